/// When to use colour.
package enum ColorMode: String, WordValue {
  case auto, always, never
}

/// The options that every command has; they may also come before its name.
package struct GlobalOptions: OptionHolder {
  /// Whether to show help and do nothing else.
  package private(set) var wantsHelp = false

  /// Whether to show the version and do nothing else.
  package private(set) var wantsVersion = false

  /// Whether to show, with the version, the commit and the system too.
  package private(set) var isVerbose = false

  /// Whether to print findings only.
  package private(set) var isQuiet = false

  /// When to use colour; `nil` if not given.
  package private(set) var color: ColorMode?

  package init() {}

  /// Finds options that have no effect alone.
  func validate() throws(UsageError) {
    if isVerbose, !wantsVersion { throw .needs("--verbose", "--version") }
  }

  package static let options: [CommandOption<GlobalOptions>] = [
    .flag("help", short: "h", .global, "show this help") { $0.wantsHelp = true },
    .flag("version", short: "V", .global, "show the version") { $0.wantsVersion = true },
    .flag("verbose", .global, "with --version: its commit, its system, and how much it knows") { $0.isVerbose = true },
    .flag("quiet", short: "q", .global, "print nothing on success, and only findings on failure") { $0.isQuiet = true },
    .value("color", .word("WHEN"), .global, "colour the text for people") { $0.color = $1 },
    .flag("no-color", .global, "the same as --color never") { $0.color = .never },
  ]
}
