/// The parts of a recorder that no key decides.
enum RecorderTemplate {
  /// What stands before the type.
  static let head = #"""
    // Written by capplan record.

    import AVFoundation

    /// Writes down how a capture session is configured: a capture graph, which capplan checks and
    /// compares.
    ///
    /// Call it in a test or a debug build that runs on a device, since the Simulator has no cameras,
    /// on the queue that configures the session, and after its configuration is committed. It
    /// compiles with the SDK of iOS 26 or a newer one.
    ///
    /// What a session does not know is left out: the app around it, the devices that it is meant for,
    /// which photos it will request. So are values that are documented as defaults, and what the
    /// session or a preset chose. The modes of focus, exposure and white balance and what else has no
    /// such default are written as they are found, whoever set them.
    ///
    /// An angle of rotation is the one of the moment, also where it follows the way the device is
    /// held: such graphs compare if the device is held the same way.

    """#

  /// The walk over a session.
  static let walk = #"""
        /// Writes the graph of a session to a file, and returns where that is.
        ///
        /// - Parameters:
        ///   - session: The session.
        ///   - synchronizers: The synchronizers of its data outputs, which the session does not list.
        ///   - ids: What the graph calls inputs, outputs and preview layers; the others are called
        ///     after their cameras.
        ///   - file: Where the graph goes; `graph.json` in the app's documents, unless it is given.
        @discardableResult
        static func write(
            _ session: AVCaptureSession, synchronizers: [AVCaptureDataOutputSynchronizer] = [],
            ids: [ObjectIdentifier: String] = [:], to file: URL? = nil
        ) throws -> URL {
            let documents = FileManager.SearchPathDirectory.documentDirectory
            let place = try file ?? FileManager.default
                .url(for: documents, in: .userDomainMask, appropriateFor: nil, create: true)
                .appendingPathComponent("graph.json")
            try Data(json(of: session, synchronizers: synchronizers, ids: ids).utf8).write(to: place, options: .atomic)
            return place
        }

        /// The graph of a session.
        static func json(
            of session: AVCaptureSession, synchronizers: [AVCaptureDataOutputSynchronizer] = [],
            ids: [ObjectIdentifier: String] = [:]
        ) -> String {
            var names = Names(given: ids)
            let inputs = session.inputs.compactMap { $0 as? AVCaptureDeviceInput }
            var graph = Members()
            graph.add("capplan", 1)
            graph.add("session", settings(of: session))
            graph.add("inputs", inputs.map { input in
                let id = names.id(of: input, or: name(of: input.device.deviceType, at: input.device.position))
                return input.device.hasMediaType(.video)
                    ? camera(input, id: id, in: session) : microphone(input, id: id)
            })
            let layers = session.connections.compactMap(\.videoPreviewLayer)
            graph.add("outputs", session.outputs.map { member(for: $0, &names) } + layers.map { member(for: $0, &names) })
            graph.add("connections", session.connections.flatMap { connection in
                inputs.compactMap { member(for: connection, from: $0, names) }
            })
            graph.add("synchronizers", synchronizers.map { synchronizer in
                var json = Members()
                json.add("id", names.id(of: synchronizer, or: "synchronizer"))
                json.add("outputs", synchronizer.dataOutputs.compactMap { names[$0] })
                return json
            })
            return graph.text(indent: "") + "\n"
        }

        // MARK: Outputs and connections

        /// An output, with the settings of its class.
        private static func member(for output: AVCaptureOutput, _ names: inout Names) -> Members {
            let type: String
            let own: Members
            switch output {
            case let output as AVCaptureVideoDataOutput:
                (type, own) = ("videoData", settings(of: output))
            case let output as AVCaptureAudioDataOutput:
                (type, own) = ("audioData", settings(of: output))
            case let output as AVCaptureDepthDataOutput:
                (type, own) = ("depthData", settings(of: output))
            case let output as AVCaptureMetadataOutput:
                (type, own) = ("metadata", settings(of: output))
            case let output as AVCapturePhotoOutput:
                (type, own) = ("photo", settings(of: output))
            case let output as AVCaptureMovieFileOutput:
                (type, own) = ("movieFile", settings(of: output))
            default: (type, own) = ("\(Swift.type(of: output))", Members())
            }
            let ports = output.connections.flatMap(\.inputPorts)
            return member(output, type, from: ports.first { $0.mediaType == .video } ?? ports.first, own, &names)
        }

