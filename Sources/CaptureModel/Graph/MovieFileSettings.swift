public import JSONSource

/// The settings of an `AVCaptureMovieFileOutput`. A value that the graph leaves out is `nil`.
public struct MovieFileSettings: Sendable {
  /// The codec of the movie's video.
  public var codec: Located<String>?

  /// Whether the output records spatial video; default `false`.
  public var spatialVideoCaptureEnabled: Located<Bool>?

  /// Whether the output decides about the metadata of cinematic video; default `true`.
  public var automaticallyAdjustsCinematicVideoMetadataCaptureEnabled: Located<Bool>?

  /// Whether movies hold the metadata of cinematic video.
  public var cinematicVideoMetadataCaptureEnabled: Located<Bool>?

  /// Whether movies are written to Pro Video Storage; default `false`.
  public var usesProVideoStorage: Located<Bool>?

  /// Where the recording goes: a file URL without a file there yet.
  public var outputFileURL: Located<String>?

  /// How the encoder compresses the movie's video, beside a codec.
  public var compressionProperties: CompressionProperties?

  /// How often a playable fragment is written, in seconds; default 10.
  public var movieFragmentInterval: Located<Seconds>?

  /// How long a recording may be, in seconds; default no limit.
  public var maxRecordedDuration: Located<Seconds>?

  /// How large a recording may be, in bytes; default 0: no limit.
  public var maxRecordedFileSize: Located<Int>?

  /// How much space a recording leaves free, in bytes.
  public var minFreeDiskSpaceLimit: Located<Int>?

  /// Whether a recording has a switching behavior of its own; default `true` where the camera can switch.
  public var primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled: Located<Bool>?

  /// Whether the camera switches to another constituent while it records.
  public var primaryConstituentDeviceSwitchingBehaviorForRecording: Located<SwitchingBehavior>?

  /// What lets a camera with restricted switching switch while it records; default none.
  public var restrictedSwitchingBehaviorConditions: Located<[Located<SwitchingCondition>]>?
}

