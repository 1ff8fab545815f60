import CaptureModel
import DeviceFacts
import JSONSource

/// How much is known about a device, and on which basis, short enough for one line of the list.
struct KnownFacts {
  let profile: DeviceProfile

  /// The most frequent basis of a camera's formats; `nil` if none is known. Formats taken over from the family don't
  /// count.
  static func basis(of camera: ProfileCamera, in profile: DeviceProfile) -> FactKind? {
    let known = camera.formats.filter { !profile.isOfFamily($0.source) }
    return usual(known.compactMap { profile.source($0.source ?? camera.source)?.kind })
  }

  /// Formats of a camera that are assumed to run beside other cameras, as on other devices of the family.
  static func likely(of camera: ProfileCamera, in profile: DeviceProfile) -> [DeviceFormat] {
    camera.formats.filter { $0.multiCam == true && profile.isOfFamily($0.multiCamSource ?? $0.source) }
  }

  /// The most frequent kind; if several are equally frequent, the strongest of them.
  private static func usual(_ kinds: [FactKind]) -> FactKind? {
    let all = FactKind.allCases.filter { kinds.contains($0) }
    return all.first { kind in
      let count = kinds.count { $0 == kind }
      return all.allSatisfy { other in kinds.count { $0 == other } <= count }
    }
  }

  /// `3 of 5 derived`, with `+` if the formats of other cameras are known on another basis.
  var formats: String {
    let known = profile.cameras.compactMap { Self.basis(of: $0, in: profile) }
    guard !known.isEmpty else { return "0 of \(profile.cameras.count)" }
    let kind = (Self.usual(known)?.rawValue ?? "") + (Set(known).count > 1 ? "+" : "")
    return "\(known.count) of \(profile.cameras.count) \(kind)"
  }

  /// `23 printed`, `2+ reported` if there may be more, `?` if none is known.
  var sets: String {
    guard let table = profile.multiCamDeviceSets, table.complete || !table.sets.isEmpty else { return "?" }
    let kind = profile.source(table.source).map { " \($0.kind.rawValue)" } ?? ""
    return "\(table.sets.count)\(table.complete ? "" : "+")\(kind)"
  }

  /// `5, 16 sets`: the number of cameras with formats taken over from the family, and the number of sets taken over;
  /// empty if there are none.
  var likely: String {
    let cameras = profile.cameras.count { !Self.likely(of: $0, in: profile).isEmpty }
    let sets = profile.multiCamDeviceSets?.familySets?.count ?? 0
    return cameras == 0 && sets == 0 ? "" : "\(cameras), \(TextLayout.count(sets, "set"))"
  }
}

/// The list of profiles: iPhones and iPads, each by year, one line per profile.
struct FleetList {
  let palette: Palette

  func lines(_ profiles: [DeviceProfile]) -> [String] {
    var table = TextTable([.left, .left, .left, .left, .left, .left])
    table.add(["id", "multi", "formats", "sets", "likely", "costs"])
    for profile in profiles {
      let facts = KnownFacts(profile: profile)
      table.add([
        profile.id, ProfileRenderer.sign(profile.multiCamSupported), facts.formats, facts.sets,
        facts.likely, profile.costModel.basis?.rawValue ?? "?",
      ])
    }
    let rows = table.lines(indent: 0)
    var lines = [palette.paint(rows[0], .faint)]
    var heading: String?
    for (profile, row) in zip(profiles, rows.dropFirst()) {
      if profiles.count > 1, let next = Self.heading(of: profile), next != heading {
        lines += ["", palette.paint(next, .strong)]
        heading = next
      }
      lines.append(row)
    }
    return lines
  }

  /// `iPhone 2021`, or `iPad` if the year is not known; `nil` if the device is neither.
  private static func heading(of profile: DeviceProfile) -> String? {
    let family = profile.name.split(separator: " ").first.map { String($0) } ?? ""
    if let year = profile.releaseYear?.value { return TerminalText.escaped("\(family) \(year)") }
    return ["iPhone", "iPad"].contains(family) ? family : nil
  }
}
