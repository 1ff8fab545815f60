import AVFoundation

extension Camera: AVCapturePhotoCaptureDelegate {
  func configurePhotos() {
    guard session.canAddOutput(photoOutput) else { return }
    session.addOutput(photoOutput)
    photoOutput.isLivePhotoCaptureEnabled = photoOutput.isLivePhotoCaptureSupported
  }

  func configureFrames() {
    frameOutput.videoSettings = [
      kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    ]
    guard session.canAddOutput(frameOutput) else { return }
    session.addOutput(frameOutput)
  }

  func takePhoto(flash: AVCaptureDevice.FlashMode) {
    let request = AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc])
    request.flashMode = flash
    photoOutput.capturePhoto(with: request, delegate: self)
  }
}
