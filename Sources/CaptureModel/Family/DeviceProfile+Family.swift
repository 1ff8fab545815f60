extension DeviceProfile {
  /// The profile with what is taken to hold of the device because it holds of every device of its family that is known.
  ///
  /// Each fact that is added is `estimated`, and names the rule that it comes from as its source. Nothing that is known
  /// changes; a device that is no multi-camera iPhone with A12 to A19 stays as it is.
  public func withFamilyFacts() -> DeviceProfile {
    guard let member = FamilyMember(self) else { return self }
    var facts = FamilyFacts(self)
    facts.addLights()
    if member.lacksCameraControl { facts.addLackOfControls() }
    facts.markSingleFormats()
    facts.addFormats()
    facts.addDepthFormats()
    facts.addReadouts()
    if member.hasA13 { facts.addDeviceSets() }
    return facts.profile
  }
}

/// A profile that gets the facts of its family, one rule after the other.
private struct FamilyFacts {
  private(set) var profile: DeviceProfile

  init(_ profile: DeviceProfile) { self.profile = profile }

  /// The id of a rule's source in the profile, which is added if need be.
  private mutating func source(_ rule: FamilyRule) -> String {
    var source = rule.source
    while let other = profile.source(source.id) {
      if other == source { return source.id }
      // A team's profile may call a source of its own so.
      source.id += "+"
    }
    profile.sources.append(source)
    return source.id
  }

  mutating func addLights() {
    for index in profile.cameras.indices {
      let camera = profile.cameras[index]
      let isAtTheBack = camera.position == .back
      guard isAtTheBack || camera.position == .front else { continue }
      if camera.hasTorch == nil {
        profile.cameras[index].hasTorch = ProfileFact(value: isAtTheBack, source: source(.lights))
      }
      if camera.hasFlash == nil, isAtTheBack {
        profile.cameras[index].hasFlash = ProfileFact(value: true, source: source(.lights))
      }
    }
  }

  mutating func addLackOfControls() {
    guard profile.maxControlsCount == nil else { return }
    profile.maxControlsCount = ProfileFact(value: 0, source: source(.cameraControl))
  }

  /// Marks the formats that are too fast or too large to run beside other cameras.
  mutating func markSingleFormats() {
    for index in profile.cameras.indices {
      for row in profile.cameras[index].formats.indices {
        let format = profile.cameras[index].formats[row]
        if format.multiCam == nil, format.isOfSingles { mark(false, row, of: index, .singleFormats) }
      }
    }
  }

  private mutating func mark(_ flag: Bool, _ row: Int, of camera: Int, _ rule: FamilyRule) {
    let id = source(rule)
    profile.cameras[camera].formats[row].multiCam = flag
    profile.cameras[camera].formats[row].multiCamSource = id
  }

  /// Marks the formats that run beside other cameras, and adds those that no list could have shown.
  mutating func addFormats() {
    let lists = profile.cameras.map { FamilyList(of: $0, in: profile) }
    for (index, list) in lists.enumerated() {
      for (format, placement) in list.claimed {
        switch placement {
        case .listed(let rows):
          for row in rows where profile.cameras[index].formats[row].multiCam == nil {
            mark(true, row, of: index, .formats)
          }
        case .unclear, .absent:
          guard !profile.cameras[index].hasWholeList else { continue }
          let id = source(.formats)
          profile.cameras[index].formats.append(format.deviceFormat(source: id))
        }
      }
    }
  }

  /// The same for the one format of LiDAR cameras of which something is known.
  mutating func addDepthFormats() {
    for index in profile.cameras.indices where profile.cameras[index].deviceType == .builtInLiDARDepthCamera {
      let formats = profile.cameras[index].formats
      let alike = formats.indices.filter { formats[$0].isFamilyDepthFormat }
      if let only = alike.first, alike.count == 1, formats[only].multiCam == nil {
        mark(true, only, of: index, .depthFormats)
      }
      guard alike.isEmpty, !profile.cameras[index].hasWholeList else { continue }
      let id = source(.depthFormats)
      profile.cameras[index].formats.append(DeviceFormat.familyDepthFormat(source: id))
    }
  }

  mutating func addReadouts() {
    for index in profile.cameras.indices {
      let key = DeviceKey(profile.cameras[index].deviceType, profile.cameras[index].position)
      guard let sensor = profile.readSensor(of: profile.cameras[index]) else { continue }
      for row in profile.cameras[index].formats.indices {
        let format = profile.cameras[index].formats[row]
        guard format.readoutPixels == nil, (format.photoDimensions ?? []).isEmpty else { continue }
        let id = FamilyRule.readouts.source.id
        guard var pixels = FamilyReadout.pixels(of: format, on: key, sensor: sensor, source: id) else { continue }
        pixels.source = source(.readouts)
        profile.cameras[index].formats[row].readout = .bounded(pixels)
      }
    }
  }

  mutating func addDeviceSets() {
    guard profile.multiCamDeviceSets?.complete != true else { return }
    let sets = FamilySets.missing(in: profile)
    guard !sets.isEmpty else { return }
    let id = source(.deviceSets)
    var table = profile.multiCamDeviceSets ?? DeviceSetTable()
    table.familySets = (table.familySets ?? []) + sets
    table.familySource = id
    profile.multiCamDeviceSets = table
  }
}
