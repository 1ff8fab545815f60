import AVFoundation

/// There is no such device or port.
enum Failure: Error { case noDevice, noPort }

/// Adds a camera to a session.
func camera(
  _ type: AVCaptureDevice.DeviceType, _ position: AVCaptureDevice.Position, in session: AVCaptureSession
) throws -> AVCaptureDeviceInput {
  guard let device = AVCaptureDevice.default(type, for: .video, position: position) else { throw Failure.noDevice }
  let input = try AVCaptureDeviceInput(device: device)
  session.addInputWithNoConnections(input)
  return input
}

/// Adds an output to a session, and connects it with a port of an input.
@discardableResult func connect(
  _ input: AVCaptureDeviceInput, _ output: AVCaptureOutput, _ medium: AVMediaType = .video,
  _ type: AVCaptureDevice.DeviceType? = nil, _ position: AVCaptureDevice.Position = .unspecified,
  in session: AVCaptureSession
) throws -> AVCaptureConnection {
  if !session.outputs.contains(output) { session.addOutputWithNoConnections(output) }
  let ports = input.ports(
    for: medium, sourceDeviceType: type ?? input.device.deviceType, sourceDevicePosition: position)
  guard let port = ports.first else { throw Failure.noPort }
  let connection = AVCaptureConnection(inputPorts: [port], output: output)
  session.addConnection(connection)
  return connection
}
