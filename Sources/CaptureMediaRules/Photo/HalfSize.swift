import RuleKit
import CaptureModel
import CaptureSession
import JSONSource

extension PhotoRequest {
  /// The problem if only one side of a size is given; `nil` if both are given, or none.
  func halfSize(
    _ width: Located<Int>?, _ height: Located<Int>?, _ what: String, _ edit: DocumentEditor
  ) -> (message: String, label: String, range: SourceRange, fix: Fix)? {
    guard let side = width ?? height, width == nil || height == nil else { return nil }
    let (given, other) = width == nil ? ("height", "width") : ("width", "height")
    return (
      "the \(what) of \(title) has a \(given) and no \(other)", "\(other) is missing", side.range,
      Fix("leave the \(given) out", .unsafe, edits: [edit.removing(side.range)])
    )
  }
}
