import AVFoundation

/// A session that knows how to set itself up.
class ScannerSession: AVCaptureSession {
  let metadataOutput = AVCaptureMetadataOutput()

  func setUp(delegate: AVCaptureMetadataOutputObjectsDelegate) {
    beginConfiguration()
    sessionPreset = .hd1280x720
    if let camera = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: camera) {
      addInput(input)
      try? camera.lockForConfiguration()
      if camera.isAutoFocusRangeRestrictionSupported { camera.autoFocusRangeRestriction = .near }
      camera.unlockForConfiguration()
    }
    addOutput(metadataOutput)
    metadataOutput.setMetadataObjectsDelegate(delegate, queue: .main)
    metadataOutput.metadataObjectTypes = [.qr, .ean13]
    commitConfiguration()
  }
}
