/// An argument that is not an option, as the help names it and as shells complete it.
package struct Operand: Sendable {
  /// Its placeholder in the help: `PATH`.
  package let name: String

  /// What may stand there.
  package let completion: Completion

  package init(_ name: String, _ completion: Completion) {
    self.name = name
    self.completion = completion
  }

  /// A graph, a folder of graphs, or a pattern.
  static let path = Operand("PATH", .graphs)

  /// A file to read.
  static let file = Operand("FILE", .file)
}
