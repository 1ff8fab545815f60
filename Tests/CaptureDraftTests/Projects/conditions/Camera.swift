import AVFoundation
#if canImport(UIKit)
  import UIKit
#endif

final class Camera {
  private let session = AVCaptureSession()
  #if os(iOS)
    private let output = AVCapturePhotoOutput()
  #else
    private let output = AVCaptureMovieFileOutput()
  #endif

  func open() {
    #if targetEnvironment(simulator)
      return
    #else
      guard let camera = AVCaptureDevice.default(for: .video), let input = try? AVCaptureDeviceInput(device: camera)
      else { return }
      session.addInput(input)
      #if BETA
        session.sessionPreset = .hd4K3840x2160
      #else
        session.sessionPreset = .high
      #endif
      session.addOutput(output)
      if #available(iOS 17, *) {
        if camera.isAutoVideoFrameRateSupported { print("can") }
      }
      #if DEBUG
        let frames = AVCaptureVideoDataOutput()
        session.addOutput(frames)
      #endif
    #endif
  }
}
