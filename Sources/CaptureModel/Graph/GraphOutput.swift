public import JSONSource

/// An output or a preview layer. What the graph leaves out is `nil`.
public struct GraphOutput: Sendable {
  /// Where the object stands in the document.
  public let range: SourceRange

  /// The name that connections, synchronizers and requests call it by.
  public var id: Located<Identifier>?

  /// The class that it is; which settings it may have follows from it.
  public var type: Located<OutputType>?

  /// What the app does with what it delivers.
  public var role: Located<OutputRole>?

  /// `addOutput` (implicit) or `addOutputWithNoConnections` (explicit); `nil` means as the session says.
  public var formsConnections: Located<ConnectionForming>?

  /// `AVCaptureOutput.isDeferredStartEnabled`, since iOS 26; preview layers have it too.
  public var deferredStartEnabled: Located<Bool>?

  /// The settings of a video data output; empty for other types.
  public var videoData = VideoDataSettings()

  /// The settings of an audio data output.
  public var audioData = AudioDataSettings()

  /// The settings of a depth data output.
  public var depthData = DepthDataSettings()

  /// The settings of a metadata output.
  public var metadata = MetadataSettings()

  /// The settings of a photo output.
  public var photo = PhotoOutputSettings()

  /// The settings of a movie file output.
  public var movieFile = MovieFileSettings()

  /// The settings of a still image output.
  public var stillImage = StillImageSettings()
}

/// The settings of an `AVCaptureVideoDataOutput`. What the graph leaves out is `nil`.
public struct VideoDataSettings: Sendable {
  /// `kCVPixelBufferPixelFormatTypeKey` of `AVCaptureVideoDataOutput.videoSettings`.
  public var pixelFormat: Located<PixelFormat>?

  /// `kCVPixelBufferWidthKey` of `videoSettings`, in pixels; for apps linked with the SDK of iOS 16.
  public var width: Located<Int>?

  /// `kCVPixelBufferHeightKey` of `videoSettings`, in pixels; for apps linked with the SDK of iOS 16.
  public var height: Located<Int>?

  /// `AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions`, since iOS 13; default `true`.
  public var automaticallyConfiguresOutputBufferDimensions: Located<Bool>?

  /// `AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers`, since iOS 13.
  public var deliversPreviewSizedOutputBuffers: Located<Bool>?

  /// `AVCaptureVideoDataOutput.alwaysDiscardsLateVideoFrames`; default `true`.
  public var alwaysDiscardsLateVideoFrames: Located<Bool>?

  /// `AVCaptureVideoDataOutput.preservesDynamicHDRMetadata`, since iOS 26.
  public var preservesDynamicHDRMetadata: Located<Bool>?

  /// `AVCaptureVideoDataOutput.sampleBufferCallbackQueue`, which has to be serial.
  public var sampleBufferCallbackQueue: Located<CallbackQueue>?
}

/// The dispatch queue that an output calls back on; `none` where the app passes no queue.
public enum CallbackQueue: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case serial, concurrent, none
}

/// The settings of an `AVCaptureAudioDataOutput`. What the graph leaves out is `nil`.
public struct AudioDataSettings: Sendable {
  /// `AVCaptureAudioDataOutput.spatialAudioChannelLayoutTag`, since iOS 26; default `unknown`.
  public var spatialAudioChannelLayoutTag: Located<AudioChannelLayout>?
}

/// The channel layouts that an audio data output can be asked for.
public enum AudioChannelLayout: String, Vocabulary {
  /// Its names, to be found by their bytes.
  public static let names = table()

  case unknown, stereo, firstOrderAmbisonics

  /// The CoreAudio tags.
  public static var aliases: [(String, AudioChannelLayout)] {
    [
      ("kAudioChannelLayoutTag_Unknown", .unknown), ("kAudioChannelLayoutTag_Stereo", .stereo),
      ("kAudioChannelLayoutTag_HOA_ACN_SN3D", .firstOrderAmbisonics),
    ]
  }
}

/// The settings of an `AVCaptureDepthDataOutput`. What the graph leaves out is `nil`.
public struct DepthDataSettings: Sendable {
  /// `AVCaptureDepthDataOutput.isFilteringEnabled`, since iOS 11; default `true`.
  public var filteringEnabled: Located<Bool>?

  /// `AVCaptureDepthDataOutput.alwaysDiscardsLateDepthData`, since iOS 11; default `true`.
  public var alwaysDiscardsLateDepthData: Located<Bool>?
}

/// The settings of an `AVCaptureMetadataOutput`. What the graph leaves out is `nil`.
public struct MetadataSettings: Sendable {
  /// `AVCaptureMetadataOutput.metadataObjectTypes`, by the types' Swift names (`qr`, `face`); default none.
  public var metadataObjectTypes: Located<[Located<String>]>?
}

/// The settings of an `AVCaptureMovieFileOutput`. What the graph leaves out is `nil`.
public struct MovieFileSettings: Sendable {
  /// `AVVideoCodecKey` of `AVCaptureMovieFileOutput.setOutputSettings(_:for:)`, since iOS 10.
  public var codec: Located<String>?

  /// `AVCaptureMovieFileOutput.isSpatialVideoCaptureEnabled`, since iOS 18; default `false`.
  public var spatialVideoCaptureEnabled: Located<Bool>?

  /// Where `startRecording(to:recordingDelegate:)` writes: a file URL with no file there yet.
  public var outputFileURL: Located<String>?
}

/// The settings of an `AVCaptureStillImageOutput`. What the graph leaves out is `nil`.
public struct StillImageSettings: Sendable {
  /// `AVCaptureStillImageOutput.isHighResolutionStillImageOutputEnabled`, since iOS 8; default `false`.
  public var highResolutionStillImageOutputEnabled: Located<Bool>?

