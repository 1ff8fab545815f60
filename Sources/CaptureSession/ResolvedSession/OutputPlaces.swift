public import CaptureModel
public import JSONSource

extension GraphOutput {
  /// The place of its name, for findings about the output itself.
  public var nameRange: SourceRange { id?.range ?? range }

  /// The place of its type, for findings about its type.
  public var typeRange: SourceRange { type?.range ?? range }
}
