public import JSONSource

/// A photo request: an `AVCapturePhotoSettings`. A value that the graph leaves out is `nil`.
public struct PhotoSettings: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The name used in steps and findings.
  public var id: Located<Identifier>?

  /// The photo output that the request goes to.
  public var output: Located<Identifier>?

  /// The codec of the processed photo.
  public var codec: Located<String>?

  /// The pixel format of an uncompressed photo, instead of a codec.
  public var pixelFormat: Located<PixelFormat>?

  /// The pixel format of the RAW photo; `nil` means no RAW.
  public var rawPixelFormat: Located<PixelFormat>?

  /// The file type of the processed photo.
  public var fileType: Located<String>?

  /// Whether the flash fires; default `off`.
  public var flashMode: Located<LightMode>?

  /// How quality is weighed against speed; at most the output's.
  public var photoQualityPrioritization: Located<PhotoQuality>?

  /// Whether the photo is larger than the format's video.
  public var highResolutionPhotoEnabled: Located<Bool>?

  /// The largest size of the photo; `largest` is what the output allows.
  public var maxPhotoDimensions: Located<PhotoSizeLimit>?

  /// Whether the photo is stabilized if that helps.
  public var autoStillImageStabilizationEnabled: Located<Bool>?

  /// The depth and the mattes that come with the photo.
  public var auxiliary = AuxiliaryPhotoData()

  /// The constituents that each take a photo, by their types; default none.
  public var virtualDeviceConstituentPhotoDeliveryEnabledDevices: Located<[Located<DeviceType>]>?

  /// Whether both cameras of a dual camera take a photo.
  public var dualCameraDualPhotoDeliveryEnabled: Located<Bool>?

  /// Whether the photo comes with the camera's calibration; default `false`.
  public var cameraCalibrationDataDeliveryEnabled: Located<Bool>?

  /// Where the movie of the Live Photo goes; `nil` means no Live Photo.
  public var livePhotoMovieFileURL: Located<String>?

  /// The codec of the Live Photo's movie; default the first that the output has.
  public var livePhotoVideoCodecType: Located<String>?

  /// Whether photos of several constituents are fused, if that helps; default `true`, but not for RAW and brackets.
  public var autoVirtualDeviceFusionEnabled: Located<Bool>?

  /// Whether the lens is stabilized during a bracket; default `false`.
  public var lensStabilizationEnabled: Located<Bool>?

  /// Whether a photo without constant color comes too; default `false`.
  public var constantColorFallbackPhotoDeliveryEnabled: Located<Bool>?

  /// The thumbnail in the RAW photo's file; `nil` means none.
  public var rawEmbeddedThumbnailPhotoFormat: RawThumbnailPhotoFormat?

  /// How the RAW photo's file is written.
  public var rawFileFormat: RawFileFormat?

  /// Whether distortion is corrected depending on what the photo shows, if that helps.
  public var autoContentAwareDistortionCorrectionEnabled: Located<Bool>?

  /// Whether red eyes from the flash are corrected.
  public var autoRedEyeReductionEnabled: Located<Bool>?

  /// Whether colors are independent of the light; default `false`.
  public var constantColorEnabled: Located<Bool>?

  /// The exposures of a bracket; `nil` means no bracket.
  public var bracketedSettings: Located<[Located<BracketedSetting>]>?

  /// How many times the app captures with this object; default 1.
  public var captures: Located<Int>?

  /// The preview before the photo; `nil` means none.
  public var previewPhotoFormat: PreviewPhotoFormat?

  /// The thumbnail in the photo's file; `nil` means none.
  public var embeddedThumbnailPhotoFormat: ThumbnailPhotoFormat?

  /// Whether the shutter sound is off; default `false`.
  public var shutterSoundSuppressionEnabled: Located<Bool>?

  /// The methods that the request's delegate implements; `nil` if the graph doesn't say.
  public var delegateMethods: Located<[Located<PhotoDelegateMethod>]>?
}

