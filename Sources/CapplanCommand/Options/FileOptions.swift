/// How a command finds files that are not named on its command line.
package struct FileOptions: Hashable, Sendable {
  /// The settings file to use; the repository's own are then ignored.
  package var settings: String?

  /// Whether links that lead out of the repository are followed.
  package var followsLinks = false

  package init() {}
}

/// A command that uses settings.
package protocol TakesSettings: OptionHolder {
  var files: FileOptions { get set }
}

/// A command that looks for graphs in directories.
package protocol WalksDirectories: TakesSettings {}

extension CommandOption where Holder: TakesSettings {
  static var settings: Self {
    .value("settings", .realFile, .common, "use this file instead of any .capplan.json; its paths may lead anywhere") {
      $0.files.settings = $1
    }
  }
}

extension CommandOption where Holder: WalksDirectories {
  static var followLinks: Self {
    .flag("follow-links", .common, "follow links in directories, even out of the repository") {
      $0.files.followsLinks = true
    }
  }
}
