public import CaptureModel
import JSONSource

/// Renders the facts known about devices. Unknown facts are shown as `?` or `unknown`, never as no.
public struct ProfileRenderer: Sendable {
  private let palette: Palette
  private let width: Int

  /// A renderer for a terminal with a number of columns.
  public init(palette: Palette = .plain, width: Int = 80) {
    self.palette = palette
    self.width = max(width, 40)
  }

  /// A line for each profile, under the year of the device's release.
  ///
  /// The list ends with a hint, a command to show one profile; `options` are the options that this command needs to find it.
  public func renderList(_ profiles: [DeviceProfile], options: [String] = []) -> String {
    var hints = [
      "multi: runs multi-camera sessions; ?: not known",
      "formats: of how many cameras some are known, and how; +: others in another way",
      "sets: which cameras run together; 2+: there may be more",
      "likely: cameras with formats, and sets, as other iPhones have them",
    ]
    if let last = profiles.last {
      hints.append("`\(ShellWord.line(["capplan", "profiles"] + options + [last.id]))` shows one")
    }
    let foot = hints.map { palette.paint(TerminalText.escaped($0), .faint) }
    return (FleetList(palette: palette).lines(profiles) + [""] + foot).map { $0 + "\n" }.joined()
  }

  /// Everything known about one device, with the source of each fact.
  public func render(_ profile: DeviceProfile) -> String {
    let sections = [
      identity(profile), CameraSection(profile: profile, palette: palette, width: width).lines(),
      sets(profile), microphones(profile), CostSection(profile: profile, palette: palette, width: width).lines(),
      sources(profile.sources.filter { !$0.isOpenQuestion }, "Sources"),
      sources(profile.sources.filter(\.isOpenQuestion), "Open questions"),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  /// `yes`, `no`, `unknown`.
  static func word(_ fact: Bool?) -> String { fact.map { $0 ? "yes" : "no" } ?? "unknown" }

  /// `yes`, `no`, `?`.
  static func sign(_ fact: Bool?) -> String { fact.map { $0 ? "yes" : "no" } ?? "?" }

  /// ` · sets (documented)`; empty if no source is given.
  static func origin(_ source: String?, in profile: DeviceProfile) -> String {
    guard let source else { return "" }
    return " · \(source)" + (profile.source(source).map { " (\($0.kind.rawValue))" } ?? "")
  }

  /// A fact in words, with its source; `unknown` if it is not known.
  static func fact<Value>(
    _ fact: ProfileFact<Value>?, in profile: DeviceProfile, _ words: (Value) -> String
  ) -> String {
    fact.map { words($0.value) + TerminalText.escaped(origin($0.source, in: profile)) } ?? "unknown"
  }

  private func identity(_ profile: DeviceProfile) -> [String] {
    var table = TextTable([.left, .left])
    let models = profile.modelIdentifiers.joined(separator: ", ")
    table.add(["models", models.isEmpty ? "unknown" : models])
    table.add(["system", profile.operatingSystem ?? "unknown"])
    table.add(["chip", profile.chip ?? "unknown"])
    table.add(["year", Self.fact(profile.releaseYear, in: profile) { "\($0)" }])
    table.add(["multi-cam", Self.word(profile.multiCamSupported)])
    table.add(["first OS", Self.fact(profile.firstOperatingSystem, in: profile) { "\($0)" }])
    let last = Self.fact(profile.lastOperatingSystem, in: profile) { last in
      switch last {
      case .newerCome: "none, newer ones still come"
      case .version(let version): "\(version)"
      }
    }
    table.add(["last OS", last])
    table.add(["cameras", cameras(profile)])
    let controls = Self.fact(profile.maxControlsCount, in: profile) { $0 == 0 ? "none" : "at most \($0)" }
    let supports = Self.fact(profile.supportsControls, in: profile) { $0 ? "some, how many is not known" : "none" }
    table.add(["controls", profile.maxControlsCount == nil ? supports : controls])
    for sibling in profile.siblings {
      table.add(["sibling", sibling.profile + Self.origin(sibling.source, in: profile)])
    }
    let name = TerminalText.escaped("\(profile.name) (\(profile.id))")
    return [palette.paint(name, .strong)] + table.lines()
  }

  /// Whether the cameras of the profile are all that the device has.
  private func cameras(_ profile: DeviceProfile) -> String {
    if profile.camerasComplete == nil, !profile.cameras.isEmpty { return "those below; whether others is not known" }
    return Self.fact(profile.camerasComplete, in: profile) { $0 ? "no others" : "there are others" }
  }

  private func sets(_ profile: DeviceProfile) -> [String] {
    let heading = palette.paint("Device sets", .strong)
    guard let table = profile.multiCamDeviceSets else { return [heading, "  unknown: which cameras run together"] }
    var lines = [heading]
    if table.complete || !table.sets.isEmpty || table.source != nil {
      lines = [heading + TerminalText.escaped(Self.origin(table.source, in: profile))]
      let types = table.deviceTypes.map(\.shortName).joined(separator: ", ")
      let asked = types.isEmpty ? "" : " of \(types)"
      let owner = profile.multiCamDeviceSetsOf.map { "those of \($0): " } ?? ""
      let extent = owner + (table.complete ? "every set\(asked)" : "some of the sets\(asked); others are unknown")
      lines += TextLayout.hanging("  ", extent, width: width) + Self.rows(table.sets)
    }
    guard let likely = table.familySets, !likely.isEmpty else { return lines }
    let origin = TerminalText.escaped(Self.origin(table.familySource, in: profile))
    return lines + ["", "  likely, as on other iPhones" + origin] + Self.rows(likely)
  }

  private static func rows(_ sets: [[DeviceKey]]) -> [String] {
    sets.isEmpty ? [] : [""] + sets.map { "  " + $0.map(\.description).joined(separator: " + ") }
  }

  private func microphones(_ profile: DeviceProfile) -> [String] {
    let microphones = profile.microphones
    let origin = TerminalText.escaped(Self.origin(microphones?.source, in: profile))
    let count = microphones?.count.map { TextLayout.count($0, "microphone") } ?? "how many is unknown"
    let beams = microphones?.beams.map { beams in
      beams.isEmpty ? "no beams" : "beams: " + beams.map(\.rawValue).joined(separator: ", ")
    }
    return [palette.paint("Microphones", .strong) + origin, "  \(count), \(beams ?? "which beams is unknown")"]
  }

  private func sources(_ sources: [ProfileSource], _ title: String) -> [String] {
    guard !sources.isEmpty else { return [] }
    var lines = [palette.paint(title, .strong)]
    for source in sources {
      lines.append("  " + TerminalText.escaped("\(source.id) (\(source.kind.rawValue))"))
      lines += TextLayout.hanging("    ", TerminalText.escaped(source.reference), width: width)
      if let note = source.note {
        let text = TextLayout.wrap(TerminalText.escaped(note), width: width - 4)
        lines += text.map { "    " + palette.paint($0, .faint) }
      }
    }
    return lines
  }
}

extension ProfileSource {
  /// Whether no fact rests on it: it says what sources leave open, or where they disagree. Such ids begin so.
  fileprivate var isOpenQuestion: Bool { id.hasPrefix("open-question") }
}
