internal import CapturePlanning
internal import CaptureReports

/// Checks graphs on the profiles that were asked for.
struct GraphChecker {
  /// What went wrong while profile files were read.
  private(set) var status = ExitStatus.success

  /// The profiles that graphs were judged on, in the order of their first use.
  private(set) var usedProfiles: [DeviceProfile] = []
  private var catalog = ProfileCatalog()
  private let profiles: ProfileOptions
  private let options: CheckOptions
  private let infoPlists: InfoPlistLoader

  init(
    profiles: ProfileOptions, targets: TargetOptions, rules: RuleFilter, predicts: Bool = false, _ console: Console
  ) throws(UsageError) {
    self.profiles = profiles
    infoPlists = InfoPlistLoader(console.world.files)
    status = catalog.read(profiles.files, console)
    try ProfileSelection.check(profiles, catalog)
    var options = CheckOptions()
    options.targets = CostTargets(hardware: targets.hardwareCost, pressure: targets.systemPressureCost)
    options.selection = try RuleSelection(rules)
    options.predicts = predicts
    let today = console.world.today()
    options.today = CalendarDate(year: today.year, month: today.month, day: today.day)
    self.options = options
  }

  /// The report of one input.
  mutating func file(_ input: LoadedInput) -> FileReport {
    switch input.result {
    case .failure(let error): return FileReport(unreadable: input.name, reason: error.message)
    case .success(let source): return file(source)
    }
  }

  /// The report of one text.
  mutating func file(_ source: SourceText) -> FileReport {
    var reading = Planning.read(source, profiles: catalog.ids, infoPlist: infoPlists.beside(source.name))
    let selection = ProfileSelection(profiles, catalog, graph: reading.graph)
    if selection.isDefault, options.selection.includes("profile-defaulted") {
      reading = reading.adding(Self.defaulted(reading))
    }
    var results: [CheckResult] = []
    for id in selection.ids {
      guard let profile = catalog.profile(id) else { continue }
      if !usedProfiles.contains(where: { $0.id == id }) { usedProfiles.append(profile) }
      results.append(Planning.check(reading, on: profile, options: options))
    }
    return FileReport(reading, results: Self.withoutPartlyUsedIgnores(results))
  }

  /// An ignore is unused only where it is unused on every profile.
  private static func withoutPartlyUsedIgnores(_ results: [CheckResult]) -> [CheckResult] {
    let unused = results.map { result in result.findings.filter { $0.rule == "unused-ignore" } }
    guard results.count > 1, let first = unused.first(where: { !$0.isEmpty }) else { return results }
    let everywhere = first.filter { finding in unused.allSatisfy { $0.contains(finding) } }
    return results.map { result in
      var result = result
      result.findings.removeAll { $0.rule == "unused-ignore" && !everywhere.contains($0) }
      return result
    }
  }

  private static func defaulted(_ reading: GraphReading) -> Finding? {
    guard let graph = reading.graph else { return nil }
    let brace = SourceRange(graph.range.lowerBound, graph.range.lowerBound + 1)
    return Finding(
      rule: "profile-defaulted", severity: .warning,
      message: "no profile is named: checked on \(ProfileCatalog.defaultID)", range: brace, label: "needs 'profiles'",
      help: "write \"profiles\": [\"\(ProfileCatalog.defaultID)\"] in the graph, or choose with --profile; "
        + "`capplan profiles` lists them")
  }

  /// The status that a report's findings ask for.
  func status(of report: Report, _ threshold: FailThreshold) -> ExitStatus {
    var status = ExitStatus.success
    for file in report.files {
      guard case .checked(let reading, let results) = file.content else {
        status = status.worse(.unusable)
        continue
      }
      if reading.isUnreadable { status = status.worse(.unusable) }
      let least = threshold.severity
      if file.findings.contains(where: { $0.finding.severity >= least }) { status = status.worse(.findings) }
      if threshold == .unverified, results.contains(where: { $0.verdict == .unverified }) {
        status = status.worse(.findings)
      }
    }
    return status
  }
}

extension FailThreshold {
  /// The least severity that fails.
  fileprivate var severity: Severity {
    switch self {
    case .error, .unverified: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

extension RuleSelection {
  /// What the command line selects; an alias stands for its rule.
  init(_ filter: RuleFilter) throws(UsageError) {
    self.init()
    for id in filter.named where Rule.named(id.rawValue) == nil {
      throw .unknownName(.rule, id.rawValue, known: Rule.all.map(\.id.rawValue))
    }
    func ids(_ choices: [RuleChoice]) -> Set<Rule.ID> {
      Set(
        choices.compactMap { choice in
          if case .rule(let id) = choice { Rule.named(id.rawValue)?.id } else { nil }
        })
    }
    if !filter.select.isEmpty, !filter.select.contains(.all) { selected = ids(filter.select) }
    if filter.ignore.contains(.all) { selected = [] }
    ignored = ids(filter.ignore)
  }
}
