public import JSONSource

/// The rates that a device runs at. A value that the graph leaves out is `nil`.
public struct FrameRateRequest: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The lowest rate, in frames a second.
  public var min: Located<FrameRate>?

  /// The highest rate, in frames a second.
  public var max: Located<FrameRate>?
}

extension FrameRateRequest: ShapedObject {
  package static let shape = ObjectShape<FrameRateRequest>(
    {
      Field(
        "min", .frameRate,
        .reciprocal(
          "activeVideoMaxFrameDuration", of: "AVCaptureDevice", requires: .frameDuration(of: .format)),
        about: "The lowest rate, in frames a second"
      ) { $1(&$0.min) }
      Field(
        "max", .frameRate,
        .reciprocal(
          "activeVideoMinFrameDuration", of: "AVCaptureDevice", requires: .frameDuration(of: .format)),
        about: "The highest rate, in frames a second"
      ) { $1(&$0.max) }
      .alsoCalled("frameRate")
    },
    isPart: true, make: { FrameRateRequest(range: $0) })
}
