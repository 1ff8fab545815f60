package import CaptureModel
package import CaptureSession

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

/// A command that reads profile files.
package protocol TakesProfileFiles: OptionHolder {
  var profiles: ProfileOptions { get set }
}

/// A command that reads graphs against profiles.
package protocol TakesProfiles: TakesProfileFiles {}

/// A command that compares costs with targets.
package protocol TakesTargets: OptionHolder {
  var targets: CostTargets { get set }
}

/// A command that plans, or says what a plan would do.
package protocol TakesMinimumRate: OptionHolder {
  var minimumRate: FrameRate? { get set }
}

extension CommandOption where Holder: TakesProfileFiles {
  static var profileFile: Self {
    .repeated("profile-file", .file, .profiles, "read one more profile from a file") { $0.profiles.files.append($1) }
  }
}

extension CommandOption where Holder: TakesProfiles {
  static var profile: Self { profile(leftOut: "the graph's own") }

  /// The option, with a text that says what applies when it is left out.
  static func profile(leftOut: String) -> Self {
    .list("profile", .text("ID"), .profiles, "the devices to check against, or 'all'; left out, \(leftOut)") {
      $0.profiles.choices.append($1 == "all" ? .all : .id($1))
    }
  }
}

extension CommandOption where Holder: TakesTargets {
  static var target: Self {
    .value("target", .target, .profiles, "the highest hardwareCost allowed") { $0.targets.hardware = $1 }
  }

  static var pressureTarget: Self {
    .value("pressure-target", .target, .profiles, "the highest systemPressureCost allowed") {
      $0.targets.pressure = $1
    }
  }
}

extension CommandOption where Holder: TakesMinimumRate {
  static var minimumRate: Self {
    .value("minimum-rate", .frameRate, .profiles, "the least frame rate of a plan; left out, the graph's own, else 15")
    {
      $0.minimumRate = $1
    }
  }
}
