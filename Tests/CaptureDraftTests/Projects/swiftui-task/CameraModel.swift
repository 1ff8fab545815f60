import AVFoundation

@MainActor
final class CameraModel: ObservableObject {
  @Published var wantsDepth = false
  @Published private(set) var isRunning = false
  private let session = AVCaptureSession()
  private let photoOutput = AVCapturePhotoOutput()

  func start() async {
    guard await AVCaptureDevice.requestAccess(for: .video) else { return }
    session.beginConfiguration()
    session.sessionPreset = .photo
    guard let camera = AVCaptureDevice.default(.builtInDualCamera, for: .video, position: .back),
      let input = try? AVCaptureDeviceInput(device: camera)
    else { return }
    session.addInput(input)
    session.addOutput(photoOutput)
    if wantsDepth {
      photoOutput.isDepthDataDeliveryEnabled = photoOutput.isDepthDataDeliverySupported
    }
    session.commitConfiguration()
    session.startRunning()
    isRunning = true
  }
}
