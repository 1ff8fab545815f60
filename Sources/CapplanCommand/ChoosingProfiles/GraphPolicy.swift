import CaptureModel
import CapturePlanning
import CaptureReports
import CaptureSession
import JSONSource

/// The policy for graphs that share settings: the settings, and the profiles available.
struct GraphPolicy: Sendable {
  /// The profiles available.
  private(set) var catalog: ProfileCatalog

  /// The settings from options, graph and settings files, each with its origin.
  let settings: GraphSettings

  /// The status of reading the profile files.
  let status: ExitStatus

  /// The paths of the profile files (also of those in folders) and of the settings.
  let filesRead: [String]

  private let isFleet: Bool

  /// How graphs are checked.
  let options: CheckOptions

  /// Reads the profile files. If it throws, it has printed what is wrong with names in settings.
  init(_ request: GraphRequest, _ file: SettingsFile?, _ console: Console) throws(UsageError) {
    catalog = ProfileCatalog(unpack: console.world.bundledProfile ?? ProfileCatalog.bundled)
    let profiles = request.profiles
    let settings = GraphSettings(request, file?.settings)
    self.settings = settings
    isFleet = profiles.isFleet
    let folders = ProfileFolders(console)
    var own = try file.map { file throws(UsageError) in try folders.files(of: file) } ?? []
    own += try folders.files(in: profiles.folders)
    let status = catalog.read(own, areChosen: false, console).worse(catalog.read(profiles.files, console))
    filesRead = own + profiles.files + (file.map { [$0.path] } ?? [])
    self.status = status
    if !request.reportsProfileFiles { console.tell(catalog.faulty) }
    do throws(UsageError) {
      try ProfileSelection.check(profiles, catalog, after: status)
    } catch {
      // There will be no report, so the faults are printed now.
      if case .alreadyReported = error, request.reportsProfileFiles { console.tell(catalog.faulty) }
      throw error
    }
    if let file, status == .success { try catalog.check(file, console) }
    var options = request.options
    options.aims = settings.aims
    options.today = console.world.today()
    if request.rules != nil {
      options.selection = try settings.selection()
      options.severities = settings.severities
    }
    for id in catalog.chosen { options.naming.profileFiles[id] = catalog.document(of: id)?.name }
    options.naming.options = profiles.folders.flatMap { ["--profile-folder", $0] }
    if let file, file.isChosen { options.naming.options += ["--settings", file.path] }
    if let trust = profiles.trust { options.naming.options += ["--trust", trust.rawValue] }
    self.options = options
  }

  /// The names that a graph may use for profiles. If the command line names profiles, the graph's own names don't
  /// matter.
  var directory: ProfileDirectory {
    var directory = catalog.directory
    directory.areNamedElsewhere =
      settings.namesProfiles || isFleet || !catalog.chosen.isEmpty || catalog.lacksChosen
    return directory
  }

  /// The profiles that a graph is judged on.
  func selection(for graph: CaptureGraph?) -> ProfileSelection {
    ProfileSelection(settings.profiles(for: graph), catalog, graph: graph, isFleet: isFleet)
  }

  /// The ids of the profiles that the command line names, or else those that the graph or the settings name; without
  /// globs, `all` and `deployable`.
  func named(in graph: CaptureGraph?) -> Set<String> {
    let names = settings.namedProfiles(for: graph).filter {
      $0 != "all" && $0 != ProfileDirectory.deployable && !Wildcard.isWild($0, readsSets: true)
        && ProfileDirectory.exclusion($0) == nil
    }
    return Set(names.flatMap { catalog.directory.ids(named: $0) } + catalog.chosen)
  }

  /// The profile of an id, limited to facts that are trusted.
  mutating func profile(_ id: String) -> DeviceProfile? { catalog.profile(id, trusting: settings.trust.value) }

  /// The full profile of a device, and who chose to trust only some facts; `nil` if all are trusted.
  mutating func disbelieved(of id: String) -> (profile: DeviceProfile, by: String)? {
    let trust = settings.trust
    guard trust.value != .estimated, let profile = catalog.profile(id) else { return nil }
    let kind = trust.value.rawValue
    return (profile, trust.isOption ? "--trust \(kind)" : "'trust' of the settings (\(kind))")
  }

  /// Whether the findings of a rule are reported.
  func reports(_ rule: RuleID) -> Bool { options.selection.includes(rule) }

  /// A note on the devices that count as deployable because their last system is unknown; `nil` if there are none.
  func remark(on selection: ProfileSelection, for target: DeploymentTarget) -> String? {
    target.remark(on: selection.undated(in: catalog), among: catalog.directory.listings)
  }
}

extension ProfileCatalog {
  /// Rejects names in settings that match no profile.
  fileprivate func check(_ file: SettingsFile, _ console: Console) throws(UsageError) {
    var isRefused = false
    for name in file.settings.profiles?.value ?? [] where !directory.knows(name.value) {
      let error = UsageError.unknownProfile(name.value, directory.miss(name.value, in: .document))
      let line = file.lines.conciseLine(
        at: name.range.lowerBound, kind: "error", message: error.message, rule: DocumentFault.unknownProfile.id.rawValue
      )
      console.note(Escaping.terminal(line) + "\n")
      isRefused = true
    }
    if isRefused { throw .alreadyReported(.usage) }
  }
}
