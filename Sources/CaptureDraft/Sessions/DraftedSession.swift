package import CaptureModel
public import JSONSource

/// A session that was found in an app's source, with its graph.
public struct DraftedSession: Sendable {
  /// Its name among the sessions of the app: that of the file that makes it, with a number if there are several.
  public let name: String

  /// Where it is made: `CameraManager.swift:41`.
  public let at: String

  /// Whether it is a multi-camera session.
  public let isMultiCam: Bool

  /// The elements and the session itself, with what was written of them.
  public let objects: [DraftedObject]

  /// The keys that are open.
  public let unread: [DraftEntry]

  /// The keys that the app sets later.
  public let later: [DraftEntry]

  /// The graph as JSON.
  package let graph: JSONTree

  /// The graph as text; it ends with LF.
  public var text: String {
    var writer = JSONWriter()
    graph.write(to: &writer)
    writer.endLine()
    return writer.text
  }

  /// Writes the graph as the member of an object.
  public func writeGraph(_ key: String, to writer: inout JSONWriter) { graph.write(key, to: &writer) }
}

/// An object of a drafted graph.
public struct DraftedObject: Sendable {
  /// The way to it: `session`, `inputs.camera`.
  public let path: String

  /// The list that it stands in; `session` for the session.
  public let section: String

  /// Where it is made.
  public let at: String

  /// The ends of a connection: `input` and `output` with their names.
  public internal(set) var ends: [String: String] = [:]

  /// What was written.
  public internal(set) var keys: [DraftedValueOfKey] = []
}

/// A key of a drafted graph with its value.
public struct DraftedValueOfKey: Sendable {
  /// The key, with the keys around it: `activeFrameRate.max`.
  public let key: String

  package let value: JSONTree

  /// The place in the source.
  public let at: String

  /// Whether the app asks first if it is supported.
  public let isGuarded: Bool

  /// The value in one line.
  public var text: String { Self.text(value) }

  package static func text(_ value: JSONTree) -> String {
    switch value {
    case .boolean(let flag): "\(flag)"
    case .number(let number): JSONNumber.text(of: number)
    case .text(let text): text
    case .array(let all): all.map(text).joined(separator: ", ")
    case .object(let members): members.map { "\($0.key) \(text($0.value))" }.joined(separator: ", ")
    }
  }
}
