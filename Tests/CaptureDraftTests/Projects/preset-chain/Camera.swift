// swift-format-ignore-file
import AVFoundation

struct Quality {
  static let wanted: AVCaptureSession.Preset = .hd4K3840x2160
}

final class Camera {
  private let session = AVCaptureSession()
  private let output = AVCaptureMovieFileOutput()

  func load() {
    let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)!
    let cameraInput = try! AVCaptureDeviceInput(device: camera)
    session.addInput(cameraInput)
    if session.canSetSessionPreset(Quality.wanted) {
      session.sessionPreset = Quality.wanted
    } else if session.canSetSessionPreset(.hd1920x1080) {
      session.sessionPreset = .hd1920x1080
    } else {
      session.sessionPreset = .high
    }
    session.addOutput(output)
  }
}