  /// `automaticallyEnablesStillImageStabilizationWhenAvailable`, since iOS 7.
  public var automaticallyEnablesStillImageStabilizationWhenAvailable: Located<Bool>?
}

extension GraphOutput {
  private static let common = FieldList<GraphOutput> {
    Field("id", .identifier, isRequired: true) { $0.id = $1 }
    Field("type", .name("output type"), isRequired: true) { $0.type = $1 }
    Field("role", .name("role")) { $0.role = $1 }
    Field("formsConnections", .name("way to form connections")) { $0.formsConnections = $1 }
    Field("deferredStartEnabled", .boolean) { $0.deferredStartEnabled = $1 }
  }

  private static func fields(of type: OutputType) -> FieldList<GraphOutput> {
    switch type {
    case .videoData:
      FieldList {
        Field("pixelFormat", .pixelFormat) { $0.videoData.pixelFormat = $1 }
        Field("width", .integer(1...100_000, "pixels")) { $0.videoData.width = $1 }
        Field("height", .integer(1...100_000, "pixels")) { $0.videoData.height = $1 }
        Field("automaticallyConfiguresOutputBufferDimensions", .boolean) {
          $0.videoData.automaticallyConfiguresOutputBufferDimensions = $1
        }
        Field("deliversPreviewSizedOutputBuffers", .boolean) { $0.videoData.deliversPreviewSizedOutputBuffers = $1 }
        Field("alwaysDiscardsLateVideoFrames", .boolean) { $0.videoData.alwaysDiscardsLateVideoFrames = $1 }
        Field("preservesDynamicHDRMetadata", .boolean) { $0.videoData.preservesDynamicHDRMetadata = $1 }
        Field("sampleBufferCallbackQueue", .name("queue")) { $0.videoData.sampleBufferCallbackQueue = $1 }
      }
    case .audioData:
      FieldList {
        Field("spatialAudioChannelLayoutTag", .name("channel layout")) {
          $0.audioData.spatialAudioChannelLayoutTag = $1
        }
      }
    case .depthData:
      FieldList {
        Field("filteringEnabled", .boolean) { $0.depthData.filteringEnabled = $1 }
        Field("alwaysDiscardsLateDepthData", .boolean) { $0.depthData.alwaysDiscardsLateDepthData = $1 }
      }
    case .metadata:
      FieldList {
        Field("metadataObjectTypes", .list(of: .text("a metadata object type"))) {
          $0.metadata.metadataObjectTypes = $1
        }
      }
    case .photo: PhotoOutputSettings.fields
    case .movieFile:
      FieldList {
        Field("codec", .text("a video codec")) { $0.movieFile.codec = $1 }
        Field("spatialVideoCaptureEnabled", .boolean) { $0.movieFile.spatialVideoCaptureEnabled = $1 }
        Field("outputFileURL", .text("a URL")) { $0.movieFile.outputFileURL = $1 }
      }
    case .previewLayer: FieldList {}
    case .stillImage:
      FieldList {
        Field("highResolutionStillImageOutputEnabled", .boolean) {
          $0.stillImage.highResolutionStillImageOutputEnabled = $1
        }
        Field("automaticallyEnablesStillImageStabilizationWhenAvailable", .boolean) {
          $0.stillImage.automaticallyEnablesStillImageStabilizationWhenAvailable = $1
        }
      }
    }
  }

  private static func objectShape(of type: OutputType) -> ObjectShape<GraphOutput> {
    let own = fields(of: type)
    return ObjectShape(common + own, elsewhere: { settings(of: type) }, make: { GraphOutput(range: $0) })
  }

  /// The settings that other types have and this one has not, with their owners.
  private static func settings(of type: OutputType) -> [String: String] {
    let own = fields(of: type).schema.map(\.name)
    var owners: [String: String] = [:]
    for other in OutputType.allCases where other != type {
      for field in fields(of: other).schema where !own.contains(field.name) {
        owners[field.name] = "\(other.rawValue) outputs"
      }
    }
    return owners
  }

  // One table a type, each made when an output of its type is first met.
  private static let videoDataShape = objectShape(of: .videoData)
  private static let audioDataShape = objectShape(of: .audioData)
  private static let depthDataShape = objectShape(of: .depthData)
  private static let metadataShape = objectShape(of: .metadata)
  private static let photoShape = objectShape(of: .photo)
  private static let movieFileShape = objectShape(of: .movieFile)
  private static let previewLayerShape = objectShape(of: .previewLayer)
  private static let stillImageShape = objectShape(of: .stillImage)

  private static func cachedShape(of type: OutputType) -> ObjectShape<GraphOutput> {
    switch type {
    case .videoData: videoDataShape
    case .audioData: audioDataShape
    case .depthData: depthDataShape
    case .metadata: metadataShape
    case .photo: photoShape
    case .movieFile: movieFileShape
    case .previewLayer: previewLayerShape
    case .stillImage: stillImageShape
    }
  }

  /// An output whose type is not known: its settings can't be judged, so only the common keys are.
  private static let untyped = ObjectShape<GraphOutput>(
    common, ignoresUnknownKeys: true, make: { GraphOutput(range: $0) })
  /// An output: which keys it may have follows from its `type`.
  static let shape = Shape<GraphOutput>(
    .either(OutputType.allCases.map { type in .object { (common + fields(of: type)).schema } })
  ) { reader, value in
    guard let name = reader.document.member("type", of: value)?.value, let type = OutputType.named(name, in: reader)
    else { return untyped.read(&reader, value) }
    return cachedShape(of: type).read(&reader, value)
  }
}
