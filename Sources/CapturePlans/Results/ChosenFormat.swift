public import CaptureModel
package import CaptureSession

/// The format that a camera runs as the graph stands.
public struct ChosenFormat: Hashable, Sendable {
  /// The id of the input.
  public let input: String

  /// The format; `nil` if unknown.
  public let format: FormatName?

  /// The format of a session's camera.
  package init(_ camera: ResolvedCamera) {
    input = camera.id
    format = camera.activeFormat.map { FormatName($0) }
  }
}
