import AVFoundation

final class Pipeline {
  private let session = AVCaptureSession()
  private let camera: CameraProviding
  private let provider: OutputProviding

  init(camera: CameraProviding, provider: OutputProviding) {
    self.camera = camera
    self.provider = provider
  }

  static func standard() -> Pipeline { Pipeline(camera: FrontCamera(), provider: PhotoProvider()) }

  func start() {
    guard let device = camera.device, let input = try? AVCaptureDeviceInput(device: device) else { return }
    session.addInput(input)
    session.addOutput(provider.makeOutput())
    session.startRunning()
  }
}

final class App {
  let pipeline = Pipeline(camera: FrontCamera(), provider: PhotoProvider())

  func main() { pipeline.start() }
}
