import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import JSONSource

/// `capplan init`: write a starter graph.
package struct InitCommand: Subcommand, TakesProfiles {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package private(set) var listsTemplates = false
  package private(set) var destination = Destination.standardOutput
  package private(set) var overwrites = false

  package init() {}

  package static let page = CommandPage(
    name: "init",
    summary: "Write a starter graph",
    operands: .atMostOne(Operand("TEMPLATE", .words(words))),
    examples: [
      .init("capplan init pip > graph.json", "picture in picture"),
      .init("capplan init pip --profile iphone-13-pro", "for another device"),
      .init("capplan init lidar -o depth.graph.json", "to a file, but never over an existing one"),
      .init("capplan init list", "the templates"),
    ],
    details: [
      "TEMPLATE is one of \(StarterTemplate.allCases.map(\.rawValue).joined(separator: ", ")); 'list' lists them.",
      """
      Editors complete and check the graph by the schema that it names: capplan schema graph -o \
      capture-graph.schema.json writes it beside the graph.
      """,
    ])

  package static let options: [CommandOption<InitCommand>] = [
    .flag("list", .common, "list the templates") { $0.listsTemplates = true },
    .value("output", short: "o", .file, .common, "write to a file instead of standard output") {
      $0.destination = Destination($1)
    },
    .profile(leftOut: "the one that the template is made for"),
    .flag("force", .common, "overwrite an existing file") { $0.overwrites = true },
  ]

  package func validate() throws(UsageError) { _ = try template }

  /// The word that lists the templates instead of naming one.
  private static let list = "list"

  private static var words: [Completion.Word] {
    StarterTemplate.allCases.map { Completion.Word($0.rawValue, $0.purpose) } + [Completion.Word(list, "list them")]
  }

  /// The requested template.
  package var template: StarterTemplate {
    get throws(UsageError) {
      guard let name = operands.first, name != Self.list else { return .pip }
      guard let template = StarterTemplate(rawValue: name) else {
        throw .unknownName(.template, name, known: StarterTemplate.allCases.map(\.rawValue))
      }
      return template
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    if listsTemplates || operands.first == Self.list { return console.write(Self.templates) }
    try ProfileSelection.check(profiles, ProfileCatalog(), after: .success)
    let text = try template.text(for: profiles.choices)
    if !console.globals.isQuiet { tellMisfits(of: text, console) }
    guard case .file(let path) = destination, !overwrites else { return console.write(text, to: destination) }
    do throws(FileError) {
      try console.write(path, Array(text.utf8), .creating)
      return .success
    } catch .alreadyExists {
      console.complain("\(destination.name) exists already; --force overwrites it")
    } catch {
      console.complain("can't write \(destination.name): \(error.reason)")
    }
    return .unusable
  }

  /// Prints on which of the requested devices the template's graph certainly can't run.
  private func tellMisfits(of text: String, _ console: Console) {
    var catalog = ProfileCatalog()
    let reading = Planning.read(SourceText(text), profiles: catalog.directory) { _ in .unreadable("is not named") }
    let ids = profiles.choices.flatMap { catalog.directory.ids(named: $0, for: reading.graph?.deploymentTarget) }
    let misfits = ids.filter { id in
      catalog.profile(id).map { Planning.check(reading, on: $0, options: CheckOptions()).verdict == .cannotRun }
        ?? false
    }
    guard !misfits.isEmpty else { return }
    console.complain(
      "note: the graph can't run on \(ProfileList.text(misfits, among: catalog.ids)); capplan check says why")
  }

  private static var templates: String {
    let width = StarterTemplate.allCases.map(\.rawValue.count).max() ?? 0
    return StarterTemplate.allCases.map { template in
      template.rawValue + String(repeating: " ", count: width + 2 - template.rawValue.count) + template.purpose + "\n"
    }.joined()
  }
}
