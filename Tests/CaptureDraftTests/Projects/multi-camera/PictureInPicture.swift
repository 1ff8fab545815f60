import AVFoundation
import UIKit

final class PictureInPictureController: UIViewController {
  private let session = AVCaptureMultiCamSession()
  private let sessionQueue = DispatchQueue(label: "session")
  private let backOutput = AVCaptureVideoDataOutput()
  private let frontOutput = AVCaptureVideoDataOutput()
  private let backLayer = AVCaptureVideoPreviewLayer()
  private let frontLayer = AVCaptureVideoPreviewLayer()
  private let backSound = AVCaptureAudioDataOutput()

  override func viewDidLoad() {
    super.viewDidLoad()
    backLayer.setSessionWithNoConnection(session)
    frontLayer.setSessionWithNoConnection(session)
    sessionQueue.async { self.configure() }
  }

  private func configure() {
    guard AVCaptureMultiCamSession.isMultiCamSupported else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    guard camera(.back, output: backOutput, layer: backLayer) else { return }
    guard camera(.front, output: frontOutput, layer: frontLayer) else { return }
    guard microphone() else { return }
  }

  private func camera(
    _ position: AVCaptureDevice.Position, output: AVCaptureVideoDataOutput, layer: AVCaptureVideoPreviewLayer
  ) -> Bool {
    guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position) else {
      return false
    }
    guard let input = try? AVCaptureDeviceInput(device: device) else { return false }
    guard session.canAddInput(input) else { return false }
    session.addInputWithNoConnections(input)
    guard
      let port = input.ports(for: .video, sourceDeviceType: device.deviceType, sourceDevicePosition: device.position)
        .first,
      session.canAddOutput(output)
    else { return false }
    session.addOutputWithNoConnections(output)
    output.videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: Int(kCVPixelFormatType_Lossless_32BGRA)]
    let data = AVCaptureConnection(inputPorts: [port], output: output)
    guard session.canAddConnection(data) else { return false }
    session.addConnection(data)
    data.videoOrientation = .portrait
    let shown = AVCaptureConnection(inputPort: port, videoPreviewLayer: layer)
    guard session.canAddConnection(shown) else { return false }
    session.addConnection(shown)
    if position == .front {
      shown.automaticallyAdjustsVideoMirroring = false
      shown.isVideoMirrored = true
    }
    return true
  }

  private func microphone() -> Bool {
    guard let device = AVCaptureDevice.default(for: .audio), let input = try? AVCaptureDeviceInput(device: device)
    else { return false }
    session.addInputWithNoConnections(input)
    session.addOutputWithNoConnections(backSound)
    guard let port = input.ports(for: .audio, sourceDeviceType: device.deviceType, sourceDevicePosition: .back).first
    else { return false }
    session.addConnection(AVCaptureConnection(inputPorts: [port], output: backSound))
    return true
  }
}