extension MovieFileSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "codec", .text(VideoCodec.schema),
      .entry(
        "AVVideoCodecKey", in: "setOutputSettings(_:for:)", of: "AVCaptureMovieFileOutput", since: .iOS(10),
        set: .joined(outputSettings),
        requires: .list("availableVideoCodecTypes", of: .output)),
      about: "The codec of the movie's video"
    ) { $1(&$0.movieFile.codec) }
    Field(
      "spatialVideoCaptureEnabled", .boolean,
      .flag(
        of: "AVCaptureMovieFileOutput", since: .iOS(18), requires: .flag("isSpatialVideoCaptureSupported", of: .output)
      )
      .datedByOwnRule(),
      default: false, about: "Whether the output records spatial video"
    ) { $1(&$0.movieFile.spatialVideoCaptureEnabled) }
    Field(
      "automaticallyAdjustsCinematicVideoMetadataCaptureEnabled", .boolean,
      .automatic(of: "AVCaptureMovieFileOutput", since: .iOS(27)),
      default: true, about: "Whether the output decides about the metadata of cinematic video"
    ) { $1(&$0.movieFile.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled) }
    Field(
      "cinematicVideoMetadataCaptureEnabled", .boolean,
      .flag(
        of: "AVCaptureMovieFileOutput", since: .iOS(27),
        requires: .flag("isCinematicVideoMetadataCaptureSupported", of: .output)
      )
      .recorded(if: "!output.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled")
      .datedByOwnRule(),
      about: "Whether movies hold the metadata of cinematic video"
    ) { $1(&$0.movieFile.cinematicVideoMetadataCaptureEnabled) }
    Field(
      "usesProVideoStorage", .boolean,
      .property(
        of: "AVCaptureMovieFileOutput", since: .iOS(27), requires: .flag("isProVideoStorageSupported", of: .output)
      )
      .datedByOwnRule(),
      default: false, about: "Whether movies are written to Pro Video Storage"
    ) { $1(&$0.movieFile.usesProVideoStorage) }
    Field(
      "outputFileURL", .text("a URL"), .method("startRecording(to:recordingDelegate:)", of: "AVCaptureFileOutput"),
      about: "Where the recording goes: a file URL without a file there yet"
    ) { $1(&$0.movieFile.outputFileURL) }
    Field(
      "compressionProperties", .object(CompressionProperties.self),
      .entry(
        "AVVideoCompressionPropertiesKey", in: "setOutputSettings(_:for:)", of: "AVCaptureMovieFileOutput",
        since: .iOS(10), set: .joined(outputSettings)
      )
      .unrecorded(because: "the dictionary also has what the session filled in"),
      about: "How the encoder compresses the movie's video, beside a codec",
      placeless: { $1(&$0.movieFile.compressionProperties) })
    Field(
      "movieFragmentInterval", Seconds.shape, .seconds(of: "AVCaptureMovieFileOutput", since: .iOS(4)), default: 10,
      about: "How often a playable fragment is written, in seconds"
    ) { $1(&$0.movieFile.movieFragmentInterval) }
    Field(
      "maxRecordedDuration", Seconds.shape, .seconds(of: "AVCaptureFileOutput", since: .iOS(4)),
      default: .varying("no limit"), about: "How long a recording may be, in seconds"
    ) { $1(&$0.movieFile.maxRecordedDuration) }
    Field(
      "maxRecordedFileSize", .integer(0...1_000_000_000_000_000, "bytes"),
      .property(of: "AVCaptureFileOutput", since: .iOS(4)), default: .varying("0: no limit"),
      about: "How large a recording may be, in bytes"
    ) { $1(&$0.movieFile.maxRecordedFileSize) }
    Field(
      "minFreeDiskSpaceLimit", .integer(0...1_000_000_000_000_000, "bytes"),
      .property(of: "AVCaptureFileOutput", since: .iOS(4))
        .unrecorded(because: "nothing says whether it is the app's own or the system's"),
      about: "How much space a recording leaves free, in bytes"
    ) { $1(&$0.movieFile.minFreeDiskSpaceLimit) }
    Field(
      "primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled", .boolean,
      .flag(of: "AVCaptureMovieFileOutput", since: .iOS(15))
        .unrecorded(because: "nothing says whether the app set it or the system"),
      default: .varying("`true` where the camera can switch"),
      about: "Whether a recording has a switching behavior of its own"
    ) { $1(&$0.movieFile.primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled) }
    Field(
      "primaryConstituentDeviceSwitchingBehaviorForRecording", .name("switching behavior"),
      .property(of: "AVCaptureMovieFileOutput", since: .iOS(15), set: .joined(switching))
        .unrecorded(because: "nothing says whether the app set it or the system"),
      about: "Whether the camera switches to another constituent while it records"
    ) { $1(&$0.movieFile.primaryConstituentDeviceSwitchingBehaviorForRecording) }
    Field(
      "restrictedSwitchingBehaviorConditions", .list(of: .name("switching condition")),
      .property(
        "primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording", of: "AVCaptureMovieFileOutput",
        since: .iOS(15), set: .joined(switching)
      )
      .unrecorded(because: "nothing says whether the app set it or the system"),
      default: [], about: "What lets a camera with restricted switching switch while it records"
    ) { $1(&$0.movieFile.restrictedSwitchingBehaviorConditions) }
  }

  /// The settings of a connection are set as a whole: those that are left out are not in the dictionary.
  private static let outputSettings = KeySymbol.JoinedCall(
    "#.setOutputSettings([@], for: ^)",
    [("codec", "AVVideoCodecKey"), ("compressionProperties", "AVVideoCompressionPropertiesKey")],
    needsEach: true)

  private static let switching = KeySymbol.JoinedCall(
    "#.setPrimaryConstituentDeviceSwitchingBehaviorForRecording(%, restrictedSwitchingBehaviorConditions: %)",
    [
      ("primaryConstituentDeviceSwitchingBehaviorForRecording", ".auto"),
      ("restrictedSwitchingBehaviorConditions", "[]"),
    ])
}
