import CaptureModel
import CaptureSession

extension KeptFloor {
  /// Whether a format at a rate is at or above the floor.
  func allows(_ format: DeviceFormat, at rate: FrameRate) -> Bool {
    if isUntouched { return false }
    if let width, format.width < width { return false }
    if let height, format.height < height { return false }
    if let frameRate, rate < frameRate { return false }
    if let binned, format.binned != binned { return false }
    return true
  }
}
