import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// Checks graphs on the profiles of the command line.
struct GraphChecker {
  /// What went wrong while profile files were read.
  private(set) var status = ExitStatus.success

  /// The profiles that graphs were judged on, in the order of their first use.
  private(set) var usedProfiles: [DeviceProfile] = []
  private var catalog = ProfileCatalog()
  private let profiles: ProfileOptions
  let options: CheckOptions

  /// The order of the devices where each graph is judged on all that may run it; else none but that of the asking.
  var order: [String] {
    profiles.isFleet || profiles.choices == [ProfileDirectory.deployable] ? catalog.ids : []
  }

  /// The ids of the profiles that are named one by one, on the command line or in the graph.
  func named(in graph: CaptureGraph?) -> Set<String> { ProfileSelection.named(profiles, catalog, graph: graph) }

  /// Whether the findings of a rule are reported.
  func reports(_ rule: RuleID) -> Bool { options.selection.includes(rule) }

  /// Whose devices something was said of.
  private var told: Set<DeploymentTarget> = []
  private let infoPlists: InfoPlistLoader
  private let console: Console
  private var world: World { console.world }

  init(
    profiles: ProfileOptions, targets: CostTargets, minimumRate: FrameRate? = nil, rules: RuleOptions,
    predicts: Bool = false, looksAround: Bool = false, triesFixes: Bool = false, appliesIgnores: Bool = true,
    _ console: Console
  ) throws(UsageError) {
    self.profiles = profiles
    self.console = console
    infoPlists = InfoPlistLoader(console.world.files)
    status = catalog.read(profiles.files, console)
    try ProfileSelection.check(profiles, catalog, after: status)
    var options = CheckOptions()
    options.targets = targets
    options.minimumFrameRate = minimumRate
    options.selection = try RuleSelection(rules)
    options.predicts = predicts
    options.looksAround = looksAround
    options.triesFixes = triesFixes
    options.appliesIgnores = appliesIgnores
    options.today = console.world.today()
    self.options = options
  }

  /// A graph that was read, and the profiles to judge it on.
  private struct Job: Sendable {
    let reading: GraphDocument
    let profiles: [String]
    let selection: ProfileSelection
  }

  /// The report of one input.
  mutating func file(_ input: LoadedInput) throws(UsageError) -> FileReport { try files([input])[0] }

  /// The report of one text.
  mutating func file(_ source: SourceText) throws(UsageError) -> FileReport { try files([source])[0] }

  /// The reports of inputs, in their order.
  mutating func files(_ inputs: [LoadedInput]) throws(UsageError) -> [FileReport] {
    var reports = try files(inputs.compactMap { input in try? input.result.get() })[...]
    return inputs.map { input in
      if case .failure(let error) = input.result {
        return FileReport(unreadable: input.name, reason: error.message)
      }
      return reports.removeFirst()
    }
  }

  /// The reports of texts, in their order: all are read, then each is checked on each of its profiles.
  private mutating func files(_ sources: [SourceText]) throws(UsageError) -> [FileReport] {
    let bytes = sources.map { $0.bytes.count }
    let progress = progress("reading graphs")
    let jobs = world.mapConcurrently(sources.count, bytes: bytes.reduce(0, +), progress: progress) { [self] in
      job(reading(sources[$0], infoPlists.reader(for: sources[$0].name)))
    }
    for job in jobs { try job.selection.check(job.reading) }
    tellUndated(jobs)
    return reports(jobs)
  }

