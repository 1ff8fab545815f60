import AVFoundation

final class HighSpeed {
  private let session = AVCaptureSession()
  private let frames = AVCaptureVideoDataOutput()
  private let rate = 120.0

  func set() throws {
    guard let wide = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else {
      throw Problem.none
    }
    guard let tele = AVCaptureDevice.default(.builtInTelephotoCamera, for: .video, position: .back) else {
      throw Problem.none
    }
    let wideInput = try AVCaptureDeviceInput(device: wide)
    session.addInput(wideInput)
    let teleInput = try AVCaptureDeviceInput(device: tele)
    session.addInput(teleInput)
    session.addOutput(frames)
    try exact(wide)
    try fastest(tele)
  }

  /// A format that a graph can name.
  private func exact(_ device: AVCaptureDevice) throws {
    let wanted = device.formats.first { format in
      let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
      return size.width == 1920 && size.height == 1080 && format.isVideoBinned
    }
    guard let wanted else { throw Problem.none }
    try device.lockForConfiguration()
    device.activeFormat = wanted
    device.activeVideoMinFrameDuration = CMTime(seconds: 1 / rate, preferredTimescale: 600)
    device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: CMTimeScale(rate))
    device.unlockForConfiguration()
  }

  /// One that it can't name.
  private func fastest(_ device: AVCaptureDevice) throws {
    var best: AVCaptureDevice.Format?
    for format in device.formats {
      for range in format.videoSupportedFrameRateRanges where range.maxFrameRate >= rate {
        best = format
      }
    }
    guard let best else { return }
    try device.lockForConfiguration()
    device.activeFormat = best
    device.unlockForConfiguration()
  }

  private enum Problem: Error { case none }
}
