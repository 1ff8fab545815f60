import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource

/// Checks graphs on the profiles of the command line, each graph with its own settings.
struct GraphChecker {
  /// The worst status of reading the profile files, and of graphs that could not be judged as the command line asks.
  var status: ExitStatus { policies.reduce(leftOut) { $0.worse($1.status) } }
  private var leftOut = ExitStatus.success

  /// The paths of the profile files (also of those in folders) and of the settings.
  var filesRead: [String] { policies.flatMap(\.filesRead) }

  /// The files that hold no usable profile, each once.
  var faultyProfiles: [FileReport] {
    var names: Set<String> = []
    return policies.flatMap(\.catalog.faulty).filter { names.insert($0.name).inserted }
  }

  /// The profiles that graphs were judged on, in the order of their first use.
  var usedProfiles: [DeviceProfile] { used.all }
  private var used = UsedProfiles()

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

  /// The policies of old versions, by their folders; `nil` for one that has that of today.
  private var policyOfPast: [String: Int?] = [:]

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

  /// The profiles with these names, as the graph's settings define them; without names, those for a graph without
  /// `profiles`.
  mutating func profiles(named names: [String], of graph: String) -> [DeviceProfile] {
    let index = policyOfName[graph] ?? 0
    let directory = policies[index].catalog.directory
    let ids = names.isEmpty ? policies[index].selection(for: nil).ids : names.flatMap { directory.ids(named: $0) }
    return ids.compactMap { used.index(of: $0, limitedBy: index) { policies[index].profile($0) } }.map { used.all[$0] }
  }

  /// A graph that was read, with the profiles to judge it on.
  private struct Job: Sendable {
    let reading: GraphDocument
    let profiles: [String]
    let selection: ProfileSelection

    /// The index of the graph's policy, and the options that follow from it.
    let policy: Int
    let options: CheckOptions
  }

  /// An input: a graph to check, or a report saying that it can't be read.
  private enum Entry: Sendable {
    case job(Job)
    case unreadable(FileReport)

    var job: Job? {
      if case .job(let job) = self { job } else { nil }
    }
  }

  /// The report of one input.
  mutating func file(_ input: LoadedInput) throws(UsageError) -> FileReport { try files([input])[0] }

  /// The report of one text.
  mutating func file(_ source: SourceText) throws(UsageError) -> FileReport {
    try file(LoadedInput(name: source.name, path: nil, result: .success(source)))
  }

  /// Reports on inputs, in their order. First all are read, then each graph is checked on each of its profiles.
  mutating func files(_ inputs: [LoadedInput]) throws(UsageError) -> [FileReport] {
    let bytes = inputs.reduce(0) { $0 + ($1.source?.bytes.count ?? 0) }
    let progress = progress("reading graphs")
    let entries = world.mapConcurrently(inputs.count, bytes: bytes, progress: progress) { [self] in
      entry(inputs[$0])
    }
    let deployable = try leavingOutUndeployable(entries)
    tellUndated(deployable.compactMap(\.job))
    return reports(deployable)
  }

  /// The entries without the graphs that don't say which devices are deployable, each told once, if the command line
  /// asks for those. If none is left, that is a mistake in the command line.
  private mutating func leavingOutUndeployable(_ entries: [Entry]) throws(UsageError) -> [Entry] {
    var refusal: UsageError?
    var isAnyLeft = false
    var rest: [Entry] = []
    for entry in entries {
      guard let job = entry.job else {
        rest.append(entry)
        continue
      }
      do throws(UsageError) {
        try job.selection.check(job.reading)
        isAnyLeft = true
        rest.append(entry)
      } catch {
        refusal = refusal ?? error
        let reason = job.selection.gap?.words ?? error.message
        rest.append(.unreadable(FileReport(unreadable: job.reading.source.name, reason: reason)))
      }
    }
    guard let refusal else { return entries }
    if !isAnyLeft { throw refusal }
    for case (.job(let job), .unreadable(let report)) in zip(entries, rest) {
      guard let gap = job.selection.gap else { continue }
      console.complain("\(report.name): \(gap.words)")
    }
    leftOut = .unusable
    return rest
  }

  private func entry(_ input: LoadedInput) -> Entry {
    switch input.result {
    case .success(let source): .job(job(reading(source)))
    case .failure(let error):
      .unreadable(FileReport(unreadable: input.name, address: input.address, reason: error.message))
    }
  }

