public import JSONSource

extension DeviceProfile {
  /// The profile without facts about cameras, sets, formats and capabilities that are weaker than a kind; with `nil`,
  /// without any such facts.
  ///
  /// A list that loses an element is no longer complete. Cost coefficients stay, and so do bounds, since an interval
  /// that contains everything possible claims nothing. The device's systems stay too, unless `forgetsSystems` is set.
  /// O(formats).
  public func trusting(_ least: FactKind?, forgetsSystems: Bool = false) -> DeviceProfile {
    let trust = Trust(of: self, least)
    var keys = KeyTrust(self, trust, source: nil)
    Self.visit(&keys)
    var profile = keys.object
    if least == nil { profile.multiCamSupported = nil }
    if forgetsSystems, !trust.keeps(lastOperatingSystem?.source) { profile.lastOperatingSystem = nil }
    profile.cameras = cameras.compactMap { camera in
      presence(of: camera).isTrusted(by: least) ? camera.trusting(trust) : nil
    }
    if profile.cameras.count < cameras.count { profile.camerasComplete = nil }
    profile.multiCamDeviceSets = multiCamDeviceSets?.trusting(trust)
    if !trust.keeps(microphones?.source) { profile.microphones = nil }
    if !trust.keeps(supportsControls?.source) { profile.supportsControls = nil }
    if !trust.keeps(takesConnectedCameras?.source) { profile.takesConnectedCameras = nil }
    return profile
  }

  /// How it is known that the device has a camera: the strongest kind among the sources that confirm it.
  public func presence(of camera: ProfileCamera) -> FactKind {
    presenceSources(of: camera).reduce(.estimated) { $0.stronger(kind(ofSource: $1)) }
  }

  /// The ids of the sources that confirm a camera: its own, the source of the list of all cameras, and the source of a
  /// set with it.
  public func presenceSources(of camera: ProfileCamera) -> [String?] {
    var sources: [String?] = []
    sources.reserveCapacity(3)
    sources.append(camera.source)
    if let list = camerasComplete, list.value { sources.append(list.source) }
    let key = DeviceKey(camera.deviceType, camera.position)
    if let table = multiCamDeviceSets, table.sets.contains(where: { $0.contains(key) }) { sources.append(table.source) }
    return sources
  }

  /// The kinds of facts in the profile, strongest first, with only one of several equally strong kinds.
  public var factKinds: [FactKind] {
    FactKind.allCases.filter { kind in
      kind != .measured && (kind == .reported || sources.contains { $0.kind.isAsStrong(as: kind) })
    }
  }

  /// How facts from a source are known. Facts without a source count as reported.
  public func kind(ofSource id: String?) -> FactKind {
    indexOfSource(id).map { sources[$0].kind } ?? .reported
  }
}

extension ProfileCamera {
  fileprivate func trusting(_ trust: Trust) -> ProfileCamera {
    var keys = KeyTrust(self, trust, source: source)
    Self.visit(&keys)
    var camera = keys.object
    let keepsOwn = trust.keeps(source)
    camera.forgetFormats { !(formats[$0].source.map { trust.keeps($0) } ?? keepsOwn) }
    if !trust.keeps(singleFormatsSource) { camera.singleFormatsSource = nil }
    if !trust.keeps(stillsSource) { camera.stillsSource = nil }
    camera.specifiedFormats.removeAll { !trust.keeps($0.source) }
    camera.specifiedPhotos.removeAll { !trust.keeps($0.source) }
    camera.claims.removeAll { !trust.keeps($0.source) }
    if let bias = exposureBias, !trust.keeps(bias.source) { camera.exposureBias = nil }
    if let sensor = photoSensor, !trust.keeps(sensor.source) { camera.photoSensor = nil }
    camera.forgetColorSpaces { !trust.keeps($0) }
    var forgetsFlag = false
    for index in camera.formats.indices {
      // Changed in place, because a copy of a format is large.
      guard camera.formats[index].multiCam != nil, let flag = camera.formats[index].multiCamSource, !trust.keeps(flag)
      else { continue }
      camera.formats[index].multiCam = nil
      forgetsFlag = true
    }
    if forgetsFlag { camera.multiCamFormatsComplete = false }
    return camera
  }

  /// Forgets the color spaces of formats that a source of their own tells, if its id is to be forgotten. O(formats).
  package mutating func forgetColorSpaces(from isForgotten: (String) -> Bool) {
    for index in formats.indices {
      guard let source = formats[index].colorSpacesSource, isForgotten(source) else { continue }
      (formats[index].colorSpaces, formats[index].colorSpacesSource) = (nil, nil)
    }
  }

  /// Makes some formats unknown. The lists are no longer complete, and the formats join `disbelievedFormats`, so that a
  /// request for one of them doesn't silently mean another format. O(formats).
  package mutating func forgetFormats(where isForgotten: (FormatIndex) -> Bool) {
    // For each format, and for the end of the list: the number of kept formats before it.
    var places = [0]
    places.reserveCapacity(formats.count + 1)
    for index in formats.indices { places.append(places[index] + (isForgotten(FormatIndex(index)) ? 0 : 1)) }
    guard places[formats.count] < formats.count else { return }
    func isKept(_ index: Int) -> Bool { places[index] < places[index + 1] }
    var disbelieved = disbelievedFormats ?? []
    disbelieved.reserveCapacity(disbelieved.count + formats.count - places[formats.count])
    for index in disbelieved.indices { disbelieved[index].place = places[disbelieved[index].place] }
    for index in formats.indices.reversed() where !isKept(index) {
      disbelieved.append(DisbelievedFormat(format: formats[index], place: places[index]))
    }
    disbelievedFormats = disbelieved
    presets = presets.compactMap { preset in
      let index = preset.format.value
      guard formats.indices.contains(index), isKept(index) else { return nil }
      return PresetFormat(preset: preset.preset, format: FormatIndex(places[index]))
    }
    formats = formats.indices.filter { isKept($0) }.map { formats[$0] }
    formatsComplete = false
    multiCamFormatsComplete = false
  }
}

extension DeviceSetTable {
  fileprivate func trusting(_ trust: Trust) -> DeviceSetTable? {
    var table = self
    if !trust.keeps(source) { (table.sets, table.complete, table.deviceTypes) = ([], false, []) }
    if !trust.keeps(familySource) { (table.familySets, table.familySource) = (nil, nil) }
    return table.sets.isEmpty && table.familySets == nil && !table.complete ? nil : table
  }
}
