public import JSONSource

/// How the app configures its `AVAudioSession` itself. A value that the graph leaves out is `nil`.
public struct AudioSessionFacts: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The category: `playAndRecord`.
  public var category: Located<String>?

  /// The mode: `videoRecording`.
  public var mode: Located<String>?

  /// The polar pattern that the app sets the data source to.
  public var polarPattern: Located<PolarPattern>?
}

/// `AVAudioSession.PolarPattern`.
public enum PolarPattern: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case omnidirectional, cardioid, subcardioid, stereo

  /// Stereo is newer than the others.
  public var since: OSVersion? { self == .stereo ? OSVersion(14) : nil }
}

extension AudioSessionFacts: ShapedObject {
  package static let shape = ObjectShape<AudioSessionFacts>(
    {
      Field(
        "category", .text("an AVAudioSession category"), .property(of: "AVAudioSession", set: .fixed),
        about: "The category: `playAndRecord`"
      ) { $1(&$0.category) }
      Field(
        "mode", .text("an AVAudioSession mode"), .property(of: "AVAudioSession", set: .fixed),
        about: "The mode: `videoRecording`"
      ) { $1(&$0.mode) }
      Field(
        "polarPattern", .name("polar pattern"),
        .method("setPreferredPolarPattern(_:)", of: "AVAudioSessionDataSourceDescription"),
        about: "The polar pattern that the app sets the data source to"
      ) { $1(&$0.polarPattern) }
    },
    make: { AudioSessionFacts(range: $0) })
}
