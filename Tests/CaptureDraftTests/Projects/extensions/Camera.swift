import AVFoundation

final class Camera: NSObject {
  let session = AVCaptureSession()
  let photoOutput = AVCapturePhotoOutput()
  let frameOutput = AVCaptureVideoDataOutput()
  var device: AVCaptureDevice?

  override init() {
    super.init()
    configureInput()
    configurePhotos()
    configureFrames()
  }
}
