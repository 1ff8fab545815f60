package import CaptureModel

/// What a device's specification adds to its profile, found when the bundled profiles are packed.
///
/// The pages and rules are then not walked at every start: `matrix` reads 71 profiles.
package struct SpecifiedFacts: Packable {
  private var sources: [ProfileSource] = []
  private var cameras: [SpecifiedCamera] = []
  private var supportsControls: ProfileFact<Bool>?

  private init() {}

  /// What `addSpecifications` adds to a profile, which has the facts of its family.
  package init(of profile: DeviceProfile) {
    var specified = profile
    specified.addSpecifications()
    sources = Array(specified.sources.dropFirst(profile.sources.count))
    cameras = specified.cameras.map { SpecifiedCamera(formats: $0.specifiedFormats, photos: $0.specifiedPhotos) }
    if profile.supportsControls == nil { supportsControls = specified.supportsControls }
  }

  package static var blank: SpecifiedFacts { SpecifiedFacts() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&sources)
    coder.code(&cameras)
    coder.code(&supportsControls)
  }

  /// Adds the facts to the profile that they were found for.
  fileprivate func add(to profile: inout DeviceProfile) {
    profile.sources += sources
    for (index, camera) in cameras.enumerated() where profile.cameras.indices.contains(index) {
      profile.cameras[index].specifiedFormats = camera.formats
      profile.cameras[index].specifiedPhotos = camera.photos
    }
    if let supportsControls { profile.supportsControls = supportsControls }
  }
}

/// What a specification adds to a camera.
private struct SpecifiedCamera: Packable {
  var formats: [DeviceFormat] = []
  var photos: [ProfileFact<Dimensions>] = []

  static var blank: SpecifiedCamera { SpecifiedCamera() }

  mutating func code(with coder: inout some PackingCoder) {
    coder.code(&formats)
    coder.code(&photos)
    // Documents have neither, so a format isn't packed with them.
    for index in formats.indices {
      var bounds = formats[index].maxFrameRateBounds.map { $0.lowerBound.value...$0.upperBound.value }
      coder.code(&bounds)
      formats[index].maxFrameRateBounds = bounds.map { FrameRate($0.lowerBound)...FrameRate($0.upperBound) }
      formats[index].isSpecified = true
    }
  }
}

extension DeviceProfile {
  /// A bundled profile with the facts that follow from its family and its specification: packed is the profile as its
  /// document has it, and then its `SpecifiedFacts`. O(length).
  package init(bundled numbers: StaticString, texts: StaticString) {
    self = numbers.withUTF8Buffer { numbers in
      texts.withUTF8Buffer { texts in
        var (profile, specified) = (DeviceProfile.blank, SpecifiedFacts.blank)
        var unpacker = Unpacker(numbers, texts: texts)
        unpacker.code(&profile)
        unpacker.code(&specified)
        profile.addFamilyFacts()
        specified.add(to: &profile)
        return profile
      }
    }
  }
}
