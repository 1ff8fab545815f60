import CaptureModel

/// How many sensor pixels a camera reads for a frame, by the rule of its family.
enum FamilyReadout {
  /// The part of the sensor that a format reads.
  private enum Shape {
    /// All of it, 4:3.
    case full

    /// All columns, 16:9.
    case wide

    init?(_ format: DeviceFormat) {
      if format.width * 3 == format.height * 4 {
        self = .full
      } else if format.width * 9 == format.height * 16 {
        self = .wide
      } else {
        return nil
      }
    }
  }

  /// The sensor pixels that a camera with this sensor reads for a frame of a format; `nil` without a rule.
  static func pixels(of format: DeviceFormat, on key: DeviceKey, sensor: Dimensions) -> Coefficient? {
    guard let shape = Shape(format), let binned = format.binned, isInReach(format) else { return nil }
    let ends: (low: Int, value: Int, high: Int)?
    if sensor.pixels >= DeviceFormat.twelveMegapixels {
      let isSquare = sensor.width == sensor.height && key.deviceType == .builtInUltraWideCamera
      ends = isSquare ? squareSensor(shape, binned) : commonSensor(shape, binned, isAtTheBack: key.position == .back)
    } else {
      ends = key.position == .front ? smallSensor(shape, binned, sensor) : nil
    }
    guard let ends, ends.high >= format.dimensions.pixels else { return nil }
    return Coefficient(low: Double(ends.low), value: Double(ends.value), high: Double(ends.high))
  }

  /// The same for a format that may be binned or not; the value is that of the likelier one, if known.
  static func pixels(
    ofAny format: DeviceFormat, likelyBinned: Bool?, on key: DeviceKey, sensor: Dimensions
  ) -> Coefficient? {
    let known = [false, true].compactMap { binned -> (binned: Bool, pixels: Coefficient)? in
      var mode = format
      mode.binned = binned
      return pixels(of: mode, on: key, sensor: sensor).map { (binned, $0) }
    }
    guard let likely = known.first(where: { $0.binned == likelyBinned }) ?? known.first else { return nil }
    let (low, high) = known.reduce((likely.pixels.low, likely.pixels.high)) {
      (min($0.0, $1.pixels.low), max($0.1, $1.pixels.high))
    }
    return Coefficient(low: low, value: likely.pixels.value, high: high)
  }

  /// Whether a format is slow enough for the rule.
  private static func isInReach(_ format: DeviceFormat) -> Bool {
    guard let rate = format.highestRate ?? format.maxFrameRateBounds?.upperBound else { return false }
    let isLarge = format.dimensions.pixels >= 3840 * 2160
    return rate <= FrameRate(isLarge ? 30 : 60)
  }

  private static func commonSensor(_ shape: Shape, _ binned: Bool, isAtTheBack: Bool) -> (Int, Int, Int) {
    switch (shape, binned) {
    case (.full, false): (4032 * 3024, 4032 * 3024, 4032 * 3024)
    case (.full, true): (1920 * 1440, 2016 * 1512, 2016 * 1512)
    case (.wide, false): (4032 * 2268, isAtTheBack ? 4224 * 2376 : 4032 * 2268, 4224 * 2376)
    case (.wide, true): (2016 * 1136, isAtTheBack ? 2112 * 1188 : 2016 * 1136, 2112 * 1188)
    }
  }

  /// A square sensor; only its unbinned 16:9 photos are known.
  private static func squareSensor(_ shape: Shape, _ binned: Bool) -> (Int, Int, Int)? {
    shape == .wide && !binned ? (4032 * 2268, 4032 * 2268, 4896 * 2754) : nil
  }

  /// A sensor of 7 megapixels, as in the profile of iPhone XS; a binned format reads a quarter of the pixels.
  private static func smallSensor(_ shape: Shape, _ binned: Bool, _ sensor: Dimensions) -> (Int, Int, Int)? {
    guard (7_000_000..<7_500_000).contains(sensor.pixels) else { return nil }
    switch (shape, binned) {
    case (.full, false): return (6_229_000, 9_210_584, 4032 * 3024)
    case (.full, true): return (1_557_250, 2_302_646, 2016 * 1512)
    case (.wide, false): return (6_229_000, 3392 * 1908, 4224 * 2376)
    case (.wide, true): return (1_557_250, 1_617_984, 2112 * 1188)
    }
  }
}
