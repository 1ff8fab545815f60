public import JSONSource

/// The format of the preview that comes before a photo. A value that the graph leaves out is `nil`.
public struct PreviewPhotoFormat: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The pixel format of the preview.
  public var pixelFormat: Located<PixelFormat>?

  /// Width in pixels; given together with `height`, or not at all.
  public var width: Located<Int>?

  /// Height in pixels; given together with `width`, or not at all.
  public var height: Located<Int>?
}

/// The format of the thumbnail in a photo's file. A value that the graph leaves out is `nil`.
public struct ThumbnailPhotoFormat: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The codec of the thumbnail.
  public var codec: Located<String>?

  /// Width in pixels; given together with `height`, or not at all.
  public var width: Located<Int>?

  /// Height in pixels; given together with `width`, or not at all.
  public var height: Located<Int>?
}

extension PreviewPhotoFormat: ShapedObject {
  package static let shape = ObjectShape<PreviewPhotoFormat>(
    {
      Field(
        "pixelFormat", .pixelFormat,
        entry(
          "kCVPixelBufferPixelFormatTypeKey", requires: .list("availablePreviewPhotoPixelFormatTypes", of: .request)),
        about: "The pixel format of the preview"
      ) { $1(&$0.pixelFormat) }
      Field(
        "width", .integer(1...100_000, "pixels"),
        entry("kCVPixelBufferWidthKey")
          .datedByOwnRule(),
        about: SharedSentence.columnsOfBoth
      ) { $1(&$0.width) }
      Field(
        "height", .integer(1...100_000, "pixels"),
        entry("kCVPixelBufferHeightKey")
          .datedByOwnRule(), about: SharedSentence.rowsOfBoth
      ) { $1(&$0.height) }
    },
    make: { PreviewPhotoFormat(range: $0) })

  private static func entry(_ key: StaticString, requires requirements: Requirement...) -> KeySymbol {
    KeySymbol(
      .entry(key, in: "previewPhotoFormat", of: "AVCapturePhotoSettings"), since: .iOS(10), requires: requirements)
  }
}

extension ThumbnailPhotoFormat: ShapedObject {
  package static let shape = ObjectShape<ThumbnailPhotoFormat>(
    {
      Field(
        "codec", .text(VideoCodec.schema),
        entry("AVVideoCodecKey", requires: .list("availableEmbeddedThumbnailPhotoCodecTypes", of: .request)),
        about: "The codec of the thumbnail"
      ) { $1(&$0.codec) }
      Field(
        "width", .integer(1...100_000, "pixels"),
        entry("AVVideoWidthKey")
          .datedByOwnRule(),
        about: SharedSentence.columnsOfBoth
      ) { $1(&$0.width) }
      Field(
        "height", .integer(1...100_000, "pixels"),
        entry("AVVideoHeightKey")
          .datedByOwnRule(), about: SharedSentence.rowsOfBoth
      ) {
        $1(&$0.height)
      }
    },
    make: { ThumbnailPhotoFormat(range: $0) })

  private static func entry(_ key: StaticString, requires requirements: Requirement...) -> KeySymbol {
    KeySymbol(
      .entry(key, in: "embeddedThumbnailPhotoFormat", of: "AVCapturePhotoSettings"), since: .iOS(11),
      requires: requirements)
  }
}
