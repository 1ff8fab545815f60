extension ProbeSource {
  /// How a session is configured and described.
  var sessions: String {
    #"""
    // MARK: - Sessions

    nonisolated extension \#(type) {
      /// What a session refused when it was configured: the experiment is passed over.
      private struct Refusal: Error {
        let reason: String
      }

      /// Configures a session, and says what it is made of as a graph document.
      private func configure(_ session: AVCaptureMultiCamSession, for experiment: Experiment) throws -> JSON {
        var graph = SessionGraph()
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        for setup in experiment.setups { try add(setup, to: session, &graph) }
        guard !experiment.beams.isEmpty else { return graph.document }
        guard let input = microphoneInput() else { throw Refusal(reason: "the microphone can't be opened") }
        try add(input, to: session)
        graph.inputs.append(["id": "microphone", "deviceType": "microphone"])
        for beam in experiment.beams {
          guard let port = audioPort(of: input, at: beam.position) else {
            throw Refusal(reason: "no \(beam.name) beam")
          }
          try connect(port, to: AVCaptureAudioDataOutput(), in: session)
          graph.connect(
            "microphone", ["mediaType": "audio", "sourceDevicePosition": JSON(beam.name)], to: "audioData", [:])
        }
        return graph.document
      }

      private func add(_ setup: Setup, to session: AVCaptureMultiCamSession, _ graph: inout SessionGraph) throws {
        let device = setup.camera.device
        let input = try AVCaptureDeviceInput(device: device)
        try add(input, to: session)
        try configure(device, for: setup)
        // The override comes after the format, which resets it.
        if let rate = setup.maxFrameRate {
          input.videoMinFrameDurationOverride = CMTime(value: 1, timescale: CMTimeScale(rate))
        }
        graph.inputs.append(describe(setup))
        let sources = setup.usesConstituents ? device.constituentDevices : [device]
        for source in sources {
          let ports = input.ports(
            for: .video, sourceDeviceType: source.deviceType, sourceDevicePosition: source.position)
          guard let port = ports.first, let camera = Self.camera(source) else {
            throw Refusal(reason: "no port for video")
          }
          let connection = try connect(port, to: AVCaptureVideoDataOutput(), in: session)
          if let mode = setup.stabilization {
            guard connection.isVideoStabilizationSupported else { throw Refusal(reason: "no stabilization") }
            connection.preferredVideoStabilizationMode = mode.value
          }
          let request: JSON = setup.usesConstituents
            ? ["mediaType": "video", "sourceDeviceType": JSON(camera.deviceType)] : "video"
          graph.connect(
            setup.camera.name, request, to: "videoData",
            ["preferredVideoStabilizationMode": JSON(setup.stabilization?.name ?? "off")])
        }
        if setup.depthFormat != nil {
          let ports = input.ports(
            for: .depthData, sourceDeviceType: device.deviceType, sourceDevicePosition: device.position)
          guard let port = ports.first else { throw Refusal(reason: "no port for depth") }
          try connect(port, to: AVCaptureDepthDataOutput(), in: session)
          graph.connect(setup.camera.name, "depthData", to: "depthData", [:])
        }
      }

      private func add(_ input: AVCaptureDeviceInput, to session: AVCaptureMultiCamSession) throws {
        guard session.canAddInput(input) else { throw Refusal(reason: "\(input.device.localizedName) can't be added") }
        session.addInputWithNoConnections(input)
      }

      /// Gives a port an output of its own. No frame of it is used, so the output needs no delegate.
      @discardableResult
      private func connect(
        _ port: AVCaptureInput.Port, to output: AVCaptureOutput, in session: AVCaptureMultiCamSession
      ) throws -> AVCaptureConnection {
        guard session.canAddOutput(output) else { throw Refusal(reason: "the output can't be added") }
        session.addOutputWithNoConnections(output)
        let connection = AVCaptureConnection(inputPorts: [port], output: output)
        guard session.canAddConnection(connection) else { throw Refusal(reason: "the connection can't be added") }
        session.addConnection(connection)
        return connection
      }

      /// Sets what a camera does by itself, so that sessions differ in nothing but what they are to differ in.
      private func configure(_ device: AVCaptureDevice, for setup: Setup) throws {
        try device.lockForConfiguration()
        defer { device.unlockForConfiguration() }
        device.activeFormat = setup.format
        if setup.format.isVideoHDRSupported {
          device.automaticallyAdjustsVideoHDREnabled = false
          device.isVideoHDREnabled = setup.isHDR
        }
        // A format that is set again may keep the depth format of the session before.
        if let depthFormat = setup.depthFormat ?? setup.format.supportedDepthDataFormats.first {
          device.activeDepthDataFormat = depthFormat
        }
      }

      private func describe(_ setup: Setup) -> JSON {
        let size = CMVideoFormatDescriptionGetDimensions(setup.format.formatDescription)
        var input: JSON = [
          "id": JSON(setup.camera.name), "deviceType": JSON(setup.camera.deviceType),
          "position": JSON(setup.camera.position),
        ]
        input["activeFormat"] = [
          "width": JSON(size.width), "height": JSON(size.height),
          "maxFrameRate": JSON(maxFrameRate(of: setup.format)), "binned": JSON(setup.format.isVideoBinned),
          "pixelFormat": JSON(pixelFormat(of: setup.format)),
        ]
        input["maxFrameRateOverride"] = setup.maxFrameRate.map { JSON($0) }
        if setup.format.isVideoHDRSupported {
          input["automaticallyAdjustsVideoHDREnabled"] = false
          input["videoHDREnabled"] = JSON(setup.isHDR)
        }
        if let format = setup.depthFormat {
          let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
          input["activeDepthDataFormat"] = [
            "width": JSON(size.width), "height": JSON(size.height), "pixelFormat": JSON(pixelFormat(of: format)),
          ]
        }
        return input
      }

      /// A session as a graph document, put together beside it.
      private struct SessionGraph {
        var inputs: [JSON] = []
        private var outputs: [JSON] = []
        private var connections: [JSON] = []

        mutating func connect(_ input: String, _ port: JSON, to type: String, _ settings: JSON) {
          let id = JSON("\(type)\(outputs.count + 1)")
          outputs.append(["id": id, "type": JSON(type)])
          var connection = settings
          connection["input"] = JSON(input)
          connection["port"] = port
          connection["output"] = id
          connections.append(connection)
        }

        var document: JSON {
          [
            "capplan": 1, "session": ["type": "multiCam"], "inputs": .list(inputs), "outputs": .list(outputs),
            "connections": .list(connections),
          ]
        }
      }
    }
    """#
  }
}
