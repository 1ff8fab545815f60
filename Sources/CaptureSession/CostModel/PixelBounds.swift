import CaptureModel

/// Bounds for the parts of a pixel term that the profile doesn't know.
///
/// A bound isn't a fact about the device: it includes everything that is possible, so it has no best guess.
struct PixelBounds {
  let camera: ResolvedCamera
  let session: ResolvedSession

  /// The sensor pixels read for a frame of a format with unknown readout: at least the pixels that it delivers, at most
  /// all that the sensor has, or a quarter of those if it is binned.
  func readout(of format: DeviceFormat) -> CostInterval {
    var low = Double(format.dimensions.pixels)
    var high = mostPixels.map { format.binned == true ? $0 / 4 : $0 }
    // By the laws of the model, some formats read no more than others; the bounds must agree with that.
    let formats = camera.device?.formats ?? []
    // By index, and the width first: formats are large to copy, and most differ in width.
    for index in formats.indices where formats[index].width == format.width {
      let other = formats[index]
      guard let known = other.readoutPixels, let most = known.high else { continue }
      if format.readsAtMost(asMuchAs: other) { (low, high) = (min(low, known.low), min(high ?? most, most)) }
      if other.readsAtMost(asMuchAs: format) { (low, high) = (max(low, known.low), high.map { max($0, most) }) }
    }
    return CostInterval(low: low, value: nil, high: high.map { max(low, $0) })
  }

  /// The sensor pixels read for a frame of any format: from 0.
  var readoutOfAnyFormat: CostInterval { CostInterval(low: 0, value: nil, high: mostPixels) }

  /// The unknown highest rate of a format: the profile's bounds, or else from its lowest rate to the camera's fastest.
  func highestRate(of format: DeviceFormat?) -> CostInterval {
    if let bounds = format?.maxFrameRateBounds {
      return CostInterval(low: bounds.lowerBound.value, value: nil, high: bounds.upperBound.value)
    }
    let low = format?.minFrameRate?.value ?? 0
    return CostInterval(low: low, value: nil, high: max(low, fastest))
  }

  /// The fastest rate of any format that the camera may run; from its formats, if their list is complete.
  private var fastest: Double {
    if let highest = session.highestRate(of: camera) { return highest.value }
    let formats = camera.device?.formats ?? []
    let known = formats.lazy.filter { !session.isMultiCam || $0.multiCam != false }.compactMap(\.highestRate).max()
    return max(known?.value ?? 0, session.isMultiCam ? Self.fastestMultiCam : Self.fastestOfAll)
  }

  /// No list printed by a device, nor Apple's table, has a faster multi-cam format.
  private static let fastestMultiCam = 60.0

  /// No list printed by a device has a faster format.
  private static let fastestOfAll = 240.0

  /// The pixels of the largest sensor that the camera reads; if one is unknown, of the largest in the device. `nil` if
  /// the profile doesn't list the camera.
  private var mostPixels: Double? {
    guard camera.device != nil else { return nil }
    if let own = camera.device?.sensor?.value { return Double(own.pixels) }
    let profile = session.profile
    let sensors = camera.sensors.map { profile.camera($0, at: camera.key.position)?.sensor?.value.pixels }
    let known = sensors.compactMap { $0 }
    if !known.isEmpty, known.count == sensors.count { return known.max().map(Double.init) }
    return profile.cameras.compactMap { $0.sensor?.value.pixels }.max().map(Double.init)
  }
}

extension DeviceFormat {
  /// Whether this format, by the cost model, reads no more than another one of the camera at the same rate.
  ///
  /// Both must be equally wide, and this one binned if the other is. Its height must match too, unless it crops the sensor
  /// (16:9) and the other fills it (4:3).
  fileprivate func readsAtMost(asMuchAs other: DeviceFormat) -> Bool {
    guard width == other.width, let rate = highestRate, rate == other.highestRate, let binned,
      let isOtherBinned = other.binned, binned || !isOtherBinned
    else { return false }
    return height == other.height || (width * 9 == height * 16 && other.width * 3 == other.height * 4)
  }
}
