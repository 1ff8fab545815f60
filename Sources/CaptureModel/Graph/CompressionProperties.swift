public import JSONSource

/// How an encoder compresses video: the dictionary under `AVVideoCompressionPropertiesKey`. What is left out is `nil`.
public struct CompressionProperties: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// Bits a second on average.
  public var averageBitRate: Located<Int>?

  /// Frames from one key frame to the next at most; with 1 all are key frames.
  public var maxKeyFrameInterval: Located<Int>?

  /// Seconds from one key frame to the next at most; default 0: no limit.
  public var maxKeyFrameIntervalDuration: Located<Double>?

  /// The profile and level, by the name of its constant (`AVVideoProfileLevelH264HighAutoLevel`).
  public var profileLevel: Located<String>?

  /// How H.264 codes its symbols.
  public var h264EntropyMode: Located<EntropyMode>?

  /// Whether frames may be coded in another order than they are shown; default `true`.
  public var allowFrameReordering: Located<Bool>?

  /// The frame rate of the source, a hint to the encoder.
  public var expectedSourceFrameRate: Located<Int>?

  /// Frames a second that a decoder must keep up with.
  public var averageNonDroppableFrameRate: Located<Int>?

  /// The quality, from 0 to 1, of codecs for pictures.
  public var quality: Located<Double>?
}

extension CompressionProperties: ShapedObject {
  package static let shape = ObjectShape<CompressionProperties>(
    {
      Field(
        "averageBitRate", .integer(0...10_000_000_000, "bits a second"), entry("AVVideoAverageBitRateKey"),
        about: "Bits a second on average"
      ) { $1(&$0.averageBitRate) }
      Field(
        "maxKeyFrameInterval", .integer(0...1_000_000, "frames"), entry("AVVideoMaxKeyFrameIntervalKey"),
        about: "Frames from one key frame to the next at most; with 1 all are key frames"
      ) { $1(&$0.maxKeyFrameInterval) }
      Field(
        "maxKeyFrameIntervalDuration", .number(0...100_000, "seconds"), entry("AVVideoMaxKeyFrameIntervalDurationKey"),
        default: .varying("0: no limit"), about: "Seconds from one key frame to the next at most"
      ) { $1(&$0.maxKeyFrameIntervalDuration) }
      Field(
        "profileLevel", ProfileLevel.textShape, entry("AVVideoProfileLevelKey"),
        about: "The profile and level, by the name of its constant (`AVVideoProfileLevelH264HighAutoLevel`)"
      ) { $1(&$0.profileLevel) }
      Field(
        "h264EntropyMode", .name("entropy mode"), entry("AVVideoH264EntropyModeKey"),
        about: "How H.264 codes its symbols"
      ) { $1(&$0.h264EntropyMode) }
      Field(
        "allowFrameReordering", .boolean, entry("AVVideoAllowFrameReorderingKey"), default: true,
        about: "Whether frames may be coded in another order than they are shown"
      ) { $1(&$0.allowFrameReordering) }
      Field(
        "expectedSourceFrameRate", .integer(1...100_000, "frames a second"), entry("AVVideoExpectedSourceFrameRateKey"),
        about: "The frame rate of the source, a hint to the encoder"
      ) { $1(&$0.expectedSourceFrameRate) }
      Field(
        "averageNonDroppableFrameRate", .integer(1...100_000, "frames a second"),
        entry("AVVideoAverageNonDroppableFrameRateKey"), about: "Frames a second that a decoder must keep up with"
      ) { $1(&$0.averageNonDroppableFrameRate) }
      Field(
        "quality", .number(0...1), entry("AVVideoQualityKey"), about: "The quality, from 0 to 1, of codecs for pictures"
      ) { $1(&$0.quality) }
    },
    make: { CompressionProperties(range: $0) })

  /// An entry of the dictionary, which a codec stands beside.
  private static func entry(_ key: StaticString) -> KeySymbol {
    .entry(key, in: "setOutputSettings(_:for:)", of: "AVCaptureMovieFileOutput", since: .iOS(10), set: .fixed)
  }
}

/// `AVVideoH264EntropyModeKey`: how H.264 codes its symbols.
public enum EntropyMode: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case CAVLC, CABAC

  /// The constant; dictionaries are untyped.
  public var expression: String { "AVVideoH264EntropyMode" + rawValue }
}

/// The values of `AVVideoProfileLevelKey` that AVFoundation has constants for: those of H.264.
package enum ProfileLevel: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  package static let names = table()

  case baseline30 = "AVVideoProfileLevelH264Baseline30"
  case baseline31 = "AVVideoProfileLevelH264Baseline31"
  case baseline41 = "AVVideoProfileLevelH264Baseline41"
  case baselineAuto = "AVVideoProfileLevelH264BaselineAutoLevel"
  case main30 = "AVVideoProfileLevelH264Main30"
  case main31 = "AVVideoProfileLevelH264Main31"
  case main32 = "AVVideoProfileLevelH264Main32"
  case main41 = "AVVideoProfileLevelH264Main41"
  case mainAuto = "AVVideoProfileLevelH264MainAutoLevel"
  case high40 = "AVVideoProfileLevelH264High40"
  case high41 = "AVVideoProfileLevelH264High41"
  case highAuto = "AVVideoProfileLevelH264HighAutoLevel"

  /// The constant itself.
  package var expression: String { rawValue }

  /// A constant by its name, or the text of one of VideoToolbox's; rules check it against the codec.
  static var schema: SchemaType { .either([.names { schemaNames }, .string("a profile and level")]) }

  /// Reads such a text. A name that begins as AVFoundation's do is one of them; of VideoToolbox's not all are known.
  static var textShape: Shape<String> {
    let text = Shape<String>.text(schema)
    return Shape(schema, write: text.write) { reader, value in
      guard let name = text.read(&reader, value) else { return nil }
      guard name.lowercased().hasPrefix("avvideoprofilelevel"), Self(spelling: name) == nil else { return name }
      reader.reportUnknownValue(value, what: "profile and level", allowed: allCases.map(\.rawValue))
      return nil
    }
  }
}
