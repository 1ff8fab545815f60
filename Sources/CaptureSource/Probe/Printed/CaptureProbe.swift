// Made by capplan 0.0.0 (`capplan probe`). It reads what the cameras of a device can do, and what sessions cost there.
//
// 1. Add the file to an app target whose Info.plist has NSCameraUsageDescription, and NSMicrophoneUsageDescription for
//    microphones too.
// 2. Run it on a device, from a debug button or a device test: `try await CaptureProbe.run()`. It says what it does and
//    how long that takes. Keep the app in front, with no other session; a run that was stopped goes on where it was.
//    Sessions with a microphone change the app's audio session: no sound should play or be recorded meanwhile.
// 3. Save the log, or fetch capplan-profile.json and capplan-readings.json from the app's Documents folder:
//    `capplan import` makes a profile of them, `capplan calibrate` fits its cost model.
//
// capplan: begin SDK
// It compiles with the SDK of iOS 27.1 and with newer ones.
// capplan: end

import AVFoundation
import UIKit

/// Reads the facts of this device's cameras, and the costs of sessions that differ from each other
/// in one thing.
///
/// An object of this class is used only on the probe's queue and has one session at a time.
/// `nonisolated` keeps it so in modules whose code is on the main actor by default.
nonisolated final class CaptureProbe {
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
    // swift-format-ignore
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

nonisolated extension CaptureProbe {
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
        let reference = JSON("capplan 0.0.0 probe on \(model), \(version)")
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

nonisolated extension CaptureProbe {
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
        // capplan: begin sizes of rectangles
        if #available(iOS 26.0, *) {
            guard (try? device.lockForConfiguration()) != nil else { return }
            defer { device.unlockForConfiguration() }
            let format = device.activeFormat
            for index in formats.indices {
                device.activeFormat = device.formats[index]
                var controls = formats[index]["controls"] ?? [:]
                if device.isFocusRectOfInterestSupported {
                    controls["minFocusRectWidth"] = JSON(device.minFocusRectOfInterestSize.width)
                    controls["minFocusRectHeight"] = JSON(device.minFocusRectOfInterestSize.height)
                }
                if device.isExposureRectOfInterestSupported {
                    controls["minExposureRectWidth"] = JSON(device.minExposureRectOfInterestSize.width)
                    controls["minExposureRectHeight"] = JSON(device.minExposureRectOfInterestSize.height)
                }
                formats[index]["controls"] = controls
            }
            device.activeFormat = format
        }
        // capplan: end
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

nonisolated extension CaptureProbe {
    // capplan: begin device types
    private static var deviceTypes: [(name: String, value: AVCaptureDevice.DeviceType)] {
        var all: [(name: String, value: AVCaptureDevice.DeviceType)] = [
            ("builtInWideAngleCamera", .builtInWideAngleCamera),
            ("builtInUltraWideCamera", .builtInUltraWideCamera),
            ("builtInTelephotoCamera", .builtInTelephotoCamera),
            ("builtInDualCamera", .builtInDualCamera),
            ("builtInDualWideCamera", .builtInDualWideCamera),
            ("builtInTripleCamera", .builtInTripleCamera),
            ("builtInTrueDepthCamera", .builtInTrueDepthCamera),
        ]
        if #available(iOS 15.4, *) { all.append(("builtInLiDARDepthCamera", .builtInLiDARDepthCamera)) }
        if #available(iOS 27.1, *) { all.append(("builtInInnerUltraWideCamera", .builtInInnerUltraWideCamera)) }
        if #available(iOS 27.1, *) { all.append(("builtInOuterUltraWideCamera", .builtInOuterUltraWideCamera)) }
        return all
    }
    // capplan: end

    /// Whether the list above has all device types of the system; a newer system may have others.
    private var knowsAllDeviceTypes: Bool {
        // capplan: begin first system with other device types
        !process.isOperatingSystemAtLeast(
            OperatingSystemVersion(majorVersion: 28, minorVersion: 0, patchVersion: 0))
        // capplan: end
    }

    // capplan: begin stabilization modes
    private static var stabilizationModes: [(name: String, value: AVCaptureVideoStabilizationMode)] {
        var all: [(name: String, value: AVCaptureVideoStabilizationMode)] = [
            ("off", .off),
            ("standard", .standard),
            ("cinematic", .cinematic),
            ("cinematicExtended", .cinematicExtended),
            ("auto", .auto),
        ]
        if #available(iOS 17.0, *) { all.append(("previewOptimized", .previewOptimized)) }
        if #available(iOS 18.0, *) { all.append(("cinematicExtendedEnhanced", .cinematicExtendedEnhanced)) }
        if #available(iOS 26.0, *) { all.append(("lowLatency", .lowLatency)) }
        return all
    }
    // capplan: end

    // capplan: begin presets
    private static var presets: [(name: String, value: AVCaptureSession.Preset)] {
        [
            ("photo", .photo),
            ("high", .high),
            ("medium", .medium),
            ("low", .low),
            ("cif352x288", .cif352x288),
            ("vga640x480", .vga640x480),
            ("hd1280x720", .hd1280x720),
            ("hd1920x1080", .hd1920x1080),
            ("hd4K3840x2160", .hd4K3840x2160),
            ("iFrame960x540", .iFrame960x540),
            ("iFrame1280x720", .iFrame1280x720),
        ]
    }
    // capplan: end

    // capplan: begin output types
    private static var outputTypes: [(name: String, value: AnyClass)] {
        [
            ("videoData", AVCaptureVideoDataOutput.self),
            ("audioData", AVCaptureAudioDataOutput.self),
            ("depthData", AVCaptureDepthDataOutput.self),
            ("metadata", AVCaptureMetadataOutput.self),
            ("photo", AVCapturePhotoOutput.self),
            ("movieFile", AVCaptureMovieFileOutput.self),
        ]
    }
    // capplan: end

    // capplan: begin matte types
    private static var matteTypes: [(name: String, value: AVSemanticSegmentationMatte.MatteType)] {
        var all: [(name: String, value: AVSemanticSegmentationMatte.MatteType)] = [
            ("hair", .hair),
            ("skin", .skin),
            ("teeth", .teeth),
        ]
        if #available(iOS 14.1, *) { all.append(("glasses", .glasses)) }
        return all
    }
    // capplan: end

    /// The four-character codes that capplan knows.
    private static var pixelFormats: Set<String> {
        [
            // capplan: begin pixel formats
            "420v", "420f", "422v", "422f", "x420", "xf20", "x422", "xf22", "BGRA", "&8v0", "&8f0", "&BGA",
            "&xv0", "&xf0", "&xv2", "-8v0", "-8f0", "-BGA", "-xv0", "-xv2", "hdis", "fdis", "hdep", "fdep",
            "L008", "grb4", "rgg4", "bgg4", "gbr4", "RGhA", "btp2", "l64r",
            // capplan: end
        ]
    }

    /// By raw value.
    private static var colorSpaces: [Int: String] {
        // capplan: begin color spaces
        [0: "sRGB", 1: "P3_D65", 2: "HLG_BT2020", 3: "appleLog", 4: "appleLog2"]
        // capplan: end
    }

    /// By raw value.
    private static var autoFocusSystems: [Int: String] {
        // capplan: begin autofocus systems
        [0: "none", 1: "contrastDetection", 2: "phaseDetection"]
        // capplan: end
    }

    private func facts(of device: AVCaptureDevice) -> JSON {
        var facts: JSON = [:]
        // capplan: begin facts of devices
        facts["name"] = JSON(device.localizedName)
        facts["hasTorch"] = JSON(device.hasTorch)
        facts["hasFlash"] = JSON(device.hasFlash)
        // capplan: end
        return facts
    }

    private func controls(of device: AVCaptureDevice) -> JSON {
        var facts: JSON = [:]
        // capplan: begin facts of controls
        facts["focusPointOfInterest"] = JSON(device.isFocusPointOfInterestSupported)
        facts["exposurePointOfInterest"] = JSON(device.isExposurePointOfInterestSupported)
        facts["minExposureTargetBias"] = JSON(device.minExposureTargetBias)
        facts["maxExposureTargetBias"] = JSON(device.maxExposureTargetBias)
        facts["smoothAutoFocus"] = JSON(device.isSmoothAutoFocusSupported)
        facts["autoFocusRangeRestriction"] = JSON(device.isAutoFocusRangeRestrictionSupported)
        facts["lowLightBoost"] = JSON(device.isLowLightBoostSupported)
        facts["whiteBalanceGains"] = JSON(device.isLockingWhiteBalanceWithCustomDeviceGainsSupported)
        facts["maxWhiteBalanceGain"] = JSON(device.maxWhiteBalanceGain)
        if #available(iOS 26.0, *) { facts["focusRectOfInterest"] = JSON(device.isFocusRectOfInterestSupported) }
        if #available(iOS 26.0, *) { facts["exposureRectOfInterest"] = JSON(device.isExposureRectOfInterestSupported) }
        if #available(iOS 27.0, *) {
            facts["constituentLock"] = JSON(device.isPrimaryConstituentDeviceSwitchingBehaviorLockedWithDeviceSupported)
        }
        // capplan: end
        // capplan: begin exposure signals
        if #available(iOS 27.0, *) {
            let all: [(name: String, value: AVCaptureDeviceExposureSignal)] = [
                ("subjectMotion", .subjectMotion),
                ("groupPhoto", .groupPhoto),
                ("document", .document),
                ("starburst", .starburst),
                ("flicker", .flicker),
            ]
            let names = all.filter { device.supportedExposureSignals.contains($0.value) }.map { JSON($0.name) }
            facts["exposureSignals"] = .list(names)
        }
        // capplan: end
        return facts
    }

    private func facts(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]
        // capplan: begin facts of formats
        facts["binned"] = JSON(format.isVideoBinned)
        facts["multiCam"] = JSON(format.isMultiCamSupported)
        facts["fieldOfView"] = JSON(format.videoFieldOfView)
        facts["maxZoomFactor"] = JSON(format.videoMaxZoomFactor)
        facts["videoHDR"] = JSON(format.isVideoHDRSupported)
        facts["highestPhotoQuality"] = JSON(format.isHighestPhotoQualitySupported)
        if #available(iOS 18.0, *) { facts["autoVideoFrameRate"] = JSON(format.isAutoVideoFrameRateSupported) }
        // capplan: end
        return facts
    }

    private func controls(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]
        // capplan: begin facts of controls of formats
        facts["minISO"] = JSON(format.minISO)
        facts["maxISO"] = JSON(format.maxISO)
        facts["minExposureDuration"] = JSON(format.minExposureDuration.seconds)
        facts["maxExposureDuration"] = JSON(format.maxExposureDuration.seconds)
        facts["globalToneMapping"] = JSON(format.isGlobalToneMappingSupported)
        if #available(iOS 14.5, *) { facts["centerStage"] = JSON(format.isCenterStageSupported) }
        if #available(iOS 14.5, *) {
            facts["minZoomFactorForCenterStage"] = JSON(format.videoMinZoomFactorForCenterStage)
        }
        if #available(iOS 14.5, *) {
            facts["maxZoomFactorForCenterStage"] = JSON(format.videoMaxZoomFactorForCenterStage)
        }
        // capplan: end
        // capplan: begin rates of Center Stage
        if #available(iOS 14.5, *) {
            let rates = format.videoFrameRateRangeForCenterStage
            facts["maxFrameRateForCenterStage"] = rates.map { JSON($0.maxFrameRate) }
        }
        // capplan: end
        return facts
    }

    private func features(of format: AVCaptureDevice.Format) -> JSON {
        var facts: JSON = [:]
        // capplan: begin facts of features
        if #available(iOS 26.0, *) { facts["cinematicVideo"] = JSON(format.isCinematicVideoCaptureSupported) }
        if #available(iOS 26.0, *) {
            facts["minZoomFactorForCinematicVideo"] = JSON(format.videoMinZoomFactorForCinematicVideo)
        }
        if #available(iOS 26.0, *) {
            facts["maxZoomFactorForCinematicVideo"] = JSON(format.videoMaxZoomFactorForCinematicVideo)
        }
        if #available(iOS 26.0, *) { facts["smartFraming"] = JSON(format.isSmartFramingSupported) }
        if #available(iOS 26.0, *) { facts["smudgeDetection"] = JSON(format.isCameraLensSmudgeDetectionSupported) }
        if #available(iOS 27.0, *) { facts["autoFocusTracking"] = JSON(format.isContinuousAutoFocusTrackingSupported) }
        if #available(iOS 27.0, *) { facts["minLensAperture"] = JSON(format.minLensAperture) }
        if #available(iOS 27.0, *) { facts["maxLensAperture"] = JSON(format.maxLensAperture) }
        if #available(iOS 27.0, *) {
            facts["lowLightNoiseReduction"] = JSON(format.isLowLightVideoNoiseReductionSupported)
        }
        if #available(iOS 27.0, *) {
            facts["cinematicVideoMetadata"] = JSON(format.isCinematicVideoMetadataCaptureSupported)
        }
        // capplan: end
        // capplan: begin rates of cinematic video
        if #available(iOS 26.0, *) {
            let rates = format.videoFrameRateRangeForCinematicVideo
            facts["maxFrameRateForCinematicVideo"] = rates.map { JSON($0.maxFrameRate) }
        }
        // capplan: end
        // capplan: begin aspect ratios
        if #available(iOS 26.0, *) {
            let all: [(name: String, value: AVCaptureDevice.AspectRatio)] = [
                ("1x1", .ratio1x1),
                ("16x9", .ratio16x9),
                ("9x16", .ratio9x16),
                ("4x3", .ratio4x3),
                ("3x4", .ratio3x4),
            ]
            let names = all.filter { format.supportedDynamicAspectRatios.contains($0.value) }.map { JSON($0.name) }
            facts["dynamicAspectRatios"] = .list(names)
        }
        // capplan: end
        return facts
    }

    private func photoDimensions(of format: AVCaptureDevice.Format) -> [CMVideoDimensions] {
        // capplan: begin photo dimensions
        if #available(iOS 16.0, *) { return format.supportedMaxPhotoDimensions }
        return [format.highResolutionStillImageDimensions]
        // capplan: end
    }

    private func depthZoomRanges(of format: AVCaptureDevice.Format) -> JSON? {
        // capplan: begin system of depthZoomRanges
        guard #available(iOS 17.2, *) else { return nil }
        // capplan: end
        let ranges = format.supportedVideoZoomRangesForDepthDataDelivery
        return .list(ranges.map { [JSON($0.lowerBound), JSON($0.upperBound)] })
    }

    private func maxControlsCount() -> JSON? {
        // capplan: begin system of maxControlsCount
        guard #available(iOS 18.0, *) else { return nil }
        // capplan: end
        let session = AVCaptureSession()
        return JSON(session.supportsControls ? session.maxControlsCount : 0)
    }
}

// MARK: - Experiments

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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
            // swift-format-ignore
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe {
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

nonisolated extension CaptureProbe.JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
    ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
    init(dictionaryLiteral members: (String, Self)...) { self = .object(members.map { (key: $0.0, value: $0.1) }) }
    init(arrayLiteral values: Self...) { self = .list(values) }
    init(stringLiteral text: String) { self = .text(text) }
    init(integerLiteral value: Int) { self = .init(value) }
    init(booleanLiteral value: Bool) { self = .init(value) }
}
