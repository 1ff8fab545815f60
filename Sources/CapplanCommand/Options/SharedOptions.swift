/// A profile that was asked for.
package enum ProfileChoice: Hashable, Sendable {
  /// Every profile that there is.
  case all

  /// The profile of this id.
  case id(String)
}

/// The profiles to read a graph against.
package struct ProfileOptions: Hashable, Sendable {
  /// Those asked for by id, in order; none: the graph's own.
  package var choices: [ProfileChoice] = []

  /// Files to read more profiles from.
  package var files: [String] = []

  package init() {}
}

/// The highest costs allowed, where the command line says so.
package struct TargetOptions: Hashable, Sendable {
  package var hardwareCost: Double?
  package var systemPressureCost: Double?

  package init() {}
}

/// A command that reads profile files.
package protocol TakesProfileFiles: OptionHolder {
  var profiles: ProfileOptions { get set }
}

/// A command that reads graphs against profiles.
package protocol TakesProfiles: TakesProfileFiles {}

/// A command that compares costs with targets.
package protocol TakesTargets: OptionHolder {
  var targets: TargetOptions { get set }
}

extension CommandOption where Holder: TakesProfileFiles {
  static var profileFile: Self {
    .repeated("profile-file", .file, .profiles, "read one more profile from a file") { $0.profiles.files.append($1) }
  }
}

extension CommandOption where Holder: TakesProfiles {
  static var profile: Self { profile(leftOut: "the graph's own") }

  /// The option where something else stands for it when it is left out.
  static func profile(leftOut: String) -> Self {
    .list("profile", .text("ID"), .profiles, "the devices to check against, or 'all'; left out, \(leftOut)") {
      $0.profiles.choices.append($1 == "all" ? .all : .id($1))
    }
  }
}

extension CommandOption where Holder: TakesTargets {
  static var target: Self {
    .value("target", .target, .profiles, "the highest hardwareCost allowed") { $0.targets.hardwareCost = $1 }
  }

  static var pressureTarget: Self {
    .value("pressure-target", .target, .profiles, "the highest systemPressureCost allowed") {
      $0.targets.systemPressureCost = $1
    }
  }
}
