extension DeviceFormat {
  /// From this rate on no format runs beside other cameras, as far as is known.
  public static let leastRateOfSingles = FrameRate(120)

  /// Whether it is too fast or too large to run beside other cameras, by the rule of the family.
  public var isOfSingles: Bool { Self.isOfSingles(dimensions, highestRate) }

  /// The same of any format of a size and a highest rate, as far as these are known.
  fileprivate static func isOfSingles(_ dimensions: Dimensions?, _ rate: FrameRate?) -> Bool {
    dimensions.map { $0.pixels > 3840 * 2160 } ?? false || rate.map { $0 >= leastRateOfSingles } ?? false
  }
}

extension ProfileCamera {
  /// Whether a format of a size and a highest rate, as far as these are known, does not run in a multi-camera session, if
  /// the camera has it at all.
  public func runsOnlyAlone(_ dimensions: Dimensions?, at rate: FrameRate?) -> Bool {
    singleFormatsSource != nil && DeviceFormat.isOfSingles(dimensions, rate)
  }
}