  /// Checks each graph on each of its profiles, and reports on every input.
  private mutating func reports(_ entries: [Entry]) -> [FileReport] {
    var checks: [GraphCheck] = []
    for (index, entry) in entries.enumerated() {
      guard let job = entry.job else { continue }
      let profiles = job.profiles.compactMap {
        used.index(of: $0, limitedBy: job.policy) { policies[job.policy].profile($0) }
      }
      let bytes = job.reading.source.bytes.count
      if !job.reading.isCheckable, !profiles.isEmpty {
        // No rule runs, so every device has the same findings.
        checks.append(GraphCheck(input: index, profiles: profiles, bytes: bytes))
      } else {
        for profile in profiles { checks.append(GraphCheck(input: index, profiles: [profile], bytes: bytes)) }
      }
    }
    let all = GraphCheck.run(checks, world, progress("checking graphs")) { [usedProfiles] check in
      guard let job = entries[check.input].job else { preconditionFailure("a check of a file that was not read") }
      return Planning.check(job.reading, on: usedProfiles[check.profiles[0]], options: job.options)
    }
    var results = [[CheckResult]](repeating: [], count: entries.count)
    for one in all {
      for profile in one.check.profiles { results[one.check.input].append(one.result.on(usedProfiles[profile].id)) }
    }
    let bytes = checks.reduce(0) { $0 + $1.bytes }
    return world.mapConcurrently(entries.count, bytes: bytes) { [results] index in
      switch entries[index] {
      case .unreadable(let report): report
      case .job(let job): FileReport(job.reading, results: results[index].withoutPartlyUsedIgnores())
      }
    }
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
    // A policy is a large value: it is copied once.
    let own = policies[policy]
    let (selection, options) = (own.selection(for: reading.graph), own.options)
    let job = Job(
      reading: reading, profiles: ids ?? selection.ids, selection: selection, policy: policy, options: options)
    guard selection.isDefault else { return job }
    let noted = reading.noting(
      defaultProfile: ProfileCatalog.defaultID, checkedOn: job.profiles, lastSystem: ProfileCatalog.defaultLastSystem,
      options: options)
    return Job(reading: noted, profiles: job.profiles, selection: selection, policy: policy, options: options)
  }

  /// The reports of two graphs: of the new one on the profiles that it asks for, of the old one also on those that only
  /// that one asked for.
  ///
  /// Both use the settings of the new graph, if there is one; an old graph of a revision uses those of the revision.
  mutating func pair(_ old: ComparedGraph?, _ new: ComparedGraph?) throws(UsageError) -> ComparedReports {
    let policy = (new ?? old).flatMap { policyOfName[$0.input.name] } ?? 0
    let policyBefore = self.policy(of: old, or: policy)
    let before = old.map { (input: $0.input, reading: reading(of: $0)) }
    let after = new.map { (input: $0.input, reading: reading(of: $0)) }
    let sides = [(before?.reading, policyBefore), (after?.reading, policy)]
    let read = sides.compactMap { reading, policy in
      reading.map { (reading: $0, policy: policy, selection: policies[policy].selection(for: $0.graph)) }
    }
    // If one of the graphs says which devices are deployable, that is used for both.
    if read.allSatisfy({ $0.selection.gap != nil }) {
      for one in read { try one.selection.check(one.reading) }
    }
    tellUndated(read.map { job($0.reading, by: $0.policy) })
    func selected(_ reading: GraphDocument?, _ policy: Int) -> ProfileSelection? {
      reading.flatMap { policies[policy].selection(for: $0.graph) }
    }
    let profiles = ComparedProfiles(
      old: selected(before?.reading, policyBefore), new: selected(after?.reading, policy))
    func report(
      _ side: (input: LoadedInput, reading: GraphDocument?)?, on ids: [String], by policy: Int
    ) throws(UsageError) -> FileReport? {
      guard let side else { return nil }
      guard let reading = side.reading else { return try file(side.input) }
      return reports([.job(job(reading, on: ids, by: policy))])[0]
    }
    return ComparedReports(
      old: try report(before, on: profiles.ofOld, by: policyBefore),
      new: try report(after, on: profiles.ofNew, by: policy),
      newlyChecked: profiles.added, aimsBefore: policies[policyBefore].options.aims)
  }

  /// The policy of the old version of a graph, or that of today if it is from no revision, or if the settings there can't
  /// be used.
  private mutating func policy(of old: ComparedGraph?, or today: Int) -> Int {
    guard let old, let revision = old.revision, !finder.isOfOneFile else { return today }
    let folder = FileRoute.parent(of: old.path) ?? ""
    if let known = policyOfPast[folder] { return known ?? today }
    var found: Int?
    switch revision.settings(for: old.path, from: finder.paths) {
    case .none: found = addPast(nil)
    case .file(let file): found = addPast(file)
    case .unknown: break
    }
    policyOfPast[folder] = .some(found)
    return found ?? today
  }

  /// Adds a policy of the past; `nil` if its settings name what is not there any more.
  private mutating func addPast(_ file: SettingsFile?) -> Int? {
    // What is wrong with them is history.
    var world = world
    world.streams.write = { _, _ in }
    let silent = Console(world: world, globals: console.globals)
    guard let policy = try? GraphPolicy(request, file, silent), policy.status == .success else { return nil }
    policies.append(policy)
    return policies.count - 1
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
}
