public import JSONSource

/// A guard: the app sets a key, or adds an element, only where the device, its format or its system supports it. It is
/// one name in `whereSupported`, or one `optional`.
public struct GraphGuard: Hashable, Sendable {
  /// The lists with elements that may be guarded, the session, and the app.
  public enum Section: String, CaseIterable, Sendable {
    case session, inputs, outputs, connections, photoSettings, controls, app
  }

  /// The ends of a connection, which has no id.
  public struct Ends: Hashable, Sendable {
    /// The id of the input.
    public let input: String

    /// The ports, each as the words that the graph gives for it; empty if it leaves the port out.
    public let ports: [[String]]

    /// The id of the output.
    public let output: String
  }

  /// The list with the object.
  public let section: Section

  /// The index of the object in its list of the document; 0 for the session and the app.
  public let index: Int

  /// The JSON Pointer to the object.
  public let pointer: String

  /// The guarded key of the object; `nil` if the whole element is guarded.
  public let key: String?

  /// The object's id, or another name for it; `nil` if it has none.
  public let name: String?

  /// The ends of the object, if it is a connection that names them.
  public let ends: Ends?

  /// The place of the key's value, or of the element.
  public let range: SourceRange

  /// Whether the key's value turns off the thing that needs support, so that the app can always set it.
  public internal(set) var isIdle: Bool

  /// The first system with the key, if that system is all that the app asks for; `nil` if it asks something else.
  public let system: OSVersion?

  /// Whether it depends on the camera's format if the key's value is supported.
  public let dependsOnFormat: Bool

  /// The property of the output that the app asks: `isDepthDataDeliveryEnabled` before a request for depth; `nil` if it
  /// asks something else.
  let outputFlag: String?

  /// The JSON Pointer to the key or the element, which stays where a plan changes values.
  package var place: String { key.map { pointer + "/" + $0 } ?? pointer }

  /// Whether it guards the same as one of a graph in which a plan has changed values.
  package func isSame(as other: GraphGuard) -> Bool { pointer == other.pointer && key == other.key }

  /// Whether another key of the graph decides if the key may be set.
  public var asksAnotherKey: Bool { outputFlag != nil }

  /// Whether the app asks whether a key of an output is set before it sets this one.
  package func asks(_ key: String) -> Bool {
    [key, "is" + key.prefix(1).uppercased() + key.dropFirst()].contains(outputFlag)
  }

  /// The node of the key's value, or of the element.
  let node: Int

  /// The key's value, or the element.
  public var value: JSONValue { JSONValue(index: node) }
}
