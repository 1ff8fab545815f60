import AVFoundation

extension Camera {
  func configureInput() {
    device =
      .default(.builtInTripleCamera, for: .video, position: .back)
      ?? .default(.builtInDualWideCamera, for: .video, position: .back)
      ?? .default(.builtInWideAngleCamera, for: .video, position: .back)
    guard let device, let cameraInput = try? AVCaptureDeviceInput(device: device) else { return }
    session.addInput(cameraInput)
  }

  func zoom(to factor: CGFloat) {
    try? device?.lockForConfiguration()
    device?.videoZoomFactor = factor
    device?.unlockForConfiguration()
  }
}
