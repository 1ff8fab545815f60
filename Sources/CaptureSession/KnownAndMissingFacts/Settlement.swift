import CaptureModel
import JSONSource

/// A way to settle a missing fact.
public enum Settlement: Hashable, Sendable {
  /// A profile of the device with this key.
  case profile(key: String)

  /// A profile with this coefficient in its cost model, fitted to readings from the device.
  case costModel(key: String)

  /// The graph's `activeFormat` of an input, written out; under a preset that chooses formats, the preset has to go.
  case activeFormat(input: String, underPreset: Bool)

  /// The app's Info.plist, with this key.
  case infoPlist(key: String)

  /// A key of the graph that its draft left open; `nil` for what a draft that nobody looked over may not have seen.
  case drafted(key: String?)

  /// The inputs, outputs and connections of the graph.
  case elements

  /// Fewer cameras.
  case fewerCameras

  /// A run on the device: no document has a key for it.
  case device
}

extension Settlement {
  /// Whether a probe on the device settles it. A probe prints the keys of a profile, and reads costs to fit a model to.
  ///
  /// No device reports the depth formats of photos before it takes one, nor which system will be its last.
  public var isOfProbe: Bool {
    switch self {
    case .profile(let key):
      key != "\(Self.formats)[].\(FormatFact.photoDepthFormats.rawValue)"
        && key != DeviceFact.lastOperatingSystem.rawValue
    case .costModel: true
    case .activeFormat, .infoPlist, .drafted, .elements, .fewerCameras, .device: false
    }
  }

  /// Whether the answer is the same on all devices with these cameras.
  public var isShared: Bool {
    switch self {
    case .profile(let key): key == DeviceFact.multiCamDeviceSets.rawValue || key.hasPrefix(Self.formats)
    case .costModel: true
    case .activeFormat, .infoPlist, .drafted, .elements, .fewerCameras, .device: false
    }
  }

  /// The same settlement for any input.
  public var ofAnyInput: Settlement {
    if case .activeFormat = self { .activeFormat(input: "", underPreset: false) } else { self }
  }

  /// Whether the graph or its Info.plist would settle it.
  public var isOfGraph: Bool {
    switch self {
    case .activeFormat, .infoPlist, .drafted, .elements: true
    case .profile, .costModel, .fewerCameras, .device: false
    }
  }

  /// The key of the formats of cameras.
  fileprivate static let formats = "cameras[].formats"
}

extension Fact {
  /// The way to settle it, in a session of this graph.
  func settlement(in graph: CaptureGraph, _ formats: inout WrittenFormats) -> Settlement {
    switch self {
    case .multiCamSupport: .profile(key: "multiCamSupported")
    case .deviceSets: .profile(key: "multiCamDeviceSets")
    case .microphones: .profile(key: "microphones")
    case .camera: .profile(key: "cameras")
    case .format, .multiCamFormats, .askedFormat, .anyAskedFormat: .profile(key: Settlement.formats)
    // If the graph already writes the format out, the profile has to have it.
    case .activeFormat(let input):
      formats.has(input)
        ? .profile(key: Settlement.formats) : .activeFormat(input: input, underPreset: graph.hasChoosingPreset)
    case .formatProperty(let property, _), .formatName(let property, _):
      .profile(key: "\(Settlement.formats)[].\(property.rawValue)")
    case .coefficient(let key): .costModel(key: key.name)
    case .stabilizationCost(let mode): .costModel(key: "stabilization.\(mode.rawValue)")
    case .cost, .costOfFormat, .costOfFormats: .costModel(key: "pixelBudget")
    case .automaticStabilization: .device
    case .tooManyCameras: .fewerCameras
    case .asked(let key, _): key.settlement(in: graph)
    }
  }
}

extension CaptureGraph {
  /// Whether this is a single-camera session with a preset that chooses the format. An `activeFormat` would undo the
  /// preset.
  fileprivate var hasChoosingPreset: Bool {
    session?.type?.value == .single && session?.preset.map { $0.value != .inputPriority } ?? false
  }
}

/// Which inputs of a graph have their formats written out, by name. A large graph lacks as many facts as it has inputs,
/// so they are looked up once.
struct WrittenFormats {
  private let session: ResolvedSession

  /// If inputs share a name, the first one counts.
  private lazy var byName = Dictionary(
    session.graph.inputIndices.map { (session.graph.inputName($0), session.graph.inputs[$0].activeFormat != nil) },
    uniquingKeysWith: { first, _ in first })

  init(in session: ResolvedSession) { self.session = session }

  /// Whether the graph has an input with this name, and writes its format out.
  mutating func has(_ name: String) -> Bool { byName[name] ?? false }
}

extension FactKey {
  fileprivate func settlement(in graph: CaptureGraph) -> Settlement {
    switch self {
    case .device(let fact): .profile(key: fact.rawValue)
    case .camera(let fact, _): .profile(key: "cameras[].\(fact.rawValue)")
    case .capability(.focusPointOfInterest, _): .profile(key: "cameras[].\(CameraFact.controls.rawValue)")
    // No document has a key for the others.
    case .capability: .device
    case .format(let fact, _): .profile(key: "\(Settlement.formats)[].\(fact.rawValue)")
    case .activeFormat(let input): .activeFormat(input: graph.inputName(input), underPreset: graph.hasChoosingPreset)
    case .infoPlist(let key): .infoPlist(key: key)
    case .drafted(let key): .drafted(key: key)
    case .elements: .elements
    case .unrecorded: .device
    }
  }
}