        /// A preview layer, which is an output to a graph.
        private static func member(
            for layer: AVCaptureVideoPreviewLayer, _ names: inout Names
        ) -> Members {
            member(layer, "previewLayer", from: layer.connection?.inputPorts.first, settings(of: layer), &names)
        }

        private static func member(
            _ object: AnyObject, _ type: String, from port: AVCaptureInput.Port?, _ own: Members,
            _ names: inout Names
        ) -> Members {
            var id = type
            if let port, let device = port.sourceDeviceType {
                id = name(of: device, at: port.sourceDevicePosition)
                id += type.prefix(1).uppercased() + type.dropFirst()
            }
            var json = Members()
            json.add("id", names.id(of: object, or: id))
            json.add("type", type)
            json.add(own)
            return json
        }

        /// A connection, as far as it comes from an input; `nil` where it does not.
        private static func member(
            for connection: AVCaptureConnection, from input: AVCaptureDeviceInput, _ names: Names
        ) -> Members? {
            let ports = connection.inputPorts.filter { $0.input === input }
            let end: AnyObject? = connection.output ?? connection.videoPreviewLayer
            guard let id = names[input], let first = ports.first, let end,
                let output = names[end]
            else { return nil }
            var json = Members()
            json.add("input", id)
            if ports.count == 1 {
                json.add("port", port(first, of: input))
            } else {
                json.add("ports", .array(ports.map { port($0, of: input) }))
            }
            json.add("output", output)
            json.add(settings(of: connection))
            return json
        }

        /// A port: by its medium where the input lists it, else with where it comes from.
        private static func port(_ port: AVCaptureInput.Port, of input: AVCaptureDeviceInput) -> JSON {
            let medium = name(of: port.mediaType)
            if input.ports.contains(port) { return .string(medium) }
            var json = Members()
            json.add("mediaType", medium)
            if let type = port.sourceDeviceType, type != input.device.deviceType {
                json.add("sourceDeviceType", name(of: type))
            }
            if port.sourceDevicePosition != input.device.position {
                json.add("sourceDevicePosition", name(of: port.sourceDevicePosition))
            }
            return .object(json)
        }

        /// The ports that are switched off, of those that the input lists and those that it has besides.
        private static func disabledPorts(of input: AVCaptureDeviceInput) -> JSON? {
            let sides: [AVCaptureDevice.Position] = [.unspecified, .back, .front]
            let others = sides.flatMap { input.ports(for: nil, sourceDeviceType: nil, sourceDevicePosition: $0) }
            var off: [AVCaptureInput.Port] = []
            for port in input.ports + others where !port.isEnabled && !off.contains(port) {
                off.append(port)
            }
            return off.isEmpty ? nil : .array(off.map { port($0, of: input) })
        }

        /// What an input is called after: where its device is, and what that is.
        private static func name(
            of type: AVCaptureDevice.DeviceType, at position: AVCaptureDevice.Position
        ) -> String {
            var kind = name(of: type)
            if kind.hasPrefix("builtIn") { kind.removeFirst("builtIn".count) }
            if kind.hasSuffix("Camera") { kind.removeLast("Camera".count) }
            switch position {
            case .back: return "back" + kind.prefix(1).uppercased() + kind.dropFirst()
            case .front: return "front" + kind.prefix(1).uppercased() + kind.dropFirst()
            default: return kind
            }
        }

        // MARK: Settings

    """#
}
