public import JSONSource

/// A graph's `activeFormat`: some of its properties. A value that the graph leaves out is `nil`.
public struct FormatRequest: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// Columns of the format's video, in pixels.
  public var width: Located<Int>?

  /// Rows of the format's video, in pixels.
  public var height: Located<Int>?

  /// The highest frame rate of the format.
  public var maxFrameRate: Located<FrameRate>?

  /// The lowest frame rate of the format.
  public var minFrameRate: Located<FrameRate>?

  /// Whether the sensor combines several pixels into one.
  public var binned: Located<Bool>?

  /// The pixel format of the format's video.
  public var pixelFormat: Located<PixelFormat>?

  /// The index in the device's formats.
  public var index: Located<Int>?

  /// An empty request.
  public init(range: SourceRange) { self.range = range }

  /// The size; `nil` unless both sides are given.
  public var dimensions: Dimensions? {
    guard let width = width?.value, let height = height?.value else { return nil }
    return Dimensions(width, height)
  }

  /// A format with only the properties in the request; `nil` if the request has no size.
  public var knownFormat: DeviceFormat? {
    guard let size = dimensions else { return nil }
    var format = DeviceFormat(width: size.width, height: size.height)
    format.minFrameRate = minFrameRate?.value
    format.maxFrameRate = maxFrameRate?.value
    format.binned = binned?.value
    format.readout = .unknown
    return format
  }
}

extension FormatRequest: ShapedObject {
  package static let shape = ObjectShape<FormatRequest>(
    {
      Field("width", .integer(1...100_000, "pixels"), about: "Columns of the format's video, in pixels") {
        $1(&$0.width)
      }
      Field("height", .integer(1...100_000, "pixels"), about: "Rows of the format's video, in pixels") {
        $1(&$0.height)
      }
      Field(
        "maxFrameRate", .frameRate, .property(of: "AVFrameRateRange", set: .fixed),
        about: "The highest frame rate of the format"
      ) { $1(&$0.maxFrameRate) }
      Field(
        "minFrameRate", .frameRate, .property(of: "AVFrameRateRange", set: .fixed),
        about: "The lowest frame rate of the format"
      ) { $1(&$0.minFrameRate) }
      Field(
        "binned", .boolean, .property("isVideoBinned", of: "AVCaptureDevice.Format", since: .iOS(7), set: .fixed),
        about: "Whether the sensor combines several pixels into one"
      ) { $1(&$0.binned) }
      Field(
        "pixelFormat", .pixelFormat, .about("formatDescription", of: "AVCaptureDevice.Format"),
        about: "The pixel format of the format's video"
      ) { $1(&$0.pixelFormat) }
      Field(
        "index", .integer(0...10_000), .about("formats", of: "AVCaptureDevice"),
        about: "The index in the device's formats"
      ) { $1(&$0.index) }
    },
    make: { FormatRequest(range: $0) })
}
