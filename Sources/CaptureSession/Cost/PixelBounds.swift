import CaptureModel

/// Between which ends lies what a pixel term is made of, where the profile does not say it.
///
/// A bound is no fact of the device: it holds everything that is possible, so it has no best guess.
struct PixelBounds {
  let camera: ResolvedCamera
  let session: ResolvedSession

  /// Sensor pixels read for a frame of a format whose readout is not known: no fewer than it delivers, no more than the
  /// sensor has, or a quarter of them if it is binned.
  func readout(of format: DeviceFormat) -> CostInterval {
    var low = Double(format.dimensions.pixels)
    var high = mostPixels.map { format.binned == true ? $0 / 4 : $0 }
    // Neither end is above that of a format that the laws of the model put above, nor below that of one below.
    for other in camera.device?.formats ?? [] {
      guard let known = other.readoutPixels, let most = known.high else { continue }
      if format.readsAtMost(asMuchAs: other) { (low, high) = (min(low, known.low), min(high ?? most, most)) }
      if other.readsAtMost(asMuchAs: format) { (low, high) = (max(low, known.low), high.map { max($0, most) }) }
    }
    return CostInterval(low: low, value: nil, high: high.map { max(low, $0) })
  }

  /// The same of a format of which not even the size is known: from nothing.
  var readoutOfAnyFormat: CostInterval { CostInterval(low: 0, value: nil, high: mostPixels) }

  /// The highest rate of a format, where that is not known: as the profile bounds it, else from its lowest rate to the
  /// fastest that the camera may have.
  func highestRate(of format: DeviceFormat?) -> CostInterval {
    if let bounds = format?.maxFrameRateBounds {
      return CostInterval(low: bounds.lowerBound.value, value: nil, high: bounds.upperBound.value)
    }
    let low = format?.minFrameRate?.value ?? 0
    return CostInterval(low: low, value: nil, high: max(low, fastest))
  }

  /// The fastest rate of any format that the camera may run: known where the list of its formats is whole.
  private var fastest: Double {
    if let highest = session.highestRate(of: camera) { return highest.value }
    let formats = camera.device?.formats ?? []
    let known = formats.lazy.filter { !session.isMultiCam || $0.multiCam != false }.compactMap(\.highestRate).max()
    return max(known?.value ?? 0, session.isMultiCam ? Self.fastestMultiCam : Self.fastestOfAll)
  }

  /// No list that a device printed, nor Apple's table, has a faster format that runs beside other cameras.
  private static let fastestMultiCam = 60.0

  /// No list that a device printed has a faster format.
  private static let fastestOfAll = 240.0

  /// The pixels of the largest sensor that the camera reads; where one is not known, those of the largest of the device.
  /// Of a camera that the profile does not list nothing can be said.
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
  /// Whether the laws of the model say that a format reads no more than another one of its camera at the same rate: it is
  /// as wide, binned if the other is, and of the same size or of the shape that crops the sensor where the other fills it.
  fileprivate func readsAtMost(asMuchAs other: DeviceFormat) -> Bool {
    guard width == other.width, let rate = highestRate, rate == other.highestRate, let binned,
      let isOtherBinned = other.binned, binned || !isOtherBinned
    else { return false }
    return height == other.height || (width * 9 == height * 16 && other.width * 3 == other.height * 4)
  }
}
