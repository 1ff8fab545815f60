import CaptureModel
import JSONSource

/// The readings that would settle the questions that a calibration leaves open.
struct NextReadings {
  /// Groups of drivers that the readings can't tell apart.
  let entangled: [[CostDriver]]

  /// The drivers that were fitted.
  let fitted: [CostDriver]

  /// The fit of `hardwareCost`; `nil` if it was not read.
  let hardware: CostFit?

  /// The readings, on a device with this profile.
  func list(on profile: DeviceProfile) -> [Calibration.NextReading] {
    var next: [Calibration.NextReading] = []
    for group in entangled {
      // The drivers that every session has.
      let constant = group.filter { (CostDriver.pixels + [.key(.perHardwareCost)]).contains($0) }
      let others = group.filter { !constant.contains($0) }
      if constant.count > 1, let format = telltaleFormat(of: profile) { next.append(format) }
      if constant.isEmpty {
        next.append(.apart(others.first, from: Array(others.dropFirst())))
      } else if !others.isEmpty {
        next.append(.apart(nil, from: others))
      }
    }
    let isStabilized = fitted.contains { if case .stabilization = $0 { true } else { false } }
    let types = Set(profile.cameras.map(\.deviceType))
    for driver in CostDriver.all where !fitted.contains(driver) {
      switch driver {
      case .sensorPixels, .deliveredPixels: if driver == .sensorPixels { next.append(.with(driver)) }
      // Graphs don't contain it.
      case .key(.opticalStabilization): break
      case .key(.depthProjector): if types.contains(.builtInTrueDepthCamera) { next.append(.with(driver)) }
      case .key(.lidar): if types.contains(.builtInLiDARDepthCamera) { next.append(.with(driver)) }
      case .key: next.append(.with(driver))
      case .stabilization(let mode): if mode == .standard, !isStabilized { next.append(.with(driver)) }
      }
    }
    return next
  }

  /// The format with a share of delivered pixels that differs most from the readings' shares.
  private func telltaleFormat(of profile: DeviceProfile) -> Calibration.NextReading? {
    guard let (read, delivered) = hardware?.pixels, read > 0 else { return nil }
    let usual = delivered / read
    var best: (distance: Double, reading: Calibration.NextReading)?
    for camera in profile.cameras where !camera.deviceType.hasConstituentPorts {
      for format in camera.formats where format.multiCam != false {
        guard let pixels = format.readoutPixels?.value, pixels > 0 else { continue }
        let distance = abs(Double(format.dimensions.pixels) / pixels - usual)
        if distance > best?.distance ?? 0.05 {
          best = (distance, .format(DeviceKey(camera.deviceType, camera.position), FormatName(format)))
        }
      }
    }
    return best?.reading
  }
}
