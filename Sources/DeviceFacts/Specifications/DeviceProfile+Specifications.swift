public import CaptureModel
import JSONSource

extension DeviceProfile {
  /// Adds the facts that follow from the device's specification, except where the profile has a better one.
  ///
  /// These are formats for single-camera sessions, photo sizes, and whether sessions take controls. Each fact names the
  /// statement as its source. `model` is the id of the model's bundled profile; the default is this profile's id. Call
  /// it after `addFamilyFacts()`, because family facts bound the sensor pixels that a format reads. O(formats).
  public mutating func addSpecifications(of model: String? = nil) {
    // A second call changes nothing.
    guard !sources.contains(where: { $0.id.hasPrefix("specified-") }) else { return }
    boundPhotos()
    let claims = specificationClaims(of: model)
    guard !claims.isEmpty else { return }
    let isOfFamily = FamilyMember(self) != nil
    for claim in claims {
      switch claim.subject {
      case .format(let format, let key): add(format, of: key, as: claim, readAsInFamily: isOfFamily)
      case .photos(let size, let key): add(size, of: key, as: claim)
      case .capability(let capability, let isThere, let key): add(capability, isThere, of: key, as: claim)
      case .controls where maxControlsCount == nil:
        supportsControls = ProfileFact(value: true, source: source(of: claim))
      case .light(let light, let isThere, let key): add(light, isThere, of: key, as: claim)
      case .exposureBias(let range, let key): add(range, of: key, as: claim)
      case .connectedCameras(let takes):
        takesConnectedCameras = ProfileFact(value: takes, source: source(of: claim))
      // A format of unknown size answers no question.
      case .controls, .colorSpace, .pixelFormat: continue
      }
    }
  }

  /// Tells each camera the largest photos that it may have: those of its sensor, or of the largest of its constituents.
  private mutating func boundPhotos() {
    for index in cameras.indices {
      let camera = cameras[index]
      let constituents = camera.constituents.isEmpty ? camera.deviceType.constituents : camera.constituents
      let eyes = camera.sensor == nil ? constituents.map { self.camera($0, at: camera.position) } : [camera]
      let sensors = eyes.map { eye in
        eye.flatMap { eye in eye.sensor.map { ProfileFact(value: $0.value, source: $0.source ?? eye.source) } }
      }
      guard !sensors.isEmpty, !sensors.contains(where: { $0 == nil }) else { continue }
      cameras[index].photoSensor = sensors.compactMap(\.self).max { $0.value.pixels < $1.value.pixels }
    }
  }

  /// A copy with the facts that follow from the family and the specification.
  public func withAddedFacts(of model: String? = nil) -> DeviceProfile {
    var profile = self
    profile.addFamilyFacts()
    profile.addSpecifications(of: model)
    return profile
  }

  private mutating func add(
    _ format: SpecifiedFormat, of key: DeviceKey, as claim: SpecificationClaim, readAsInFamily isOfFamily: Bool
  ) {
    guard let camera = cameraIndex(key.deviceType, at: key.position), !isKnown(format, of: camera, as: claim.kind)
    else { return }
    if cameras[camera].formatsComplete { return join(format, to: camera, as: claim) }
    var added = format.deviceFormat(source: source(of: claim))
    if isOfFamily { addReadout(to: &added, of: camera) }
    cameras[camera].specifiedFormats.append(added)
  }

  /// Adds the color space of a format to the only one of a complete list that it can mean, if the list doesn't tell.
  private mutating func join(_ format: SpecifiedFormat, to camera: Int, as claim: SpecificationClaim) {
    guard let space = format.colorSpace else { return }
    var such = format
    (such.colorSpace, such.videoHDR) = (nil, nil)
    let meant = cameras[camera].formats.indices.filter { such.isShown(by: cameras[camera].formats[$0]) }
    guard meant.count == 1 else { return }
    let listed = cameras[camera].formats[meant[0]]
    // One source speaks for all color spaces of a format.
    let id = source(of: claim)
    guard listed.colorSpaces == nil || listed.colorSpacesSource == id else { return }
    cameras[camera].formats[meant[0]].colorSpaces = (listed.colorSpaces ?? []) + [space]
    cameras[camera].formats[meant[0]].colorSpacesSource = id
  }

  /// Whether the camera is already known to have such a format, on the same or a stronger basis.
  private func isKnown(_ format: SpecifiedFormat, of camera: Int, as kind: FactKind) -> Bool {
    let source = cameras[camera].source
    func isSuch(_ other: DeviceFormat) -> Bool {
      format.isShown(by: other) && !self.kind(ofSource: other.source ?? source).isWeaker(than: kind)
    }
    return cameras[camera].formats.contains(where: isSuch) || cameras[camera].specifiedFormats.contains(where: isSuch)
  }

  private mutating func add(_ size: Dimensions, of key: DeviceKey, as claim: SpecificationClaim) {
    guard let camera = cameraIndex(key.deviceType, at: key.position) else { return }
    cameras[camera].specifiedPhotos.append(ProfileFact(value: size, source: source(of: claim)))
  }

  private mutating func add(_ bias: ClosedRange<Double>, of key: DeviceKey, as claim: SpecificationClaim) {
    guard let camera = cameraIndex(key.deviceType, at: key.position), cameras[camera].controls == nil else { return }
    cameras[camera].exposureBias = ProfileFact(value: bias, source: source(of: claim))
  }

  /// Adds a light, except where the profile knows it on the same or a stronger basis.
  private mutating func add(
    _ light: CameraLight, _ isThere: Bool, of key: DeviceKey, as claim: SpecificationClaim
  ) {
    guard let camera = cameraIndex(key.deviceType, at: key.position) else { return }
    if let known = cameras[camera][light],
      !kind(ofSource: known.source ?? cameras[camera].source).isWeaker(than: claim.kind)
    {
      return
    }
    cameras[camera][light] = ProfileFact(value: isThere, source: source(of: claim))
  }

  private mutating func add(
    _ capability: CameraCapability, _ isThere: Bool, of key: DeviceKey, as claim: SpecificationClaim
  ) {
    guard let camera = cameraIndex(key.deviceType, at: key.position), cameras[camera].claim(capability) == nil else {
      return
    }
    cameras[camera].claims.append(CapabilityClaim(capability, isThere, source: source(of: claim)))
  }

  /// The id of a claim's source, added if needed.
  private mutating func source(of claim: SpecificationClaim) -> String {
    let reference = claim.reference
    var id = claim.rule
    while let index = sources.firstIndex(where: { $0.id == id }) {
      if sources[index].reference == reference, sources[index].kind == claim.kind { return id }
      id += "+"
    }
    sources.append(ProfileSource(id: id, kind: claim.kind, reference: reference, note: claim.note))
    return id
  }

  /// Bounds the sensor pixels that the format reads, as on other devices of the family. It may be binned or not.
  private mutating func addReadout(to format: inout DeviceFormat, of index: Int) {
    let camera = cameras[index]
    let twin = camera.formats.first {
      $0.dimensions == format.dimensions && $0.highestRate == format.highestRate && $0.binned != nil
    }
    guard let sensor = readSensor(of: camera),
      var pixels = FamilyReadout.pixels(
        ofAny: format, likelyBinned: twin?.binned, on: DeviceKey(camera.deviceType, camera.position), sensor: sensor)
    else { return }
    pixels.source = source(of: .readouts)
    format.readout = .bounded(pixels)
  }
}
