import JSONSource

/// `AVCapturePhotoOutput.QualityPrioritization`.
public enum PhotoQuality: String, Vocabulary, Comparable {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case speed, balanced, quality

  /// The integers of the enumeration.
  public static var numbers: [(Int, PhotoQuality)] { [(1, .speed), (2, .balanced), (3, .quality)] }

  /// Orders speed before balanced before quality.
  public static func < (left: PhotoQuality, right: PhotoQuality) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.numbers.first { $0.1 == self }?.0 ?? 0 }
}

/// The methods of an `AVCapturePhotoCaptureDelegate`, by the labels that tell them apart.
public enum PhotoDelegateMethod: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case willBeginCaptureFor, willCapturePhotoFor, didCapturePhotoFor, didFinishProcessingPhoto
  case didFinishCapturingDeferredPhotoProxy, didFinishRecordingLivePhotoMovieForEventualFileAt
  case didFinishProcessingLivePhotoToMovieFileAt, didFinishCaptureFor
}

/// `AVSemanticSegmentationMatte.MatteType`.
public enum MatteType: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case hair, skin, teeth, glasses

  /// The C symbols.
  public static var aliases: [(String, MatteType)] { symbols("AVSemanticSegmentationMatteType") }

  /// Glasses are newer than the others.
  public var since: OSVersion? { self == .glasses ? OSVersion(14, 1) : nil }
}

extension Dimensions {
  private struct Request: Sendable {
    var width: Located<Int>?
    var height: Located<Int>?
  }

  private static let object = ObjectShape<Request>(
    {
      Field("width", .integer(1...100_000, "pixels"), about: KeySentence.columns, isRequired: true) { $1(&$0.width) }
      Field("height", .integer(1...100_000, "pixels"), about: KeySentence.rows, isRequired: true) { $1(&$0.height) }
    },
    make: { _ in Request() })

  package static let shape = Shape<Dimensions>(
    object.shape.schema,
    write: { size, _ in
      .object([("width", .number(Double(size.width))), ("height", .number(Double(size.height)))])
    }
  ) { reader, value in
    guard let request = object.read(&reader, value), let width = request.width, let height = request.height else {
      return nil
    }
    return Dimensions(width.value, height.value)
  }
}
