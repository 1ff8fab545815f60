public import CaptureModel
public import JSONSource

/// Moves a step of the app behind a later one.
public enum OperationMove {
  /// The edits that take the step at `index` out and write it after the step at `target`, which comes later.
  public static func edits(
    from index: Int, after target: Int, in operations: [GraphOperation], _ edit: DocumentEditor
  ) -> [SourceEdit] {
    guard index < target, operations.indices.contains(target) else { return [] }
    let step = operations[index].range
    let text = String(decoding: edit.document.source.bytes[step.lowerBound..<step.upperBound], as: UTF8.self)
    let end = operations[target].range.upperBound
    return [
      SourceEdit(SourceRange(step.lowerBound, operations[index + 1].range.lowerBound), with: ""),
      SourceEdit(SourceRange(end, end), with: ", \(text)"),
    ]
  }
}
