import JSONSource

extension CaptureGraph {
  /// The graph as a document that reads back as the same graph, with keys in the order of the schema.
  ///
  /// What no value depends on is not in it: `$schema`, `x-` keys, and names in `whereSupported` of keys that aren't set.
  /// O(graph).
  public var document: [UInt8] {
    var writer = JSONWriter()
    let asked = guards.map { GraphNames.Asked(section: $0.section.rawValue, key: $0.key, range: $0.range) }
    Self.shape.tree(of: self, GraphNames(identifiers, asked: asked)).write(to: &writer)
    writer.endLine()
    return writer.bytes
  }
}
