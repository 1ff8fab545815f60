public import CaptureModel
public import JSONSource

/// An output or a preview layer.
///
/// A class, so that it is held once and not copied, for it is large; it never changes.
public final class ResolvedOutput: Sendable {
  /// The index in the graph's `outputs`.
  public let index: OutputIndex

  /// The id.
  public let id: String

  /// The kind.
  public let type: OutputType

  /// The output as the graph has it.
  @inlinable public var output: GraphOutput { outputs[index.value] }

  // Those of the graph: to hold the list is less than to hold a copy of one of them.
  @usableFromInline let outputs: [GraphOutput]

  init(index: OutputIndex, id: String, type: OutputType, among outputs: [GraphOutput]) {
    self.index = index
    self.id = id
    self.type = type
    self.outputs = outputs
  }

  /// The place of its id, for findings about the output as such.
  public var range: SourceRange { output.id?.range ?? output.range }

  /// The place of its type, for findings about what it is.
  public var typeRange: SourceRange { output.type?.range ?? range }
}
