/// `capplan profiles`: list the device profiles, or show one.
package struct ProfilesCommand: Subcommand, TakesProfileFiles {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package private(set) var format = ListFormat.text
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "profiles",
    summary: "List the device profiles, or show one: cameras, device sets, formats, provenance",
    operands: .atMostOne("ID"),
    examples: [
      .init("capplan profiles", "every profile in one line"),
      .init("capplan profiles iphone-xs", "all that is known of one device"),
    ])

  package static let options: [CommandOption<ProfilesCommand>] = [
    .value("format", short: "f", .word("FORMAT"), .common, "the form of the list") { $0.format = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .profileFile,
  ]

  package func validate() throws(UsageError) { try StandardInputUse.check(profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus { .success }
}
