public import JSONSource

/// The thumbnail in a RAW photo's file. What the graph leaves out is `nil`.
public struct RawThumbnailPhotoFormat: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The codec of the RAW photo's thumbnail.
  public var codec: Located<String>?

  /// The columns, in pixels; only beside the rows.
  public var width: Located<Int>?

  /// The rows, in pixels; only beside the columns.
  public var height: Located<Int>?
}

extension RawThumbnailPhotoFormat: ShapedObject {
  package static let shape = ObjectShape<RawThumbnailPhotoFormat>(
    {
      Field(
        "codec", .text(VideoCodec.schema),
        entry("AVVideoCodecKey", requires: .list("availableRawEmbeddedThumbnailPhotoCodecTypes", of: .request)),
        about: "The codec of the RAW photo's thumbnail"
      ) { $1(&$0.codec) }
      Field(
        "width", .integer(1...100_000, "pixels"),
        entry("AVVideoWidthKey")
          .datedByOwnRule(),
        about: "The columns, in pixels; only beside the rows"
      ) { $1(&$0.width) }
      Field(
        "height", .integer(1...100_000, "pixels"),
        entry("AVVideoHeightKey")
          .datedByOwnRule(),
        about: "The rows, in pixels; only beside the columns"
      ) { $1(&$0.height) }
    },
    make: { RawThumbnailPhotoFormat(range: $0) })

  private static func entry(_ key: StaticString, requires requirements: Requirement...) -> KeySymbol {
    KeySymbol(
      .entry(key, in: "rawEmbeddedThumbnailPhotoFormat", of: "AVCapturePhotoSettings"), since: .iOS(12),
      requires: requirements)
  }
}

/// How a RAW photo's file is written. What the graph leaves out is `nil`.
public struct RawFileFormat: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The codec of the RAW photo.
  public var codec: Located<String>?

  /// Bits of a color in Apple ProRAW, from 8 to 16.
  public var bitDepth: Located<Double>?

  /// The quality of the RAW photo, from 0 to 1: 1 loses nothing.
  public var quality: Located<Double>?
}

extension RawFileFormat: ShapedObject {
  package static let shape = ObjectShape<RawFileFormat>(
    {
      Field("codec", .text(VideoCodec.schema), entry("AVVideoCodecKey"), about: "The codec of the RAW photo") {
        $1(&$0.codec)
      }
      Field(
        "bitDepth", .number(0...1000), entry("AVVideoAppleProRAWBitDepthKey"),
        about: "Bits of a color in Apple ProRAW, from 8 to 16"
      ) { $1(&$0.bitDepth) }
      Field(
        "quality", .number(-1000...1000), entry("AVVideoQualityKey"),
        about: "The quality of the RAW photo, from 0 to 1: 1 loses nothing"
      ) { $1(&$0.quality) }
    },
    make: { RawFileFormat(range: $0) })

  private static func entry(_ key: StaticString) -> KeySymbol {
    .entry(key, in: "rawFileFormat", of: "AVCapturePhotoSettings", since: .iOS(18))
  }
}
