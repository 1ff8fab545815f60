/// The kinds of output, and the preview layer, at which a connection can also end.
public enum OutputType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case videoData, audioData, depthData, metadata, photo, movieFile, previewLayer, stillImage

  /// The class names.
  public static var aliases: [(String, OutputType)] {
    [
      ("AVCaptureVideoDataOutput", .videoData), ("AVCaptureAudioDataOutput", .audioData),
      ("AVCaptureDepthDataOutput", .depthData), ("AVCaptureMetadataOutput", .metadata),
      ("AVCapturePhotoOutput", .photo), ("AVCaptureMovieFileOutput", .movieFile),
      ("AVCaptureVideoPreviewLayer", .previewLayer), ("AVCaptureStillImageOutput", .stillImage),
    ]
  }

  /// The media that it accepts. A photo output records the sound of Live Photos.
  public var acceptedMedia: [MediaType] {
    switch self {
    case .videoData, .previewLayer, .stillImage: [.video]
    case .photo: [.video, .audio]
    case .audioData: [.audio]
    case .depthData: [.depthData]
    case .metadata: [.metadataObject]
    case .movieFile: [.video, .audio, .metadata]
    }
  }

  /// The kind in words: `video data output`.
  public var name: String {
    switch self {
    case .videoData: "video data output"
    case .audioData: "audio data output"
    case .depthData: "depth data output"
    case .metadata: "metadata output"
    case .photo: "photo output"
    case .movieFile: "movie file output"
    case .previewLayer: "preview layer"
    case .stillImage: "still image output"
    }
  }
}

/// What an app does with the data of an output: shows, records or analyses it.
public enum OutputRole: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case preview, recording, analysis
}
