// Written by `make sources` from the files in folders that are named Printed. Change those, and make it again.
// swift-format-ignore-file

extension PrintedFile {
  /// `CaptureGraphRecorder.swift`.
  static let recorder = PrintedFile([
    .text(
      ##"""
// Written by capplan record.

"""##),
    .region("SDK", depth: 0),
    .text(
      ##"""

import AVFoundation

/// Writes the configuration of a capture session as a capture graph, which capplan checks and
/// compares.
///
/// Call it from a test or a debug build on a device, since the Simulator has no cameras. Call it on
/// the queue that configures the session, after the configuration is committed.
///
/// The graph leaves out what a session doesn't know: the app around it, the devices that it is
/// meant for, and the photos that it will request. It leaves out values that are documented
/// defaults, and formats and color spaces that the session or a preset chose. It contains frame
/// rates that differ from the format's, and the modes of focus, exposure and white balance, even if
/// the system chose them. `x-left-out` names what a graph has no keys for.
///
/// Rotation angles are those of the moment, even if they follow the way the device is held. To
/// compare graphs, hold the device the same way.
nonisolated enum 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// Writes the graph of a session to a file, and returns the file's URL.
    ///
    /// - Parameters:
    ///   - session: The session.
    ///   - synchronizers: The synchronizers of its data outputs, which the session does not list.
    ///   - ids: The ids of inputs, outputs and preview layers; without one, an object is named
    ///     after its camera.
    ///   - file: Where the graph goes; by default `graph.json` in the app's Documents folder.
    @discardableResult
    static func write(
        _ session: AVCaptureSession, synchronizers: [AVCaptureDataOutputSynchronizer] = [],
        ids: [ObjectIdentifier: String] = [:], to file: URL? = nil
    ) throws -> URL {
        let documents = FileManager.SearchPathDirectory.documentDirectory
        let place = try file ?? FileManager.default
            .url(for: documents, in: .userDomainMask, appropriateFor: nil, create: true)
            .appendingPathComponent("graph.json")
        try Data(json(of: session, synchronizers: synchronizers, ids: ids).utf8).write(
            to: place, options: .atomic
        )
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
            let id = names.id(
                of: input, or: name(of: input.device.deviceType, at: input.device.position)
            )
            return input.device.hasMediaType(.video)
                ? camera(input, id: id, in: session) : microphone(input, id: id)
        })
        let layers = session.connections.compactMap(\.videoPreviewLayer)
        let outputs = session.outputs.compactMap { member(for: $0, &names) }
        graph.add("outputs", outputs + layers.map { member(for: $0, &names) })
        graph.add("connections", session.connections.flatMap { connection in
            inputs.compactMap { member(for: connection, from: $0, names) }
        })
        graph.add("synchronizers", synchronizers.map { synchronizer in
            var json = Members()
            json.add("id", names.id(of: synchronizer, or: "synchronizer"))
            json.add("outputs", synchronizer.dataOutputs.compactMap { names[$0] })
            return json
        })
        graph.add("x-left-out", leftOut(of: session, names))
        return graph.text(indent: "") + "\n"
    }

    /// The features in use that a graph has no keys for, in words.
    private static func leftOut(of session: AVCaptureSession, _ names: Names) -> [String] {
        let inputs = session.inputs.compactMap { $0 as? AVCaptureDeviceInput }
        var all: [String] = []
        for input in session.inputs where names[input] == nil {
            all.append("\(type(of: input))")
        }
        for output in session.outputs where names[output] == nil {
            all.append("\(type(of: output))")
        }
        for connection in session.connections {
            let isWritten = inputs.contains { member(for: connection, from: $0, names) != nil }
            if isWritten { continue }
            let sources = connection.inputPorts.map { port in
                names[port.input] ?? "\(type(of: port.input))"
            }
            let end: AnyObject? = connection.output ?? connection.videoPreviewLayer
            let name = end.flatMap { names[$0] ?? "\(type(of: $0))" } ?? "nothing"
            all.append("the connection from \(sources.joined(separator: " and ")) to \(name)")
        }

"""##),
    .region("signals that are followed", depth: 2),
    .text(
      ##"""
        return all
    }

    // MARK: Outputs and connections

    /// An output with the settings of its class; `nil` if graphs don't have outputs of that class.
    private static func member(for output: AVCaptureOutput, _ names: inout Names) -> Members? {
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
        default: return nil
        }
        let ports = output.connections.flatMap(\.inputPorts)
        return member(
            output, type, from: ports.first { $0.mediaType == .video } ?? ports.first, own, &names
        )
    }

