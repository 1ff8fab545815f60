// Written by capplan record.
// capplan: begin SDK
// It compiles with the SDK of iOS 27.1 and with newer ones.
// capplan: end

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
nonisolated enum CaptureGraphRecorder {
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
        // swift-format-ignore
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
        // swift-format-ignore
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
        // swift-format-ignore
        graph.add("connections", session.connections.flatMap { connection in
            inputs.compactMap { member(for: connection, from: $0, names) }
        })
        // swift-format-ignore
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
        // capplan: begin signals that are followed
        if #available(iOS 26.0, *) {
            for input in inputs where input.externalSyncDevice != nil {
                all.append("the device whose signal \(names[input] ?? "an input") follows")
            }
        }
        // capplan: end
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
        // capplan: begin keys of session
        json.add("type", session is AVCaptureMultiCamSession ? "multiCam" : "single")
        json.add("preset", name(of: session.sessionPreset))
        // Every connection is listed, even if the session formed it.
        json.add("formsConnections", "explicit")
        json.add(
            "automaticallyConfiguresApplicationAudioSession",
            session.automaticallyConfiguresApplicationAudioSession,
            unless: true
        )
        json.add("usesApplicationAudioSession", session.usesApplicationAudioSession, unless: true)
        if #available(iOS 18.0, *) {
            json.add(
                "configuresApplicationAudioSessionToMixWithOthers",
                session.configuresApplicationAudioSessionToMixWithOthers,
                unless: false
            )
        }
        json.add(
            "automaticallyConfiguresCaptureDeviceForWideColor",
            session.automaticallyConfiguresCaptureDeviceForWideColor,
            unless: true
        )
        if #available(iOS 16.0, *) {
            json.add(
                "multitaskingCameraAccessEnabled",
                session.isMultitaskingCameraAccessEnabled,
                unless: false
            )
        }
        if #available(iOS 26.0, *) {
            json.add("automaticallyRunsDeferredStart", session.automaticallyRunsDeferredStart)
            json.add(
                "configuresApplicationAudioSessionForBluetoothHighQualityRecording",
                session.configuresApplicationAudioSessionForBluetoothHighQualityRecording,
                unless: false
            )
        }
        if #available(iOS 18.0, *) {
            json.add("controls", session.controls.map(control))
        }
        // capplan: end
        return json
    }

    /// A camera and the settings of its device, without those that the session chose.
    // swift-format-ignore
    private static func camera(
        _ input: AVCaptureDeviceInput, id: String, in session: AVCaptureSession
    ) -> Members {
        let device = input.device
        var json = Members()
        // capplan: begin keys of cameras
        json.add("id", id)
        json.add("deviceType", name(of: device.deviceType))
        json.add("position", name(of: device.position))
        if session.sessionPreset == .inputPriority {
            json.add("activeFormat", format(device.activeFormat))
        }
        json.add("maxFrameRateOverride", rate(of: input.videoMinFrameDurationOverride))
        json.add("activeFrameRate", frameRates(of: device))
        json.add("disabledPorts", disabledPorts(of: input))
        if #available(iOS 26.0, *) {
            json.add("dynamicAspectRatio", device.dynamicAspectRatio.map(name))
            json.add(
                "cameraLensSmudgeDetectionEnabled",
                device.isCameraLensSmudgeDetectionEnabled,
                unless: false
            )
            if device.isCameraLensSmudgeDetectionEnabled
                && device.cameraLensSmudgeDetectionInterval.isValid
            {
                json.add(
                    "cameraLensSmudgeDetectionInterval",
                    seconds(of: device.cameraLensSmudgeDetectionInterval)
                )
            }
        }
        json.add("videoZoomFactor", device.videoZoomFactor, unless: 1)
        json.add(
            "automaticallyAdjustsVideoHDREnabled",
            device.automaticallyAdjustsVideoHDREnabled,
            unless: true
        )
        if !device.automaticallyAdjustsVideoHDREnabled {
            json.add("videoHDREnabled", device.isVideoHDREnabled)
        }
        if !session.automaticallyConfiguresCaptureDeviceForWideColor {
            json.add("activeColorSpace", name(of: device.activeColorSpace))
        }
        if #available(iOS 15.4, *) {
            json.add(
                "automaticallyAdjustsFaceDrivenAutoFocusEnabled",
                device.automaticallyAdjustsFaceDrivenAutoFocusEnabled,
                unless: true
            )
            if !device.automaticallyAdjustsFaceDrivenAutoFocusEnabled {
                json.add("faceDrivenAutoFocusEnabled", device.isFaceDrivenAutoFocusEnabled)
            }
            json.add(
                "automaticallyAdjustsFaceDrivenAutoExposureEnabled",
                device.automaticallyAdjustsFaceDrivenAutoExposureEnabled,
                unless: true
            )
            if !device.automaticallyAdjustsFaceDrivenAutoExposureEnabled {
                json.add("faceDrivenAutoExposureEnabled", device.isFaceDrivenAutoExposureEnabled)
            }
        }
        if device.isFocusPointOfInterestSupported {
            json.add("focusPointOfInterest", point(device.focusPointOfInterest))
        }
        if device.isExposurePointOfInterestSupported {
            json.add("exposurePointOfInterest", point(device.exposurePointOfInterest))
        }
        if #available(iOS 26.0, *) {
            let focus = device.defaultRectForFocusPoint(ofInterest: device.focusPointOfInterest)
            if device.isFocusRectOfInterestSupported, device.focusRectOfInterest != focus {
                json.add("focusRectOfInterest", rect(device.focusRectOfInterest))
            }
            let metered = device.defaultRectForExposurePoint(
                ofInterest: device.exposurePointOfInterest
            )
            if device.isExposureRectOfInterestSupported, device.exposureRectOfInterest != metered {
                json.add("exposureRectOfInterest", rect(device.exposureRectOfInterest))
            }
        }
        json.add("exposureTargetBias", device.exposureTargetBias, unless: 0)
        if device.isSmoothAutoFocusSupported {
            json.add("smoothAutoFocusEnabled", device.isSmoothAutoFocusEnabled, unless: false)
        }
        if device.isAutoFocusRangeRestrictionSupported {
            json.add(
                "autoFocusRangeRestriction",
                name(of: device.autoFocusRangeRestriction),
                unless: "none"
            )
        }
        if device.isLowLightBoostSupported {
            json.add(
                "automaticallyEnablesLowLightBoostWhenAvailable",
                device.automaticallyEnablesLowLightBoostWhenAvailable,
                unless: false
            )
        }
        json.add(
            "subjectAreaChangeMonitoringEnabled",
            device.isSubjectAreaChangeMonitoringEnabled,
            unless: false
        )
        if #available(iOS 27.0, *) {
            json.add(
                "continuousAutoFocusTrackingEnabled",
                device.isContinuousAutoFocusTrackingEnabled,
                unless: false
            )
            if device.isContinuousAutoFocusTrackingEnabled {
                json.add(
                    "continuousAutoFocusTrackingLensPositionBias",
                    device.continuousAutoFocusTrackingLensPositionBias,
                    unless: 0
                )
            }
        }
        if device.isExposureModeSupported(device.exposureMode) {
            json.add("exposureMode", name(of: device.exposureMode))
        }
        if device.exposureMode == .custom {
            json.add("exposureDuration", seconds(of: device.exposureDuration))
            json.add("iso", device.iso)
        }
        if device.activeFormat.isGlobalToneMappingSupported {
            json.add("globalToneMappingEnabled", device.isGlobalToneMappingEnabled, unless: false)
        }
        json.add(
            "unifiedAutoExposureDefaultsEnabled",
            input.unifiedAutoExposureDefaultsEnabled,
            unless: false
        )
        if device.whiteBalanceMode == .locked
            && device.isLockingWhiteBalanceWithCustomDeviceGainsSupported
        {
            json.add("deviceWhiteBalanceGains", gains(device.deviceWhiteBalanceGains))
        }
        if #available(iOS 27.0, *) {
            if device.exposureMode == .custom {
                json.add("lensAperture", device.lensAperture)
            }
            json.add(
                "autoExposureLensApertureRateLimit",
                device.autoExposureLensApertureRateLimit,
                unless: 0
            )
            json.add(
                "automaticallyEnablesExposureSignals",
                device.automaticallyEnablesExposureSignals,
                unless: true
            )
            if !device.automaticallyEnablesExposureSignals {
                json.add("enabledExposureSignals", device.enabledExposureSignals.map(name).sorted())
            }
        }
        if device.isFocusModeSupported(device.focusMode) {
            json.add("focusMode", name(of: device.focusMode))
        }
        if device.isWhiteBalanceModeSupported(device.whiteBalanceMode) {
            json.add("whiteBalanceMode", name(of: device.whiteBalanceMode))
        }
        if #available(iOS 15.0, *) {
            if ![.unsupported, .auto].contains(device.primaryConstituentDeviceSwitchingBehavior) {
                json.add(
                    "primaryConstituentDeviceSwitchingBehavior",
                    name(of: device.primaryConstituentDeviceSwitchingBehavior)
                )
            }
            if device.primaryConstituentDeviceSwitchingBehavior == .restricted {
                let conditions =
                    device.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions
                var names: [String] = []
                if conditions.contains(.videoZoomChanged) { names.append("videoZoomChanged") }
                if conditions.contains(.focusModeChanged) { names.append("focusModeChanged") }
                if conditions.contains(.exposureModeChanged) { names.append("exposureModeChanged") }
                json.add("restrictedSwitchingBehaviorConditions", names)
            }
            let devices = device.fallbackPrimaryConstituentDevices
            if devices != device.supportedFallbackPrimaryConstituentDevices {
                json.add(
                    "fallbackPrimaryConstituentDevices", devices.map { name(of: $0.deviceType) }
                )
            }
        }
        if #available(iOS 16.4, *) {
            json.add("centerStageRectOfInterest", rect(device.centerStageRectOfInterest))
        }
        if device.focusMode == .locked && device.isLockingFocusWithCustomLensPositionSupported {
            json.add("lensPosition", device.lensPosition)
        }
        json.add("torchMode", name(of: device.torchMode), unless: "off")
        if device.torchMode == .on {
            json.add("torchLevel", device.torchLevel)
        }
        if device.isGeometricDistortionCorrectionSupported
            && !device.isGeometricDistortionCorrectionEnabled
        {
            json.add(
                "geometricDistortionCorrectionEnabled",
                device.isGeometricDistortionCorrectionEnabled
            )
        }
        if deliversDepth(of: input, in: session) {
            json.add("activeDepthDataFormat", device.activeDepthDataFormat.map(depthFormat))
            json.add("depthFrameRateLimit", rate(of: device.activeDepthDataMinFrameDuration))
        }
        if #available(iOS 18.0, *) {
            json.add("autoVideoFrameRateEnabled", device.isAutoVideoFrameRateEnabled, unless: false)
        }
        if #available(iOS 26.0, *) {
            json.add("lockedVideoFrameDuration", seconds(of: input.activeLockedVideoFrameDuration))
            if input.externalSyncDevice != nil { json.add("followsExternalSync", true) }
            json.add(
                "cinematicVideoCaptureEnabled", input.isCinematicVideoCaptureEnabled, unless: false
            )
            if input.isCinematicVideoCaptureEnabled {
                json.add("simulatedAperture", input.simulatedAperture)
            }
        }
        // capplan: end
        return json
    }

    /// A microphone.
    private static func microphone(_ input: AVCaptureDeviceInput, id: String) -> Members {
        let device = input.device
        var json = Members()
        // capplan: begin keys of microphones
        json.add("id", id)
        json.add("deviceType", name(of: device.deviceType))
        json.add("position", name(of: device.position))
        json.add("disabledPorts", disabledPorts(of: input))
        if #available(iOS 18.0, *) {
            json.add("multichannelAudioMode", name(of: input.multichannelAudioMode), unless: "none")
            json.add("windNoiseRemovalEnabled", input.isWindNoiseRemovalEnabled)
        }
        if #available(iOS 26.4, *) {
            if input.isAudioZoomSupported && !input.isAudioZoomEnabled {
                json.add("audioZoomEnabled", input.isAudioZoomEnabled)
            }
        }
        // capplan: end
        return json
    }

    /// The settings of an `AVCaptureVideoDataOutput`.
    private static func settings(of output: AVCaptureVideoDataOutput) -> Members {
        var json = Members()
        // capplan: begin keys of video data outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
        }
        json.add(videoSettings(of: output))
        json.add(
            "automaticallyConfiguresOutputBufferDimensions",
            output.automaticallyConfiguresOutputBufferDimensions,
            unless: true
        )
        if !output.automaticallyConfiguresOutputBufferDimensions {
            json.add("deliversPreviewSizedOutputBuffers", output.deliversPreviewSizedOutputBuffers)
        }
        json.add(
            "alwaysDiscardsLateVideoFrames", output.alwaysDiscardsLateVideoFrames, unless: true
        )
        if #available(iOS 26.0, *) {
            json.add("preservesDynamicHDRMetadata", output.preservesDynamicHDRMetadata)
            json.add(
                "preparesCellularRadioForNetworkConnection",
                output.preparesCellularRadioForNetworkConnection,
                unless: false
            )
        }
        // capplan: end
        return json
    }

    /// The settings of an `AVCaptureAudioDataOutput`.
    private static func settings(of output: AVCaptureAudioDataOutput) -> Members {
        var json = Members()
        // capplan: begin keys of audio data outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
            json.add(
                "spatialAudioChannelLayoutTag",
                name(of: output.spatialAudioChannelLayoutTag),
                unless: "unknown"
            )
        }
        // capplan: end
        return json
    }

    /// The settings of an `AVCaptureDepthDataOutput`.
    private static func settings(of output: AVCaptureDepthDataOutput) -> Members {
        var json = Members()
        // capplan: begin keys of depth data outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
        }
        json.add("filteringEnabled", output.isFilteringEnabled, unless: true)
        json.add("alwaysDiscardsLateDepthData", output.alwaysDiscardsLateDepthData, unless: true)
        // capplan: end
        return json
    }

    /// The settings of an `AVCaptureMetadataOutput`.
    private static func settings(of output: AVCaptureMetadataOutput) -> Members {
        var json = Members()
        // capplan: begin keys of metadata outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
        }
        json.add("metadataObjectTypes", (output.metadataObjectTypes ?? []).map(name))
        json.add("rectOfInterest", rect(output.rectOfInterest))
        // capplan: end
        return json
    }

    /// The settings of an `AVCapturePhotoOutput`.
    private static func settings(of output: AVCapturePhotoOutput) -> Members {
        var json = Members()
        // capplan: begin keys of photo outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
        }
        if #unavailable(iOS 16.0) {
            json.add("highResolutionCaptureEnabled", output.isHighResolutionCaptureEnabled)
        }
        if #available(iOS 16.0, *) {
            json.add("maxPhotoDimensions", size(output.maxPhotoDimensions))
        }
        json.add("maxPhotoQualityPrioritization", name(of: output.maxPhotoQualityPrioritization))
        json.add("livePhotoCaptureEnabled", output.isLivePhotoCaptureEnabled, unless: false)
        json.add("livePhotoCaptureSuspended", output.isLivePhotoCaptureSuspended, unless: false)
        if #available(iOS 16.0, *) {
            json.add(
                "preservesLivePhotoCaptureSuspendedOnSessionStop",
                output.preservesLivePhotoCaptureSuspendedOnSessionStop,
                unless: false
            )
        }
        json.add(
            "livePhotoAutoTrimmingEnabled", output.isLivePhotoAutoTrimmingEnabled, unless: true
        )
        json.add("depthDataDeliveryEnabled", output.isDepthDataDeliveryEnabled, unless: false)
        json.add(
            "portraitEffectsMatteDeliveryEnabled",
            output.isPortraitEffectsMatteDeliveryEnabled,
            unless: false
        )
        json.add(
            "enabledSemanticSegmentationMatteTypes",
            output.enabledSemanticSegmentationMatteTypes.map(name)
        )
        json.add(
            "virtualDeviceConstituentPhotoDeliveryEnabled",
            output.isVirtualDeviceConstituentPhotoDeliveryEnabled,
            unless: false
        )
        if #available(iOS 14.1, *) {
            json.add(
                "contentAwareDistortionCorrectionEnabled",
                output.isContentAwareDistortionCorrectionEnabled,
                unless: false
            )
        }
        if #available(iOS 17.0, *) {
            json.add("zeroShutterLagEnabled", output.isZeroShutterLagEnabled)
            json.add("responsiveCaptureEnabled", output.isResponsiveCaptureEnabled, unless: false)
            json.add(
                "fastCapturePrioritizationEnabled",
                output.isFastCapturePrioritizationEnabled,
                unless: false
            )
            json.add(
                "autoDeferredPhotoDeliveryEnabled",
                output.isAutoDeferredPhotoDeliveryEnabled,
                unless: false
            )
        }
        if #available(iOS 14.3, *) {
            json.add("appleProRAWEnabled", output.isAppleProRAWEnabled, unless: false)
        }
        if #available(iOS 18.0, *) {
            json.add("constantColorEnabled", output.isConstantColorEnabled, unless: false)
        }
        if #available(iOS 26.0, *) {
            if output.isCameraSensorOrientationCompensationSupported
                && !output.isCameraSensorOrientationCompensationEnabled
            {
                json.add(
                    "cameraSensorOrientationCompensationEnabled",
                    output.isCameraSensorOrientationCompensationEnabled
                )
            }
        }
        json.add("preparedPhotoSettings", preparedSettings(of: output))
        json.add(
            "photoSettingsForSceneMonitoring",
            output.photoSettingsForSceneMonitoring.map(photoSettings)
        )
        // capplan: end
        return json
    }

    /// The settings of an `AVCaptureMovieFileOutput`.
    private static func settings(of output: AVCaptureMovieFileOutput) -> Members {
        var json = Members()
        // capplan: begin keys of movie file outputs
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", output.isDeferredStartEnabled)
        }
        if let connection = output.connection(with: .video) {
            json.add("codec", codec(in: output.outputSettings(for: connection)))
        }
        if #available(iOS 18.0, *) {
            json.add(
                "spatialVideoCaptureEnabled", output.isSpatialVideoCaptureEnabled, unless: false
            )
        }
        if #available(iOS 27.0, *) {
            json.add(
                "automaticallyAdjustsCinematicVideoMetadataCaptureEnabled",
                output.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled,
                unless: true
            )
            if !output.automaticallyAdjustsCinematicVideoMetadataCaptureEnabled {
                json.add(
                    "cinematicVideoMetadataCaptureEnabled",
                    output.isCinematicVideoMetadataCaptureEnabled
                )
            }
            json.add("usesProVideoStorage", output.usesProVideoStorage, unless: false)
        }
        json.add("outputFileURL", output.outputFileURL?.absoluteString)
        let interval = output.movieFragmentInterval
        json.add("movieFragmentInterval", seconds(of: interval), unless: 10)
        if !interval.isNumeric { json.add("movieFragmentInterval", "invalid") }
        json.add("maxRecordedDuration", seconds(of: output.maxRecordedDuration))
        if output.maxRecordedFileSize > 0 {
            json.add("maxRecordedFileSize", Int(output.maxRecordedFileSize))
        }
        // capplan: end
        return json
    }

    /// The settings of a preview layer.
    private static func settings(of layer: AVCaptureVideoPreviewLayer) -> Members {
        var json = Members()
        // capplan: begin keys of preview layers
        if #available(iOS 26.0, *) {
            json.add("deferredStartEnabled", layer.isDeferredStartEnabled)
        }
        json.add("videoGravity", name(of: layer.videoGravity), unless: "resizeAspect")
        // capplan: end
        return json
    }

    /// A request for a photo.
    private static func photoSettings(_ settings: AVCapturePhotoSettings) -> Members {
        var json = Members()
        // capplan: begin keys of photo settings
        json.add("codec", codec(in: settings.format))
        json.add("pixelFormat", pixelFormat(in: settings.format))
        if settings.rawPhotoPixelFormatType != 0 {
            json.add("rawPixelFormat", text(of: settings.rawPhotoPixelFormatType))
        }
        json.add("fileType", settings.processedFileType.map(name))
        json.add("flashMode", name(of: settings.flashMode), unless: "off")
        json.add("photoQualityPrioritization", name(of: settings.photoQualityPrioritization))
        if #unavailable(iOS 16.0) {
            json.add("highResolutionPhotoEnabled", settings.isHighResolutionPhotoEnabled)
        }
        if #available(iOS 16.0, *) {
            json.add("maxPhotoDimensions", size(settings.maxPhotoDimensions))
        }
        json.add("depthDataDeliveryEnabled", settings.isDepthDataDeliveryEnabled, unless: false)
        json.add("embedsDepthDataInPhoto", settings.embedsDepthDataInPhoto, unless: true)
        json.add("depthDataFiltered", settings.isDepthDataFiltered, unless: true)
        json.add(
            "portraitEffectsMatteDeliveryEnabled",
            settings.isPortraitEffectsMatteDeliveryEnabled,
            unless: false
        )
        json.add(
            "embedsPortraitEffectsMatteInPhoto",
            settings.embedsPortraitEffectsMatteInPhoto,
            unless: true
        )
        json.add(
            "enabledSemanticSegmentationMatteTypes",
            settings.enabledSemanticSegmentationMatteTypes.map(name)
        )
        json.add(
            "embedsSemanticSegmentationMattesInPhoto",
            settings.embedsSemanticSegmentationMattesInPhoto,
            unless: true
        )
        let devices = settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices
        json.add(
            "virtualDeviceConstituentPhotoDeliveryEnabledDevices",
            devices.map { name(of: $0.deviceType) }
        )
        json.add(
            "cameraCalibrationDataDeliveryEnabled",
            settings.isCameraCalibrationDataDeliveryEnabled,
            unless: false
        )
        json.add("livePhotoMovieFileURL", settings.livePhotoMovieFileURL?.absoluteString)
        if settings.livePhotoMovieFileURL != nil {
            json.add("livePhotoVideoCodecType", name(of: settings.livePhotoVideoCodecType))
        }
        if settings.rawPhotoPixelFormatType == 0, !(settings is AVCapturePhotoBracketSettings) {
            let isFused = settings.isAutoVirtualDeviceFusionEnabled
            json.add("autoVirtualDeviceFusionEnabled", isFused, unless: true)
        }
        if let bracket = settings as? AVCapturePhotoBracketSettings {
            let isStabilized = bracket.isLensStabilizationEnabled
            json.add("lensStabilizationEnabled", isStabilized, unless: false)
        }
        if #available(iOS 18.0, *) {
            json.add(
                "constantColorFallbackPhotoDeliveryEnabled",
                settings.isConstantColorFallbackPhotoDeliveryEnabled,
                unless: false
            )
        }
        let thumbnail = settings.rawEmbeddedThumbnailPhotoFormat
        json.add("rawEmbeddedThumbnailPhotoFormat", thumbnail.map(thumbnailFormat))
        if #available(iOS 18.0, *) {
            json.add("rawFileFormat", settings.rawFileFormat.map(rawFormat))
        }
        if #available(iOS 14.1, *) {
            json.add(
                "autoContentAwareDistortionCorrectionEnabled",
                settings.isAutoContentAwareDistortionCorrectionEnabled
            )
        }
        json.add("autoRedEyeReductionEnabled", settings.isAutoRedEyeReductionEnabled)
        if #available(iOS 18.0, *) {
            json.add("constantColorEnabled", settings.isConstantColorEnabled, unless: false)
        }
        if let bracket = settings as? AVCapturePhotoBracketSettings {
            json.add("bracketedSettings", bracket.bracketedSettings.map(exposure))
        }
        json.add("previewPhotoFormat", settings.previewPhotoFormat.map(previewFormat))
        json.add(
            "embeddedThumbnailPhotoFormat",
            settings.embeddedThumbnailPhotoFormat.map(thumbnailFormat)
        )
        if #available(iOS 18.0, *) {
            json.add(
                "shutterSoundSuppressionEnabled",
                settings.isShutterSoundSuppressionEnabled,
                unless: false
            )
        }
        // capplan: end
        return json
    }

    /// The settings of a connection.
    // swift-format-ignore
    private static func settings(of connection: AVCaptureConnection) -> Members {
        var json = Members()
        // capplan: begin keys of connections
        json.add("enabled", connection.isEnabled, unless: true)
        json.add(
            "preferredVideoStabilizationMode",
            name(of: connection.preferredVideoStabilizationMode),
            unless: "off"
        )
        if #available(iOS 17.0, *) {
            if hasPictures(connection)
                && connection.isVideoRotationAngleSupported(connection.videoRotationAngle)
            {
                json.add("videoRotationAngle", connection.videoRotationAngle)
            }
        }
        if #unavailable(iOS 17.0) {
            if hasPictures(connection) && connection.isVideoOrientationSupported {
                json.add("videoOrientation", name(of: connection.videoOrientation))
            }
        }
        if connection.isVideoMirroringSupported && !connection.automaticallyAdjustsVideoMirroring {
            json.add("videoMirrored", connection.isVideoMirrored)
        }
        if connection.isVideoMirroringSupported {
            json.add(
                "automaticallyAdjustsVideoMirroring",
                connection.automaticallyAdjustsVideoMirroring,
                unless: true
            )
        }
        json.add(
            "cameraIntrinsicMatrixDeliveryEnabled",
            connection.isCameraIntrinsicMatrixDeliveryEnabled,
            unless: false
        )
        json.add("videoScaleAndCropFactor", connection.videoScaleAndCropFactor, unless: 1)
        if let movie = connection.output as? AVCaptureMovieFileOutput {
            let isRecorded = movie.recordsVideoOrientationAndMirroringChangesAsMetadataTrack(
                for: connection
            )
            json.add(
                "recordsVideoOrientationAndMirroringChangesAsMetadataTrack",
                isRecorded,
                unless: false
            )
        }
        if #available(iOS 27.0, *) {
            if connection.isLowLightVideoNoiseReductionSupported {
                json.add(
                    "automaticallyEnablesLowLightVideoNoiseReduction",
                    connection.automaticallyEnablesLowLightVideoNoiseReduction
                )
            }
            if connection.isLowLightVideoNoiseReductionSupported
                && !connection.automaticallyEnablesLowLightVideoNoiseReduction
            {
                json.add(
                    "lowLightVideoNoiseReductionEnabled",
                    connection.isLowLightVideoNoiseReductionEnabled
                )
            }
        }
        // capplan: end
        return json
    }

    // MARK: Parts

    /// The format of a camera, by properties that identify it on any system.
    private static func format(_ format: AVCaptureDevice.Format) -> Members {
        // swift-format-ignore
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
        // swift-format-ignore
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

    // capplan: begin names of values
    private static func name(of value: AVCaptureDevice.DeviceType) -> String {
        var names: [AVCaptureDevice.DeviceType: String] = [
            .builtInWideAngleCamera: "builtInWideAngleCamera",
            .builtInUltraWideCamera: "builtInUltraWideCamera",
            .builtInTelephotoCamera: "builtInTelephotoCamera",
            .builtInDualCamera: "builtInDualCamera",
            .builtInDualWideCamera: "builtInDualWideCamera",
            .builtInTripleCamera: "builtInTripleCamera",
            .builtInTrueDepthCamera: "builtInTrueDepthCamera",
        ]
        if #available(iOS 15.4, *) {
            names[.builtInLiDARDepthCamera] = "builtInLiDARDepthCamera"
        }
        if #available(iOS 27.1, *) {
            names[.builtInInnerUltraWideCamera] = "builtInInnerUltraWideCamera"
            names[.builtInOuterUltraWideCamera] = "builtInOuterUltraWideCamera"
        }
        if #available(iOS 17.0, *) {
            names[.continuityCamera] = "continuityCamera"
            names[.external] = "external"
            names[.microphone] = "microphone"
        }
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.Position) -> String {
        let names: [AVCaptureDevice.Position: String] = [
            .unspecified: "unspecified",
            .back: "back",
            .front: "front",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVMediaType) -> String {
        let names: [AVMediaType: String] = [
            .video: "video",
            .audio: "audio",
            .depthData: "depthData",
            .metadataObject: "metadataObject",
            .metadata: "metadata",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureSession.Preset) -> String {
        let names: [AVCaptureSession.Preset: String] = [
            .inputPriority: "inputPriority",
            .photo: "photo",
            .high: "high",
            .medium: "medium",
            .low: "low",
            .cif352x288: "cif352x288",
            .vga640x480: "vga640x480",
            .hd1280x720: "hd1280x720",
            .hd1920x1080: "hd1920x1080",
            .hd4K3840x2160: "hd4K3840x2160",
            .iFrame960x540: "iFrame960x540",
            .iFrame1280x720: "iFrame1280x720",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureColorSpace) -> String {
        var names: [AVCaptureColorSpace: String] = [
            .sRGB: "sRGB",
            .P3_D65: "P3_D65",
        ]
        if #available(iOS 14.1, *) {
            names[.HLG_BT2020] = "HLG_BT2020"
        }
        if #available(iOS 17.0, *) {
            names[.appleLog] = "appleLog"
        }
        if #available(iOS 26.0, *) {
            names[.appleLog2] = "appleLog2"
        }
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.ExposureMode) -> String {
        let names: [AVCaptureDevice.ExposureMode: String] = [
            .locked: "locked",
            .autoExpose: "autoExpose",
            .continuousAutoExposure: "continuousAutoExposure",
            .custom: "custom",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.FocusMode) -> String {
        let names: [AVCaptureDevice.FocusMode: String] = [
            .locked: "locked",
            .autoFocus: "autoFocus",
            .continuousAutoFocus: "continuousAutoFocus",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.AutoFocusRangeRestriction) -> String {
        let names: [AVCaptureDevice.AutoFocusRangeRestriction: String] = [
            .none: "none",
            .near: "near",
            .far: "far",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    @available(iOS 15.0, *)
    private static func name(
        of value: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior
    ) -> String {
        let names: [AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior: String] = [
            .auto: "auto",
            .restricted: "restricted",
            .locked: "locked",
            .unsupported: "unsupported",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVLayerVideoGravity) -> String {
        let names: [AVLayerVideoGravity: String] = [
            .resizeAspect: "resizeAspect",
            .resizeAspectFill: "resizeAspectFill",
            .resize: "resize",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    @available(iOS 26.0, *)
    private static func name(of value: AVCaptureDevice.AspectRatio) -> String {
        let names: [AVCaptureDevice.AspectRatio: String] = [
            .ratio1x1: "1x1",
            .ratio16x9: "16x9",
            .ratio9x16: "9x16",
            .ratio4x3: "4x3",
            .ratio3x4: "3x4",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    @available(iOS 27.0, *)
    private static func name(of value: AVCaptureDeviceExposureSignal) -> String {
        let names: [AVCaptureDeviceExposureSignal: String] = [
            .subjectMotion: "subjectMotion",
            .groupPhoto: "groupPhoto",
            .document: "document",
            .starburst: "starburst",
            .flicker: "flicker",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.WhiteBalanceMode) -> String {
        let names: [AVCaptureDevice.WhiteBalanceMode: String] = [
            .locked: "locked",
            .autoWhiteBalance: "autoWhiteBalance",
            .continuousAutoWhiteBalance: "continuousAutoWhiteBalance",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.TorchMode) -> String {
        let names: [AVCaptureDevice.TorchMode: String] = [
            .off: "off",
            .on: "on",
            .auto: "auto",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureDevice.FlashMode) -> String {
        let names: [AVCaptureDevice.FlashMode: String] = [
            .off: "off",
            .on: "on",
            .auto: "auto",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    @available(iOS 18.0, *)
    private static func name(of value: AVCaptureMultichannelAudioMode) -> String {
        let names: [AVCaptureMultichannelAudioMode: String] = [
            .none: "none",
            .stereo: "stereo",
            .firstOrderAmbisonics: "firstOrderAmbisonics",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureVideoStabilizationMode) -> String {
        var names: [AVCaptureVideoStabilizationMode: String] = [
            .off: "off",
            .standard: "standard",
            .cinematic: "cinematic",
            .cinematicExtended: "cinematicExtended",
            .auto: "auto",
        ]
        if #available(iOS 17.0, *) {
            names[.previewOptimized] = "previewOptimized"
        }
        if #available(iOS 18.0, *) {
            names[.cinematicExtendedEnhanced] = "cinematicExtendedEnhanced"
        }
        if #available(iOS 26.0, *) {
            names[.lowLatency] = "lowLatency"
        }
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCaptureVideoOrientation) -> String {
        let names: [AVCaptureVideoOrientation: String] = [
            .portrait: "portrait",
            .portraitUpsideDown: "portraitUpsideDown",
            .landscapeRight: "landscapeRight",
            .landscapeLeft: "landscapeLeft",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVCapturePhotoOutput.QualityPrioritization) -> String {
        let names: [AVCapturePhotoOutput.QualityPrioritization: String] = [
            .speed: "speed",
            .balanced: "balanced",
            .quality: "quality",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVSemanticSegmentationMatte.MatteType) -> String {
        var names: [AVSemanticSegmentationMatte.MatteType: String] = [
            .hair: "hair",
            .skin: "skin",
            .teeth: "teeth",
        ]
        if #available(iOS 14.1, *) {
            names[.glasses] = "glasses"
        }
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVMetadataObject.ObjectType) -> String {
        var names: [AVMetadataObject.ObjectType: String] = [
            .aztec: "aztec",
            .catBody: "catBody",
            .code128: "code128",
            .code39: "code39",
            .code39Mod43: "code39Mod43",
            .code93: "code93",
            .dataMatrix: "dataMatrix",
            .dogBody: "dogBody",
            .ean13: "ean13",
            .ean8: "ean8",
            .face: "face",
            .humanBody: "humanBody",
            .interleaved2of5: "interleaved2of5",
            .itf14: "itf14",
            .pdf417: "pdf417",
            .qr: "qr",
            .salientObject: "salientObject",
            .upce: "upce",
        ]
        if #available(iOS 26.0, *) {
            names[.catHead] = "catHead"
        }
        if #available(iOS 27.0, *) {
            names[.cinematicVideoMetadata] = "cinematicVideoMetadata"
        }
        if #available(iOS 15.4, *) {
            names[.codabar] = "codabar"
        }
        if #available(iOS 26.0, *) {
            names[.dogHead] = "dogHead"
        }
        if #available(iOS 27.0, *) {
            names[.focusTrackedObject] = "focusTrackedObject"
        }
        if #available(iOS 15.4, *) {
            names[.gs1DataBar] = "gs1DataBar"
            names[.gs1DataBarExpanded] = "gs1DataBarExpanded"
            names[.gs1DataBarLimited] = "gs1DataBarLimited"
        }
        if #available(iOS 17.0, *) {
            names[.humanFullBody] = "humanFullBody"
        }
        if #available(iOS 15.4, *) {
            names[.microPDF417] = "microPDF417"
            names[.microQR] = "microQR"
        }
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVVideoCodecType) -> String {
        let names: [AVVideoCodecType: String] = [
            AVVideoCodecType.hevc: "hevc",
            AVVideoCodecType.h264: "h264",
            AVVideoCodecType.jpeg: "jpeg",
            AVVideoCodecType.proRes422: "proRes422",
            AVVideoCodecType.proRes422HQ: "proRes422HQ",
            AVVideoCodecType.proRes422LT: "proRes422LT",
            AVVideoCodecType.proRes422Proxy: "proRes422Proxy",
            AVVideoCodecType.proRes4444: "proRes4444",
            AVVideoCodecType.hevcWithAlpha: "hevcWithAlpha",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AVFileType) -> String {
        let names: [AVFileType: String] = [
            .jpg: "jpg",
            .heic: "heic",
            .heif: "heif",
            .dng: "dng",
            .tif: "tif",
        ]
        return names[value] ?? "\(value.rawValue)"
    }

    private static func name(of value: AudioChannelLayoutTag) -> String {
        let names: [AudioChannelLayoutTag: String] = [
            kAudioChannelLayoutTag_Unknown: "unknown",
            kAudioChannelLayoutTag_Stereo: "stereo",
            kAudioChannelLayoutTag_HOA_ACN_SN3D | 4: "firstOrderAmbisonics",
        ]
        return names[value] ?? "\(value)"
    }
    // capplan: end

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
