extension ProbeSource {
  /// Cameras and their formats.
  var cameras: String {
    #"""
    // MARK: - Cameras and formats

    nonisolated extension \#(type) {
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
        description["formatsComplete"] = true
        description["multiCamFormatsComplete"] = true
        description["formats"] = .list(device.formats.map(describe))
        addSessionFacts(of: device, to: &description)
        return description
      }

      private func describe(_ format: AVCaptureDevice.Format) -> JSON {
        var description = facts(of: format)
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
        return description
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

      /// What a session with one camera says when it is configured, without running: the format that each preset chooses,
      /// by its place, and the mattes that come with photos.
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
        // Where there is depth, mattes hang on it.
        session.beginConfiguration()
        output.isDepthDataDeliveryEnabled = output.isDepthDataDeliverySupported
        session.commitConfiguration()
        let mattes = Self.matteTypes.filter { output.availableSemanticSegmentationMatteTypes.contains($0.value) }
        description["mattes"] = .list(mattes.map { JSON($0.name) })
      }
    }
    """#
  }
}
