import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// Checks graphs on the profiles of the command line, each graph with its own settings.
struct GraphChecker {
  /// The worst status of reading the profile files.
  var status: ExitStatus { policies.reduce(.success) { $0.worse($1.status) } }

  /// The paths of the profile files (also of those in folders) and of the settings.
  var filesRead: [String] { policies.flatMap(\.filesRead) }

  /// The files that hold no usable profile, each once.
  var faultyProfiles: [FileReport] {
    var names: Set<String> = []
    return policies.flatMap(\.catalog.faulty).filter { names.insert($0.name).inserted }
  }

  /// The profiles that graphs were judged on, in the order of their first use.
  private(set) var usedProfiles: [DeviceProfile] = []

  /// The index of each profile in that order.
  private var placeOfProfile: [ProfileKey: Int] = [:]

  /// A profile, limited by one policy.
  private struct ProfileKey: Hashable {
    let id: String
    let policy: Int
  }

  /// The policies: the one of the working directory first, then others in the order their graphs come.
  private var policies: [GraphPolicy] = []

  /// The policy of each settings file, by the file's index; the key `nil` is for graphs without settings.
  private var policyOfSettings: [Int?: Int] = [:]

  /// The policy of each graph, by its name; a graph that is not listed has the first policy.
  private var policyOfName: [String: Int] = [:]
  private var finder: SettingsFinder
  private let request: GraphRequest

  /// The order of the devices if each graph is judged on every device that may run it; otherwise empty, for the order
  /// of the request.
  var order: [String] {
    let isOfAll = request.profiles.isFleet || request.profiles.choices == [ProfileDirectory.deployable]
    return isOfAll ? policies[0].catalog.ids : []
  }

  /// Whether findings of a rule are reported for every graph.
  func reports(_ rule: RuleID) -> Bool { policies.allSatisfy { $0.reports(rule) } }

  /// The targets for which the note on devices with an unknown last system was already printed.
  private var announced: Set<DeploymentTarget> = []
  private let infoPlists: InfoPlistLoader
  private let console: Console
  private var world: World { console.world }

  /// Creates a checker with the settings for the graph at a path, or with those of the working directory, until
  /// `findSettings(of:)` finds others.
  init(
    _ request: GraphRequest, _ finder: SettingsFinder, of path: String? = nil, _ console: Console
  ) throws(UsageError) {
    self.request = request
    self.finder = finder
    self.console = console
    infoPlists = InfoPlistLoader(console.world.files, within: Boundary(console.world.files))
    try add(settings: try self.finder.index(for: path))
  }

  private mutating func add(settings index: Int?) throws(UsageError) {
    policies.append(try GraphPolicy(request, index.map { finder.files[$0] }, console))
    policyOfSettings[index] = policies.count - 1
  }

  /// Finds the settings of the inputs; must be called before they are checked.
  mutating func findSettings(of inputs: [LoadedInput]) throws(UsageError) {
    // Standard input has the settings of the file that it is declared to be.
    for input in inputs where input.isRead { try findSettings(of: input.name, at: input.path ?? input.name) }
  }

  /// Finds the settings of the graph at a path; `name` is its name in reports.
  mutating func findSettings(of name: String, at path: String) throws(UsageError) {
    let index = try finder.index(for: path)
    if policyOfSettings[index] == nil { try add(settings: index) }
    let policy = policyOfSettings[index]
    // Graphs with the settings of the working directory, which most have, need no entry.
    policyOfName[name] = policy == 0 ? nil : policy
  }

  /// The policy of a graph, by the graph's name.
  func policy(of name: String) -> GraphPolicy { policies[policyOfName[name] ?? 0] }

  /// A graph that was read, with the profiles to judge it on.
  private struct Job: Sendable {
    let reading: GraphDocument
    let profiles: [String]
    let selection: ProfileSelection

