import CaptureModel
import JSONSource

extension ResolvedSession {
  /// Whether the session is a plain one of one camera that runs at up to 1080p and 60 frames a second, which is within the
  /// budget of every iPhone; without a format by the preset.
  ///
  /// On A12 and later 1080p at 60, unbinned, with two outputs at full size costs at most 0.82 to 0.95 by the lowest budget
  /// that the readings allow, and at 30 at most half; older phones record 4K in their own camera app, at 60 or, on iPhone
  /// 7, at 30. In 57 of 57 printed formats of this kind a photo is no larger than 4224x2384. Video HDR and depth are not
  /// covered.
  func isWithinEveryBudget(_ camera: ResolvedCamera, running format: DeviceFormat?, promised: FrameRate?) -> Bool {
    guard !isMultiCam, cameras.count == 1, profile.isOfIPhones, !camera.isVideoHDR,
      !outputs.contains(where: { $0.type == .depthData })
    else { return false }
    guard let format else { return presetIsSmall(for: camera) }
    let rate = promised ?? format.highestRate ?? format.maxFrameRateBounds?.upperBound
    return format.dimensions.isAtMostHD && rate.map { $0 <= FrameRate(60) } ?? false
  }

  /// Whether the preset chooses a format of that kind: 1920x1080 unbinned at 30 is the one of `high` (WWDC19 225).
  private func presetIsSmall(for camera: ResolvedCamera) -> Bool {
    guard presetChoosesUnknownFormat(of: camera) else { return false }
    return switch graph.session?.preset?.value {
    case nil, .high, .medium, .low, .hd1920x1080, .hd1280x720, .vga640x480, .cif352x288, .iFrame960x540,
      .iFrame1280x720,
      .qvga320x240, .qHD960x540:
      true
    case .photo, .inputPriority, .hd4K3840x2160: false
    }
  }
}

extension Dimensions {
  fileprivate var isAtMostHD: Bool { pixels <= 1920 * 1080 }
}

extension DeviceProfile {
  /// Whether all models of the profile are iPhones.
  fileprivate var isOfIPhones: Bool {
    !modelIdentifiers.isEmpty && modelIdentifiers.allSatisfy { $0.hasPrefix("iPhone") }
  }
}
