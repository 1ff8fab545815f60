extension SymbolTree {
  /// The keys of the capture graph.
  public static let graph = SymbolTree(CaptureGraph.shape.fields.schema)
}
