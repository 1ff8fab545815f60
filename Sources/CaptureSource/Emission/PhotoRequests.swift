import CaptureModel
import CaptureSession
import JSONSource

/// The methods that create photo settings; equal settings share a method.
struct PhotoMethods {
  /// The parts of the file that the methods need.
  private(set) var part: EmittedPart

  /// The names of the methods, by their bodies.
  private var names: [String: String] = [:]

  /// No methods yet.
  init(_ part: EmittedPart) { self.part = part }

  /// The methods, each after an empty line.
  var code: [SwiftCode] { part.body.codes }

  /// The name of the method with this body, which is added if it is new; `name` chooses its name.
  mutating func method(_ parameter: String, _ made: EmittedPart, named name: () -> String) -> String {
    part.addNeeds(of: made)
    let text = SwiftCode.text(of: made.body.codes)
    if let known = names[text] { return known }
    let name = name()
    names[text] = name
    let method: [SwiftCode] = [
      .line(""), .line("/// Makes the settings anew: an object serves one capture."),
      .block("func \(name)(\(parameter)) throws -> AVCapturePhotoSettings {", made.body.codes),
    ]
    part.body.add(method, since: nil)
    return name
  }
}

/// The methods that make photo settings, and the statements of photo outputs that need them.
struct PhotoRequests: EmissionPass {
  let context: EmissionContext

  /// Prepares a photo output for its requests before the session starts, and sets the settings for scene monitoring.
  func prepare(
    of output: ResolvedOutput, _ object: JSONValue, _ names: inout SwiftNames, _ photos: inout PhotoMethods,
    in part: inout EmittedPart
  ) {
    guard output.type == .photo else { return }
    let name = outputNames[output.index.value]
    if let scene = document.member("photoSettingsForSceneMonitoring", of: object)?.value {
      let method = photoMethod(
        for: scene, named: output.id + "Scene", of: output.index, takesURL: false, &names, &photos)
      part.body.add("%1.photoSettingsForSceneMonitoring = try %2()", name, method)
    }
    guard let prepared = document.member("preparedPhotoSettings", of: object)?.value else { return }
    var calls: [String] = []
    for settings in document.elements(of: prepared) {
      let method = photoMethod(
        for: settings, named: output.id + "Prepared", of: output.index, takesURL: false, &names, &photos)
      calls.append(method + "()")
    }
    part.events.insert(.photosPrepared)
    var afterwards = SwiftBody(minimum: minimum)
    if !calls.isEmpty { afterwards.add("let prepared = try [%1]", calls.joined(separator: ", ")) }
    afterwards.add(
      """
      %1.setPreparedPhotoSettingsArray(%2) { [onEvent] isPrepared, error in
          onEvent(.photosPrepared(isPrepared, error))
      }
      """, name, calls.isEmpty ? "[]" : "prepared")
    part.afterwards += afterwards.codes
  }

  /// Writes a method for each of the app's photo requests: a settings object can be used only once, so each call makes
  /// a new one.
  func methods(_ names: inout SwiftNames) -> PhotoMethods {
    var photos = PhotoMethods(part)
    for index in session.graph.photoSettings.indices {
      let request = session.graph.photoSettings[index]
      guard let object = object("photoSettings", index) else { continue }
      let output = request.output.flatMap { id in session.outputs.first { $0.output.id?.value == id.value } }
      guard let output = output ?? session.outputs(ofType: .photo).first else { continue }
      let id = text(of: request.id)
      _ = photoMethod(
        for: object, named: id.isEmpty ? output.id : id, of: output.index, takesURL: true, &names, &photos)
    }
    return photos
  }

  /// The name of the method that creates photo settings.
  private func photoMethod(
    for object: JSONValue, named id: String, of output: OutputIndex, takesURL: Bool, _ names: inout SwiftNames,
    _ photos: inout PhotoMethods
  ) -> String {
    var part = part
    let own = fields["photoSettings[]"] ?? []
    let owner = "a request to " + text(of: session.graph.outputs[output].id)
    let constituents = reader.setting("virtualDeviceConstituentPhotoDeliveryEnabledDevices", of: object, own)
    make(object, own, of: owner, output, in: &part)
    if let constituents { find(constituents, of: output, owner, in: &part) }
    // Only the settings of a bracket stabilize the lens.
    let isBracket = document.member("bracketedSettings", of: object) != nil
    let settings = reader.settings(of: object, own).filter { isBracket || $0.key != "lensStabilizationEnabled" }
    if needsSpeed(object, output) { part.body.add("settings.photoQualityPrioritization = .speed") }
    set(settings, on: "settings", of: owner, photo: outputNames[output.value], in: &part)
    let live = document.member("livePhotoMovieFileURL", of: object)?.value
    let isLive = live != nil
    if isLive {
      // Each movie needs its own file, where the app may write and the system tidies up; preparing writes none.
      let file = #"FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".mov")"#
      let url = (takesURL ? "url ?? " : "") + file
      let isEnabled = outputNames[output.value] + ".isLivePhotoCaptureEnabled"
      if live.map({ isGuarded(at: document.range(of: $0)) }) ?? false {
        part.body.add(ifHolds: isEnabled, "settings.livePhotoMovieFileURL = " + url, uses: [])
      } else {
        part.body.add("settings.livePhotoMovieFileURL = %1", url)
      }
    }
    part.body.add("return settings")
    return photos.method(isLive && takesURL ? "movieAt url: URL? = nil" : "", part) {
      names.name(id, ending: "Settings", other: "photo")
    }
  }

  /// Whether the default of a request is more than its output allows, which throws: the app sets no priority, or sets one
  /// only where it is supported.
  private func needsSpeed(_ request: JSONValue, _ output: OutputIndex) -> Bool {
    let own = document.member("photoQualityPrioritization", of: request)?.value
    guard own.map({ isGuarded(at: document.range(of: $0)) }) ?? true else { return false }
    return session.graph.outputs[output].photo.highestQuality(isMultiCam: session.isMultiCam) < .balanced
  }

  /// Finds the constituents of the virtual device that should each take a photo.
  private func find(
    _ constituents: PlainSetting, of output: OutputIndex, _ owner: String, in part: inout EmittedPart
  ) {
    let cameras = session.connections(toOutput: output).compactMap { session.camera(ofInput: $0.input) }
    guard let key = cameras.first?.key else { return }
    part.helpers.formUnion([.camera, .require])
    let type = SwiftSymbol(name: key.deviceType.expression, since: key.deviceType.introduced)
    let uses = constituents.uses + [type]
    part.body.add(
      """
      let device = try camera(%1, .%2)
      let types: [AVCaptureDevice.DeviceType] = %3
      let devices = device.constituentDevices.filter { types.contains($0.deviceType) }
      """, key.deviceType.expression, key.position.rawValue, constituents.value, uses: uses)
    let isEnabled = outputNames[output.value] + ".isVirtualDeviceConstituentPhotoDeliveryEnabled"
    let support = isEnabled + " && devices.count == types.count"
    let statement = "settings." + constituents.member + " = devices"
    if isGuarded(constituents) { return part.body.add(ifHolds: support, statement, uses: uses) }
    part.body.require(support, SwiftText.literal(constituents.key + " of " + owner), uses: uses)
    part.body.add("%1", statement, uses: uses)
  }
}
