import AVFoundation

final class TwoCameras {
  private let session = AVCaptureMultiCamSession()
  private let wideOutput = AVCaptureVideoDataOutput()
  private let ultraWideOutput = AVCaptureVideoDataOutput()

  func configure() throws {
    guard AVCaptureMultiCamSession.isMultiCamSupported else { return }
    session.beginConfiguration()
    defer { session.commitConfiguration() }
    try add(.builtInWideAngleCamera, to: wideOutput)
    try add(.builtInUltraWideCamera, to: ultraWideOutput)
  }

  private func add(_ type: AVCaptureDevice.DeviceType, to output: AVCaptureVideoDataOutput) throws {
    guard let device = AVCaptureDevice.default(type, for: .video, position: .back) else { throw Failure.noCamera }
    let input = try AVCaptureDeviceInput(device: device)
    session.addInputWithNoConnections(input)
    output.alwaysDiscardsLateVideoFrames = true
    session.addOutputWithNoConnections(output)
    guard
      let port = input.ports(for: .video, sourceDeviceType: device.deviceType, sourceDevicePosition: device.position)
        .first
    else { throw Failure.noPort }
    let connection = AVCaptureConnection(inputPorts: [port], output: output)
    guard session.canAddConnection(connection) else { throw Failure.refused }
    session.addConnection(connection)
    connection.videoOrientation = .portrait
  }

  private enum Failure: Error { case noCamera, noPort, refused }
}