  /// The reports of graphs that were read, each checked on each of its profiles.
  private mutating func reports(_ jobs: [Job]) -> [FileReport] {
    // A check is one job on one profile: its indices in `jobs` and in `usedProfiles`, and where each job's checks end.
    var owners: [Int] = []
    var choices: [Int] = []
    var ends: [Int] = []
    var work = 0
    for (index, job) in jobs.enumerated() {
      for id in job.profiles {
        guard let profile = use(id) else { continue }
        owners.append(index)
        choices.append(profile)
        work += job.reading.source.bytes.count
      }
      ends.append(owners.count)
    }
    let progress = progress("checking graphs")
    let results = world.mapConcurrently(owners.count, bytes: work, progress: progress) {
      [owners, choices, usedProfiles, options] check in
      Planning.check(jobs[owners[check]].reading, on: usedProfiles[choices[check]], options: options)
    }
    return world.mapConcurrently(jobs.count, bytes: work) { [ends] index in
      let own = results[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
      return FileReport(jobs[index].reading, results: Array(own).withoutPartlyUsedIgnores())
    }
  }

  private func progress(_ what: String) -> ProgressLine? {
    console.globals.isQuiet ? nil : ProgressLine(what, world)
  }

  private func reading(
    _ source: SourceText, _ infoPlist: @escaping (_ path: String) -> InfoPlistReading
  ) -> GraphDocument {
    let reading = Planning.read(source, profiles: catalog.directory, infoPlist: infoPlist)
    return catalog.lacksAnID ? reading.removing(DocumentFault.unknownProfile.id) : reading
  }

  /// The job for a graph: on the given profiles, else those of the command line, else those that the graph names.
  private func job(_ reading: GraphDocument, on ids: [String]? = nil) -> Job {
    let selection = ProfileSelection(profiles, catalog, graph: reading.graph)
    let ids = ids ?? selection.ids
    guard selection.isDefault else { return Job(reading: reading, profiles: ids, selection: selection) }
    let noted = reading.noting(defaultProfile: ProfileCatalog.defaultID, checkedOn: ids, options: options)
    return Job(reading: noted, profiles: ids, selection: selection)
  }

  /// The reports of two graphs on the same profiles: those of the command line, else all that either graph names.
  mutating func pair(
    _ old: ComparedGraph?, _ new: ComparedGraph?
  ) throws(UsageError) -> (old: FileReport?, new: FileReport?) {
    let readings = [old, new].map { graph in graph.flatMap { reading(of: $0) } }
    let known = readings.compactMap { $0 }
    let selections = known.map { ProfileSelection(profiles, catalog, graph: $0.graph) }
    // One that says which devices are deployable says it for both.
    if selections.allSatisfy({ $0.gap != nil }) {
      for (reading, selection) in zip(known, selections) { try selection.check(reading) }
    }
    tellUndated(known.map { job($0) })
    var ids: [String] = []
    for selection in selections where !selection.isDefault { ids += selection.ids.filter { !ids.contains($0) } }
    if ids.isEmpty { ids = selections.first(where: \.isDefault)?.ids ?? [] }
    var reports: [FileReport?] = []
    for (graph, reading) in zip([old, new], readings) {
      if let reading {
        reports += self.reports([job(reading, on: ids)])
      } else {
        try reports.append(graph.map { graph throws(UsageError) in try file(graph.input) })
      }
    }
    return (reports[0], reports[1])
  }

  /// Says which devices count as running a graph's oldest system though nobody knows whether they do, each once.
  private mutating func tellUndated(_ jobs: [Job]) {
    for job in jobs {
      guard let target = job.selection.deployable, told.insert(target).inserted, !console.globals.isQuiet,
        let remark = target.remark(on: job.selection.undated(in: catalog), among: catalog.directory.listings)
      else { continue }
      console.complain("note: \(remark)")
    }
  }

  private func reading(of graph: ComparedGraph) -> GraphDocument? {
    guard case .success(let source) = graph.input.result else { return nil }
    return reading(source, InfoPlistLoader(graph.files).reader(for: graph.path))
  }

  /// The index of a profile in `usedProfiles`, where it is added if need be; `nil` if no profile has this id.
  private mutating func use(_ id: String) -> Int? {
    if let index = usedProfiles.firstIndex(where: { $0.id == id }) { return index }
    guard let profile = catalog.profile(id, trusting: profiles.trust) else { return nil }
    usedProfiles.append(profile)
    return usedProfiles.count - 1
  }
}
