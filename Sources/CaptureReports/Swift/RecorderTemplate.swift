/// The parts of a recorder that no key decides.
enum RecorderTemplate {
  /// What stands before the type.
  static let head = #"""
    // Written by capplan record.

    import AVFoundation

    /// Writes down how a capture session is configured: a capture graph, which capplan checks and compares.
    ///
    /// Call it in a test or a debug build that runs on a device, since the Simulator has no cameras, on the queue that
    /// configures the session, and after its configuration is committed. It compiles with the SDK of iOS 26 or a newer one.
    ///
    /// What a session does not know is left out: the app around it, the devices that it is meant for, which photos it will
    /// request. So is what the API sets by itself.

    """#

  /// The walk over a session.
  static let walk = #"""
        /// Writes the graph of a session to a file, and returns where that is.
        ///
        /// - Parameters:
        ///   - session: The session.
        ///   - synchronizers: The synchronizers of its data outputs, which the session does not list.
        ///   - ids: What the graph calls inputs, outputs and preview layers; the others are called after their cameras.
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
                return input.device.hasMediaType(.video) ? camera(input, id: id) : microphone(input, id: id)
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
            case let output as AVCaptureVideoDataOutput: (type, own) = ("videoData", settings(of: output))
            case let output as AVCaptureAudioDataOutput: (type, own) = ("audioData", settings(of: output))
            case let output as AVCaptureDepthDataOutput: (type, own) = ("depthData", settings(of: output))
            case let output as AVCaptureMetadataOutput: (type, own) = ("metadata", settings(of: output))
            case let output as AVCapturePhotoOutput: (type, own) = ("photo", settings(of: output))
            case let output as AVCaptureMovieFileOutput: (type, own) = ("movieFile", settings(of: output))
            default: (type, own) = ("\(Swift.type(of: output))", Members())
            }
            let ports = output.connections.flatMap(\.inputPorts)
            return member(output, type, from: ports.first { $0.mediaType == .video } ?? ports.first, own, &names)
        }

        /// A preview layer, which is an output to a graph.
        private static func member(for layer: AVCaptureVideoPreviewLayer, _ names: inout Names) -> Members {
            member(layer, "previewLayer", from: layer.connection?.inputPorts.first, settings(of: layer), &names)
        }

        private static func member(
            _ object: AnyObject, _ type: String, from port: AVCaptureInput.Port?, _ own: Members, _ names: inout Names
        ) -> Members {
            var id = type
            if let port, let device = port.sourceDeviceType {
                id = name(of: device, at: port.sourceDevicePosition) + type.prefix(1).uppercased() + type.dropFirst()
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
            guard let id = names[input], let first = ports.first, let end, let output = names[end] else { return nil }
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

        /// A port: by its medium where the input lists it, else with the device and position that it comes from.
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
            for port in input.ports + others where !port.isEnabled && !off.contains(port) { off.append(port) }
            return off.isEmpty ? nil : .array(off.map { port($0, of: input) })
        }

        /// What an input is called after: where its device is, and what that is.
        private static func name(of type: AVCaptureDevice.DeviceType, at position: AVCaptureDevice.Position) -> String {
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

  /// What has structure: formats, times, dictionaries of settings.
  static let parts = #"""

        // MARK: Parts

        /// The format of a camera, by what finds it again on any system.
        private static func format(_ format: AVCaptureDevice.Format) -> Members {
            var json = size(CMVideoFormatDescriptionGetDimensions(format.formatDescription)) ?? Members()
            json.add("maxFrameRate", format.videoSupportedFrameRateRanges.map { rounded($0.maxFrameRate) }.max())
            json.add("minFrameRate", format.videoSupportedFrameRateRanges.map { rounded($0.minFrameRate) }.min())
            json.add("binned", format.isVideoBinned)
            json.add("pixelFormat", text(of: CMFormatDescriptionGetMediaSubType(format.formatDescription)))
            return json
        }

        private static func depthFormat(_ format: AVCaptureDevice.Format) -> Members {
            var json = size(CMVideoFormatDescriptionGetDimensions(format.formatDescription)) ?? Members()
            json.add("pixelFormat", text(of: CMFormatDescriptionGetMediaSubType(format.formatDescription)))
            return json
        }

        private static func frameRates(of device: AVCaptureDevice) -> Members? {
            var json = Members()
            json.add("min", rate(of: device.activeVideoMaxFrameDuration))
            json.add("max", rate(of: device.activeVideoMinFrameDuration))
            return json.isEmpty ? nil : json
        }

        /// Frames a second, where a frame lasts so long; `nil` where no duration is set.
        private static func rate(of duration: CMTime) -> Double? {
            duration.isNumeric && duration.value > 0
                ? rounded(Double(duration.timescale) / Double(duration.value)) : nil
        }

        /// A rate without what is lost by its being kept as a duration.
        private static func rounded(_ rate: Double) -> Double { (rate * 1000).rounded() / 1000 }

        private static func seconds(of duration: CMTime) -> Double? { duration.isNumeric ? duration.seconds : nil }

        private static func size(_ dimensions: CMVideoDimensions) -> Members? {
            guard dimensions.width > 0, dimensions.height > 0 else { return nil }
            var json = Members()
            json.add("width", Int(dimensions.width))
            json.add("height", Int(dimensions.height))
            return json
        }

        /// A four-character code.
        private static func text(of code: FourCharCode) -> String {
            String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
        }

        private static func pixelFormat(in settings: [String: Any]?) -> String? {
            (settings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber).map { text(of: $0.uint32Value) }
        }

        /// The codec of a dictionary, which holds it as a type or as its raw value.
        private static func codec(in settings: [String: Any]?) -> String? {
            let value = settings?[AVVideoCodecKey]
            return (value as? AVVideoCodecType ?? (value as? String).map(AVVideoCodecType.init(rawValue:))).map(name)
        }

        /// The pixel format that an output delivers, and the size where it is not the format's.
        private static func videoSettings(of output: AVCaptureVideoDataOutput) -> Members {
            var json = Members()
            let settings: [String: Any] = output.videoSettings ?? [:]
            json.add("pixelFormat", pixelFormat(in: settings))
            let input = output.connection(with: .video)?.inputPorts.first?.input as? AVCaptureDeviceInput
            let sides = [kCVPixelBufferWidthKey, kCVPixelBufferHeightKey].compactMap {
                (settings[$0 as String] as? NSNumber)?.intValue
            }
            let format = (input?.device.activeFormat.formatDescription).map(CMVideoFormatDescriptionGetDimensions)
            guard let format, sides.count == 2, sides.sorted() != [Int(format.width), Int(format.height)].sorted() else {
                return json
            }
            json.add("width", sides[0])
            json.add("height", sides[1])
            return json
        }

        private static func previewFormat(_ settings: [String: Any]) -> Members {
            var json = Members()
            json.add("pixelFormat", pixelFormat(in: settings))
            json.add("width", (settings[kCVPixelBufferWidthKey as String] as? NSNumber)?.intValue)
            json.add("height", (settings[kCVPixelBufferHeightKey as String] as? NSNumber)?.intValue)
            return json
        }

        private static func thumbnailFormat(_ settings: [String: Any]) -> Members {
            var json = Members()
            json.add("codec", codec(in: settings))
            json.add("width", (settings[AVVideoWidthKey] as? NSNumber)?.intValue)
            json.add("height", (settings[AVVideoHeightKey] as? NSNumber)?.intValue)
            return json
        }

        /// An exposure of a bracket.
        private static func exposure(_ settings: AVCaptureBracketedStillImageSettings) -> Members {
            var json = Members()
            if let settings = settings as? AVCaptureAutoExposureBracketedStillImageSettings {
                json.add("exposureTargetBias", settings.exposureTargetBias)
            }
            if let settings = settings as? AVCaptureManualExposureBracketedStillImageSettings {
                json.add("exposureDuration", seconds(of: settings.exposureDuration))
                json.add("iso", settings.iso)
            }
            return json
        }

        /// What memory is prepared for; `nil` for one plain photo, which the output prepares for by itself.
        private static func preparedSettings(of output: AVCapturePhotoOutput) -> [Members]? {
            let prepared = output.preparedPhotoSettingsArray.map(photoSettings)
            let plain = photoSettings(AVCapturePhotoSettings()).text(indent: "")
            return prepared.map { $0.text(indent: "") } == [plain] ? nil : prepared
        }

        /// A control; the device that it sets is not told.
        @available(iOS 18.0, *)
        private static func control(_ control: AVCaptureControl) -> Members {
            var json = Members()
            switch control {
            case is AVCaptureSystemZoomSlider: json.add("type", "systemZoomSlider")
            case is AVCaptureSystemExposureBiasSlider: json.add("type", "systemExposureBiasSlider")
            case is AVCaptureIndexPicker: json.add("type", "indexPicker")
            default: json.add("type", "slider")
            }
            return json
        }

        // MARK: Names of values

    """#

  /// Ids, and JSON in a fixed order.
  static let tail = #"""

        /// The ids of a graph: no two objects have the same.
        private struct Names {
            private let given: [ObjectIdentifier: String]
            private var ids: [ObjectIdentifier: String] = [:]
            private var taken: Set<String>

            init(given: [ObjectIdentifier: String]) {
                self.given = given
                taken = Set(given.values)
            }

            /// The id of an object that has one.
            subscript(object: AnyObject) -> String? { ids[ObjectIdentifier(object)] }

            /// The id that the app gives an object, or one like a name.
            mutating func id(of object: AnyObject, or name: String) -> String {
                var id = given[ObjectIdentifier(object)] ?? name
                var number = 2
                while given[ObjectIdentifier(object)] == nil, taken.contains(id) {
                    id = name + "\(number)"
                    number += 1
                }
                taken.insert(id)
                ids[ObjectIdentifier(object)] = id
                return id
            }
        }

        /// A value of JSON.
        private enum JSON {
            case string(String)
            case literal(String)
            case array([JSON])
            case object(Members)

            func text(indent: String) -> String {
                switch self {
                case .string(let text): return Self.quoted(text)
                case .literal(let text): return text
                case .object(let members): return members.text(indent: indent)
                case .array(let elements):
                    return Self.list(elements.map { $0.text(indent: indent + "  ") }, "[", "]", indent)
                }
            }

            /// A list in one line where it is short, else with each part in a line of its own.
            fileprivate static func list(_ parts: [String], _ open: String, _ close: String, _ indent: String) -> String {
                let line = open + " " + parts.joined(separator: ", ") + " " + close
                if parts.isEmpty { return open + close }
                if line.count + indent.count <= 100, !line.contains("\n") { return line }
                let separator = ",\n" + indent + "  "
                return open + "\n" + indent + "  " + parts.joined(separator: separator) + "\n" + indent + close
            }

            fileprivate static func quoted(_ text: String) -> String {
                var quoted = "\""
                for scalar in text.unicodeScalars {
                    switch scalar {
                    case "\"", "\\": quoted += "\\\(scalar)"
                    case _ where scalar.value < 0x20:
                        let digits = String(scalar.value, radix: 16)
                        quoted += "\\u00" + (digits.count < 2 ? "0" : "") + digits
                    default: quoted.unicodeScalars.append(scalar)
                    }
                }
                return quoted + "\""
            }
        }

        /// The members of a JSON object, in the order in which they are added; `nil` and empty lists add none.
        private struct Members {
            private var list: [(key: String, value: JSON)] = []

            var isEmpty: Bool { list.isEmpty }

            mutating func add(_ key: String, _ value: JSON?) { if let value { list.append((key, value)) } }

            mutating func add(_ key: String, _ value: Bool, unless standard: Bool? = nil) {
                if value != standard { add(key, .literal(value ? "true" : "false")) }
            }

            mutating func add(_ key: String, _ value: String?, unless standard: String? = nil) {
                if value != standard { add(key, value.map(JSON.string)) }
            }

            mutating func add<Number: BinaryFloatingPoint>(
                _ key: String, _ value: Number?, unless standard: Number? = nil
            ) {
                guard let value, value != standard, value.isFinite else { return }
                let text = "\(value)"
                add(key, .literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
            }

            mutating func add(_ key: String, _ value: Int?) { add(key, value.map { .literal("\($0)") }) }

            mutating func add(_ key: String, _ members: Members?) { add(key, members.map(JSON.object)) }

            mutating func add(_ key: String, _ elements: [Members]?) {
                if let elements, !elements.isEmpty { add(key, .array(elements.map(JSON.object))) }
            }

            mutating func add(_ key: String, _ names: [String]) {
                if !names.isEmpty { add(key, .array(names.map(JSON.string))) }
            }

            mutating func add(_ others: Members) { list += others.list }

            func text(indent: String) -> String {
                let parts = list.map { JSON.quoted($0.key) + ": " + $0.value.text(indent: indent + "  ") }
                return JSON.list(parts, "{", "}", indent)
            }
        }
    }

    """#
}
