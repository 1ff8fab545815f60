import JSONSource

/// The parts of a document that an app leaves out on a device: guarded keys and elements, and everything that depends
/// on them.
public struct GraphOmission: Hashable, Sendable {
  /// The nodes of the values and elements that are left out.
  private(set) var nodes: Set<Int> = []

  /// By section: the indices of the elements left out, in order.
  private var elements: [GraphGuard.Section: [Int]] = [:]

  /// Nothing.
  public init() {}

  /// Whether nothing is left out.
  public var isEmpty: Bool { nodes.isEmpty }

  /// Whether a guarded key or element is left out as a whole.
  public func contains(_ guarded: GraphGuard) -> Bool { nodes.contains(guarded.node) }

  /// The index in the graph of an element of the document; `nil` if it is left out.
  public func index(ofElement place: Int, in section: GraphGuard.Section) -> Int? {
    guard let gone = elements[section] else { return place }
    let before = gone.partitioningIndex { $0 >= place }
    return before < gone.count && gone[before] == place ? nil : place - before
  }

  /// Only where elements are left out, for a document that has no nodes of theirs.
  var withoutNodes: GraphOmission {
    var places = self
    places.nodes = []
    return places
  }

  /// Takes back that a guarded key of an input or a connection is left out.
  package mutating func restore(_ setting: GraphGuard) { nodes.remove(setting.node) }

  /// Leaves a node out; returns whether it was still there.
  @discardableResult
  mutating func insert(_ node: JSONValue) -> Bool { nodes.insert(node.index).inserted }

  /// Leaves an element of a section out; returns whether it was still there.
  @discardableResult
  mutating func insert(_ element: JSONValue, at index: Int, in section: GraphGuard.Section) -> Bool {
    guard insert(element) else { return false }
    var gone = elements[section] ?? []
    gone.insert(index, at: gone.partitioningIndex { $0 >= index })
    elements[section] = gone
    return true
  }

  /// Whether a value itself is left out.
  func contains(_ value: JSONValue) -> Bool { nodes.contains(value.index) }
}
