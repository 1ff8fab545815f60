import AVFoundation

enum Lens: String, CaseIterable {
  case wide, ultraWide

  var deviceType: AVCaptureDevice.DeviceType {
    switch self {
    case .wide: return .builtInWideAngleCamera
    case .ultraWide: return .builtInUltraWideCamera
    }
  }

  var frameRate: Int32 { self == .wide ? 30 : 24 }
}

final class LensRig {
  let session = AVCaptureMultiCamSession()
  private var outputs: [Lens: AVCaptureVideoDataOutput] = [:]

  init() throws {
    for lens in Lens.allCases { try add(lens) }
  }

  private func add(_ lens: Lens) throws {
    guard let device = AVCaptureDevice.default(lens.deviceType, for: .video, position: .back) else {
      throw RigError.missing
    }
    session.addInput(try AVCaptureDeviceInput(device: device))
    let frames = AVCaptureVideoDataOutput()
    session.addOutput(frames)
    outputs[lens] = frames
    try device.lockForConfiguration()
    device.activeVideoMinFrameDuration = CMTimeMake(value: 1, timescale: lens.frameRate)
    device.unlockForConfiguration()
  }
}

enum RigError: Error { case missing }
