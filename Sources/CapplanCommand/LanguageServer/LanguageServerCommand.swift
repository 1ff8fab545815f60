import CaptureModel
import CapturePlanning
package import CaptureSession
import JSONSource

/// `capplan lsp`: a language server on standard input and output.
package struct LanguageServerCommand: Subcommand, TakesPlanRequest,
  TakesSettings
{
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var rules = RuleOptions()

  package init() {}

  package static let page = CommandPage(
    name: "lsp",
    summary: "Serve an editor: findings, completion, hovers and fixes as you type",
    operands: .none,
    examples: [
      .init("capplan lsp", "as an editor starts it"),
      .init("capplan lsp --profile deployable", "judge every graph on the devices that its app runs on"),
    ],
    details: [
      """
      It speaks the Language Server Protocol 3.17 on standard input and output, for graphs, .capplan.json, profiles \
      and readings. Settings are found as in a check, and read again when a file changes. An editor may send profiles, \
      select and ignore in its own settings; options win over them.
      """,
      "The exit status is 0 if the editor sent 'shutdown' before 'exit', otherwise 1.",
    ])

  package static let options: [CommandOption<LanguageServerCommand>] =
    [
      .flag("stdio", .common, "the default; some editors pass it") { _ in },
      .list("select", .rule, .common, "as in a check") { $0.rules.selected.append($1) },
      .list("ignore", .rule, .common, "as in a check") { $0.rules.ignored.append($1) },
      .flag("pedantic", .common, "as in a check") { $0.rules.isPedantic = true },
      .profile,
      .profileFile,
      .profileFolder,
      .settings,
      .trust,
      .target,
      .pressureTarget,
    ] + CommandOption.minimums

  package func validate() throws(UsageError) {
    // Standard input belongs to the editor.
    try StandardInputUse.check(profiles.files + ["-"])
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var request = GraphRequest(
      profiles: profiles, aims: aims, rules: rules)
    request.options.triesFixes = true
    // Reports wrong names on the command line before the editor sends anything.
    do throws(UsageError) { _ = try GraphChecker(request, SettingsFinder(console, files), console) } catch {
      // What is wrong with settings or profile files was printed; the editor shows it at each graph.
      guard case .alreadyReported = error else { throw error }
    }
    let server = LanguageServer(console, request, files)
    return server.run()
  }
}
