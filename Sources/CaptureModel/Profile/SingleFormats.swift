extension DeviceFormat {
  /// No known format with this rate or a higher one is a multi-cam format.
  public static let leastRateOfSingles = FrameRate(120)

  /// Whether it is too fast or too large for a multi-cam format, by the rule of its family.
  public var isOfSingles: Bool { Self.isOfSingles(dimensions, highestRate) }

  /// The same for a size and a highest rate, if known.
  fileprivate static func isOfSingles(_ dimensions: Dimensions?, _ rate: FrameRate?) -> Bool {
    dimensions.map { $0.pixels > 3840 * 2160 } ?? false || rate.map { $0 >= leastRateOfSingles } ?? false
  }
}

extension ProfileCamera {
  /// Whether a format with a size and a highest rate, as far as known, can't be a multi-cam format of the camera.
  public func runsOnlyAlone(_ dimensions: Dimensions?, at rate: FrameRate?) -> Bool {
    singleFormatsSource != nil && DeviceFormat.isOfSingles(dimensions, rate)
  }
}
