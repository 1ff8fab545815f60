import CaptureModel

/// The connections of an example line: those that it writes, and those that follow from the order of its elements.
struct LinkList {
  private struct Output {
    let id: String
    let type: OutputType
    let camera: String?
    let microphone: String?
    let isUnconnected: Bool
    let offset: Int
  }

  private var devices: Set<String> = []
  private var camera: String?
  private var microphone: String?
  private var outputs: [Output] = []
  private var written: [(input: LineScanner.Word, output: LineScanner.Word, object: MarkedJSON)] = []

  /// The id of the last photo output so far.
  var lastPhoto: String? { outputs.last { $0.type == .photo }?.id }

  /// Whether an output has been read.
  func hasOutput(_ id: String) -> Bool { outputs.contains { $0.id == id } }

  mutating func addDevice(_ id: String, isMicrophone: Bool) {
    devices.insert(id)
    if isMicrophone { microphone = id } else { camera = id }
  }

  mutating func addOutput(_ id: String, _ type: OutputType, isUnconnected: Bool, at offset: Int) {
    outputs.append(
      Output(
        id: id, type: type, camera: camera, microphone: microphone, isUnconnected: isUnconnected, offset: offset))
  }

  /// Adds a connection that is written; without a port, from the usual port for the output. The port `any` is left out.
  mutating func add(
    _ input: LineScanner.Word, _ port: LineScanner.Word?, _ output: LineScanner.Word, _ settings: [MarkedJSON.Member],
    _ isMarked: Bool, _ scan: LineScanner
  ) throws(ExampleLineFault) {
    var members = [MarkedJSON.Member(key: "input", value: .string(input))]
    if let port, port.text != "any" {
      members.append(MarkedJSON.Member(key: "port", value: try Self.port(port, scan)))
    } else if port == nil, !settings.contains(where: { $0.key == "port" || $0.key == "ports" }) {
      guard let type = outputs.last(where: { $0.id == output.text })?.type else {
        throw scan.refusal("the id of an output before, not \(output.text)", at: output.offset)
      }
      members.append(MarkedJSON.Member(key: "port", value: .string(Self.media(for: type)[0].rawValue)))
    }
    members.append(MarkedJSON.Member(key: "output", value: .string(output)))
    written.append((input, output, MarkedJSON(.object(members + settings), isMarked: isMarked)))
  }

  /// All connections: those that follow from the order, then those that are written.
  func connections(_ scan: LineScanner) throws(ExampleLineFault) -> [MarkedJSON] {
    var connections: [MarkedJSON] = []
    let linked = Set(written.map(\.output.text))
    for link in written {
      guard devices.contains(link.input.text) else {
        throw scan.refusal("the id of a device, not \(link.input.text)", at: link.input.offset)
      }
      guard hasOutput(link.output.text) else {
        throw scan.refusal("the id of an output, not \(link.output.text)", at: link.output.offset)
      }
    }
    for output in outputs where !output.isUnconnected && !linked.contains(output.id) {
      let own = Self.media(for: output.type).compactMap { medium in
        (medium == .audio ? output.microphone : output.camera).map { input in
          MarkedJSON.object([
            ("input", .string(input)), ("port", .string(medium.rawValue)), ("output", .string(output.id)),
          ])
        }
      }
      if own.isEmpty { throw scan.refusal("a device before \(output.id), -> to it, or unconnected", at: output.offset) }
      connections += own
    }
    return connections + written.map(\.object)
  }

  /// The media that an output is connected to by its place.
  private static func media(for type: OutputType) -> [MediaType] {
    switch type {
    case .videoData, .photo, .previewLayer, .stillImage: [.video]
    case .movieFile: [.video, .audio]
    case .audioData: [.audio]
    case .depthData: [.depthData]
    case .metadata: [.metadataObject]
    }
  }

  /// A medium, the camera of a virtual device, or the side that a beam faces.
  private static func port(
    _ word: LineScanner.Word, _ scan: LineScanner
  ) throws(ExampleLineFault) -> MarkedJSON {
    var part: MarkedJSON
    if MediaType(rawValue: word.text) != nil {
      part = .string(word.text)
    } else if let position = DevicePosition(rawValue: word.text) {
      part = .object([
        ("mediaType", .string(MediaType.audio.rawValue)), ("sourceDevicePosition", .string(position.rawValue)),
      ])
    } else if let device = ShortNames.device(word.text) {
      part = .object([
        ("mediaType", .string(MediaType.video.rawValue)), ("sourceDeviceType", .string(device.type.rawValue)),
      ])
    } else {
      throw scan.refusal("a medium, a camera, a side or any, not \(word.text)", at: word.offset)
    }
    part.isMarked = word.isMarked
    return part
  }
}
