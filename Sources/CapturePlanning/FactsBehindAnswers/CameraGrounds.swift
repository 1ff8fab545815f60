import CaptureModel
import CapturePlans
import CaptureSession
import JSONSource

/// The facts about a session's cameras that answers depend on.
struct CameraGrounds {
  let session: ResolvedSession

  /// Adds the facts that cameras need to run: the device has them, they run together, and their formats are known.
  func add(_ cameras: [ResolvedCamera], to grounds: inout Grounds) {
    for camera in cameras { addPresence(of: camera, to: &grounds) }
    addDeviceSet(of: cameras, to: &grounds)
    for camera in cameras { addFormat(of: camera, to: &grounds) }
  }

  /// Adds the lists of formats that a plan chose from.
  func addFormatLists(of cameras: [ResolvedCamera], to grounds: inout Grounds) {
    for camera in cameras {
      guard let device = camera.device, device.formatsComplete || device.multiCamFormatsComplete else { continue }
      // A list is only as certain as its least certain format, or its least certain flag.
      let own = profile.provenance(ofSource: device.sourceOfFormats)
      let all = device.formats.map { profile.provenance(ofSource: $0.source ?? device.sourceOfFormats) }
      let readsFlags = session.requiresMultiCamFormats
      let flags = readsFlags ? device.formats.compactMap(\.multiCamSource).map { profile.provenance(ofSource: $0) } : []
      let weakest = (all + flags).reduce(own) { $1.kind.isWeaker(than: $0.kind) ? $1 : $0 }
      grounds.add(Ground(.formatList(input: camera.id), weakest))
    }
  }

  /// The facts about some cameras that are known with this kind.
  func facts(of cameras: [ResolvedCamera], knownAs kind: FactKind) -> [Ground] {
    var grounds = Grounds()
    add(cameras, to: &grounds)
    for camera in cameras where camera.device == nil { addCamerasThatMayBeMeant(by: camera, to: &grounds) }
    addFormatLists(of: cameras, to: &grounds)
    return grounds.facts.filter { $0.kind == kind }
  }

  private var profile: DeviceProfile { session.profile }

  private func addPresence(of camera: ResolvedCamera, to grounds: inout Grounds) {
    guard let device = camera.device else { return }
    grounds.add(Ground(.camera(camera.key), profile.presenceProvenance(of: device)))
    let list = profile.camerasComplete.map { profile.provenance(ofSource: $0.source) }
    if (camera.input.position?.value ?? .unspecified) == .unspecified, let list {
      grounds.add(Ground(.onlyCamera(camera.key), list))
    }
    guard let list else { return }
    for type in camera.input.lackedDeviceTypes {
      let key = DeviceKey(type, camera.key.position)
      grounds.add(Ground(.found("the device has no \(key) camera"), list))
    }
  }

  /// Adds all cameras of the input's type if the input leaves the position open.
  private func addCamerasThatMayBeMeant(by camera: ResolvedCamera, to grounds: inout Grounds) {
    for device in profile.cameras where device.deviceType == camera.key.deviceType {
      let key = DeviceKey(device.deviceType, device.position)
      grounds.add(Ground(.camera(key), profile.presenceProvenance(of: device)))
    }
  }

  private func addDeviceSet(of cameras: [ResolvedCamera], to grounds: inout Grounds) {
    let keys = cameras.map(\.key)
    guard session.isMultiCam, let table = profile.multiCamDeviceSets, table.lists(keys) else { return }
    let set = profile.provenance(ofSource: table.source(ofSetWith: keys))
    if keys.count > 1 {
      grounds.add(Ground(.deviceSet(keys), set))
    } else if let device = cameras.first?.device, !session.requiresMultiCamFormats || !runsMultiCamFormat(cameras) {
      // A camera with a multi-cam format runs alone, even if no set lists it.
      let flags = device.formats.filter { $0.multiCam == true }
        .map { profile.provenance(ofSource: $0.multiCamSource ?? $0.source ?? device.source) }
      let strongest = flags.reduce(set) { $0.kind.isWeaker(than: $1.kind) ? $1 : $0 }
      grounds.add(Ground(.deviceSet(keys), strongest))
    }
  }

  private func runsMultiCamFormat(_ cameras: [ResolvedCamera]) -> Bool {
    cameras.allSatisfy { $0.activeFormat?.multiCam == true }
  }

  private func addFormat(of camera: ResolvedCamera, to grounds: inout Grounds) {
    // Whichever format runs, the camera has to support the presets that the app sets.
    for format in session.formatsServingPresets(of: camera) { add(format, of: camera, to: &grounds) }
    guard let format = camera.activeFormat else { return }
    add(format, of: camera, to: &grounds)
    guard session.requiresMultiCamFormats, let flag = format.multiCamSource else { return }
    grounds.add(Ground(.multiCamFormat(FormatName(format), input: camera.id), profile.provenance(ofSource: flag)))
  }

  private func add(_ format: DeviceFormat, of camera: ResolvedCamera, to grounds: inout Grounds) {
    let name = FormatName(format)
    let provenance = profile.provenance(ofSource: format.source ?? camera.device?.source)
    let isOfSpecification = provenance.source?.isOfSpecification ?? false
    let subject: Ground.Subject =
      isOfSpecification ? .specifiedFormat(name, input: camera.id) : .format(name, input: camera.id)
    grounds.add(Ground(subject, provenance))
  }
}

extension DeviceProfile {
  /// The kind and the source of the fact that the device has a camera.
  func presenceProvenance(of camera: ProfileCamera) -> Provenance {
    // Among the strongest kinds, the first; the camera's own source comes first.
    presenceSources(of: camera).dropFirst().reduce(provenance(ofSource: camera.source)) { strongest, source in
      let other = provenance(ofSource: source)
      return strongest.kind.isWeaker(than: other.kind) ? other : strongest
    }
  }
}