    /// A preview layer, which graphs treat as an output.
    private static func member(
        for layer: AVCaptureVideoPreviewLayer, _ names: inout Names
    ) -> Members {
        member(
            layer,
            "previewLayer",
            from: layer.connection?.inputPorts.first,
            settings(of: layer),
            &names
        )
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

    /// A connection, if it comes from an input; `nil` if it does not.
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

    /// A port: only its medium if the input lists the port, otherwise also its source.
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

    /// The disabled ports of an input, whether the input lists them or not.
    private static func disabledPorts(of input: AVCaptureDeviceInput) -> JSON? {
        let sides: [AVCaptureDevice.Position] = [.unspecified, .back, .front]
        let others = sides.flatMap {
            input.ports(for: nil, sourceDeviceType: nil, sourceDevicePosition: $0)
        }
        var off: [AVCaptureInput.Port] = []
        for port in input.ports + others where !port.isEnabled && !off.contains(port) {
            off.append(port)
        }
        return off.isEmpty ? nil : .array(off.map { port($0, of: input) })
    }

    /// The name of an input: the position and the type of its device.
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

    /// The session itself.
    private static func settings(of session: AVCaptureSession) -> Members {
        var json = Members()

"""##),
    .region("keys of session", depth: 2),
    .text(
      ##"""
        return json
    }

    /// A camera and the settings of its device, without those that the session chose.
    private static func camera(
        _ input: AVCaptureDeviceInput, id: String, in session: AVCaptureSession
    ) -> Members {
        let device = input.device
        var json = Members()

"""##),
    .region("keys of cameras", depth: 2),
    .text(
      ##"""
        return json
    }

    /// A microphone.
    private static func microphone(_ input: AVCaptureDeviceInput, id: String) -> Members {
        let device = input.device
        var json = Members()

"""##),
    .region("keys of microphones", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCaptureVideoDataOutput`.
    private static func settings(of output: AVCaptureVideoDataOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of video data outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCaptureAudioDataOutput`.
    private static func settings(of output: AVCaptureAudioDataOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of audio data outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCaptureDepthDataOutput`.
    private static func settings(of output: AVCaptureDepthDataOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of depth data outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCaptureMetadataOutput`.
    private static func settings(of output: AVCaptureMetadataOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of metadata outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCapturePhotoOutput`.
    private static func settings(of output: AVCapturePhotoOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of photo outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of an `AVCaptureMovieFileOutput`.
    private static func settings(of output: AVCaptureMovieFileOutput) -> Members {
        var json = Members()

"""##),
    .region("keys of movie file outputs", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of a preview layer.
    private static func settings(of layer: AVCaptureVideoPreviewLayer) -> Members {
        var json = Members()

"""##),
    .region("keys of preview layers", depth: 2),
    .text(
      ##"""
        return json
    }

    /// A request for a photo.
    private static func photoSettings(_ settings: AVCapturePhotoSettings) -> Members {
        var json = Members()

"""##),
    .region("keys of photo settings", depth: 2),
    .text(
      ##"""
        return json
    }

    /// The settings of a connection.
    private static func settings(of connection: AVCaptureConnection) -> Members {
        var json = Members()

"""##),
    .region("keys of connections", depth: 2),
    .text(
      ##"""
        return json
    }

    // MARK: Parts

    /// The format of a camera, by properties that identify it on any system.
    private static func format(_ format: AVCaptureDevice.Format) -> Members {
        var json = size(CMVideoFormatDescriptionGetDimensions(format.formatDescription))
            ?? Members()
        json.add(
            "maxFrameRate",
            format.videoSupportedFrameRateRanges.map { rounded($0.maxFrameRate) }.max()
        )
        json.add(
            "minFrameRate",
            format.videoSupportedFrameRateRanges.map { rounded($0.minFrameRate) }.min()
        )
        json.add("binned", format.isVideoBinned)
        json.add(
            "pixelFormat", text(of: CMFormatDescriptionGetMediaSubType(format.formatDescription))
        )
        return json
    }

    private static func depthFormat(_ format: AVCaptureDevice.Format) -> Members {
        var json = size(CMVideoFormatDescriptionGetDimensions(format.formatDescription))
            ?? Members()
        json.add(
            "pixelFormat", text(of: CMFormatDescriptionGetMediaSubType(format.formatDescription))
        )
        return json
    }

    /// The frame rates that a device is limited to; `nil` if they are the ends of its format's
    /// range. A single fixed rate is always written.
    private static func frameRates(of device: AVCaptureDevice) -> Members? {
        let ranges = device.activeFormat.videoSupportedFrameRateRanges
        let least = rate(of: device.activeVideoMaxFrameDuration)
        let most = rate(of: device.activeVideoMinFrameDuration)
        let isLowest = least == ranges.map { rounded($0.minFrameRate) }.min()
        let isHighest = most == ranges.map { rounded($0.maxFrameRate) }.max()
        var json = Members()
        if !isLowest { json.add("min", least) }
        if !isHighest || (!isLowest && least == most) { json.add("max", most) }
        return json.isEmpty ? nil : json
    }

    /// The frame rate for a frame duration; `nil` if no duration is set.
    private static func rate(of duration: CMTime) -> Double? {
        duration.isNumeric && duration.value > 0
            ? rounded(Double(duration.timescale) / Double(duration.value)) : nil
    }

    /// A rate, rounded to undo the loss of storing it as a duration.
    private static func rounded(_ rate: Double) -> Double { (rate * 1000).rounded() / 1000 }

    private static func seconds(of duration: CMTime) -> Double? {
        duration.isNumeric ? duration.seconds : nil
    }

    /// A point of interest, unless it is the middle, where it is until an app moves it.
    private static func point(_ point: CGPoint) -> Members? {
        if point == CGPoint(x: 0.5, y: 0.5) { return nil }
        var json = Members()
        json.add("x", Double(point.x))
        json.add("y", Double(point.y))
        return json
    }

    /// A part of the picture, unless it is all of it.
    private static func rect(_ rect: CGRect) -> Members? {
        if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return nil }
        var json = Members()
        json.add("x", Double(rect.origin.x))
        json.add("y", Double(rect.origin.y))
        json.add("width", Double(rect.width))
        json.add("height", Double(rect.height))
        return json
    }

    private static func gains(_ gains: AVCaptureDevice.WhiteBalanceGains) -> Members {
        var json = Members()
        json.add("redGain", gains.redGain)
        json.add("greenGain", gains.greenGain)
        json.add("blueGain", gains.blueGain)
        return json
    }

    private static func size(_ dimensions: CMVideoDimensions) -> Members? {
        guard dimensions.width > 0, dimensions.height > 0 else { return nil }
        var json = Members()
        json.add("width", Int(dimensions.width))
        json.add("height", Int(dimensions.height))
        return json
    }

    /// A four-character code.
    private static func text(of code: FourCharCode) -> String {
        String(
            decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self
        )
    }

    private static func pixelFormat(in settings: [String: Any]?) -> String? {
        (settings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)
            .map { text(of: $0.uint32Value) }
    }

    /// The codec in a dictionary, which has it as a type or as a raw value.
    private static func codec(in settings: [String: Any]?) -> String? {
        let value = settings?[AVVideoCodecKey]
        let named = (value as? String).map(AVVideoCodecType.init(rawValue:))
        return (value as? AVVideoCodecType ?? named).map(name)
    }

    /// The pixel format that an output delivers, and its size if it differs from the format's.
    private static func videoSettings(of output: AVCaptureVideoDataOutput) -> Members {
        var json = Members()
        let settings: [String: Any] = output.videoSettings ?? [:]
        json.add("pixelFormat", pixelFormat(in: settings))
        let input =
            output.connection(with: .video)?.inputPorts.first?.input as? AVCaptureDeviceInput
        let sides = [kCVPixelBufferWidthKey, kCVPixelBufferHeightKey].compactMap {
            (settings[$0 as String] as? NSNumber)?.intValue
        }
        let format = (input?.device.activeFormat.formatDescription).map(
            CMVideoFormatDescriptionGetDimensions
        )
        guard let format, sides.count == 2,
            sides.sorted() != [Int(format.width), Int(format.height)].sorted()
        else { return json }
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

    /// How a RAW photo's file is written.
    @available(iOS 18.0, *)
    private static func rawFormat(_ settings: [String: Any]) -> Members {
        var json = Members()
        json.add("codec", codec(in: settings))
        let depth = settings[AVVideoAppleProRAWBitDepthKey] as? NSNumber
        json.add("bitDepth", depth?.doubleValue)
        json.add("quality", (settings[AVVideoQualityKey] as? NSNumber)?.doubleValue)
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

    /// Whether a connection delivers frames or depth maps, which can be rotated.
    private static func hasPictures(_ connection: AVCaptureConnection) -> Bool {
        connection.inputPorts.contains { $0.mediaType == .video || $0.mediaType == .depthData }
    }

    /// Whether an output delivers depth from a camera; the camera may have depth formats without
    /// that.
    private static func deliversDepth(
        of input: AVCaptureDeviceInput, in session: AVCaptureSession
    ) -> Bool {
        let outputs = session.connections.filter { connection in
            connection.inputPorts.contains { $0.input === input }
        }.map(\.output)
        return outputs.contains {
            $0 is AVCaptureDepthDataOutput
                || ($0 as? AVCapturePhotoOutput)?.isDepthDataDeliveryEnabled == true
        }
    }

    /// The settings that memory is prepared for; `nil` for one plain photo, the default.
    private static func preparedSettings(of output: AVCapturePhotoOutput) -> [Members]? {
        let prepared = output.preparedPhotoSettingsArray.map(photoSettings)
        let plain = photoSettings(AVCapturePhotoSettings()).text(indent: "")
        return prepared.map { $0.text(indent: "") } == [plain] ? nil : prepared
    }

    /// A control; it can't be asked for its device, and a slider not for its range.
    @available(iOS 18.0, *)
    private static func control(_ control: AVCaptureControl) -> Members {
        var json = Members()
        switch control {
        case is AVCaptureSystemZoomSlider: json.add("type", "systemZoomSlider")
        case is AVCaptureSystemExposureBiasSlider: json.add("type", "systemExposureBiasSlider")
        case is AVCaptureIndexPicker: json.add("type", "indexPicker")
        default: json.add("type", "slider")
        }
        json.add("enabled", control.isEnabled, unless: true)
        if let slider = control as? AVCaptureSlider {
            json.add("localizedTitle", slider.localizedTitle)
            json.add("symbolName", slider.symbolName)
            json.add("value", slider.value)
        }
        if let picker = control as? AVCaptureIndexPicker {
            json.add("localizedTitle", picker.localizedTitle)
            json.add("symbolName", picker.symbolName)
            let titles = picker.localizedIndexTitles
            if titles.isEmpty {
                json.add("numberOfIndexes", picker.numberOfIndexes)
            } else {
                json.add("localizedIndexTitles", titles)
            }
            if picker.selectedIndex != 0 { json.add("selectedIndex", picker.selectedIndex) }
        }
        return json
    }

    // MARK: Names of values


"""##),
    .region("names of values", depth: 1),
    .text(
      ##"""

    /// The ids of a graph, each used only once.
    private struct Names {
        private let given: [ObjectIdentifier: String]
        private var ids: [ObjectIdentifier: String] = [:]
        private var taken: Set<String>

        init(given: [ObjectIdentifier: String]) {
            self.given = given
            taken = Set(given.values)
        }

        /// The id of an object, if it has one.
        subscript(object: AnyObject) -> String? { ids[ObjectIdentifier(object)] }

        /// The id that the app chose for an object, or else one made from `name`.
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

        /// A list: on one line if it is short, otherwise with each part on its own line.
        fileprivate static func list(
            _ parts: [String], _ open: String, _ close: String, _ indent: String
        ) -> String {
            let line = open + " " + parts.joined(separator: ", ") + " " + close
            if parts.isEmpty { return open + close }
            if line.count + indent.count <= 100, !line.contains("\n") { return line }
            let separator = ",\n" + indent + "  "
            let lines = parts.joined(separator: separator)
            return open + "\n" + indent + "  " + lines + "\n" + indent + close
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

    /// The members of a JSON object, in the order they are added.
    ///
    /// A value that is `nil` or an empty list adds none.
    private struct Members {
        private var list: [(key: String, value: JSON)] = []

        var isEmpty: Bool { list.isEmpty }

        mutating func add(_ key: String, _ value: JSON?) {
            if let value { list.append((key, value)) }
        }

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

        mutating func add(_ key: String, _ value: Int?) {
            add(key, value.map { .literal("\($0)") })
        }

        mutating func add(_ key: String, _ members: Members?) { add(key, members.map(JSON.object)) }

        mutating func add(_ key: String, _ elements: [Members]?) {
            if let elements, !elements.isEmpty { add(key, .array(elements.map(JSON.object))) }
        }

        mutating func add(_ key: String, _ names: [String]) {
            if !names.isEmpty { add(key, .array(names.map(JSON.string))) }
        }

        mutating func add(_ others: Members) { list += others.list }

        func text(indent: String) -> String {
            let parts = list.map {
                JSON.quoted($0.key) + ": " + $0.value.text(indent: indent + "  ")
            }
            return JSON.list(parts, "{", "}", indent)
        }
    }
}

"""##),
  ])

  /// `CaptureProbe.swift`.
  static let probe = PrintedFile([
    .text(
      ##"""
// Made by 
"""##),
    .value(1),
    .text(
      ##"""
 (`capplan probe`). It reads what the cameras of a device can do, and what sessions cost there.
//
// 1. Add the file to an app target whose Info.plist has NSCameraUsageDescription, and NSMicrophoneUsageDescription for
//    microphones too.
// 2. Run it on a device, from a debug button or a device test: `try await 
"""##),
    .value(0),
    .text(
      ##"""
.run()`. It says what it does and
//    how long that takes. Keep the app in front, with no other session; a run that was stopped goes on where it was.
//    Sessions with a microphone change the app's audio session: no sound should play or be recorded meanwhile.
// 3. Save the log, or fetch capplan-profile.json and capplan-readings.json from the app's Documents folder:
//    `capplan import` makes a profile of them, `capplan calibrate` fits its cost model.
//

"""##),
    .region("SDK", depth: 0),
    .text(
      ##"""

import AVFoundation
import UIKit

/// Reads the facts of this device's cameras, and the costs of sessions that differ from each other
/// in one thing.
///
/// An object of this class is used only on the probe's queue and has one session at a time.
/// `nonisolated` keeps it so in modules whose code is on the main actor by default.
nonisolated final class 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// What a run leaves in the app's Documents folder.
    struct Files: Sendable {
        let profile: URL
        let readings: URL
    }

    /// Why a run ended early. The files have everything read so far; the next run continues from
    /// there.
    enum Failure: Error {
        /// The Info.plist has no NSCameraUsageDescription. The system ends an app that asks for the
        /// camera without it.
        case noUsageDescription
        case noCameraAccess
        /// The device has no cameras, like the Simulator.
        case noCameras
        /// Another run of the probe has the cameras.
        case isRunning
        /// The device did not cool down in time.
        case tooHot
        /// Another app, a call or the background took the cameras for too long.
        case interrupted
        /// Several sessions in a row failed, which no single configuration explains.
        case sessionFailed(AVError.Code)
    }

    /// Seconds that a session runs before its costs are read again, and seconds to wait after a
    /// failure.
    private static let settling = 0.5, pause = 10.0

    /// How often to wait for a hot or interrupted device, and how often to try a failed session
    /// again.
    private static let pauses = 30, attempts = 3

    /// The level from which no session is started, and the level from which a running one is
    /// stopped: indices of `pressureLevels`.
    private static let serious = 2, critical = 3

    private static let queue = DispatchQueue(label: "capplan probe", qos: .userInitiated)

    private let log: (String) -> Void
    private let hasMicrophone: Bool
    private let folder: URL
    private let model: String
    private let process = ProcessInfo.processInfo
    private let cancellation: Cancellation

    private init(
        hasMicrophone: Bool, folder: URL, cancellation: Cancellation, log: @escaping (String) -> Void
    ) {
        self.hasMicrophone = hasMicrophone
        self.folder = folder
        self.cancellation = cancellation
        self.log = log
        model = Self.modelIdentifier()
    }

    /// Whether a run has the cameras and the idle timer.
    @MainActor private static var isRunning = false

    /// Runs the probe. `log` gets each line; `capplan import` reads the lines that begin with
    /// `capplan-probe`.
    ///
    /// If the task is cancelled, the run ends after the current session. The cameras get back their
    /// formats, color spaces, zoom and HDR; their frame rates become the formats' own. Sessions
    /// with a microphone change the app's audio session, which gets back its category, mode, policy
    /// and options.
    @MainActor
    @discardableResult
    static func run(log: @escaping @Sendable (String) -> Void = { print($0); fflush(nil) }) async throws -> Files {
        guard !isRunning else { throw Failure.isRunning }
        guard Bundle.main.object(forInfoDictionaryKey: "NSCameraUsageDescription") != nil else {
            throw Failure.noUsageDescription
        }
        isRunning = true
        defer { isRunning = false }
        guard await AVCaptureDevice.requestAccess(for: .video) else { throw Failure.noCameraAccess }
        var hasMicrophone = Bundle.main.object(forInfoDictionaryKey: "NSMicrophoneUsageDescription") != nil
        if hasMicrophone { hasMicrophone = await AVCaptureDevice.requestAccess(for: .audio) }
        let mayUseMicrophone = hasMicrophone
        let folder = try FileManager.default.url(
            for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)

        // A screen that locks itself takes the cameras away.
        let wasDisabled = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        defer { UIApplication.shared.isIdleTimerDisabled = wasDisabled }
        let cancellation = Cancellation()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async {
                    let probe = Self(
                        hasMicrophone: mayUseMicrophone, folder: folder, cancellation: cancellation, log: log)
                    continuation.resume(with: Result { try probe.run() })
                }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }

    private func run() throws -> Files {
        let cameras = Self.cameras()
        if cameras.isEmpty { throw Failure.noCameras }
        if !hasMicrophone { log("capplan: no access to the microphone; it is left out") }
        log("capplan: reading \(cameras.count) cameras of \(model)")
        let states = cameras.map(CameraState.init)
        defer { states.forEach { $0.restore() } }
        let sound = hasMicrophone ? SoundState() : nil
        defer { sound?.restore() }
        if sound != nil { log("capplan: sessions with a microphone change the audio session and restore it") }
        let profile = try write(self.profile(of: cameras), as: "profile")
        var readings = try ReadingStore(folder, for: "\(model) \(process.operatingSystemVersionString)")
        let stop = Result { try measure(self.experiments(with: cameras), into: &readings) }
        // Everything read before a stop is kept and logged too.
        let document = try write(self.readings(readings), as: "readings")
        try stop.get()
        return Files(profile: profile, readings: document)
    }
}

// MARK: - The profile

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// A camera, with the names that capplan's documents use for it.
    private struct Camera {
        let device: AVCaptureDevice
        let deviceType: String
        let position: String

        /// `backWideAngleCamera`.
        var name: String { position + deviceType.replacingOccurrences(of: "builtIn", with: "") }

        var key: JSON { ["deviceType": JSON(deviceType), "position": JSON(position)] }
    }

    private static func discoverySession() -> AVCaptureDevice.DiscoverySession {
        // `.unspecified` finds cameras at any position.
        AVCaptureDevice.DiscoverySession(
            deviceTypes: deviceTypes.map { $0.value }, mediaType: .video, position: .unspecified)
    }

    private static func camera(_ device: AVCaptureDevice) -> Camera? {
        guard let type = deviceTypes.first(where: { $0.value == device.deviceType }) else { return nil }
        let position = device.position == .back ? "back" : device.position == .front ? "front" : "unspecified"
        return Camera(device: device, deviceType: type.name, position: position)
    }

    private static func cameras() -> [Camera] { discoverySession().devices.compactMap(camera) }

    /// The profile document: the facts that the device reports. Others are left out.
    private func profile(of cameras: [Camera]) -> JSON {
        let version = process.operatingSystemVersionString
        var profile: JSON = [
            "capplanProfile": 1,
            "id": JSON(model.lowercased().replacingOccurrences(of: ",", with: "-")),
            "name": JSON(model),
            "modelIdentifiers": [JSON(model)],
            "operatingSystem": JSON("iOS \(operatingSystem)"),
            "multiCamSupported": JSON(AVCaptureMultiCamSession.isMultiCamSupported),
        ]
        profile["maxControlsCount"] = maxControlsCount().map { ["value": $0, "source": "probe"] }
        if knowsAllDeviceTypes { profile["camerasComplete"] = ["value": true, "source": "probe"] }
        profile["cameras"] = .list(cameras.map(describe))
        profile["multiCamDeviceSets"] = multiCamDeviceSets(of: cameras)
        profile["microphones"] = microphones()
        let reference = JSON("
"""##),
    .value(1),
    .text(
      ##"""
 probe on \(model), \(version)")
        profile["sources"] = [["id": "probe", "kind": "printed", "reference": reference]]
        return profile
    }

    private func multiCamDeviceSets(of cameras: [Camera]) -> JSON {
        let sets = Self.discoverySession().supportedMultiCamDeviceSets
        let keys = sets.map { set in JSON.list(cameras.filter { set.contains($0.device) }.map { $0.key }) }
        return [
            "complete": true, "deviceTypes": .list(Self.deviceTypes.map { JSON($0.name) }), "sets": .list(keys),
            "source": "probe",
        ]
    }

    /// The positions of the microphone's beams; a multi-camera session has a port for each.
    private func microphones() -> JSON? {
        guard AVCaptureMultiCamSession.isMultiCamSupported, let input = microphoneInput() else { return nil }
        let session = AVCaptureMultiCamSession()
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        guard session.canAddInput(input) else { return nil }
        session.addInputWithNoConnections(input)
        let positions: [(name: String, position: AVCaptureDevice.Position)] = [("front", .front), ("back", .back)]
        let beams = positions.filter { audioPort(of: input, at: $0.position) != nil }
        return ["beams": .list(beams.map { JSON($0.name) }), "source": "probe"]
    }

    private func microphoneInput() -> AVCaptureDeviceInput? {
        guard hasMicrophone, let microphone = AVCaptureDevice.default(for: .audio) else { return nil }
        return try? AVCaptureDeviceInput(device: microphone)
    }

    private func audioPort(
        of input: AVCaptureDeviceInput, at position: AVCaptureDevice.Position
    ) -> AVCaptureInput.Port? {
        input.ports(for: .audio, sourceDeviceType: input.device.deviceType, sourceDevicePosition: position).first
    }

    private var operatingSystem: String {
        let version = process.operatingSystemVersion
        let patch = version.patchVersion > 0 ? ".\(version.patchVersion)" : ""
        return "\(version.majorVersion).\(version.minorVersion)\(patch)"
    }

    /// `iPhone14,4`.
    private static func modelIdentifier() -> String {
        var name = utsname()
        unsafe uname(&name)
        return unsafe withUnsafeBytes(of: &name.machine) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

// MARK: - Cameras and formats

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    private func describe(_ camera: Camera) -> JSON {
        let device = camera.device
        var description = facts(of: device)
        description["deviceType"] = JSON(camera.deviceType)
        description["position"] = JSON(camera.position)
        description["source"] = "probe"
        let constituents = device.constituentDevices.compactMap(Self.camera).map { JSON($0.deviceType) }
        if !constituents.isEmpty { description["constituents"] = .list(constituents) }
        let systems = Set(device.formats.map(\.autoFocusSystem.rawValue))
        if let system = systems.first, systems.count == 1 {
            description["autoFocusSystem"] = Self.autoFocusSystems[system].map { JSON($0) }
        }
        description["manualControls"] = JSON(device.isExposureModeSupported(.custom))
        description["controls"] = controls(of: device)
        description["formatsComplete"] = true
        description["multiCamFormatsComplete"] = true
        var formats = device.formats.map(describe)
        addRectSizes(of: device, to: &formats)
        description["formats"] = .list(formats)
        addSessionFacts(of: device, to: &description)
        return description
    }

    private func describe(_ format: AVCaptureDevice.Format) -> JSON {
        var description = facts(of: format)
        let features = features(of: format)
        if case .object(let members) = features, !members.isEmpty { description["features"] = features }
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        description["width"] = JSON(size.width)
        description["height"] = JSON(size.height)
        let rates = format.videoSupportedFrameRateRanges
        description["minFrameRate"] = rates.map(\.minFrameRate).min().map { JSON($0) }
        description["maxFrameRate"] = rates.map(\.maxFrameRate).max().map { JSON($0) }
        if rates.count > 1 {
            description["frameRateRanges"] = .list(
                rates.map { ["minFrameRate": JSON($0.minFrameRate), "maxFrameRate": JSON($0.maxFrameRate)] })
        }
        let code = pixelFormat(of: format)
        if Self.pixelFormats.contains(code) {
            description["pixelFormats"] = [JSON(code)]
        } else {
            description["x-pixelFormat"] = JSON(code)
        }
        description["photoDimensions"] = .list(
            photoDimensions(of: format).map { ["width": JSON($0.width), "height": JSON($0.height)] })
        let modes = Self.stabilizationModes.filter { format.isVideoStabilizationModeSupported($0.value) }
        description["stabilizationModes"] = .list(modes.map { JSON($0.name) })
        description["colorSpaces"] = .list(
            format.supportedColorSpaces.compactMap { Self.colorSpaces[$0.rawValue] }.map { JSON($0) })
        let unsupported = Self.outputTypes.filter { output in
            format.unsupportedCaptureOutputClasses.contains { $0 == output.value }
        }
        description["unsupportedOutputs"] = .list(unsupported.map { JSON($0.name) })
        description["depthFormats"] = .list(format.supportedDepthDataFormats.compactMap(describeDepth))
        description["depthZoomRanges"] = depthZoomRanges(of: format)
        description["controls"] = controls(of: format)
        return description
    }

    /// Adds how small a rectangle of interest may be, which a device tells of its active format.
    private func addRectSizes(of device: AVCaptureDevice, to formats: inout [JSON]) {

"""##),
    .region("sizes of rectangles", depth: 2),
    .text(
      ##"""
    }

    private func describeDepth(_ format: AVCaptureDevice.Format) -> JSON? {
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        var description: JSON = ["width": JSON(size.width), "height": JSON(size.height)]
        description["maxFrameRate"] = format.videoSupportedFrameRateRanges.map(\.maxFrameRate).max().map { JSON($0) }
        let code = pixelFormat(of: format)
        if Self.pixelFormats.contains(code) { description["pixelFormats"] = [JSON(code)] }
        return description
    }

    /// The four characters of a format's media subtype.
    private func pixelFormat(of format: AVCaptureDevice.Format) -> String {
        let code = CMFormatDescriptionGetMediaSubType(format.formatDescription)
        return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
    }

    /// Adds what a configured session reports about one camera, without running: the index of the
    /// format that each preset chooses, and the mattes that photos can have.
    private func addSessionFacts(of device: AVCaptureDevice, to description: inout JSON) {
        let session = AVCaptureSession()
        let output = AVCapturePhotoOutput()
        guard let input = try? AVCaptureDeviceInput(device: device), session.canAddInput(input),
            session.canAddOutput(output)
        else { return }
        session.beginConfiguration()
        session.addInput(input)
        session.addOutput(output)
        session.commitConfiguration()
        var presets: JSON = [:]
        for (name, preset) in Self.presets where session.canSetSessionPreset(preset) {
            session.beginConfiguration()
            session.sessionPreset = preset
            session.commitConfiguration()
            presets[name] = device.formats.firstIndex(of: device.activeFormat).map { JSON($0) }
        }
        description["presets"] = presets
        guard session.canSetSessionPreset(.photo) else { return }
        session.beginConfiguration()
        session.sessionPreset = .photo
        session.commitConfiguration()
        // Mattes need depth delivery.
        session.beginConfiguration()
        output.isDepthDataDeliveryEnabled = output.isDepthDataDeliverySupported
        session.commitConfiguration()
        let mattes = Self.matteTypes.filter { output.availableSemanticSegmentationMatteTypes.contains($0.value) }
        description["mattes"] = .list(mattes.map { JSON($0.name) })
    }
}

// MARK: - Names, and symbols that not every system has

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {

"""##),
    .region("device types", depth: 1),
    .text(
      ##"""

    /// Whether the list above has all device types of the system; a newer system may have others.
    private var knowsAllDeviceTypes: Bool {

"""##),
    .region("first system with other device types", depth: 2),
    .text(
      ##"""
    }


"""##),
    .region("stabilization modes", depth: 1),
    .text(
      ##"""


"""##),
    .region("presets", depth: 1),
    .text(
      ##"""


"""##),
    .region("output types", depth: 1),
    .text(
      ##"""


"""##),
    .region("matte types", depth: 1),
    .text(
      ##"""

    /// The four-character codes that capplan knows.
    private static var pixelFormats: Set<String> {
        [

"""##),
    .region("pixel formats", depth: 3),
    .text(
      ##"""
        ]
    }

    /// By raw value.
    private static var colorSpaces: [Int: String] {

"""##),
    .region("color spaces", depth: 2),
    .text(
      ##"""
    }

    /// By raw value.
    private static var autoFocusSystems: [Int: String] {

"""##),
    .region("autofocus systems", depth: 2),
    .text(
      ##"""
    }

    private func facts(of device: AVCaptureDevice) -> JSON {
        var facts: JSON = [:]

"""##),
    .region("facts of devices", depth: 2),
    .text(
      ##"""
        return facts
    }

    private func controls(of device: AVCaptureDevice) -> JSON {
        var facts: JSON = [:]

"""##),
    .region("facts of controls", depth: 2),
    .region("exposure signals", depth: 2),
    .text(
      ##"""
        return facts
    }

    private func facts(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]

"""##),
    .region("facts of formats", depth: 2),
    .text(
      ##"""
        return facts
    }

    private func controls(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]

"""##),
    .region("facts of controls of formats", depth: 2),
    .region("rates of Center Stage", depth: 2),
    .text(
      ##"""
        return facts
    }

    private func features(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]

"""##),
    .region("facts of features", depth: 2),
    .region("rates of cinematic video", depth: 2),
    .region("aspect ratios", depth: 2),
    .text(
      ##"""
        return facts
    }

    private func photoDimensions(of format: AVCaptureDevice.Format) -> [CMVideoDimensions] {

"""##),
    .region("photo dimensions", depth: 2),
    .text(
      ##"""
    }

    private func depthZoomRanges(of format: AVCaptureDevice.Format) -> JSON? {

"""##),
    .region("system of depthZoomRanges", depth: 2),
    .text(
      ##"""
        let ranges = format.supportedVideoZoomRangesForDepthDataDelivery
        return .list(ranges.map { [JSON($0.lowerBound), JSON($0.upperBound)] })
    }

    private func maxControlsCount() -> JSON? {

"""##),
    .region("system of maxControlsCount", depth: 2),
    .text(
      ##"""
        let session = AVCaptureSession()
        return JSON(session.supportsControls ? session.maxControlsCount : 0)
    }
}

// MARK: - Experiments

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// A camera and how a session runs it.
    private struct Setup {
        let camera: Camera
        var format: AVCaptureDevice.Format

        /// Frames a second; `nil` for the format's own rate.
        var maxFrameRate: Double?
        var stabilization: (name: String, value: AVCaptureVideoStabilizationMode)?
        var isHDR = false
        var depthFormat: AVCaptureDevice.Format?

        /// The types of its outputs, each with a connection of its own.
        var outputs = ["videoData"]

        /// Whether a virtual camera streams from each constituent instead of its switching port.
        var usesConstituents = false
    }

    /// A value that another thread may use unchecked, because its owner waits meanwhile.
    private struct Lent<Value>: @unchecked Sendable { let value: Value }

    /// A session to read costs from.
    private struct Experiment {
        /// The name that identifies it; the readings' ids are made from it.
        let name: String
        let setups: [Setup]

        /// The beams of the microphone; empty if the session has none.
        var beams: [(name: String, position: AVCaptureDevice.Position)] = []
    }

    /// Sessions that differ in one thing each: every camera alone, then several together.
    private func experiments(with cameras: [Camera]) -> [Experiment] {
        guard AVCaptureMultiCamSession.isMultiCamSupported else {
            log("capplan: the device has no multi-camera sessions, so there are no costs to read")
            return []
        }
        // A camera without a format for multi-camera sessions has no costs to read.
        let setups = cameras.compactMap { camera in
            reference(among: formats(of: camera)).map { Setup(camera: camera, format: $0) }
        }
        var experiments = setups.flatMap(experimentsAlone)
        for set in Self.discoverySession().supportedMultiCamDeviceSets where set.count > 1 {
            let together = setups.filter { set.contains($0.camera.device) }
            guard together.count == set.count else { continue }
            experiments.append(experiment("together", together))
            let lightest = together.map(lightest)
            experiments.append(experiment("together", lightest))
        }
        if let setup = setups.first {
            // One camera is enough to show what outputs cost; the first has the fewest limits.
            let lists = [["photo"], ["movieFile"], ["previewLayer"]]
            let others = lists + (lists + [["videoData"]]).map { ["videoData"] + $0 }
            experiments += others.map { outputs in
                var changed = setup
                changed.outputs = outputs
                return experiment("\(outputs.joined(separator: " and "))", [changed])
            }
        }
        if hasMicrophone, let setup = setups.first {
            let omnidirectional = (name: "unspecified", position: AVCaptureDevice.Position.unspecified)
            let beams = [(name: "back", position: AVCaptureDevice.Position.back), (name: "front", position: .front)]
            for beams in [[omnidirectional], [beams[0]], beams] {
                let names = beams.map { $0.name }.joined(separator: " and ")
                experiments.append(experiment("microphone \(names)", [setup], beams: beams))
            }
        }
        var names: Set<String> = []
        return experiments.filter { names.insert($0.name).inserted }
    }

    private func experimentsAlone(_ setup: Setup) -> [Experiment] {
        let formats = formats(of: setup.camera)
        func with(_ change: (inout Setup) -> Void) -> Setup {
            var changed = setup
            change(&changed)
            return changed
        }
        var experiments = [experiment("alone", [setup])]
        let isVirtual = !setup.camera.device.constituentDevices.isEmpty
        let others = isVirtual ? [lightest(setup).format] : formats
        experiments += others.map { format in experiment("alone", [with { $0.format = format }]) }
        for rate in [60.0, 30, 24, 15] where allows(rate, as: setup.format) {
            experiments.append(experiment("rate \(Int(rate))", [with { $0.maxFrameRate = rate }]))
        }
        // All other sessions run with "off", "auto" chooses one of the others, and the preview's
        // mode needs a preview layer.
        for mode in Self.stabilizationModes where !["off", "auto", "previewOptimized"].contains(mode.name) {
            guard setup.format.isVideoStabilizationModeSupported(mode.value) else { continue }
            experiments.append(experiment("stabilization \(mode.name)", [with { $0.stabilization = mode }]))
        }
        if let format = reference(among: formats.filter { $0.isVideoHDRSupported }) {
            experiments.append(experiment("alone", [with { $0.format = format }]))
            experiments.append(experiment("HDR", [with { ($0.format, $0.isHDR) = (format, true) }]))
        }
        if let format = reference(among: formats.filter { !$0.supportedDepthDataFormats.isEmpty }) {
            experiments.append(experiment("alone", [with { $0.format = format }]))
            let depths = format.supportedDepthDataFormats.sorted { pixels($0) < pixels($1) }
            for depth in [depths.first, depths.last].compactMap({ $0 }) {
                let changed = with { ($0.format, $0.depthFormat) = (format, depth) }
                experiments.append(experiment("depth \(name(of: depth))", [changed]))
            }
        }
        if isVirtual { experiments.append(experiment("constituents", [with { $0.usesConstituents = true }])) }
        return experiments
    }

    private func experiment(
        _ driver: String, _ setups: [Setup], beams: [(name: String, position: AVCaptureDevice.Position)] = []
    ) -> Experiment {
        let cameras = setups.map { "\($0.camera.name) \(name(of: $0.format))" }.joined(separator: ", ")
        return Experiment(name: "\(cameras), \(driver)", setups: setups, beams: beams)
    }

    /// The multi-camera formats of a camera, without those that a reading can't tell apart.
    private func formats(of camera: Camera) -> [AVCaptureDevice.Format] {
        var names: Set<String> = []
        return camera.device.formats.filter { format in
            format.isMultiCamSupported && Self.pixelFormats.contains(pixelFormat(of: format))
                && names.insert(name(of: format)).inserted
        }
    }

    /// The format with the size nearest to 1920x1080; among several, the fastest, and unbinned
    /// before binned.
    private func reference(among formats: [AVCaptureDevice.Format]) -> AVCaptureDevice.Format? {
        func rank(_ format: AVCaptureDevice.Format) -> (Int, Int, Double) {
            (abs(pixels(format) - 1920 * 1080), format.isVideoBinned ? 1 : 0, -maxFrameRate(of: format))
        }
        return formats.min { rank($0) < rank($1) }
    }

    /// The same camera with the fewest pixels a second, binned if it can be.
    private func lightest(_ setup: Setup) -> Setup {
        let formats = formats(of: setup.camera)
        let binned = formats.filter(\.isVideoBinned)
        let lightest = (binned.isEmpty ? formats : binned).min {
            Double(pixels($0)) * maxFrameRate(of: $0) < Double(pixels($1)) * maxFrameRate(of: $1)
        }
        return Setup(camera: setup.camera, format: lightest ?? setup.format)
    }

    private func pixels(_ format: AVCaptureDevice.Format) -> Int {
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        return Int(size.width) * Int(size.height)
    }

    private func maxFrameRate(of format: AVCaptureDevice.Format) -> Double {
        format.videoSupportedFrameRateRanges.map(\.maxFrameRate).max() ?? 0
    }

    /// Whether a rate lies in a range of the format and below its highest rate, as
    /// `videoMinFrameDurationOverride` requires.
    private func allows(_ rate: Double, as format: AVCaptureDevice.Format) -> Bool {
        let ranges = format.videoSupportedFrameRateRanges
        return rate < maxFrameRate(of: format) && ranges.contains { $0.minFrameRate <= rate && rate <= $0.maxFrameRate }
    }

    /// `1920x1080 420f at 60.0 binned`.
    private func name(of format: AVCaptureDevice.Format) -> String {
        let size = CMVideoFormatDescriptionGetDimensions(format.formatDescription)
        let binning = format.isVideoBinned ? " binned" : ""
        return "\(size.width)x\(size.height) \(pixelFormat(of: format)) at \(maxFrameRate(of: format))\(binning)"
    }
}

// MARK: - Sessions

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// A configuration that a session refused. The experiment is skipped.
    private struct Refusal: Error {
        let reason: String
    }

    /// Configures a session, and returns its description as a graph.
    private func configure(_ session: AVCaptureMultiCamSession, for experiment: Experiment) throws -> SessionGraph {
        var graph = SessionGraph()
        session.beginConfiguration()
        defer { session.commitConfiguration() }
        for setup in experiment.setups { try add(setup, to: session, &graph) }
        guard !experiment.beams.isEmpty else { return graph }
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
        return graph
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
            let request: JSON = setup.usesConstituents
                ? ["mediaType": "video", "sourceDeviceType": JSON(camera.deviceType)] : "video"
            for type in setup.outputs {
                let connection = try connect(port, toNew: type, in: session, &graph)
                if let mode = setup.stabilization {
                    guard connection.isVideoStabilizationSupported else { throw Refusal(reason: "no stabilization") }
                    connection.preferredVideoStabilizationMode = mode.value
                }
                graph.connect(
                    setup.camera.name, request, to: type,
                    ["preferredVideoStabilizationMode": JSON(setup.stabilization?.name ?? "off")])
            }
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

    /// Gives a port an output of its own for video.
    private func connect(
        _ port: AVCaptureInput.Port, toNew type: String, in session: AVCaptureMultiCamSession,
        _ graph: inout SessionGraph
    ) throws -> AVCaptureConnection {
        switch type {
        case "photo": return try connect(port, to: AVCapturePhotoOutput(), in: session)
        case "movieFile": return try connect(port, to: AVCaptureMovieFileOutput(), in: session)
        case "previewLayer":
            // The layer must be made on the main thread; this thread waits for it.
            let session = Lent(value: session)
            let layer = DispatchQueue.main.sync {
                Lent(value: AVCaptureVideoPreviewLayer(sessionWithNoConnection: session.value))
            }.value
            graph.layers.append(layer)
            return try add(AVCaptureConnection(inputPort: port, videoPreviewLayer: layer), to: session.value)
        default: return try connect(port, to: AVCaptureVideoDataOutput(), in: session)
        }
    }

    /// Adds an output for one port. It needs no delegate, since no frame is used.
    @discardableResult
    private func connect(
        _ port: AVCaptureInput.Port, to output: AVCaptureOutput, in session: AVCaptureMultiCamSession
    ) throws -> AVCaptureConnection {
        guard session.canAddOutput(output) else { throw Refusal(reason: "the output can't be added") }
        session.addOutputWithNoConnections(output)
        return try add(AVCaptureConnection(inputPorts: [port], output: output), to: session)
    }

    private func add(
        _ connection: AVCaptureConnection, to session: AVCaptureMultiCamSession
    ) throws -> AVCaptureConnection {
        guard session.canAddConnection(connection) else { throw Refusal(reason: "the connection can't be added") }
        session.addConnection(connection)
        return connection
    }

    /// Turns off what a camera does by itself, so that sessions differ only in what the experiment
    /// changes.
    private func configure(_ device: AVCaptureDevice, for setup: Setup) throws {
        try device.lockForConfiguration()
        defer { device.unlockForConfiguration() }
        device.activeFormat = setup.format
        if setup.format.isVideoHDRSupported {
            device.automaticallyAdjustsVideoHDREnabled = false
            device.isVideoHDREnabled = setup.isHDR
        }
        // Otherwise a format that is set again may keep the depth format of the session before.
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

    /// The description of a session as a graph document, built along with the session.
    private struct SessionGraph {
        var inputs: [JSON] = []

        /// The layers; a connection doesn't keep its layer alive.
        var layers: [AVCaptureVideoPreviewLayer] = []
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

// MARK: - Measuring

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// Something temporary that kept a session from running.
    private enum Disturbance: Error {
        case interruption
        case pressure
    }

    private func measure(_ experiments: [Experiment], into readings: inout ReadingStore) throws {
        let open = experiments.filter { !readings.has($0.name) }
        if open.count < experiments.count {
            log("capplan: \(experiments.count - open.count) of \(experiments.count) sessions were read before")
        }
        // A session takes about half a second to start and to stop.
        log("capplan: \(open.count) sessions to read, \(duration(of: open.count)) if the device stays cool")
        var failures = 0
        for (index, experiment) in open.enumerated() {
            try cancellation.check()
            log("capplan: \(index + 1) of \(open.count): \(experiment.name); \(duration(of: open.count - index)) left")
            do {
                let read = try measureUndisturbed(experiment)
                try readings.add(read.map(\.text), of: experiment.name)
                failures = 0
            } catch let refusal as Refusal {
                log("capplan: passed over: \(refusal.reason)")
            } catch Failure.sessionFailed(let code) where failures + 1 < Self.attempts {
                // A failed experiment is skipped until the next run. If several fail in a row,
                // something else is wrong.
                failures += 1
                log("capplan: passed over: the session failed (\(code.rawValue))")
            }
        }
    }

    private func duration(of sessions: Int) -> String {
        let minutes = (Double(sessions) * (Self.settling + 1) / 60).rounded(.up)
        return minutes > 1 ? "about \(Int(minutes)) minutes" : "about a minute"
    }

    /// Reads an experiment, again if something disturbed it.
    private func measureUndisturbed(_ experiment: Experiment) throws -> [JSON] {
        var (failures, reason) = (0, Failure.interrupted)
        for _ in 0..<Self.pauses {
            do {
                try waitUntilCool(experiment)
                // The pool makes sure that nothing of a session is left when the next one starts.
                return try autoreleasepool { try measure(experiment) }
            } catch Disturbance.interruption {
                reason = .interrupted
                log("capplan: interrupted; waiting for the cameras")
            } catch Disturbance.pressure {
                reason = .tooHot
                log("capplan: stopped a session, as the device gets hot")
            } catch let error as AVError {
                failures += 1
                if failures == Self.attempts { throw Failure.sessionFailed(error.code) }
                log("capplan: the session failed (\(error.code.rawValue)); trying again")
            }
            try rest()
        }
        throw reason
    }

    /// Reads the costs of a session before and while it runs, and always stops it.
    private func measure(_ experiment: Experiment) throws -> [JSON] {
        let session = AVCaptureMultiCamSession()
        let events = SessionEvents(of: session)
        let configuration = try configure(session, for: experiment)
        defer { withExtendedLifetime(configuration) {} }
        let graph = configuration.document
        var configured = reading(of: session, experiment, graph, "configured")
        session.startRunning()
        defer { session.stopRunning() }
        let end = Date(timeIntervalSinceNow: Self.settling)
        while events.isUneventful, Date() < end {
            if heat(of: experiment) >= Self.critical { throw Disturbance.pressure }
            Thread.sleep(forTimeInterval: 0.05)
        }
        if events.isInterrupted { throw Disturbance.interruption }
        switch events.error {
        case nil:
            guard session.isRunning else { throw AVError(.sessionNotRunning) }
            return [configured, reading(of: session, experiment, graph, "running")]
        case .sessionHardwareCostOverage?, .unsupportedDeviceActiveFormat?:
            // A session that doesn't run is a result too.
            configured["x-runtimeError"] = events.error.map { JSON($0.rawValue) }
            return [configured]
        case let code?:
            throw AVError(code)
        }
    }

    private func reading(
        of session: AVCaptureMultiCamSession, _ experiment: Experiment, _ graph: JSON, _ moment: String
    ) -> JSON {
        [
            "id": JSON("\(experiment.name), \(moment)"), "graph": graph,
            "hardwareCost": JSON(session.hardwareCost), "systemPressureCost": JSON(session.systemPressureCost),
            "readWhen": JSON(moment), "systemPressureLevel": JSON(pressureLevels[pressure(on: experiment)].name),
        ]
    }

    /// The readings document.
    private func readings(_ store: ReadingStore) -> JSON {
        [
            "capplanReadings": 1, "modelIdentifier": JSON(model), "operatingSystem": JSON(operatingSystem),
            "x-build": JSON(process.operatingSystemVersionString), "readings": .list(store.readings.map(JSON.plain)),
        ]
    }
}

// MARK: - Heat

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// From coolest to hottest; `ProcessInfo.ThermalState` has the first four.
    private var pressureLevels: [(name: String, level: AVCaptureDevice.SystemPressureState.Level)] {
        [
            ("nominal", .nominal), ("fair", .fair), ("serious", .serious), ("critical", .critical),
            ("shutdown", .shutdown),
        ]
    }

    /// The highest pressure level among the cameras, as an index of `pressureLevels`.
    private func pressure(on experiment: Experiment) -> Int {
        let levels = Set(experiment.setups.map(\.camera.device.systemPressureState.level))
        return pressureLevels.lastIndex { levels.contains($0.level) } ?? 0
    }

    /// How hot the device or one of the cameras is, on the same scale.
    private func heat(of experiment: Experiment) -> Int {
        max(pressure(on: experiment), process.thermalState.rawValue)
    }

    private func waitUntilCool(_ experiment: Experiment) throws {
        for _ in 0..<Self.pauses {
            if heat(of: experiment) < Self.serious { return }
            log("capplan: the device is hot; waiting \(Int(Self.pause)) seconds")
            try rest()
        }
        throw Failure.tooHot
    }
}

// MARK: - Events

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// The events that the system reports about a session, on any thread.
    ///
    /// It is safe to share: the lock guards the events, and only `init` and `deinit` use the observers.
    private final class SessionEvents: @unchecked Sendable {
        // Guards the code and the interruption.
        private let lock = NSLock()
        private var code: AVError.Code?
        private var wasInterrupted = false
        private var observers: [any NSObjectProtocol] = []

        init(of session: AVCaptureSession) {
            let center = NotificationCenter.default
            observers = [
                center.addObserver(forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil) {
                    [weak self] note in
                    self?.note((note.userInfo?[AVCaptureSessionErrorKey] as? AVError)?.code ?? .unknown)
                },
                center.addObserver(forName: AVCaptureSession.wasInterruptedNotification, object: session, queue: nil) {
                    [weak self] _ in
                    self?.noteInterruption()
                },
            ]
        }

        deinit { observers.forEach(NotificationCenter.default.removeObserver) }

        var error: AVError.Code? { locked { code } }
        var isInterrupted: Bool { locked { wasInterrupted } }
        var isUneventful: Bool { locked { code == nil && !wasInterrupted } }

        private func note(_ error: AVError.Code) { locked { code = error } }
        private func noteInterruption() { locked { wasInterrupted = true } }

        private func locked<Value>(_ body: () -> Value) -> Value {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }
    }
}

// MARK: - Restoring

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// The settings of a camera that sessions change, as they were before.
    private struct CameraState {
        private let device: AVCaptureDevice
        private let format: AVCaptureDevice.Format
        private let depthFormat: AVCaptureDevice.Format?
        private let colorSpace: AVCaptureColorSpace
        private let zoomFactor: CGFloat
        private let adjustsHDR: Bool
        private let isHDR: Bool

        init(of camera: Camera) {
            device = camera.device
            format = device.activeFormat
            depthFormat = device.activeDepthDataFormat
            colorSpace = device.activeColorSpace
            zoomFactor = device.videoZoomFactor
            adjustsHDR = device.automaticallyAdjustsVideoHDREnabled
            isHDR = device.isVideoHDREnabled
        }

        /// Restores them: the format first, because it resets the others; each only if it is
        /// allowed.
        func restore() {
            guard (try? device.lockForConfiguration()) != nil else { return }
            defer { device.unlockForConfiguration() }
            device.activeFormat = format
            if let depthFormat, format.supportedDepthDataFormats.contains(depthFormat) {
                device.activeDepthDataFormat = depthFormat
            }
            if format.supportedColorSpaces.contains(colorSpace) { device.activeColorSpace = colorSpace }
            let zoomFactors = device.minAvailableVideoZoomFactor...device.maxAvailableVideoZoomFactor
            if zoomFactors.contains(zoomFactor) { device.videoZoomFactor = zoomFactor }
            if !adjustsHDR, format.isVideoHDRSupported {
                device.automaticallyAdjustsVideoHDREnabled = false
                device.isVideoHDREnabled = isHDR
            }
            device.automaticallyAdjustsVideoHDREnabled = adjustsHDR
        }
    }

    /// The settings of the app's audio session, as they were before.
    private struct SoundState {
        private let session = AVAudioSession.sharedInstance()
        private let category: AVAudioSession.Category
        private let mode: AVAudioSession.Mode
        private let policy: AVAudioSession.RouteSharingPolicy
        private let options: AVAudioSession.CategoryOptions

        init() {
            category = session.category
            mode = session.mode
            policy = session.routeSharingPolicy
            options = session.categoryOptions
        }

        func restore() { try? session.setCategory(category, mode: mode, policy: policy, options: options) }
    }

    /// Whether the task that runs the probe was cancelled. It is safe to share: the lock guards its only property.
    private final class Cancellation: @unchecked Sendable {
        // Guards the property below.
        private let lock = NSLock()
        private var isCancelled = false

        func cancel() {
            lock.lock()
            defer { lock.unlock() }
            isCancelled = true
        }

        func check() throws {
            lock.lock()
            defer { lock.unlock() }
            if isCancelled { throw CancellationError() }
        }
    }

    /// Waits for a disturbance to pass.
    private func rest() throws {
        let end = Date(timeIntervalSinceNow: Self.pause)
        while Date() < end {
            try cancellation.check()
            Thread.sleep(forTimeInterval: min(0.2, Self.pause))
        }
    }
}

// MARK: - Files and the log

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// The file with everything read so far, which the next run continues: a line that identifies
    /// the device, then one line for each session.
    private struct ReadingStore {
        private let file: URL
        private var lines: [String]

        /// Opens the file; starts anew if it is from another device or system.
        init(_ folder: URL, for device: String) throws {
            file = folder.appendingPathComponent("capplan-probe.state")
            let header = "capplan-probe 1 \(device)"
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            let known = text.components(separatedBy: "\n")
            lines = known.first == header ? known.filter { !$0.isEmpty } : [header]
        }

        private var sessions: [[String]] { lines.dropFirst().map { $0.components(separatedBy: "\t") } }

        func has(_ session: String) -> Bool { sessions.contains { $0.first == session } }

        /// The readings' texts.
        var readings: [String] { sessions.flatMap { $0.dropFirst() } }

        mutating func add(_ readings: [String], of session: String) throws {
            lines.append(([session] + readings).joined(separator: "\t"))
            try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        }
    }
}

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// Writes a document to a file, and to the log in pieces short enough for any log.
    ///
    /// Each piece has the document's name, its own number, the number of pieces, the checksum of
    /// the whole document, and a part of its text.
    private func write(_ document: JSON, as kind: String) throws -> URL {
        let text = Array(document.text.utf8)
        let file = folder.appendingPathComponent("capplan-\(kind).json")
        try Data(text).write(to: file, options: .atomic)
        let checksum = String(format: "%08x", Self.checksum(of: text))
        let length = 800
        let count = (text.count + length - 1) / length
        for number in 0..<count {
            let piece = String(decoding: text.dropFirst(number * length).prefix(length), as: UTF8.self)
            log("capplan-probe \(kind)\(checksum) \(number + 1)/\(count) \(checksum) \(piece)")
        }
        log("capplan: wrote \(file.path)")
        return file
    }

    /// CRC-32, as in zlib and PNG.
    private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes {
            checksum ^= UInt32(byte)
            for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return ~checksum
    }
}

// MARK: - JSON

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
 {
    /// A JSON value. Its text keeps the order of keys, and is ASCII without spaces, so that no log
    /// wraps, trims or converts it.
    fileprivate enum JSON {
        case plain(String)
        case text(String)
        case list([JSON])
        case object([(key: String, value: JSON)])

        init(_ value: Bool) { self = .plain(value ? "true" : "false") }
        init(_ value: some BinaryInteger) { self = .plain("\(value)") }
        init(_ value: some BinaryFloatingPoint & CustomStringConvertible) {
            self = .plain(value.isFinite ? value.description : "null")
        }
        init(_ value: String) { self = .text(value) }

        /// A member of an object; `nil` adds none.
        subscript(key: String) -> JSON? {
            get {
                guard case .object(let members) = self else { return nil }
                return members.first { $0.key == key }?.value
            }
            set {
                guard case .object(let members) = self, let newValue else { return }
                self = .object(members.filter { $0.key != key } + [(key, newValue)])
            }
        }

        var text: String {
            switch self {
            case .plain(let text): return text
            case .text(let text): return Self.quoted(text)
            case .list(let values): return "[\(values.map(\.text).joined(separator: ","))]"
            case .object(let members):
                return "{\(members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
            }
        }

        private static func quoted(_ text: String) -> String {
            let characters = text.utf16.map { unit -> String in
                let isPlain = (0x21...0x7E).contains(unit) && unit != 0x22 && unit != 0x5C
                return isPlain ? String(UnicodeScalar(UInt8(unit))) : String(format: "\\u%04x", Int(unit))
            }
            return "\"\(characters.joined())\""
        }
    }
}

nonisolated extension 
"""##),
    .value(0),
    .text(
      ##"""
.JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    init(dictionaryLiteral members: (String, Self)...) { self = .object(members.map { (key: $0.0, value: $0.1) }) }
    init(arrayLiteral values: Self...) { self = .list(values) }
    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral value: Int) { self = .init(value) }
    init(booleanLiteral value: Bool) { self = .init(value) }
}

"""##),
  ])
}
