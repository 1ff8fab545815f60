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
      Field("width", .integer(1...100_000, "pixels"), about: "Columns of a depth map, in pixels") { $0.width = $1 }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of a depth map, in pixels") { $0.height = $1 }
      Field(
        "pixelFormat", .pixelFormat, .about("formatDescription", of: "AVCaptureDevice.Format"),
        about: "The pixel format of a depth map, for depth or disparity"
      ) {
        $0.pixelFormat = $1
      }
    },
    make: { DepthFormatRequest(range: $0) })
}
