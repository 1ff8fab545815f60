public import CaptureModel
import JSONSource

/// The claims of the family rule for formats about one camera.
struct FamilyList {
  /// The assumed multi-cam formats of the camera, and their places in its list.
  private(set) var claimed: [(format: FamilyFormat, placement: FamilyPlacement)] = []

  /// Multi-cam formats of other devices that this camera's long list doesn't have.
  private(set) var doubted: [FamilyFormat] = []

  /// Judges a camera of a profile; `shared` has the results for its other cameras.
  init(of camera: ProfileCamera, in profile: DeviceProfile, _ shared: inout SharedClaims) {
    let constituents = camera.constituents.isEmpty ? camera.deviceType.constituents : camera.constituents
    let key = DeviceKey(camera.deviceType, camera.position)
    if constituents.isEmpty {
      judge(FamilyFormat.formats(of: key), by: camera, in: profile)
    } else if key.deviceType != .builtInLiDARDepthCamera {
      judge(shared.formats(of: constituents, at: key.position, in: profile), by: camera, in: profile)
    }
  }

  /// The claims about cameras with their own sensors, computed once and shared with the virtual cameras made of them.
  ///
  /// Adding family facts to a camera doesn't change the claims about it.
  struct SharedClaims {
    private var known: [(key: DeviceKey, formats: [FamilyFormat])] = []

    /// The formats that all of some cameras at a position run.
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
  /// With this many known formats, a camera likely has no others.
  private static let longList = 20

  /// Whether the list is complete, so that nothing may be added.
  var hasWholeList: Bool { formatsComplete || multiCamFormatsComplete }

  /// Whether the list is long enough to doubt a format that isn't in it; estimated formats don't count.
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
  /// The multi-cam formats that this kind of camera has on all known devices of the family but not in its own list
  /// here, so that the profile doesn't claim them.
  public func doubtedFormats(of camera: ProfileCamera) -> [FamilyFormat] {
    var shared = FamilyList.SharedClaims()
    return FamilyMember(self) == nil ? [] : FamilyList(of: camera, in: self, &shared).doubted
  }
}
