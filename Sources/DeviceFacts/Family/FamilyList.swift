public import CaptureModel
import JSONSource

/// What the family rule for formats says of one camera of a device.
struct FamilyList {
  /// The formats that the camera is taken to run beside others, and where they stand in its list.
  private(set) var claimed: [(format: FamilyFormat, placement: FamilyPlacement)] = []

  /// Those that others of its kind run, and a long list of this one lacks.
  private(set) var doubted: [FamilyFormat] = []

  /// What is said of a camera of a profile; `shared` holds what was found out for its other cameras.
  init(of camera: ProfileCamera, in profile: DeviceProfile, _ shared: inout SharedClaims) {
    let constituents = camera.constituents.isEmpty ? camera.deviceType.constituents : camera.constituents
    let key = DeviceKey(camera.deviceType, camera.position)
    if constituents.isEmpty {
      judge(FamilyFormat.formats(of: key), by: camera, in: profile)
    } else if key.deviceType != .builtInLiDARDepthCamera {
      judge(shared.formats(of: constituents, at: key.position, in: profile), by: camera, in: profile)
    }
  }

  /// The claims of cameras with sensors of their own, each worked out once: the cameras that are made of others share them.
  ///
  /// To add the facts of the family to a camera changes nothing about what is claimed of it.
  struct SharedClaims {
    private var known: [(key: DeviceKey, formats: [FamilyFormat])] = []

    /// What all of some cameras at a position run.
    mutating func formats(
      of constituents: [DeviceType], at position: DevicePosition, in profile: DeviceProfile
    ) -> [FamilyFormat] {
      var shared: [FamilyFormat]?
      for type in constituents {
        let own = formats(of: DeviceKey(type, position), in: profile)
        shared = (shared ?? own).filter { own.contains($0) }
      }
      return shared ?? []
    }

    private mutating func formats(of key: DeviceKey, in profile: DeviceProfile) -> [FamilyFormat] {
      if let known = known.first(where: { $0.key == key }) { return known.formats }
      var list = FamilyList()
      list.judge(FamilyFormat.formats(of: key), by: profile.camera(key.deviceType, at: key.position), in: profile)
      let formats = list.claimed.map(\.format)
      known.append((key, formats))
      return formats
    }
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
    var shared = FamilyList.SharedClaims()
    return FamilyMember(self) == nil ? [] : FamilyList(of: camera, in: self, &shared).doubted
  }
}
