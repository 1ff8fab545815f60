import JSONSource

/// The record of a session with costs that were read. It has the keys of a graph; unrecorded values are `nil`.
public struct RecordedSession: Sendable {
  /// The type of the session; by default a multi-camera session.
  public var type = SessionType.multiCam

  /// The cameras and microphones.
  public var inputs: [RecordedInput] = []

  /// The outputs and preview layers.
  public var outputs: [RecordedOutput] = []

  /// Which input feeds which output.
  public var connections: [RecordedConnection] = []

  /// The cameras.
  public var cameras: [RecordedInput] { inputs.filter { $0.deviceType?.isMicrophone != true } }

  /// Whether cameras, sizes, highest rates, binning and output types were all recorded.
  public var isWhole: Bool {
    !cameras.isEmpty && cameras.allSatisfy(\.isWhole) && outputs.allSatisfy { $0.type != nil }
      && connections.allSatisfy { input(of: $0) != nil && output(of: $0) != nil }
  }

  /// The input of a connection.
  public func input(of connection: RecordedConnection) -> RecordedInput? {
    inputs.first { $0.id == connection.input }
  }

  /// The output of a connection.
  public func output(of connection: RecordedConnection) -> RecordedOutput? {
    outputs.first { $0.id == connection.output }
  }
}

extension RecordedSession: KeyedObject, ShapedObject {
  package static var blank: RecordedSession { RecordedSession() }

  package static let shape = ObjectShape(keysOf: RecordedSession.self)

  /// The type of the session; `nil` for a multi-camera session.
  private var saidType: SessionType? {
    get { type == .multiCam ? nil : type }
    set { type = newValue ?? .multiCam }
  }

  package static func visit(_ keys: inout some KeyVisitor<RecordedSession>) {
    keys.group("session", about: "The recorded settings of the session", .onOneLine) { keys in
      keys.key(
        "type", .known(.name("session type")), about: "The type of the session; left out for a multi-camera session"
      ) { $1(&$0.saidType) }
    }
    keys.key(
      "inputs", .values(of: .object(RecordedInput.self)), about: "The cameras and microphones", .required
    ) { $1(&$0.inputs) }
    keys.key("outputs", .values(of: .object(RecordedOutput.self)), about: "The outputs and preview layers", .always) {
      $1(&$0.outputs)
    }
    keys.key(
      "connections", .values(of: .object(RecordedConnection.self)),
      about: "Which input feeds which output", .always
    ) { $1(&$0.connections) }
  }
}

extension SessionType: KeyScalar {}
