public import JSONSource

/// A graph's `activeDepthDataFormat`. A value that the graph leaves out is `nil`.
public struct DepthFormatRequest: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// Columns of a depth map, in pixels.
  public var width: Located<Int>?

  /// Rows of a depth map, in pixels.
  public var height: Located<Int>?

  /// The pixel format of a depth map, for depth or disparity.
  public var pixelFormat: Located<PixelFormat>?
}

extension DepthFormatRequest: ShapedObject {
  package static let shape = ObjectShape<DepthFormatRequest>(
    {
      Field("width", .integer(1...100_000, "pixels"), about: "Columns of a depth map, in pixels") { $1(&$0.width) }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of a depth map, in pixels") { $1(&$0.height) }
      Field(
        "pixelFormat", .pixelFormat, .about("formatDescription", of: "AVCaptureDevice.Format"),
        about: "The pixel format of a depth map, for depth or disparity"
      ) { $1(&$0.pixelFormat) }
    },
    make: { DepthFormatRequest(range: $0) })
}
