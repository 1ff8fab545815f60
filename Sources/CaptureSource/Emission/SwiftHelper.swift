/// The methods that emitted code shares; each is written only if something uses it.
enum SwiftHelper: String, CaseIterable {
  case camera, discoveredCamera, firstCamera, microphone, chooseFormat, chooseFormatByWishes, startOver, addInput,
    addOutput, connectOutput, connectLayer, add, require, setFrameDurations, keepDepthFormats, pause,
    setControlsDelegate, setDeferredStartDelegate, lightTorches

  /// Whether the method chooses a camera's format.
  var choosesFormats: Bool { self == .chooseFormat || self == .chooseFormatByWishes }

  /// The other methods that it calls.
  var uses: [SwiftHelper] {
    switch self {
    case .connectOutput, .connectLayer: [.add]
    default: []
    }
  }

  /// The source of the method; `%1` is the name of the emitted type.
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
    case .discoveredCamera:
      """
      /// Finds a camera of a type that only a discovery session knows.
      private func discoveredCamera(
          _ type: AVCaptureDevice.DeviceType, _ position: AVCaptureDevice.Position
      ) throws -> AVCaptureDevice {
          let session = AVCaptureDevice.DiscoverySession(
              deviceTypes: [type], mediaType: .video, position: position)
          guard let device = session.devices.first else { throw Failure.notFound(type.rawValue) }
          return device
      }
      """
    case .firstCamera:
      """
      /// Finds the camera of the first of these types that the device has.
      private func firstCamera(
          _ types: [AVCaptureDevice.DeviceType], _ position: AVCaptureDevice.Position
      ) throws -> AVCaptureDevice {
          for type in types {
              let session = AVCaptureDevice.DiscoverySession(
                  deviceTypes: [type], mediaType: .video, position: position)
              if let device = session.devices.first { return device }
          }
          throw Failure.notFound(types.map { $0.rawValue }.joined(separator: ", "))
      }
      """
    case .microphone:
      """
      /// The microphone; none without access to it.
      private func microphone() -> AVCaptureDevice? {
          guard AVCaptureDevice.authorizationStatus(for: .audio) == .authorized else { return nil }
          return AVCaptureDevice.default(for: .audio)
      }
      """
    case .chooseFormat: FormatHelperText.choosing(byWishes: false)
    case .chooseFormatByWishes: FormatHelperText.choosing(byWishes: true)
    case .startOver: FormatHelperText.startingOver
    case .addInput:
      """
      /// Adds an input; the session forms no connections, which are made one by one.
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
      private func add(
          _ connection: AVCaptureConnection, _ name: String
      ) throws -> AVCaptureConnection {
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
    case .setFrameDurations:
      """
      /// Limits how short and how long a camera's frames are; `.invalid` leaves it to its format.
      private func setFrameDurations(
          _ input: AVCaptureDeviceInput?, _ shortest: CMTime, _ longest: CMTime
      ) throws {
          guard let device = input?.device,
              [shortest, longest].allSatisfy({
                  !$0.isValid || device.activeFormat.supports(frameDuration: $0)
              })
          else { return }
          try device.lockForConfiguration()
          defer { device.unlockForConfiguration() }
          // First any length, so that the shortest is never above the longest.
          device.activeVideoMaxFrameDuration = .invalid
          device.activeVideoMinFrameDuration = shortest
          device.activeVideoMaxFrameDuration = longest
      }
      """
    case .keepDepthFormats:
      """
      /// Sets the depth formats again that the commit has changed, and with them their rates.
      private func keepDepthFormats() throws {
          for (device, format, shortest) in depthFormats.values
          where device.activeDepthDataFormat != format {
              try device.lockForConfiguration()
              defer { device.unlockForConfiguration() }
              device.activeDepthDataFormat = format
              if let shortest { device.activeDepthDataMinFrameDuration = shortest }
          }
      }
      """
    case .setControlsDelegate:
      """
      /// Makes the session's controls active; the session keeps no strong reference to the delegate.
      @available(iOS 18.0, *)
      func setControlsDelegate(_ delegate: any AVCaptureSessionControlsDelegate) {
          // Safe without a check: the delegate is only handed to the queue, on which alone it is called.
          struct Carried: @unchecked Sendable { let delegate: any AVCaptureSessionControlsDelegate }
          let carried = Carried(delegate: delegate)
          // Not at once, but on the queue: an app may call this from the queue itself.
          queue.async { self.session.setControlsDelegate(carried.delegate, queue: self.queue) }
      }
      """
    case .setDeferredStartDelegate:
      """
      /// Tells a delegate of the deferred start; call it before the session starts.
      @available(iOS 26.0, *)
      func setDeferredStartDelegate(_ delegate: any AVCaptureSessionDeferredStartDelegate) {
          // Safe without a check: the delegate is only handed to the queue, on which alone it is called.
          struct Carried: @unchecked Sendable {
              let delegate: any AVCaptureSessionDeferredStartDelegate
          }
          let carried = Carried(delegate: delegate)
          queue.async {
              self.session.setDeferredStartDelegate(
                  carried.delegate, deferredStartDelegateCallbackQueue: self.queue)
          }
      }
      """
    case .lightTorches:
      """
      /// Turns the torches on, and again whenever the session starts, since a start may turn them off;
      /// a hot one stays off.
      private func lightTorches() {
          for (input, torch) in torches {
              do {
                  guard torch.mode == .off || torch.device.isTorchAvailable else {
                      throw AVError(.torchLevelUnavailable)
                  }
                  try torch.device.lockForConfiguration()
                  defer { torch.device.unlockForConfiguration() }
                  if let level = torch.level {
                      try torch.device.setTorchModeOn(level: level)
                  } else {
                      torch.device.torchMode = torch.mode
                  }
              } catch {
                  onEvent(.torchStaysOff(input: input, error))
              }
          }
      }
      """
    case .pause:
      """
      /// Stops some connections, and starts again what it stopped before, all together; a camera none
      /// of whose connections flows rests.
      private func pause(_ connections: [AVCaptureConnection]) {
          guard connections != paused else { return }
          session.beginConfiguration()
          for connection in paused where !connections.contains(connection) {
              connection.isEnabled = true
          }
          paused = connections.filter { paused.contains($0) || $0.isEnabled }
          for connection in paused { connection.isEnabled = false }
          session.commitConfiguration()
      }
      """
    }
  }
}
