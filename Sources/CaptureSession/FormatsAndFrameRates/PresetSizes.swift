public import CaptureModel
import JSONSource

extension Preset {
  /// The size of the frames of the formats that the preset chooses, if its name says it.
  public var size: Dimensions? {
    switch self {
    case .cif352x288: Dimensions(352, 288)
    case .vga640x480: Dimensions(640, 480)
    case .hd1280x720: Dimensions(1280, 720)
    case .hd1920x1080: Dimensions(1920, 1080)
    case .hd4K3840x2160: Dimensions(3840, 2160)
    case .inputPriority, .photo, .high, .medium, .low, .iFrame960x540, .iFrame1280x720, .qvga320x240, .qHD960x540: nil
    }
  }

  /// That size, if some cameras don't have it.
  fileprivate var demandingSize: Dimensions? {
    switch self {
    case .hd4K3840x2160, .hd1920x1080: size
    default: nil
    }
  }
}

extension ProfileCamera {
  /// Whether the camera supports a preset; `nil` if the profile doesn't say.
  public func delivers(_ preset: Preset) -> Bool? {
    guard preset.demandingSize != nil else { return true }
    if formats.contains(where: { $0.serves(preset) }) { return true }
    return formatsComplete ? false : nil
  }
}

extension DeviceFormat {
  /// Whether a camera with this format supports a preset that not every camera supports.
  fileprivate func serves(_ preset: Preset) -> Bool {
    preset.demandingSize.map { width >= $0.width && height >= $0.height } ?? false
  }
}

extension ResolvedSession {
  /// The format that a preset chooses for a camera, with no more than the size in the preset's name; `nil` if the name has
  /// none, or something else chooses the format.
  public func formatOfPreset(for camera: ResolvedCamera) -> DeviceFormat? {
    guard !isMultiCam, camera.input.activeFormat == nil, camera.activeFormat == nil,
      let size = graph.session?.preset?.value.size, let device = camera.device,
      device.formats.contains(where: { $0.dimensions == size })
    else { return nil }
    return DeviceFormat(width: size.width, height: size.height)
  }

  /// For each preset that the app sets: the surest of the formats by which a camera supports it. None for presets that
  /// every camera supports.
  public func formatsServingPresets(of camera: ResolvedCamera) -> [DeviceFormat] {
    guard !isMultiCam else { return [] }
    return presetsInUse.compactMap { format(serving: $0.value, of: camera) }
  }

  private func format(serving preset: Preset, of camera: ResolvedCamera) -> DeviceFormat? {
    guard let device = camera.device else { return nil }
    let serving = device.formats.indices.filter { device.formats[$0].serves(preset) }
    let surest = serving.dropFirst().reduce(serving.first) { best, index in
      let kinds = [best ?? index, index].map { profile.kind(ofSource: device.formats[$0].source ?? device.source) }
      return kinds[0].isWeaker(than: kinds[1]) ? index : best
    }
    return surest.map { device.formats[$0] }
  }
}
