import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// Prepares a photo output for its requests before the session starts, and has the scene judged for one.
  mutating func preparePhotos(of output: ResolvedOutput, _ object: JSONValue, in body: inout SwiftBody) {
    guard output.type == .photo else { return }
    let name = outputNames[output.index.value]
    if let scene = document.member("photoSettingsForSceneMonitoring", of: object)?.value {
      body.add(
        "%1.photoSettingsForSceneMonitoring = try %2()", name,
        photoMethod(for: scene, named: output.id + "Scene", of: output.index, takesURL: false))
    }
    guard let prepared = document.member("preparedPhotoSettings", of: object)?.value else { return }
    let calls = document.elements(of: prepared).map { settings in
      photoMethod(for: settings, named: output.id + "Prepared", of: output.index, takesURL: false) + "()"
    }
    preparesPhotos = true
    if !calls.isEmpty { afterwards.add("let prepared = try [%1]", calls.joined(separator: ", ")) }
    afterwards.add(
      """
      %1.setPreparedPhotoSettingsArray(%2) { [onEvent] isPrepared, error in
          onEvent(.photosPrepared(isPrepared, error))
      }
      """, name, calls.isEmpty ? "[]" : "prepared")
  }

  /// Writes a method for each request that the app will make: settings are used once, so it makes them anew.
  mutating func addPhotoRequests() {
    for index in session.graph.photoSettings.indices {
      let request = session.graph.photoSettings[index]
      guard let object = object("photoSettings", index) else { continue }
      let output = request.output.flatMap { id in session.outputs.first { $0.output.id?.value == id.value } }
      guard let output = output ?? session.outputs(ofType: .photo).first else { continue }
      let id = text(of: request.id)
      _ = photoMethod(for: object, named: id.isEmpty ? output.id : id, of: output.index, takesURL: true)
    }
  }

  /// The name of the method that makes photo settings; equal settings are made by one.
  private mutating func photoMethod(
    for object: JSONValue, named id: String, of output: OutputIndex, takesURL: Bool
  ) -> String {
    var body = SwiftBody(minimum: minimum)
    let own = fields["photoSettings[]"] ?? []
    let owner = "a request to " + text(of: session.graph.outputs[output].id)
    let constituents = reader.setting("virtualDeviceConstituentPhotoDeliveryEnabledDevices", of: object, own)
    make(object, own, of: owner, output, in: &body)
    if let constituents { find(constituents, of: output, owner, in: &body) }
    set(
      reader.settings(of: object, own), on: "settings", of: owner, photo: outputNames[output.value], in: &body)
    let isLive = document.member("livePhotoMovieFileURL", of: object) != nil
    if isLive {
      // Each movie needs a file of its own, which is for the caller to name; what is prepared writes none.
      let url = takesURL ? "url" : #"URL(fileURLWithPath: "/dev/null")"#
      body.add("settings.livePhotoMovieFileURL = %1", url)
    }
    body.add("return settings")
    let text = SwiftCode.text(of: body.codes)
    if let known = photoMethods.first(where: { $0.text == text }) { return known.name }
    let name = names.name(id, ending: "Settings", other: "photo")
    let parameter = isLive && takesURL ? "movieAt url: URL" : ""
    photoMethods.append(
      (name, text, [.block("func \(name)(\(parameter)) throws -> AVCapturePhotoSettings {", body.codes)]))
    return name
  }

  /// Finds the devices that are each to give a photo, among those of the virtual device.
  private mutating func find(
    _ constituents: PlainSetting, of output: OutputIndex, _ owner: String, in body: inout SwiftBody
  ) {
    let cameras = session.connections(toOutput: output).compactMap { session.camera(ofInput: $0.input) }
    guard let key = cameras.first?.key else { return }
    helpers.formUnion([.camera, .require])
    let type = SwiftSymbol(name: key.deviceType.expression, since: key.deviceType.introduced)
    let uses = constituents.uses + [type]
    body.add(
      """
      let device = try camera(%1, .%2)
      let types: [AVCaptureDevice.DeviceType] = %3
      let devices = device.constituentDevices.filter { types.contains($0.deviceType) }
      """, key.deviceType.expression, key.position.rawValue, constituents.value, uses: uses)
    let isEnabled = outputNames[output.value] + ".isVirtualDeviceConstituentPhotoDeliveryEnabled"
    body.require(
      isEnabled + " && devices.count == types.count", SwiftText.literal(constituents.key + " of " + owner), uses: uses)
    body.add("settings.%1 = devices", constituents.member, uses: uses)
  }

  /// Makes the object, which settles its formats and its kind.
  private mutating func make(
    _ object: JSONValue, _ own: [SchemaField], of id: String, _ output: OutputIndex, in body: inout SwiftBody
  ) {
    func fixed(_ key: String) -> String? {
      guard let setting = reader.setting(key, of: object, own) else { return nil }
      require(setting, setting.value, on: outputNames[output.value], of: id, in: &body)
      return setting.value
    }
    let (codec, pixelFormat) = (fixed("codec"), fixed("pixelFormat"))
    let (raw, file) = (fixed("rawPixelFormat"), fixed("fileType"))
    let format =
      codec.map { "[AVVideoCodecKey: " + $0 + "]" }
      ?? pixelFormat.map { "[kCVPixelBufferPixelFormatTypeKey as String: " + $0 + "]" }
    let list = document.member("bracketedSettings", of: object)?.value
    if let count = list.map({ document.count(of: $0) }) {
      helpers.insert(.require)
      body.require(
        outputNames[output.value] + ".maxBracketedCapturePhotoCount >= \(count)",
        SwiftText.literal("bracketedSettings of " + id), uses: [])
    }
    let bracket = list.map { ", bracketedSettings: [" + exposures($0).joined(separator: ", ") + "]" }
    let type = bracket == nil ? "AVCapturePhotoSettings" : "AVCapturePhotoBracketSettings"
    let files = file.map { (", rawFileType: nil", ", processedFileType: " + $0) } ?? ("", "")
    // A bracket without a format of its own takes the usual one.
    let processed = format ?? (raw != nil ? "nil" : "[AVVideoCodecKey: AVVideoCodecType.jpeg]")
    if bracket != nil || file != nil || raw != nil {
      body.add(
        "let settings = %1(rawPixelFormatType: %2%3, processedFormat: %4%5%6)", type, raw ?? "0", files.0,
        processed, files.1, bracket ?? "")
    } else {
      body.add("let settings = AVCapturePhotoSettings(%1)", format.map { "format: " + $0 } ?? "")
    }
  }

  /// The exposures of a bracket, as expressions.
  private func exposures(_ list: JSONValue) -> [String] {
    document.elements(of: list).map { exposure in
      func number(_ key: String) -> String? {
        document.member(key, of: exposure).flatMap { document.number(of: $0.value) }.map { JSONNumber.text(of: $0) }
      }
      if let bias = number("exposureTargetBias") {
        return "AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(exposureTargetBias: \(bias))"
      }
      let duration = number("exposureDuration").map { "CMTime(seconds: \($0), preferredTimescale: 1_000_000)" }
      return "AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(exposureDuration: "
        + (duration ?? "AVCaptureDevice.currentExposureDuration") + ", iso: "
        + (number("iso") ?? "AVCaptureDevice.currentISO") + ")"
    }
  }
}
