// swift-format-ignore-file
import AVFoundation
import UIKit

final class CameraViewController: UIViewController, AVCaptureVideoDataOutputSampleBufferDelegate {
  private let session = AVCaptureSession()
  private let sessionQueue = DispatchQueue(label: "session")
  private let photoOutput = AVCapturePhotoOutput()
  private var videoOutput = AVCaptureVideoDataOutput()
  private var videoDeviceInput: AVCaptureDeviceInput!
  var usesDepth = false

  override func viewDidLoad() {
    super.viewDidLoad()
    switch AVCaptureDevice.authorizationStatus(for: .video) {
    case .authorized: break
    case .notDetermined:
      sessionQueue.suspend()
      AVCaptureDevice.requestAccess(for: .video) { granted in
        if !granted { self.setupResult = .notAuthorized }
        self.sessionQueue.resume()
      }
    default: setupResult = .notAuthorized
    }
    sessionQueue.async { self.configureSession() }
  }

  private enum SetupResult { case success, notAuthorized, failed }
  private var setupResult = SetupResult.success

  private func configureSession() {
    guard setupResult == .success else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    session.sessionPreset = .photo
    guard let camera = bestDevice(in: .back), let input = try? AVCaptureDeviceInput(device: camera) else {
      setupResult = .failed
      return
    }
    if session.canAddInput(input) {
      session.addInput(input)
      videoDeviceInput = input
    }
    if session.canAddOutput(photoOutput) {
      session.addOutput(photoOutput)
      photoOutput.isLivePhotoCaptureEnabled = photoOutput.isLivePhotoCaptureSupported
      photoOutput.maxPhotoQualityPrioritization = .quality
      if photoOutput.isDepthDataDeliverySupported { photoOutput.isDepthDataDeliveryEnabled = true }
    }
    videoOutput.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_32BGRA)]
    videoOutput.alwaysDiscardsLateVideoFrames = true
    videoOutput.setSampleBufferDelegate(self, queue: DispatchQueue(label: "frames"))
    session.addOutput(videoOutput)
    if let connection = videoOutput.connection(with: .video) {
      connection.videoOrientation = .portrait
      if connection.isVideoMirroringSupported { connection.isVideoMirrored = true }
    }
    if usesDepth {
      let depth = AVCaptureDepthDataOutput()
      session.addOutput(depth)
    }
    do {
      try camera.lockForConfiguration()
      if camera.isFocusModeSupported(.continuousAutoFocus) { camera.focusMode = .continuousAutoFocus }
      camera.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 30)
      if Settings.shared.torch { camera.torchMode = .on }
      camera.unlockForConfiguration()
    } catch { print(error) }
  }

  private func bestDevice(in position: AVCaptureDevice.Position) -> AVCaptureDevice? {
    if let device = AVCaptureDevice.default(.builtInDualCamera, for: .video, position: position) { return device }
    if let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position) { return device }
    return nil
  }

  @IBAction func zoom(_ slider: UISlider) {
    try? videoDeviceInput.device.lockForConfiguration()
    videoDeviceInput.device.videoZoomFactor = CGFloat(slider.value)
    videoDeviceInput.device.unlockForConfiguration()
  }

  @IBAction func takePhoto() {
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    photoOutput.capturePhoto(with: settings, delegate: self)
  }
}