extension PhotoSettings: ShapedObject {
  package static let shape = ObjectShape<PhotoSettings>(
    {
      Field("id", .definition(.photoRequest), about: "The name used in steps and findings") { $1(&$0.id) }
      Field("output", .reference(.photoOutput), about: "The photo output that the request goes to") { $1(&$0.output) }
      Field(
        "codec", .text(VideoCodec.schema),
        .entry(
          "AVVideoCodecKey", in: "format", of: "AVCapturePhotoSettings", set: .fixed,
          requires: .list("availablePhotoCodecTypes", of: .output)),
        about: "The codec of the processed photo"
      ) { $1(&$0.codec) }
      Field(
        "pixelFormat", .pixelFormat,
        .entry(
          "kCVPixelBufferPixelFormatTypeKey", in: "format", of: "AVCapturePhotoSettings", set: .fixed,
          requires: .list("availablePhotoPixelFormatTypes", of: .output)),
        about: "The pixel format of an uncompressed photo, instead of a codec"
      ) { $1(&$0.pixelFormat) }
      Field(
        "rawPixelFormat", .pixelFormat,
        .property(
          "rawPhotoPixelFormatType", of: "AVCapturePhotoSettings", since: .iOS(10), set: .fixed,
          requires: .list("availableRawPhotoPixelFormatTypes", of: .output)
        )
        .judged(by: .generalRule(by: .bayerFormat)),
        about: "The pixel format of the RAW photo"
      ) { $1(&$0.rawPixelFormat) }
      Field(
        "fileType", .text(PhotoFile.schema),
        .property(
          "processedFileType", of: "AVCapturePhotoSettings", since: .iOS(11), set: .fixed,
          requires: .list("availablePhotoFileTypes", of: .output)),
        about: "The file type of the processed photo"
      ) { $1(&$0.fileType) }
      Field(
        "flashMode", .name("flash mode"),
        .property(of: "AVCapturePhotoSettings", since: .iOS(10), requires: .list("supportedFlashModes", of: .output)),
        default: "off", about: "Whether the flash fires"
      ) { $1(&$0.flashMode) }
      Field(
        "photoQualityPrioritization", .name("quality prioritization"),
        .property(of: "AVCapturePhotoSettings", since: .iOS(13)),
        about: "How quality is weighed against speed; at most the output's"
      ) { $1(&$0.photoQualityPrioritization) }
      Field(
        "highResolutionPhotoEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(10), deprecated: .iOS(16)),
        about: "Whether the photo is larger than the format's video"
      ) { $1(&$0.highResolutionPhotoEnabled) }
      Field(
        "maxPhotoDimensions", PhotoSizeLimit.ofRequest,
        .property(of: "AVCapturePhotoSettings", since: .iOS(16), requires: .size("maxPhotoDimensions", of: .output)),
        about: "The largest size of the photo; `largest` is what the output allows"
      ) { $1(&$0.maxPhotoDimensions) }
      Field(
        "autoStillImageStabilizationEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(10), deprecated: .iOS(13)),
        about: "Whether the photo is stabilized if that helps"
      ) { $1(&$0.autoStillImageStabilizationEnabled) }
      AuxiliaryPhotoData.fields
      Field(
        "virtualDeviceConstituentPhotoDeliveryEnabledDevices", .list(of: .name("device type")),
        .property(of: "AVCapturePhotoSettings", since: .iOS(13), set: .fixed)
          .asking(.flag("isVirtualDeviceConstituentPhotoDeliveryEnabled", of: .output)),
        default: [], about: "The constituents that each take a photo, by their types"
      ) { $1(&$0.virtualDeviceConstituentPhotoDeliveryEnabledDevices) }
      Field(
        "dualCameraDualPhotoDeliveryEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(11), deprecated: .iOS(13)),
        about: "Whether both cameras of a dual camera take a photo"
      ) { $1(&$0.dualCameraDualPhotoDeliveryEnabled) }
      Field(
        "cameraCalibrationDataDeliveryEnabled", .boolean,
        .flag(
          of: "AVCapturePhotoSettings", since: .iOS(11),
          requires: .flag("isCameraCalibrationDataDeliverySupported", of: .output)),
        default: false, about: "Whether the photo comes with the camera's calibration"
      ) { $1(&$0.cameraCalibrationDataDeliveryEnabled) }
      Field(
        "livePhotoMovieFileURL", .text("a file URL"),
        .property(of: "AVCapturePhotoSettings", since: .iOS(10), set: .fixed)
          .asking(.flag("isLivePhotoCaptureEnabled", of: .output)),
        about: "Where the movie of the Live Photo goes"
      ) { $1(&$0.livePhotoMovieFileURL) }
      Field(
        "livePhotoVideoCodecType", .text(VideoCodec.schema),
        .property(
          of: "AVCapturePhotoSettings", since: .iOS(11),
          requires: .list("availableLivePhotoVideoCodecTypes", of: .output)),
        default: .varying("the first that the output has"), about: "The codec of the Live Photo's movie"
      ) { $1(&$0.livePhotoVideoCodecType) }
      Field(
        "autoVirtualDeviceFusionEnabled", .boolean,
        .flag(
          of: "AVCapturePhotoSettings", since: .iOS(13), requires: .flag("isVirtualDeviceFusionSupported", of: .output)
        )
        .judged(by: .harmless(because: "without support the request resolves it to false")),
        default: .varying("`true`, but not for RAW and brackets"),
        about: "Whether photos of several constituents are fused, if that helps"
      ) { $1(&$0.autoVirtualDeviceFusionEnabled) }
      Field(
        "lensStabilizationEnabled", .boolean,
        .flag(
          of: "AVCapturePhotoBracketSettings", since: .iOS(10),
          requires: .flag("isLensStabilizationDuringBracketedCaptureSupported", of: .output)
        )
        .judged(by: .generalRule(by: .nothing)),
        default: false, about: "Whether the lens is stabilized during a bracket"
      ) { $1(&$0.lensStabilizationEnabled) }
      Field(
        "constantColorFallbackPhotoDeliveryEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(18)).asking(.flag("isConstantColorEnabled", of: .output)),
        default: false, about: "Whether a photo without constant color comes too"
      ) { $1(&$0.constantColorFallbackPhotoDeliveryEnabled) }
      Field(
        "rawEmbeddedThumbnailPhotoFormat", .object(RawThumbnailPhotoFormat.self),
        .property(of: "AVCapturePhotoSettings", since: .iOS(12)), about: "The thumbnail in the RAW photo's file",
        placeless: { $1(&$0.rawEmbeddedThumbnailPhotoFormat) })
      Field(
        "rawFileFormat", .object(RawFileFormat.self), .property(of: "AVCapturePhotoSettings", since: .iOS(18)),
        about: "How the RAW photo's file is written", placeless: { $1(&$0.rawFileFormat) })
      Field(
        "autoContentAwareDistortionCorrectionEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(14, 1)).asking(
          .flag("isContentAwareDistortionCorrectionEnabled", of: .output)),
        about: "Whether distortion is corrected depending on what the photo shows, if that helps"
      ) { $1(&$0.autoContentAwareDistortionCorrectionEnabled) }
      Field(
        "autoRedEyeReductionEnabled", .boolean,
        .flag(
          of: "AVCapturePhotoSettings", since: .iOS(12), requires: .flag("isAutoRedEyeReductionSupported", of: .output)
        )
        .judged(by: .harmless(because: "without support the request resolves it to false")),
        about: "Whether red eyes from the flash are corrected"
      ) { $1(&$0.autoRedEyeReductionEnabled) }
      Field(
        "constantColorEnabled", .boolean,
        .flag(of: "AVCapturePhotoSettings", since: .iOS(18)).asking(.flag("isConstantColorEnabled", of: .output)),
        default: false, about: "Whether colors are independent of the light"
      ) { $1(&$0.constantColorEnabled) }
      Field(
        "bracketedSettings", .list(of: .object(BracketedSetting.self)),
        .property(of: "AVCapturePhotoBracketSettings", since: .iOS(10), set: .fixed),
        about: "The exposures of a bracket"
      ) { $1(&$0.bracketedSettings) }
      Field(
        "captures", .integer(0...1_000_000),
        .method("capturePhoto(with:delegate:)", of: "AVCapturePhotoOutput", since: .iOS(10)),
        default: 1, about: "How many times the app captures with this object"
      ) { $1(&$0.captures) }
      Field(
        "previewPhotoFormat", .object(PreviewPhotoFormat.self),
        .property(of: "AVCapturePhotoSettings", since: .iOS(10)), about: "The preview before the photo",
        placeless: { $1(&$0.previewPhotoFormat) })
      Field(
        "embeddedThumbnailPhotoFormat", .object(ThumbnailPhotoFormat.self),
        .property(of: "AVCapturePhotoSettings", since: .iOS(11)),
        about: "The thumbnail in the photo's file", placeless: { $1(&$0.embeddedThumbnailPhotoFormat) })
      Field(
        "shutterSoundSuppressionEnabled", .boolean,
        .flag(
          of: "AVCapturePhotoSettings", since: .iOS(18),
          requires: .flag("isShutterSoundSuppressionSupported", of: .output)
        )
        .judged(by: .generalRule(by: .nothing)),
        default: false, about: "Whether the shutter sound is off"
      ) { $1(&$0.shutterSoundSuppressionEnabled) }
      Field(
        "delegateMethods", .list(of: .name("delegate method")), .type("AVCapturePhotoCaptureDelegate"),
        about: "The methods that the request's delegate implements"
      ) { $1(&$0.delegateMethods) }
      Field.whereSupported()
    },
    make: { PhotoSettings(range: $0) })

  /// A request that stands in its output, where no app asks key by key.
  static let shapeInOutput = ObjectShape<PhotoSettings>(
    shape.fields.without("whereSupported"), make: { PhotoSettings(range: $0) })
}

extension PixelFormat {
  /// The format of Apple ProRAW, `kCVPixelFormatType_64RGBALE`; only photo requests use it.
  public static let appleProRAW = PixelFormat("l64r")
}
