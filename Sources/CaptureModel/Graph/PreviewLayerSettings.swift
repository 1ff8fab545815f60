public import JSONSource

/// The settings of an `AVCaptureVideoPreviewLayer`. A value that the graph leaves out is `nil`.
public struct PreviewLayerSettings: Sendable {
  /// How the picture fills the layer; default `resizeAspect`.
  public var videoGravity: Located<VideoGravity>?
}

extension PreviewLayerSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "videoGravity", .name("video gravity"), .property(of: "AVCaptureVideoPreviewLayer", since: .iOS(4)),
      default: "resizeAspect", about: "How the picture fills the layer"
    ) { $1(&$0.preview.videoGravity) }
  }
}

/// `AVLayerVideoGravity`: how a picture fills a layer.
public enum VideoGravity: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case resizeAspect, resizeAspectFill, resize

  /// The C symbols.
  public static var aliases: [(String, VideoGravity)] {
    [
      ("AVLayerVideoGravityResizeAspect", .resizeAspect), ("AVLayerVideoGravityResizeAspectFill", .resizeAspectFill),
      ("AVLayerVideoGravityResize", .resize),
    ]
  }
}
