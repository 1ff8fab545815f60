import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// Checks graphs on the profiles that were asked for.
struct GraphChecker {
  /// What went wrong while profile files were read.
  private(set) var status = ExitStatus.success

  /// The profiles that graphs were judged on, in the order of their first use.
  private(set) var usedProfiles: [DeviceProfile] = []
  private var catalog = ProfileCatalog()
  private let profiles: ProfileOptions
  let options: CheckOptions
  private let infoPlists: InfoPlistLoader
  private let world: World

  init(
    profiles: ProfileOptions, targets: TargetOptions, rules: RuleFilter, predicts: Bool = false,
    looksAround: Bool = false, _ console: Console
  ) throws(UsageError) {
    self.profiles = profiles
    world = console.world
    infoPlists = InfoPlistLoader(world.files)
    status = catalog.read(profiles.files, console)
    try ProfileSelection.check(profiles, catalog)
    var options = CheckOptions()
    options.targets = CostTargets(hardware: targets.hardwareCost, pressure: targets.systemPressureCost)
    options.selection = try RuleSelection(rules)
    options.predicts = predicts
    options.looksAround = looksAround
    let today = world.today()
    options.today = CalendarDate(year: today.year, month: today.month, day: today.day)
    self.options = options
  }

  /// A graph that was read, and the profiles to judge it on.
  private struct Job: Sendable {
    let reading: GraphReading
    let profiles: [String]
  }

  /// The report of one input.
  mutating func file(_ input: LoadedInput) -> FileReport { files([input])[0] }

  /// The report of one text.
  mutating func file(_ source: SourceText) -> FileReport { files([source])[0] }

  /// The reports of inputs, in their order.
  mutating func files(_ inputs: [LoadedInput]) -> [FileReport] {
    var reports = files(inputs.compactMap { input in try? input.result.get() })[...]
    return inputs.map { input in
      if case .failure(let error) = input.result {
        return FileReport(unreadable: input.name, reason: error.message)
      }
      return reports.removeFirst()
    }
  }

  /// The reports of texts, in their order: all are read, then each is checked on each of its profiles.
  private mutating func files(_ sources: [SourceText]) -> [FileReport] {
    let bytes = sources.map { $0.bytes.count }
    let jobs = world.mapConcurrently(sources.count, bytes: bytes.reduce(0, +)) { [self] in
      job(reading(sources[$0], infoPlists.beside(sources[$0].name)))
    }
    return reports(jobs)
  }

  /// The reports of graphs that were read, each checked on each of its profiles.
  private mutating func reports(_ jobs: [Job]) -> [FileReport] {
    // The checks one after the other: which job each is of, and on which of the profiles in use.
    var owners: [Int] = []
    var choices: [Int] = []
    var ends: [Int] = []
    var work = 0
    for (place, job) in jobs.enumerated() {
      for id in job.profiles {
        guard let profile = use(id) else { continue }
        owners.append(place)
        choices.append(profile)
        work += job.reading.source.bytes.count
      }
      ends.append(owners.count)
    }
    let results = world.mapConcurrently(owners.count, bytes: work) { [owners, choices, usedProfiles, options] check in
      Planning.check(jobs[owners[check]].reading, on: usedProfiles[choices[check]], options: options)
    }
    return world.mapConcurrently(jobs.count, bytes: work) { [ends] place in
      let own = results[(place == 0 ? 0 : ends[place - 1])..<ends[place]]
      return FileReport(jobs[place].reading, results: Self.withoutPartlyUsedIgnores(Array(own)))
    }
  }

  private func reading(
    _ source: SourceText, _ infoPlist: @escaping (_ path: String) -> InfoPlistReading
  ) -> GraphReading {
    Planning.read(source, profiles: catalog.ids, infoPlist: infoPlist)
  }

  /// What to check of a graph: on the given profiles, else on those that were asked for, else on those that it names.
  private func job(_ reading: GraphReading, on ids: [String]? = nil) -> Job {
    let selection = ProfileSelection(profiles, catalog, graph: reading.graph)
    let ids = ids ?? selection.ids
    guard selection.isDefault, options.selection.includes("profile-defaulted") else {
      return Job(reading: reading, profiles: ids)
    }
    return Job(reading: reading.adding(Self.defaulted(reading, on: ids)), profiles: ids)
  }

  /// The reports of two graphs on the same profiles: those that were asked for, else all that either names.
  mutating func pair(_ old: ComparedGraph?, _ new: ComparedGraph?) -> (old: FileReport?, new: FileReport?) {
    let readings = [old, new].map { graph in graph.flatMap { reading(of: $0) } }
    let selections = readings.compactMap { $0 }.map { ProfileSelection(profiles, catalog, graph: $0.graph) }
    var ids: [String] = []
    for selection in selections where !selection.isDefault { ids += selection.ids.filter { !ids.contains($0) } }
    if ids.isEmpty { ids = selections.first(where: \.isDefault)?.ids ?? [] }
    var reports: [FileReport?] = []
    for (graph, reading) in zip([old, new], readings) {
      if let reading {
        reports += self.reports([job(reading, on: ids)])
      } else {
        reports.append(graph.map { file($0.input) })
      }
    }
    return (reports[0], reports[1])
  }

  private func reading(of graph: ComparedGraph) -> GraphReading? {
    guard case .success(let source) = graph.input.result else { return nil }
    return reading(source, InfoPlistLoader(graph.files).beside(graph.place))
  }

  /// The place of a profile among those in use; `nil` where there is none of this id.
  private mutating func use(_ id: String) -> Int? {
    if let place = usedProfiles.firstIndex(where: { $0.id == id }) { return place }
    guard let profile = catalog.profile(id) else { return nil }
    usedProfiles.append(profile)
    return usedProfiles.count - 1
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

  private static func defaulted(_ reading: GraphReading, on ids: [String]) -> Finding? {
    guard let graph = reading.graph else { return nil }
    let brace = SourceRange(graph.range.lowerBound, graph.range.lowerBound + 1)
    return Finding(
      rule: "profile-defaulted", severity: .warning,
      message: "no profile is named: checked on \(ids.joined(separator: ", "))", range: brace,
      label: "needs 'profiles'",
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
  var severity: Severity {
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
    for id in filter.named where Rule.named(id.rawValue) == nil {
      throw .unknownName(.rule, id.rawValue, known: Rule.all.map(\.id.rawValue))
    }
    func ids(_ choices: [RuleChoice]) -> [RuleID] {
      choices.compactMap { choice in
        if case .rule(let id) = choice { Rule.named(id.rawValue)?.id } else { nil }
      }
    }
    if filter.ignore.contains(.all) {
      self.init([])
    } else {
      let selectsAll = filter.select.isEmpty || filter.select.contains(.all)
      self.init(selectsAll ? nil : ids(filter.select), ignoring: ids(filter.ignore))
    }
  }
}
