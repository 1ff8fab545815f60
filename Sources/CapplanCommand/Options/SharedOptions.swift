import CaptureModel
import CapturePlans
package import CaptureSession
import DeviceProfiles
package import JSONSource

/// The profiles to check a graph against.
package struct ProfileOptions: Hashable, Sendable {
  /// The requested profiles, in order: ids, model identifiers, names, globs, `all`, `deployable`; if empty, the graph's
  /// own.
  package var choices: [String] = []

  /// Files to read more profiles from.
  package var files: [String] = []

  /// Folders whose profiles are read too.
  package var folders: [String] = []

  /// The weakest kind of facts to trust about cameras, sets, formats and capabilities; `nil` if not given.
  package var trust: FactKind?

  /// Whether to judge each graph on every device that may run it, whatever profiles it names: on all devices for a
  /// plain session, otherwise on all multi-cam devices.
  package var isFleet = false

  package init() {}

  /// The parts of a list; the comma in a model identifier (`iPhone13,3`) does not separate parts.
  package static func split(_ text: String) -> [String] {
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      let isMinor = !part.isEmpty && part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      if let last = parts.last, (isMinor || Wildcard.isWild(part)), isFamily(last),
        ProfileDirectory.exclusion(part) == nil
      {
        parts[parts.count - 1] = "\(last),\(part)"
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Whether a text is the first half of a model identifier: `iPhone13`.
  private static func isFamily(_ text: String) -> Bool {
    let text = text.lowercased()
    let families = ["iphone", "ipad"].filter { text.hasPrefix($0) }
    return families.contains { family in
      let number = text.utf8.dropFirst(family.utf8.count)
      return !number.isEmpty && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
  }
}

/// A command that reads profile files.
package protocol TakesProfileFiles: OptionHolder {
  var profiles: ProfileOptions { get set }
}

/// A command that checks graphs against profiles.
package protocol TakesProfiles: TakesProfileFiles {}

/// A command that compares costs with targets, or plans.
package protocol TakesAims: OptionHolder {
  var aims: PlanAims { get set }
}

/// A command that checks graphs, and plans for them.
package typealias TakesPlanRequest = TakesProfiles & TakesAims

extension [Completion.Word] {
  /// The bundled profiles, by the names of their devices.
  static var profiles: Self { DeviceProfiles.devices.map { Completion.Word($0.id, $0.name) } }

  /// What `--profile` takes; a profile of a file is known only to those who read it.
  fileprivate static var profileChoices: Self {
    [
      Completion.Word("all", "every device"),
      Completion.Word(ProfileDirectory.deployable, "the devices that run the graph's minimumOS"),
    ] + .profiles
  }
}

extension CommandOption where Holder: TakesProfileFiles {
  static var profileFile: Self {
    .repeated("profile-file", .file, .profiles, "read one more profile from a file") { $0.profiles.files.append($1) }
  }

  static var profileFolder: Self {
    .repeated("profile-folder", .text("DIR", .folder), .profiles, "read the profiles of one more folder") {
      $0.profiles.folders.append($1)
    }
  }
}

extension FailThreshold: WordValue {}

extension FactKind: WordValue {
  /// The weakest kind: all facts are trusted.
  package static var leftOut: FactKind? { .estimated }
}

extension CommandOption where Holder: TakesProfiles {
  static var profile: Self { profile(leftOut: "the graph's own") }

  static var trust: Self {
    .value("trust", .word("KIND"), .profiles, "the weakest kind of facts to believe") {
      $0.profiles.trust = $1
    }
  }

  /// The option; `leftOut` says which profiles are used without it.
  static func profile(leftOut: String) -> Self {
    .list(
      "profile", .text("ID", .words(.profileChoices)), .profiles,
      "the devices to check against: ids, models, names, globs ('iphone-1[5-7]*'), 'all', 'deployable', which runs the graph's minimumOS, or with ! before it what to leave out of those; left out, \(leftOut)",
      split: ProfileOptions.split
    ) { $0.profiles.choices.append($1) }
  }
}

extension CommandOption where Holder: TakesAims {
  static var target: Self {
    .value("target", .target, .profiles, "the highest hardwareCost allowed") { $0.aims.hardwareTarget = Aim($1) }
  }

  static var pressureTarget: Self {
    .value("pressure-target", .target, .profiles, "the highest systemPressureCost allowed") {
      $0.aims.pressureTarget = Aim($1)
    }
  }

  /// The options for what every plan keeps.
  static var minimums: [Self] { [minimumRate, minimumSize] }

  static var minimumRate: Self {
    .value(
      "minimum-rate", .frameRate, .profiles,
      "the minimum frame rate of a plan; left out, the graph's own, else \(ReductionRequest.lowestRate)"
    ) { $0.aims.minimumFrameRate = Aim($1) }
  }

  static var minimumSize: Self {
    .value("minimum-size", .size, .profiles, "the minimum picture size in a plan; left out, the graph's own") {
      $0.aims.minimumSize = Aim($1)
    }
  }
}

extension CommandOption where Holder: TakesProfiles & TakesAims & WalksDirectories {
  /// The options of every command that judges graphs on devices, in the order of the help.
  static func judging(profile: Self = .profile) -> [Self] {
    [profile, .profileFile, .profileFolder, .settings, .followLinks, .trust, .target, .pressureTarget]
  }
}
