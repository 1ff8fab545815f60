public import CaptureModel

extension DeviceProfile {
  /// Adds facts that are true of every known device of the family, and are therefore assumed for this one.
  ///
  /// Each added fact is `estimated`, with its rule as the source. Known facts don't change, and neither do devices
  /// other than multi-camera iPhones with A12 to A19. Runs at every start, so it skips lists to which the rules can't
  /// add. O(formats).
  public mutating func addFamilyFacts() {
    guard let member = FamilyMember(self) else { return }
    addFamilyLights()
    if member.lacksCameraControl, maxControlsCount == nil {
      maxControlsCount = ProfileFact(value: 0, source: source(of: .cameraControl))
    }
    var shared = FamilyList.SharedClaims()
    for index in cameras.indices {
      markSingleFormats(of: index)
      addFamilyFormats(to: index, &shared)
      addFamilyDepthFormat(to: index)
      addFamilyReadouts(to: index)
    }
    if member.hasA13 { addFamilySets() }
  }

  /// A copy with these facts.
  public func withFamilyFacts() -> DeviceProfile {
    var profile = self
    profile.addFamilyFacts()
    return profile
  }

  /// The id of a rule's source, added if needed.
  mutating func source(of rule: FamilyRule) -> String {
    var id = rule.source.id
    while let index = sources.firstIndex(where: { $0.id == id }) {
      if FamilyRule.isSource(sources[index]) { return id }
      // A team's profile may have its own source with this id.
      id += "+"
    }
    var source = rule.source
    source.id = id
    sources.append(source)
    return id
  }

  private mutating func addFamilyLights() {
    func isDark(_ camera: ProfileCamera) -> Bool {
      switch camera.position {
      case .back: camera.hasTorch == nil || camera.hasFlash == nil
      case .front: camera.hasTorch == nil
      case .unspecified: false
      }
    }
    guard cameras.contains(where: isDark) else { return }
    let id = source(of: .lights)
    for index in cameras.indices where isDark(cameras[index]) {
      let isAtTheBack = cameras[index].position == .back
      if cameras[index].hasTorch == nil { cameras[index].hasTorch = ProfileFact(value: isAtTheBack, source: id) }
      if isAtTheBack, cameras[index].hasFlash == nil { cameras[index].hasFlash = ProfileFact(value: true, source: id) }
    }
  }

  /// Marks the formats that are too fast or too large for a multi-camera session: those in the list and, if the list
  /// may be incomplete, others too.
  private mutating func markSingleFormats(of camera: Int) {
    if !cameras[camera].hasWholeList { cameras[camera].singleFormatsSource = source(of: .singleFormats) }
    let rows = cameras[camera].formats.indices.filter { row in
      cameras[camera].formats[row].multiCam == nil && cameras[camera].formats[row].isOfSingles
    }
    mark(rows, false, of: camera, .singleFormats)
  }

  /// Sets the flag of those formats that have none.
  private mutating func mark(_ rows: [Int], _ flag: Bool, of camera: Int, _ rule: FamilyRule) {
    let rows = rows.filter { cameras[camera].formats[$0].multiCam == nil }
    guard !rows.isEmpty else { return }
    let id = source(of: rule)
    for row in rows {
      cameras[camera].formats[row].multiCam = flag
      cameras[camera].formats[row].multiCamSource = id
    }
  }

  /// Marks the multi-cam formats, and adds those that can't be seen from the list.
  private mutating func addFamilyFormats(to camera: Int, _ shared: inout FamilyList.SharedClaims) {
    let isWhole = cameras[camera].hasWholeList
    if isWhole, !cameras[camera].formats.contains(where: { $0.multiCam == nil }) { return }
    var (known, added): ([Int], [FamilyFormat]) = ([], [])
    for (format, placement) in FamilyList(of: cameras[camera], in: self, &shared).claimed {
      switch placement {
      case .listed(let rows): known += rows
      case .unclear, .absent: added.append(format)
      }
    }
    mark(known, true, of: camera, .formats)
    guard !isWhole, !added.isEmpty else { return }
    let id = source(of: .formats)
    cameras[camera].formats.reserveCapacity(cameras[camera].formats.count + added.count)
    for format in added { cameras[camera].formats.append(format.deviceFormat(source: id)) }
  }

  /// Adds the only known multi-cam format of LiDAR cameras.
  private mutating func addFamilyDepthFormat(to camera: Int) {
    guard cameras[camera].deviceType == .builtInLiDARDepthCamera else { return }
    let alike = cameras[camera].formats.indices.filter { cameras[camera].formats[$0].isFamilyDepthFormat }
    if alike.count == 1 { mark(alike, true, of: camera, .depthFormats) }
    guard alike.isEmpty, !cameras[camera].hasWholeList else { return }
    let id = source(of: .depthFormats)
    cameras[camera].formats.append(DeviceFormat.familyDepthFormat(source: id))
  }

  private mutating func addFamilyReadouts(to camera: Int) {
    guard cameras[camera].formats.contains(where: \.saysNothingOfReadout) else { return }
    let key = DeviceKey(cameras[camera].deviceType, cameras[camera].position)
    guard let sensor = readSensor(of: cameras[camera]) else { return }
    var id: String?
    defer { if let id { cameras[camera].stillsSource = id } }
    for row in cameras[camera].formats.indices where cameras[camera].formats[row].saysNothingOfReadout {
      guard var pixels = FamilyReadout.pixels(of: cameras[camera].formats[row], on: key, sensor: sensor) else {
        continue
      }
      id = id ?? source(of: .readouts)
      pixels.source = id
      cameras[camera].formats[row].readout = .bounded(pixels)
    }
  }

  private mutating func addFamilySets() {
    guard multiCamDeviceSets?.complete != true else { return }
    let sets = FamilySets.missing(in: self)
    guard !sets.isEmpty else { return }
    let id = source(of: .deviceSets)
    var table = multiCamDeviceSets ?? DeviceSetTable()
    table.familySets = (table.familySets ?? []) + sets
    table.familySource = id
    multiCamDeviceSets = table
  }
}

extension DeviceFormat {
  /// Whether neither a readout nor a photo size tells how many sensor pixels are read.
  fileprivate var saysNothingOfReadout: Bool {
    if case .bounded = readout { return false }
    return photoDimensions?.isEmpty ?? true
  }
}
