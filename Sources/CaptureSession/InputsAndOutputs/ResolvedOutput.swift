public import CaptureModel
public import JSONSource

/// An output or a preview layer.
///
/// A class, since it is large and never changes: references are cheaper than copies.
public final class ResolvedOutput: Sendable {
  /// The index in the graph's `outputs`.
  public let index: OutputIndex

  /// The id.
  public let id: String

  /// The kind.
  public let type: OutputType

  /// The output as the graph has it.
  @inlinable public var output: GraphOutput { outputs[index.value] }

  // The graph's whole list: a reference to it is smaller than a copy of one output.
  @usableFromInline let outputs: [GraphOutput]

  init(index: OutputIndex, id: String, type: OutputType, among outputs: [GraphOutput]) {
    self.index = index
    self.id = id
    self.type = type
    self.outputs = outputs
  }

  /// The place of its id, for findings about the output itself.
  public var range: SourceRange { output.id?.range ?? output.range }

  /// The place of its type, for findings about its type.
  public var typeRange: SourceRange { output.type?.range ?? range }
}
