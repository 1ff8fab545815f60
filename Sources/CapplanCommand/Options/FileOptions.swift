/// How a command finds the files that it reads besides those that it names.
package struct FileOptions: Hashable, Sendable {
  /// The settings to go by, in place of those that would be found.
  package var settings: String?

  /// Whether links are followed that lead out of the repository.
  package var followsLinks = false

  package init() {}
}

/// A command that goes by settings.
package protocol TakesSettings: OptionHolder {
  var files: FileOptions { get set }
}

/// A command that looks for graphs in directories.
package protocol WalksDirectories: TakesSettings {}

extension CommandOption where Holder: TakesSettings {
  static var settings: Self {
    .value("settings", .realFile, .common, "go by this file, whose paths may lead anywhere, and by no .capplan.json") {
      $0.files.settings = $1
    }
  }
}

extension CommandOption where Holder: WalksDirectories {
  static var followLinks: Self {
    .flag("follow-links", .common, "take what links in a directory lead to, out of the repository too") {
      $0.files.followsLinks = true
    }
  }
}
