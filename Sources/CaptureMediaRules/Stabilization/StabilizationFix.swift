import CaptureModel
import CaptureSession
import JSONSource

extension StabilizedConnection {
  /// A fix that asks for another mode.
  func fix(_ other: StabilizationMode, _ edit: DocumentEditor, _ applicability: Fix.Applicability = .unsafe) -> Fix {
    let title = other == .off ? "turn stabilization off" : "use \(other.rawValue)"
    return Fix(title, applicability, edits: [edit.replacing(mode.range, with: "\"\(other.rawValue)\"")])
  }
}
