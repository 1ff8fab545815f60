import JSONSource

/// What the family rule for formats says of one camera of a device.
struct FamilyList {
  /// The formats that the camera is taken to run beside others, and where they stand in its list.
  private(set) var claimed: [(format: FamilyFormat, placement: FamilyPlacement)] = []

  /// Those that others of its kind run, and a long list of this one lacks.
  private(set) var doubted: [FamilyFormat] = []

  /// What is said of a camera of a profile.
  init(of camera: ProfileCamera, in profile: DeviceProfile) {
    let constituents = camera.constituents.isEmpty ? camera.deviceType.constituents : camera.constituents
    let key = DeviceKey(camera.deviceType, camera.position)
    if constituents.isEmpty {
      judge(FamilyFormat.formats(of: key), by: camera, in: profile)
    } else if key.deviceType != .builtInLiDARDepthCamera {
      judge(Self.shared(by: constituents, at: key.position, in: profile), by: camera, in: profile)
    }
  }

  /// What all the cameras that another one is made of run.
  private static func shared(
    by constituents: [DeviceType], at position: DevicePosition, in profile: DeviceProfile
  ) -> [FamilyFormat] {
    var shared: [FamilyFormat]?
    for type in constituents {
      let key = DeviceKey(type, position)
      var list = FamilyList()
      list.judge(FamilyFormat.formats(of: key), by: profile.camera(key.deviceType, at: position), in: profile)
      shared = (shared ?? list.claimed.map(\.format)).filter { format in list.claimed.contains { $0.format == format } }
    }
    return shared ?? []
  }

  private init() {}

  private mutating func judge(_ formats: [FamilyFormat], by camera: ProfileCamera?, in profile: DeviceProfile) {
    guard let camera else {
      claimed = formats.map { ($0, .absent) }
      return
    }
    let isLong = camera.hasLongList(in: profile)
    for format in formats {
      let placement = FamilyPlacement(of: format, in: camera.formats, isLong: isLong)
      switch placement {
      case .absent where isLong: doubted.append(format)
      case .listed(let rows) where rows.allSatisfy({ camera.formats[$0].multiCam == false }): continue
      case .listed, .unclear, .absent: claimed.append((format, placement))
      }
    }
  }
}

extension ProfileCamera {
  /// So many formats of a camera are enough to doubt that it has another one.
  private static let longList = 20

  /// Whether no format may be added to the list.
  var hasWholeList: Bool { formatsComplete || multiCamFormatsComplete }

  /// Whether a format that is not in the list is doubted; what is only estimated does not count.
  fileprivate func hasLongList(in profile: DeviceProfile) -> Bool {
    if hasWholeList { return true }
    guard formats.count >= Self.longList else { return false }
    let estimated = profile.sources.filter { $0.kind == .estimated }.map(\.id)
    func isEstimated(_ source: String?) -> Bool { source.map { estimated.contains($0) } ?? false }
    let isUsually = isEstimated(source)
    let known = formats.count { !($0.source == nil ? isUsually : isEstimated($0.source)) }
    return known >= Self.longList
  }
}

extension DeviceProfile {
  /// The formats that cameras like this one run beside others on all devices of the family that are known, and that a list
  /// of this very camera lacks: the profile does not claim them.
  public func doubtedFormats(of camera: ProfileCamera) -> [FamilyFormat] {
    FamilyMember(self) == nil ? [] : FamilyList(of: camera, in: self).doubted
  }
}
