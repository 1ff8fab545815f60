/// What a device's specification adds to its profile, found when the bundled profiles are packed.
///
/// So a start doesn't walk the pages and rules: `matrix` reads 71 profiles. It lies beside the unpacker, because
/// generics are not specialized across modules.
package struct SpecifiedFacts: Packable {
  private var sources: [ProfileSource] = []
  private var cameras: [SpecifiedCamera] = []
  private var supportsControls: ProfileFact<Bool>?
  private var takesConnectedCameras: ProfileFact<Bool>?

  private init() {}

  /// What a profile with the facts of its specification has beyond the same profile without them.
  package init(of specified: DeviceProfile, beyond profile: DeviceProfile) {
    sources = Array(specified.sources.dropFirst(profile.sources.count))
    cameras = specified.cameras.map { camera in
      SpecifiedCamera(
        formats: camera.specifiedFormats, photos: camera.specifiedPhotos,
        claims: camera.claims, photoSensor: camera.photoSensor,
        exposureBias: camera.exposureBias.map { PackedBias(fact: $0) }, torch: camera.told(.torch),
        flash: camera.told(.flash),
        colorSpaces: camera.formats.indices.compactMap { SpecifiedColorSpaces(of: camera.formats[$0], at: $0) })
    }
    if profile.supportsControls == nil { supportsControls = specified.supportsControls }
    takesConnectedCameras = specified.takesConnectedCameras
  }

  package static var blank: SpecifiedFacts { SpecifiedFacts() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&sources)
    coder.code(&cameras)
    coder.code(&supportsControls)
    coder.code(&takesConnectedCameras)
  }

  /// Adds the facts to the profile that they were found for.
  package func add(to profile: inout DeviceProfile) {
    profile.sources += sources
    for (index, camera) in cameras.enumerated() where profile.cameras.indices.contains(index) {
      profile.cameras[index].specifiedFormats = camera.formats
      profile.cameras[index].specifiedPhotos = camera.photos
      profile.cameras[index].claims = camera.claims
      profile.cameras[index].photoSensor = camera.photoSensor
      profile.cameras[index].exposureBias = camera.exposureBias?.fact
      if let torch = camera.torch { profile.cameras[index].hasTorch = torch }
      if let flash = camera.flash { profile.cameras[index].hasFlash = flash }
      for specified in camera.colorSpaces { specified.add(to: &profile.cameras[index].formats) }
    }
    if let supportsControls { profile.supportsControls = supportsControls }
    profile.takesConnectedCameras = takesConnectedCameras
  }
}

/// What a specification adds to a camera.
private struct SpecifiedCamera: Packable {
  var formats: [DeviceFormat] = []
  var photos: [ProfileFact<Dimensions>] = []
  var claims: [CapabilityClaim] = []
  var photoSensor: ProfileFact<Dimensions>?
  var exposureBias: PackedBias?
  var torch: ProfileFact<Bool>?
  var flash: ProfileFact<Bool>?
  var colorSpaces: [SpecifiedColorSpaces] = []

  static var blank: SpecifiedCamera { SpecifiedCamera() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&formats)
    coder.code(&photos)
    coder.code(&claims)
    coder.code(&photoSensor)
    coder.code(&exposureBias)
    coder.code(&torch)
    coder.code(&flash)
    coder.code(&colorSpaces)
    // Documents have neither, so a format isn't packed with them.
    for index in formats.indices {
      var bounds = formats[index].maxFrameRateBounds.map { $0.lowerBound.value...$0.upperBound.value }
      coder.code(&bounds)
      formats[index].maxFrameRateBounds = bounds.map { FrameRate($0.lowerBound)...FrameRate($0.upperBound) }
      formats[index].isSpecified = true
    }
  }
}

extension ProfileCamera {
  /// What a specification or another statement about the model tells of a light; `nil` if the profile itself tells.
  fileprivate func told(_ light: CameraLight) -> ProfileFact<Bool>? {
    self[light].flatMap { $0.source?.hasPrefix("specified-") == true ? $0 : nil }
  }
}

/// The range of an exposure bias, with its source.
private struct PackedBias: Packable {
  var fact: ProfileFact<ClosedRange<Double>>

  static var blank: PackedBias { PackedBias(fact: ProfileFact(value: 0...0, source: nil)) }

  mutating func code(with coder: inout some PackingCoder) {
    var (value, source) = (fact.value, fact.source)
    coder.code(&value)
    coder.code(&source)
    fact = ProfileFact(value: value, source: source)
  }
}

extension CameraCapability: Packable {}

extension CapabilityClaim: Packable {
  package static var blank: CapabilityClaim { CapabilityClaim(.autofocus, false, source: "") }

  package mutating func code(with coder: inout some PackingCoder) {
    var (capability, isThere, source) = (capability, isThere, source)
    coder.code(&capability)
    coder.code(&isThere)
    coder.code(&source)
    self = CapabilityClaim(capability, isThere, source: source)
  }
}

/// Color spaces that a specification adds to a listed format.
private struct SpecifiedColorSpaces: Packable {
  private var place = 0
  private var spaces: [ColorSpace] = []
  private var source = ""

  private init() {}

  /// Those of a format; `nil` if its list tells of them, or nothing does.
  init?(of format: DeviceFormat, at place: Int) {
    guard let source = format.colorSpacesSource, let spaces = format.colorSpaces else { return nil }
    (self.place, self.spaces, self.source) = (place, spaces, source)
  }

  static var blank: SpecifiedColorSpaces { SpecifiedColorSpaces() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&place)
    coder.code(&spaces)
    coder.code(&source)
  }

  func add(to formats: inout [DeviceFormat]) {
    guard formats.indices.contains(place) else { return }
    (formats[place].colorSpaces, formats[place].colorSpacesSource) = (spaces, source)
  }
}

extension DeviceProfile {
  /// A bundled profile as its document has it, and the facts of its specification, which are packed behind it. O(length).
  package static func unpacked(
    _ numbers: StaticString, texts: StaticString
  ) -> (profile: DeviceProfile, specified: SpecifiedFacts) {
    numbers.withUTF8Buffer { numbers in
      texts.withUTF8Buffer { texts in
        var (profile, specified) = (DeviceProfile(), SpecifiedFacts.blank)
        var unpacker = Unpacker(numbers, texts: texts)
        unpacker.code(&profile)
        unpacker.code(&specified)
        return (profile, specified)
      }
    }
  }
}
