import CaptureModel
import CaptureReports
import JSONSource

/// `capplan profiles`: list the device profiles, or show one.
package struct ProfilesCommand: Subcommand, TakesProfileFiles, TakesSettings {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package private(set) var format = ListFormat.text
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "profiles",
    summary: "List the device profiles, or show one: cameras, device sets, formats, provenance",
    operands: .atMostOne(Operand("ID", .words(.profiles))),
    examples: [
      .init("capplan profiles", "every profile in one line"),
      .init("capplan profiles iphone-xs", "all that is known of one device"),
    ],
    details: [
      "ID is an id, a model (iPhone16,1), a name (\"iPhone 15 Pro\"), or a glob ('iphone-15*'), which lists some of them."
    ])

  package static let options: [CommandOption<ProfilesCommand>] = [
    .value("format", short: "f", .word("FORMAT"), .common, "the form of the list") { $0.format = $1 },
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) },
    .profileFile,
    .profileFolder,
    .settings,
  ]

  package func validate() throws(UsageError) { try StandardInputUse.check(profiles.files) }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var catalog = ProfileCatalog()
    var status = ExitStatus.success
    var finder = SettingsFinder(console, files)
    let folders = ProfileFolders(console)
    var own: [String] = []
    if let index = try finder.index(for: nil) { own = try folders.files(of: finder.files[index]) }
    own += try folders.files(in: profiles.folders)
    status = catalog.read(own, areChosen: false, console)
    status = status.worse(catalog.read(profiles.files, console))
    console.tell(catalog.faulty)
    let name = operands.first ?? "all"
    let ids = catalog.directory.ids(named: name)
    if ids.isEmpty {
      // The missing profile may be in the file that can't be read.
      if status != .success { return status }
      if name == ProfileDirectory.deployable { throw .needs("'\(name)'", "a graph, which says the oldest system") }
      throw .unknownProfile(name, catalog.directory.miss(name, in: .commandLine))
    }
    if ids.count == 1, !Wildcard.isWild(name, readsSets: true) {
      guard let profile = catalog.profile(ids[0]), let document = catalog.document(of: ids[0]) else {
        return Self.defect(ids, console)
      }
      return status.worse(show(profile, document, catalog.filling(of: ids[0]), console))
    }
    let list = ids.compactMap { catalog.profile($0) }
    let renderer = renderer(console)
    let isOfAFile = list.last.map { last in catalog.fromFiles.contains { $0.id == last.id } } ?? false
    let text =
      format == .json
      ? renderer.renderListJSON(list, tool: .capplan)
      : renderer.renderList(list, options: isOfAFile ? profiles.sources : [])
    let broken = ids.filter { id in !list.contains { $0.id == id } }
    let written = status.worse(console.write(text, to: output))
    return broken.isEmpty ? written : written.worse(Self.defect(broken, console))
  }

  /// Reports bundled profiles that can't be read: a defect of capplan.
  private static func defect(_ ids: [String], _ console: Console) -> ExitStatus {
    console.complain(ofDefect: "bundled profiles that can't be read: \(ids.joined(separator: ", "))")
  }

  /// Shows one profile: as a text for people, or as its own document with the facts taken over from the bundled profile
  /// and from the device's family.
  private func show(
    _ profile: DeviceProfile, _ document: SourceText, _ filling: SourceText?, _ console: Console
  ) -> ExitStatus {
    if format == .text { return console.write(renderer(console).render(profile), to: output) }
    return console.write(
      renderer(console).renderDocument(document.bytes, of: profile, filledFrom: filling?.bytes), to: output)
  }

  private func renderer(_ console: Console) -> ProfileRenderer {
    let isColored = output == .standardOutput && console.isColored(.output)
    return ProfileRenderer(palette: isColored ? .ansi : .plain, width: console.width(of: .output))
  }
}
