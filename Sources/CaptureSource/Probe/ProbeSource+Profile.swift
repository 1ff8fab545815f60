extension ProbeSource {
  /// The profile document.
  var profile: String {
    #"""
    // MARK: - The profile

    nonisolated extension \#(type) {
      /// A camera, under the names that capplan's documents have for it.
      private struct Camera {
        let device: AVCaptureDevice
        let deviceType: String
        let position: String

        /// `backWideAngleCamera`.
        var name: String { position + deviceType.replacingOccurrences(of: "builtIn", with: "") }

        var key: JSON { ["deviceType": JSON(deviceType), "position": JSON(position)] }
      }

      private static func discoverySession() -> AVCaptureDevice.DiscoverySession {
        // Unspecified: at whatever position.
        AVCaptureDevice.DiscoverySession(
          deviceTypes: deviceTypes.map { $0.value }, mediaType: .video, position: .unspecified)
      }

      private static func camera(_ device: AVCaptureDevice) -> Camera? {
        guard let type = deviceTypes.first(where: { $0.value == device.deviceType }) else { return nil }
        let position = device.position == .back ? "back" : device.position == .front ? "front" : "unspecified"
        return Camera(device: device, deviceType: type.name, position: position)
      }

      private static func cameras() -> [Camera] { discoverySession().devices.compactMap(camera) }

      /// A profile document: what the device says of itself. What it does not say is left out.
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
        let reference = JSON("\#(tool) probe on \(model), \(version)")
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
        uname(&name)
        return withUnsafeBytes(of: &name.machine) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
      }
    }
    """#
  }
}
