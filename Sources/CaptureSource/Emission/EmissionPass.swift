import CaptureModel
import CaptureSession
import JSONSource

/// The input of every pass over a session: the session, its document, and the Swift names of its elements.
struct EmissionContext {
  let session: ResolvedSession

  /// The sessions on all devices, which together plan the formats.
  let sessions: [ResolvedSession]

  let document: JSONDocument
  let reader: SettingReader
  let fields: [String: [SchemaField]]

  /// The oldest system that the type can run on: Swift concurrency and multi-camera sessions need iOS 13.
  let minimum: OSVersion

  /// The names of inputs, of their devices and of outputs in Swift, by their indices.
  let inputNames: [String]
  let deviceNames: [String]
  let outputNames: [String]

  /// The names of the cameras' formats, by the index of their input.
  let formatNames: [String]

  /// What the session asks of the formats of its cameras.
  let asks: FormatAsks
}

/// A pass over a session, which returns the code that it makes.
protocol EmissionPass {
  var context: EmissionContext { get }
}

extension EmissionPass {
  var session: ResolvedSession { context.session }
  var sessions: [ResolvedSession] { context.sessions }
  var document: JSONDocument { context.document }
  var reader: SettingReader { context.reader }
  var fields: [String: [SchemaField]] { context.fields }
  var minimum: OSVersion { context.minimum }
  var inputNames: [String] { context.inputNames }
  var outputNames: [String] { context.outputNames }
  var formatNames: [String] { context.formatNames }
  var asks: FormatAsks { context.asks }

  /// The device type that was introduced last.
  var newestDevice: DeviceType? {
    let needed = session.cameras.filter { !isOptional($0.inputIndex) }
    return needed.flatMap(\.input.triedDeviceTypes).max { $0.introduced < $1.introduced }
  }

  /// The oldest system that has all device types of the session.
  var assemblyMinimum: OSVersion { max(minimum, newestDevice?.introduced ?? minimum) }

  /// The text of an id.
  func text(of id: Located<Identifier>?) -> String { id.map { session.graph.text(of: $0.value) } ?? "" }

  /// The object at an index in a section of the document.
  func object(_ section: String, _ index: Int) -> JSONValue? {
    guard let list = document.member(section, of: document.root)?.value else { return nil }
    return document.elements(of: list).dropFirst(index).first { _ in true }
  }

  /// The name of the constant that holds an input's device.
  func device(_ input: InputIndex) -> String { context.deviceNames[input.value] }

  /// An empty part, for code that runs on the oldest system of the app and on all newer ones.
  var part: EmittedPart { EmittedPart(minimum: minimum) }
}

extension EmissionPass {
  /// Whether an input is a camera whose format the preset chooses: a session applies its preset when it commits.
  func runsPreset(_ index: InputIndex) -> Bool {
    guard !session.isMultiCam, let camera = session.camera(ofInput: index) else { return false }
    return camera.input.activeFormat == nil
  }
}
