extension RecorderTemplate {
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

        /// The frame rates that a device is held to: an end of what its format can do holds it to nothing,
        /// unless it is one rate that is meant.
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
            (settings?[kCVPixelBufferPixelFormatTypeKey as String] as? NSNumber)
                .map { text(of: $0.uint32Value) }
        }

        /// The codec of a dictionary, which holds it as a type or as its raw value.
        private static func codec(in settings: [String: Any]?) -> String? {
            let value = settings?[AVVideoCodecKey]
            let named = (value as? String).map(AVVideoCodecType.init(rawValue:))
            return (value as? AVVideoCodecType ?? named).map(name)
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

        /// Whether an output takes the depth of a camera, which has formats of depth without one.
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

        /// What memory is prepared for; `nil` for one plain photo, which it is prepared for at first.
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
}
