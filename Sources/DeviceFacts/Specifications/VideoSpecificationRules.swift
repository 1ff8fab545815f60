import CaptureModel
import JSONSource

// Sizes and rates.
extension SpecificationRule {
  static let back = DeviceKey(.builtInWideAngleCamera, .back)
  static let front = DeviceKey(.builtInWideAngleCamera, .front)

  /// Rates that printed lists have as highest rates; 24, 25, 50 and 100 lie within the range of a faster format.
  private static let highestRates = [30, 60, 120, 240]

  /// 4K and 1080p video.
  static let rate = SpecificationRule(
    name: "rate",
    evidence: Evidence(
      holds: 3, open: 2, fails: 0, lists: "iPhone 13 mini, 15 Pro, 17 Pro; 1080p also on iPhone 15 and XS"),
    note: """
      The back wide camera itself, not a virtual one, has a format of this size whose highest rate is 30, 60, 120 or 240 \
      if the specification names that rate, and the range of each such format holds the slower rates that it lists: so it \
      is on the long lists of iPhone 13 mini and 17 Pro.
      """
  ) { statement, _ in
    switch statement {
    case .video(let size, upTo: let rate): formats(size, [rate])
    case .rates(let size, let rates): formats(size, rates)
    default: []
    }
  }

  /// Slow motion at the back.
  static let slowMotion = SpecificationRule(
    name: "slow-motion",
    evidence: Evidence(holds: 2, open: 1, fails: 0, lists: "iPhone 13 mini and 17 Pro"),
    note: """
      The back wide camera itself has a format of this size in 420v and 420f with this highest rate. Slow motion is not \
      HDR: no list has x420 at 240.
      """
  ) { statement, _ in
    guard case .slowMotion(let size, let rates) = statement else { return [] }
    return formats(size, rates, pixelFormats: PixelFormat.biplanar)
  }

  static func formats(
    _ size: Dimensions, _ rates: [Int], pixelFormats: [PixelFormat]? = nil
  ) -> [SpecificationClaim.Subject] {
    rates.filter { highestRates.contains($0) }.map { rate in
      var format = exactly(size, rate)
      format.pixelFormats = pixelFormats
      return .format(format, of: back)
    }
  }

  /// 4K and 1080p video at the front.
  static let frontRate = SpecificationRule(
    name: "front-rate",
    evidence: Evidence(holds: 2, open: 1, fails: 0, lists: "iPhone 15 Pro in 4K, 17 Pro in 4K and 1080p"),
    note: """
      A front camera has a format of this size that reaches this rate. A specification speaks of one front camera: where \
      there are others beside the wide one, it is taken to mean that one.
      """
  ) { statement, _ in
    guard case .front(let size, let rate) = statement else { return [] }
    return [.format(atLeast(size, rate), of: front)]
  }

  /// Slow motion at the front.
  static let frontSlowMotion = SpecificationRule(
    name: "front-slow-motion",
    evidence: Evidence(holds: 1, open: 2, fails: 0, lists: "iPhone 17 Pro"),
    note: """
      A front camera has a format of this size that reaches this rate. Where there are others beside the wide one, it is \
      taken to mean that one.
      """
  ) { statement, _ in
    guard case .frontSlowMotion(let size, let rate) = statement else { return [] }
    return [.format(atLeast(size, rate), of: front)]
  }

  /// A format whose highest rate is this.
  static func exactly(_ size: Dimensions, _ rate: Int) -> SpecifiedFormat {
    SpecifiedFormat(size, .exactly(FrameRate(Double(rate))))
  }

  /// A format that reaches a rate.
  static func atLeast(_ size: Dimensions, _ rate: Int) -> SpecifiedFormat {
    SpecifiedFormat(size, .atLeast(FrameRate(Double(rate))))
  }
}
