public import JSONSource

/// The settings of an `AVCaptureAudioDataOutput`. A value that the graph leaves out is `nil`.
public struct AudioDataSettings: Sendable {
  /// The layout of spatial sound; default `unknown`.
  public var spatialAudioChannelLayoutTag: Located<AudioChannelLayout>?

  /// The queue on which the delegate gets the sound, which must be serial.
  public var sampleBufferCallbackQueue: Located<CallbackQueue>?
}

extension AudioDataSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "spatialAudioChannelLayoutTag", .name("channel layout"),
      .property(of: "AVCaptureAudioDataOutput", since: .iOS(26)),
      default: "unknown", about: "The layout of spatial sound"
    ) { $1(&$0.audioData.spatialAudioChannelLayoutTag) }
    Field(
      "sampleBufferCallbackQueue", .name("queue"),
      .property(of: "AVCaptureAudioDataOutput", since: .iOS(4), set: .fixed)
        .unrecorded(because: "nothing says which queue a delegate is called on"),
      about: "The queue on which the delegate gets the sound, which must be serial"
    ) { $1(&$0.audioData.sampleBufferCallbackQueue) }
  }
}

/// The channel layouts of an audio data output.
public enum AudioChannelLayout: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case unknown, stereo, firstOrderAmbisonics

  /// The CoreAudio tags.
  public static var aliases: [(String, AudioChannelLayout)] {
    [
      ("kAudioChannelLayoutTag_Unknown", .unknown), ("kAudioChannelLayoutTag_Stereo", .stereo),
      ("kAudioChannelLayoutTag_HOA_ACN_SN3D", .firstOrderAmbisonics),
    ]
  }

  /// The tag. For ambisonics it includes the number of channels: four for the first order.
  public var expression: String {
    switch self {
    case .unknown: "kAudioChannelLayoutTag_Unknown"
    case .stereo: "kAudioChannelLayoutTag_Stereo"
    case .firstOrderAmbisonics: "kAudioChannelLayoutTag_HOA_ACN_SN3D | 4"
    }
  }
}
