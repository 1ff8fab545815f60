/// The methods that emitted code shares; one is written where something uses it.
enum SwiftHelper: String, CaseIterable {
  case camera, addInput, addOutput, connectOutput, connectLayer, add, require, setFrameRate, pause, follow

  /// What it uses itself.
  var uses: [SwiftHelper] {
    switch self {
    case .connectOutput, .connectLayer: [.add]
    default: []
    }
  }

  /// Its source; `%1` is the name of the emitted type.
  var text: String {
    switch self {
    case .camera:
      """
      private func camera(
          _ type: AVCaptureDevice.DeviceType, _ position: AVCaptureDevice.Position
      ) throws -> AVCaptureDevice {
          guard let device = AVCaptureDevice.default(type, for: .video, position: position) else {
              throw Failure.notFound(type.rawValue)
          }
          return device
      }
      """
    case .addInput:
      """
      /// Adds an input; connections are made one by one, so that none is formed that the plan has not.
      @discardableResult
      private func addInput(_ device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
          let input = try AVCaptureDeviceInput(device: device)
          guard session.canAddInput(input) else { throw Failure.refused(device.localizedName) }
          session.addInputWithNoConnections(input)
          return input
      }
      """
    case .addOutput:
      """
      private func addOutput(_ output: AVCaptureOutput, _ name: String) throws {
          guard session.canAddOutput(output) else { throw Failure.refused(name) }
          session.addOutputWithNoConnections(output)
      }
      """
    case .connectOutput:
      """
      @discardableResult
      private func connect(
          _ ports: [AVCaptureInput.Port], to output: AVCaptureOutput, _ name: String
      ) throws -> AVCaptureConnection {
          guard !ports.isEmpty else { throw Failure.notFound("port for \\(name)") }
          return try add(AVCaptureConnection(inputPorts: ports, output: output), name)
      }
      """
    case .connectLayer:
      """
      @discardableResult
      private func connect(
          _ ports: [AVCaptureInput.Port], to layer: AVCaptureVideoPreviewLayer, _ name: String
      ) throws -> AVCaptureConnection {
          guard let port = ports.first else { throw Failure.notFound("port for \\(name)") }
          return try add(AVCaptureConnection(inputPort: port, videoPreviewLayer: layer), name)
      }
      """
    case .add:
      """
      private func add(_ connection: AVCaptureConnection, _ name: String) throws -> AVCaptureConnection {
          guard session.canAddConnection(connection) else { throw Failure.refused("connection to \\(name)") }
          session.addConnection(connection)
          return connection
      }
      """
    case .require:
      """
      /// Setting what is not supported raises an exception, which Swift can't catch.
      private func require(_ isSupported: Bool, _ setting: String) throws {
          guard isSupported else { throw Failure.unsupported(setting) }
      }
      """
    case .setFrameRate:
      """
      /// Runs a camera at one frame rate, or at those of its format; while another holds its lock, it stays as it is.
      private func setFrameRate(_ duration: CMTime, _ input: AVCaptureDeviceInput?) {
          guard let device = input?.device, duration == .invalid || device.activeFormat.supports(frameDuration: duration),
              (try? device.lockForConfiguration()) != nil
          else { return }
          device.activeVideoMinFrameDuration = duration
          device.activeVideoMaxFrameDuration = duration
          device.unlockForConfiguration()
      }
      """
    case .pause:
      """
      /// Disables all connections of some inputs, which stops their cameras, and enables what was disabled before.
      private func pause(_ inputs: [AVCaptureDeviceInput?]) {
          for connection in paused { connection.isEnabled = true }
          paused = session.connections.filter { connection in
              connection.isEnabled && connection.inputPorts.contains { port in inputs.contains { $0 === port.input } }
          }
          for connection in paused { connection.isEnabled = false }
      }
      """
    case .follow:
      """
      /// Turns the pictures of a connection as the device is held; the coordinator lives as long as it is kept.
      @available(iOS 17.0, *)
      private func follow(
          _ coordinator: AVCaptureDevice.RotationCoordinator,
          _ angle: KeyPath<AVCaptureDevice.RotationCoordinator, CGFloat>, _ connection: AVCaptureConnection
      ) {
          let index = turned.count
          turned.append((coordinator, connection))
          observations.append(
              coordinator.observe(angle, options: [.initial, .new]) { [weak self] _, change in
                  guard let self, let degrees = change.newValue else { return }
                  self.queue.async { self.turn(index, degrees) }
              })
      }

      @available(iOS 17.0, *)
      private func turn(_ index: Int, _ degrees: CGFloat) {
          let connection = turned[index].connection
          if connection.isVideoRotationAngleSupported(degrees) { connection.videoRotationAngle = degrees }
      }
      """
    }
  }
}
