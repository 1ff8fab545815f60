import CapturePlanning
import CaptureReports
package import CaptureSession
import JSONSource
import RuleKit

/// The formats of a comparison.
package enum ComparisonFormat: String, WordValue {
  case text, markdown, json
}

/// `capplan diff`: how a change affects findings and costs.
package struct DiffCommand: Subcommand, TakesPlanRequest, TakesBaseline, WalksDirectories {
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = ComparisonFormat.text
  package private(set) var output = Destination.standardOutput
  package private(set) var revision: String?
  package private(set) var allowedIncrease: Double?
  package private(set) var failOn: FailThreshold?
  package private(set) var rules = RuleOptions()
  package var baseline = BaselineOptions()
  package private(set) var standardInputName = "<stdin>"

  package init() {}

  package static let page = CommandPage(
    name: "diff",
    summary: "Show how a change affects findings and costs (for pull requests)",
    operands: .two(Operand("OLD", .graphs), Operand("NEW", .graphs)),
    examples: [
      .init("capplan diff old.json new.json", "two graphs"),
      .init("capplan diff --git main graph.json", "a graph against its past"),
      .init("capplan diff --git main -f markdown .", "all graphs, as a comment"),
      .init("capplan diff --fail-on-cost-increase 0.05 a b", "fail where a cost rises more"),
    ],
    details: [
      """
      OLD and NEW are two graphs, or two directories, whose graphs are matched by their relative paths; - is standard \
      input. With --git all arguments are NEW, graphs, directories and patterns (left out, the 'paths' of the settings, \
      else ./graph.json), and OLD is what stood at their paths in that \
      revision, with the Info.plist of that revision; a graph that was not there is new, unless git finds that it was \
      renamed. Submodules are left out.
      """,
      """
      A finding is the same where a rule says the same of the same input, output or connection, wherever it stands. \
      Exit status 1: NEW has an error that OLD has not, or a cost rose by more than --fail-on-cost-increase allows \
      (0: any rise). A cost that is not known on both sides has not risen. Without --profile both graphs are judged \
      on every profile that NEW names; one that only OLD names is no longer checked.
      """,
      """
      A finding that is gone only because a fact is missing for NEW is neither fixed nor new, but no longer certain. \
      One of NEW that the baseline knows (--baseline, or 'baseline' of the settings) is counted, not shown, and does \
      not fail.
      """,
    ])

  package static let options: [CommandOption<DiffCommand>] =
    [
      .value("git", .revision, .common, "compare NEW with its version in a git revision") { $0.revision = $1 },
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the comparison") { $0.format = $1 },
      .value("fail-on", .word("LEVEL"), .common, "exit 1 for new findings from this severity on") { $0.failOn = $1 },
      .value("fail-on-cost-increase", .increase, .common, "exit 1 if a cost rises by more than N on a profile") {
        $0.allowedIncrease = $1
      },
      .list("select", .rule, .common, "only these rules, or 'all'") { $0.rules.selected.append($1) },
      .list("ignore", .rule, .common, "all but these rules") { $0.rules.ignored.append($1) },
      .flag("pedantic", .common, "the rules too that are off by default") { $0.rules.isPedantic = true },
      .baseline,
    ] + CommandOption.judging() + CommandOption.minimums + [
      .value("output", short: "o", .file, .output, "write to a file") { $0.output = Destination($1) },
      .value("stdin-filename", .text("NAME"), .output, "the file that standard input stands for") {
        $0.standardInputName = $1
      },
    ]

  package func validate() throws(UsageError) {
    try StandardInputUse.check(operands + profiles.files)
    guard revision == nil else {
      if operands.contains("-") { throw .conflict("--git", "standard input") }
      return
    }
    if operands.count < 2 { throw .missingOperand(operands.isEmpty ? "OLD" : "NEW") }
    if operands.count > 2 { throw .unexpectedOperand(operands[2], accepted: 2) }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var request = GraphRequest(profiles: profiles, aims: aims, rules: rules)
    request.options.predicts = format == .json
    var finder = SettingsFinder(console, files)
    let settings = RunSettings(
      try finder.index(for: nil).map { finder.files[$0] }, failOn: failOn, operands: operands, baseline: baseline)
    var checker = try GraphChecker(request, finder, console)
    let pairs = try pairs(settings, console)
    for pair in pairs {
      guard let graph = pair.new ?? pair.old else { continue }
      try checker.findSettings(of: graph.input.name, at: graph.path)
    }
    let inputs = pairs.flatMap { [$0.old?.input, $0.new?.input].compactMap { $0 } }
    try keepApart(inputs, beside: checker.filesRead + [settings.baselineFile].compactMap { $0 }, console)
    let unreadable = console.complain(ofUnreadable: inputs)
    var known = settings.baselineFile.map { BaselineFile($0, console) }
    let graphs = try pairs.map { pair throws(UsageError) in try compare(pair, &checker, &known) }
    let comparison = Comparison(tool: .capplan, graphs: graphs)
    let status = unreadable.worse(checker.status).worse(known?.status ?? .success)
      .worse(status(of: comparison, settings.failOn.value))
    tellReasons(comparison, settings.failOn.value, console)
    // If there is nothing to report, `--quiet` prints nothing for people.
    let isSilent = console.globals.isQuiet && status == .success && format == .text && output == .standardOutput
    return isSilent ? status : console.write(render(comparison, console), to: output).worse(status)
  }

  /// The graphs before and after; prints which were left out.
  private func pairs(_ settings: RunSettings, _ console: Console) throws(UsageError) -> [GraphPairs.Pair] {
    var loader = GraphPairs(
      world: console.world, standardInputName: standardInputName, followsLinks: files.followsLinks)
    let pairs =
      if let revision {
        try loader.load(settings.inputs, since: revision)
      } else {
        try loader.load(old: operands[0], new: operands[1])
      }
    for remark in loader.remarks { console.complain(remark) }
    return pairs
  }

  private func compare(
    _ pair: GraphPairs.Pair, _ checker: inout GraphChecker, _ baseline: inout BaselineFile?
  ) throws(UsageError) -> GraphComparison {
    let reports = try checker.pair(pair.old, pair.new)
    let name = (pair.new ?? pair.old)?.input.name ?? ""
    var known = KnownFindings()
    if let file = reports.new, let input = pair.new?.input { known = baseline?.known(in: file, of: input) ?? known }
    return GraphComparison(
      old: reports.old, new: reports.new, newlyChecked: reports.newlyChecked, known: known,
      aims: checker.policy(of: name).options.aims, aimsBefore: reports.aimsBefore,
      isAboutCosts: { Rule.isAboutCosts($0) })
  }

  /// Makes sure that the output overwrites nothing that is read.
  private func keepApart(_ inputs: [LoadedInput], beside others: [String], _ console: Console) throws(UsageError) {
    guard output != .standardOutput else { return }
    var paths = OutputPathCheck(console, beside: others)
    try paths.take(output)
    for input in inputs where input.isRead {
      // OLD and NEW may be the same file, but the output may not overwrite either.
      var paths = OutputPathCheck(console)
      try paths.take(input)
      try paths.take(output)
    }
  }

  /// Prints why the run fails, where the form that was asked for is no text for people.
  private func tellReasons(_ comparison: Comparison, _ failOn: FailThreshold, _ console: Console) {
    if format != .text, let allowedIncrease {
      for rise in comparison.costIncreases(past: allowedIncrease) { console.complain(rise) }
    }
    if failOn == .unverified {
      for doubt in comparison.newDoubts { console.complain(doubt) }
    }
  }

  private func status(of comparison: Comparison, _ failOn: FailThreshold) -> ExitStatus {
    var status = ExitStatus.success
    if comparison.graphs.contains(where: { !$0.isComparable }) { status = .unusable }
    if comparison.hasNewFindings(from: failOn.severity) { status = status.worse(.findings) }
    if failOn == .unverified, comparison.hasNewDoubts { status = status.worse(.findings) }
    if let allowedIncrease, comparison.hasCostIncrease(past: allowedIncrease) { status = status.worse(.findings) }
    return status
  }

  private func render(_ comparison: Comparison, _ console: Console) -> String {
    let isColored = output == .standardOutput && console.isColored(.output)
    let renderer = ComparisonRenderer(
      palette: isColored ? .ansi : .plain, width: console.width(of: .output), isQuiet: console.globals.isQuiet)
    switch format {
    case .json: return renderer.renderJSON(comparison)
    case .markdown: return renderer.renderMarkdown(comparison, allowedIncrease: allowedIncrease)
    case .text: return renderer.render(comparison, allowedIncrease: allowedIncrease)
    }
  }
}
