import CaptureModel
import CapturePlanning
package import CaptureReports
package import CaptureSession

/// What `--show` takes: a part of a text report, or all of them.
package enum ShowOption: String, WordValue {
  case predictions, notes, guards, sources, all

  /// The parts that it names.
  var parts: [ShownPart] { ShownPart(rawValue: rawValue).map { [$0] } ?? ShownPart.allCases }
}

/// `capplan check`: lint capture graphs against device profiles.
package struct CheckCommand: Subcommand, TakesPlanRequest, TakesBaseline,
  WalksDirectories
{
  package var operands: [String] = []
  package var profiles = ProfileOptions()
  package var files = FileOptions()
  package var aims = PlanAims()
  package private(set) var format = CheckFormat.text
  package private(set) var outputs: [ReportRequest] = []

  /// The outputs that settings ask for; each is written so that the next run recognizes it.
  private var outputsOfSettings: Set<Destination> = []
  package private(set) var failOn: FailThreshold?
  package private(set) var rules = RuleOptions()
  package var baseline = BaselineOptions()
  package private(set) var fixes = false
  package private(set) var takesUnsafeFixes = false
  package private(set) var showsDiff = false
  package private(set) var shown: Set<ShownPart> = []
  package private(set) var showsStatistics = false
  package private(set) var exitsZero = false
  package private(set) var excluded: [String] = []
  package private(set) var forcesExclusion = false
  package private(set) var standardInputName = "<stdin>"

  package init() {}

  package static let page = CommandPage(
    name: "check",
    summary: "Lint capture graphs against device profiles",
    operands: .any(.path),
    examples: [
      .init("capplan check", "check ./graph.json"),
      .init("capplan check --profile all graphs/", "a folder's graphs on every device"),
      .init("capplan check -f concise --fail-on warning", "one line a finding, for an editor; warnings fail too"),
      .init("capplan check -o json=report.json", "text here, JSON in a file"),
      .init("capplan check --diff", "see what can be fixed safely"),
      .init("capplan check --fix", "fix it"),
      .init("capplan check --show predictions", "and what the system will do"),
      .init("capplan check --show notes,sources", "each note whole, and what verdicts are based on"),
      .init("capplan check --write-baseline known.json", "from now on with --baseline known.json"),
    ],
    details: [
      """
      PATH is a graph, a directory (every graph.json and *.graph.json in it that is not hidden), a quoted pattern with *, ** and ?, \
      or - for standard input; left out, the 'paths' of the settings, else ./graph.json. A file named twice is checked once.
      """,
      """
      Settings come from the .capplan.json in a graph's folder or the nearest folder above it; for standard input, \
      from the working directory. Each graph uses its own for profiles, trust, targets, rate and rules. failOn, \
      baseline, reports and paths come from those of the working directory. Options win over settings. capplan config \
      shows them.
      """,
      """
      --unsafe-fixes makes fixes that may change what is meant. A finding with several fixes keeps them and is \
      listed. With --select RULE, the gentlest of several is made: asking first, where that helps; else giving a setting \
      up; removing an element, hiding a finding and following a note come last.
      """,
    ])

  package static let options: [CommandOption<CheckCommand>] =
    [
      .value("format", short: "f", .word("FORMAT"), .common, "the form of the report") { $0.format = $1 },
      .value("fail-on", .word("LEVEL"), .common, "exit 1 from this severity on") { $0.failOn = $1 },
      .list("select", .rule, .common, "only these rules, or 'all'") { $0.rules.selected.append($1) },
      .list("ignore", .rule, .common, "all but these rules") { $0.rules.ignored.append($1) },
      .flag("pedantic", .common, "the rules too that are off by default") { $0.rules.isPedantic = true },
      .flag("diff", .common, "show what --fix would change, and change nothing") { $0.showsDiff = true },
      .flag("fix", .common, "apply the safe fixes in place") { $0.fixes = true },
      .flag("unsafe-fixes", .common, "with --fix or --diff: the other fixes too, where it is clear which one") {
        $0.takesUnsafeFixes = true
      },
      .repeated("exclude", .text("GLOB"), .common, "leave out files found that match: a name, or a path with *, **, ?")
      {
        $0.excluded.append($1)
      },
      .flag("force-exclude", .common, "leave out matching files even if they are named") { $0.forcesExclusion = true },
      .baseline,
      .writeBaseline,
      .updateBaseline,
      .noIgnores,
    ] + CommandOption.judging() + CommandOption.minimums + [
      .repeated("output", short: "o", .report, .output, "write the report to a file; with FORMAT=, one more report") {
        $0.outputs.append($1)
      },
      .list("show", .word("WHAT"), .output, "say more in the text; JSON always does") { (command, what: ShowOption) in
        command.shown.formUnion(what.parts)
      },
      .flag("statistics", .output, "count the findings of each rule") { $0.showsStatistics = true },
      .flag("exit-zero", .output, "exit 0 instead of 1") { $0.exitsZero = true },
      .value("stdin-filename", .text("NAME"), .output, "the file that standard input stands for") {
        $0.standardInputName = $1
      },
    ]

  package func validate() throws(UsageError) {
    try StandardInputUse.check(operands + profiles.files)
    try StandardInputUse.check(operands, inPlace: fixes && !showsDiff ? "--fix" : nil)
    if takesUnsafeFixes, !fixes, !showsDiff { throw .needs("--unsafe-fixes", "--fix") }
    try baseline.validate(changesNothing: showsDiff)
    if showsDiff, !outputs.isEmpty { throw .conflict("--diff", "--output") }
    if showsDiff, format != .text { throw .conflict("--diff", "--format") }
    guard !outputs.isEmpty else { return }
    var seen: Set<Destination> = []
    for report in reports where !seen.insert(report.destination).inserted {
      throw .sameDestination(report.destination.name)
    }
  }

  /// Every report to write: those of `--output`, and one on standard output unless an `--output` without a format has
  /// sent it elsewhere.
  package var reports: [(format: CheckFormat, destination: Destination)] {
    let asked = outputs.map { (format: $0.format ?? format, destination: $0.destination) }
    let isElsewhere = outputs.contains { $0.format == nil || $0.destination == .standardOutput }
    return isElsewhere ? asked : [(format, .standardOutput)] + asked
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    var finder = SettingsFinder(console, files)
    let settings = RunSettings(
      try finder.index(for: nil).map { finder.files[$0] }, failOn: failOn, operands: operands, baseline: baseline,
      outputs: outputs)
    var command = self
    command.operands = settings.inputs
    command.outputs += settings.outputs
    command.outputsOfSettings = Set(settings.outputs.map(\.destination))
    command.baseline.file = settings.baselineFile
    try command.baseline.validateUpdate()
    return try command.check(settings, finder, console)
  }

  /// Runs the check with the settings of the run.
  private func check(
    _ settings: RunSettings, _ finder: SettingsFinder, _ console: Console
  ) throws(UsageError) -> ExitStatus {
    var request = GraphRequest(
      profiles: profiles, aims: aims, rules: rules)
    request.reportsProfileFiles = true
    request.options.predicts = predicts
    request.options.triesFixes = true
    request.options.appliesIgnores = !baseline.hidesNothing
    var checker = try GraphChecker(request, finder, console)
    let inputs = InputLoader(
      console.world, standardInputName: standardInputName, excluding: Exclusion(excluded, isForced: forcesExclusion),
      followsLinks: files.followsLinks
    ).load(operands)
    if inputs.isEmpty { console.complain("note: nothing to check: everything named is excluded") }
    try checker.findSettings(of: inputs)
    let paths = try paths(of: inputs, checker, settings, console)
    var known = CheckBaseline(baseline, console)
    let unreadable = console.complain(ofUnreadable: inputs)
    var (files, status) = ([FileReport](), unreadable)
    if fixes || showsDiff {
      let maker = FixMaker(
        console: console, showsDiff: showsDiff, takesUnsafe: takesUnsafeFixes,
        choice: FixChoice(takesUnsafe: takesUnsafeFixes, rules))
      let fixed = try maker.run(inputs, &checker)
      (files, status) = (fixed.files, status.worse(fixed.status))
    } else {
      files = try checker.files(inputs)
    }
    try paths?.check(files)
    files = checker.faultyProfiles + known.sift(files, of: inputs)
    status = status.worse(checker.status).worse(known.status)
    let end = finish(files, status, settings.failOn.value, console, isSilent: showsDiff)
    return known.finish(looksFor: checker.reports).worse(end)
  }

  /// A check that no output overwrites an input; `nil` if nothing is written.
  private func paths(
    of inputs: [LoadedInput], _ checker: GraphChecker, _ settings: RunSettings, _ console: Console
  ) throws(UsageError) -> OutputPathCheck? {
    if outputs.isEmpty && baseline == BaselineOptions() { return nil }
    var paths = OutputPathCheck(console, beside: checker.filesRead)
    for input in inputs where input.isRead { try paths.take(input) }
    if let file = baseline.file { try paths.take(file) }
    for report in reports {
      do throws(UsageError) { try paths.take(report.destination) } catch {
        throw settings.placed(error, of: report.destination, console)
      }
    }
    for report in settings.outputs {
      guard let format = report.format, case .file(let path) = report.destination else { continue }
      if !EarlierReport.mayBeReplaced(path, by: format, console.world.files) {
        throw settings.placed(
          .noEarlierReport(path: path, format: format.rawValue), of: report.destination, console)
      }
    }
    try paths.take(baseline.written.map { Destination($0) })
    return paths
  }

  /// Whether any report contains predictions, which take time to compute.
  private var predicts: Bool { shown.contains(.predictions) || reports.contains { $0.format.hasPredictions } }

  private func finish(
    _ files: [FileReport], _ status: ExitStatus, _ failOn: FailThreshold, _ console: Console, isSilent: Bool
  ) -> ExitStatus {
    let report = Report(tool: .capplan, files: files)
    var written = status
    let found = failOn.status(of: report)
    let isQuiet = console.globals.isQuiet && written.worse(found) == .success
    if isSilent, found == .findings, !exitsZero {
      // Standard output has only the diff, so findings that fail the check go to standard error.
      let failing = ConciseRenderer(from: failOn.leastTold, showsDoubts: failOn == .unverified)
      console.note(failing.render(report.readable))
    }
    let end = written.worse(exitsZero && found == .findings ? .success : found)
    let renderer = CheckRenderer(
      failOn: failOn, shows: shown, showsStatistics: showsStatistics, end: end,
      console: console)
    for (format, destination) in isSilent ? [] : reports {
      // If there is nothing to report, `--quiet` prints nothing for people.
      if isQuiet, format.isLog, destination == .standardOutput { continue }
      var text = renderer.render(report, format, to: destination)
      if outputsOfSettings.contains(destination) { text = EarlierReport.recognizable(text, as: format) }
      written = written.worse(console.write(text, to: destination, as: format == .github ? .commands : .text))
    }
    return written.worse(end)
  }
}