    /// The index of the graph's policy, and the options that follow from it.
    let policy: Int
    let options: CheckOptions
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
        return FileReport(unreadable: input.name, address: input.address, reason: error.message)
      }
      return reports.removeFirst()
    }
  }

  /// The reports of texts, in their order: all texts are read, then each graph is checked on each of its profiles.
  private mutating func files(_ sources: [SourceText]) throws(UsageError) -> [FileReport] {
    let bytes = sources.map { $0.bytes.count }
    let progress = progress("reading graphs")
    let jobs = world.mapConcurrently(sources.count, bytes: bytes.reduce(0, +), progress: progress) { [self] in
      job(reading(sources[$0]))
    }
    for job in jobs { try job.selection.check(job.reading) }
    tellUndated(jobs)
    return reports(jobs)
  }

  /// The reports of graphs that were read, each checked on each of its profiles.
  private mutating func reports(_ jobs: [Job]) -> [FileReport] {
    var checks: [(job: Int, profiles: [Int])] = []
    for (index, job) in jobs.enumerated() {
      let profiles = job.profiles.compactMap { use($0, of: job.policy) }
      if !job.reading.isCheckable, !profiles.isEmpty {
        // No rule runs, so every device has the same findings.
        checks.append((index, profiles))
      } else {
        checks += profiles.map { (index, [$0]) }
      }
    }
    let work = checks.map { jobs[$0.job].reading.source.bytes.count }
    let results = results(work) { [checks, usedProfiles] index in
      let job = jobs[checks[index].job]
      return Planning.check(job.reading, on: usedProfiles[checks[index].profiles[0]], options: job.options)
    }
    var ofJob = [[CheckResult]](repeating: [], count: jobs.count)
    for (check, result) in zip(checks, results) {
      for profile in check.profiles { ofJob[check.job].append(result.on(usedProfiles[profile].id)) }
    }
    return world.mapConcurrently(jobs.count, bytes: work.reduce(0, +)) { [ofJob] index in
      FileReport(jobs[index].reading, results: ofJob[index].withoutPartlyUsedIgnores())
    }
  }

  /// How many bytes of graphs are checked before their findings are merged.
  private static let bytesOfATurn = 8 << 20

  /// The results of checks; `work` has the number of bytes that each check looks at.
  private func results(_ work: [Int], _ check: @escaping @Sendable (_ index: Int) -> CheckResult) -> [CheckResult] {
    let progress = progress("checking graphs")
    var results: [CheckResult] = []
    var pool = FindingPool()
    while results.count < work.count {
      let start = results.count
      var (end, bytes) = (start, 0)
      while end < work.count, bytes < Self.bytesOfATurn { (end, bytes) = (end + 1, bytes + work[end]) }
      let line = progress?.ofSteps(start..<end, of: work.count)
      results += world.mapConcurrently(end - start, bytes: bytes, progress: line) { check(start + $0) }
      // The results of a single turn take little memory, so they needn't share their text.
      if end < work.count || start > 0 {
        for index in start..<end { results[index] = pool.sharing(results[index]) }
      }
    }
    return results
  }

  private func progress(_ what: String) -> ProgressLine? {
    console.globals.isQuiet ? nil : ProgressLine(what, world)
  }

  /// Reads a text as a graph, with the Info.plist that it names.
  func reading(_ source: SourceText) -> GraphDocument { reading(source, infoPlists.reader(for: source.name)) }

  private func reading(
    _ source: SourceText, _ infoPlist: @escaping (_ path: String) -> InfoPlistReading
  ) -> GraphDocument {
    let policy = policy(of: source.name)
    let reading = Planning.read(source, profiles: policy.directory, infoPlist: infoPlist)
    return policy.catalog.lacksAnID ? reading.removing(DocumentFault.unknownProfile.id) : reading
  }

  /// The job for a graph: on the given profiles, or else on those of the command line, then the graph, then its
  /// settings.
  private func job(_ reading: GraphDocument, on ids: [String]? = nil, by policy: Int? = nil) -> Job {
    let policy = policy ?? policyOfName[reading.source.name] ?? 0
    let selection = policies[policy].selection(for: reading.graph)
    let options = policies[policy].options(for: reading.graph)
    let job = Job(
      reading: reading, profiles: ids ?? selection.ids, selection: selection, policy: policy, options: options)
    guard selection.isDefault else { return job }
    let noted = reading.noting(
      defaultProfile: ProfileCatalog.defaultID, checkedOn: job.profiles, lastSystem: ProfileCatalog.defaultLastSystem,
      options: options)
    return Job(reading: noted, profiles: job.profiles, selection: selection, policy: policy, options: options)
  }

  /// The reports of two graphs on the same profiles: those of the command line, or else all that either graph names.
  ///
  /// Both use the settings of the new graph, if there is one.
  mutating func pair(
    _ old: ComparedGraph?, _ new: ComparedGraph?
  ) throws(UsageError) -> (old: FileReport?, new: FileReport?) {
    let policy = (new ?? old).flatMap { policyOfName[$0.input.name] } ?? 0
    let readings = [old, new].map { graph in graph.flatMap { reading(of: $0) } }
    let known = readings.compactMap { $0 }
    let selections = known.map { policies[policy].selection(for: $0.graph) }
    // If one of the graphs says which devices are deployable, that is used for both.
    if selections.allSatisfy({ $0.gap != nil }) {
      for (reading, selection) in zip(known, selections) { try selection.check(reading) }
    }
    tellUndated(known.map { job($0, by: policy) })
    var ids: [String] = []
    for selection in selections where !selection.isDefault { ids += selection.ids.filter { !ids.contains($0) } }
    if ids.isEmpty { ids = selections.first(where: \.isDefault)?.ids ?? [] }
    var reports: [FileReport?] = []
    for (graph, reading) in zip([old, new], readings) {
      if let reading {
        reports += self.reports([job(reading, on: ids, by: policy)])
      } else {
        try reports.append(graph.map { graph throws(UsageError) in try file(graph.input) })
      }
    }
    return (reports[0], reports[1])
  }

  /// Prints, once for each target, which devices count as deployable although nobody knows their last system.
  private mutating func tellUndated(_ jobs: [Job]) {
    for job in jobs {
      guard let target = job.selection.deployable, announced.insert(target).inserted, !console.globals.isQuiet,
        let remark = policies[job.policy].remark(on: job.selection, for: target)
      else { continue }
      console.complain("note: \(remark)")
    }
  }

  private func reading(of graph: ComparedGraph) -> GraphDocument? {
    guard case .success(let source) = graph.input.result else { return nil }
    return reading(source, graph.infoPlists.reader(for: graph.path))
  }

  /// The index of a profile in `usedProfiles`, after adding it if necessary; `nil` if no profile has this id.
  private mutating func use(_ id: String, of policy: Int) -> Int? {
    let key = ProfileKey(id: id, policy: policy)
    if let place = placeOfProfile[key] { return place }
    guard let profile = policies[policy].profile(id) else { return nil }
    usedProfiles.append(profile)
    placeOfProfile[key] = usedProfiles.count - 1
    return usedProfiles.count - 1
  }
}
