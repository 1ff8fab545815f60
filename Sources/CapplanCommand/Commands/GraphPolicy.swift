import CaptureModel
import CapturePlanning
import CaptureReports
import CaptureSession
import JSONSource

/// What a command line asks of every graph; what it leaves out is for the settings to say.
struct GraphRequest: Sendable {
  var profiles = ProfileOptions()
  var targets = CostTargets()
  var minimumRate: FrameRate?
  /// The rules whose findings are reported; `nil` where all are looked at, whatever settings say of some.
  var rules: RuleOptions?

  /// Whether what is wrong with profile files stands in the report, and not on standard error.
  var reportsProfileFiles = false

  /// What a check does besides; the rest of it is filled in from the above and from settings.
  var options = CheckOptions()
}

/// What is asked of the graphs that share settings: the command line wins over the graph, and the graph over the settings.
struct GraphPolicy: Sendable {
  /// The profiles that there are.
  private(set) var catalog = ProfileCatalog()

  /// What the command line asks of profiles.
  let profiles: ProfileOptions

  /// How reading the profile files went.
  let status: ExitStatus

  /// The paths of the profile files, those in folders too, and of the settings.
  let filesRead: [String]

  private let settings: Settings?
  private let options: CheckOptions

  /// Reads the profile files; tells what is wrong with names in settings before it throws.
  init(_ request: GraphRequest, _ file: SettingsFile?, _ console: Console) throws(UsageError) {
    profiles = request.profiles
    settings = file?.settings
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
      // There will be no report.
      if case .told = error, request.reportsProfileFiles { console.tell(catalog.faulty) }
      throw error
    }
    if let file, status == .success { try catalog.check(file, console) }
    var options = request.options
    options.targets = request.targets
    options.minimumFrameRate = request.minimumRate
    options.today = console.world.today()
    if let rules = request.rules {
      options.selection = try RuleSelection(rules.filled(from: settings))
      options.severities = settings?.chosenSeverities ?? [:]
    }
    self.options = options
  }

  /// The weakest kind of facts that is believed.
  var trust: FactKind? { profiles.trust ?? settings?.trust?.value }

  /// What a graph may call profiles by. Where the command line has chosen, the graph's own names decide nothing.
  var directory: ProfileDirectory {
    var directory = catalog.directory
    directory.areNamedElsewhere =
      !profiles.choices.isEmpty || profiles.isFleet || !catalog.chosen.isEmpty || catalog.lacksChosen
    return directory
  }

  /// The names of the profiles that settings ask for.
  private var fallback: [String] { settings?.profiles?.value.map(\.value) ?? [] }

  /// The profiles that a graph is judged on.
  func selection(for graph: CaptureGraph?) -> ProfileSelection {
    ProfileSelection(profiles, catalog, graph: graph, fallback: fallback)
  }

  /// The ids of the profiles that are named one by one.
  func named(in graph: CaptureGraph?) -> Set<String> {
    ProfileSelection.named(profiles, catalog, graph: graph, fallback: fallback)
  }

  /// The profile of an id, as far as its facts are believed.
  mutating func profile(_ id: String) -> DeviceProfile? { catalog.profile(id, trusting: trust) }

  /// All that is known of a device, and who asks for less to be believed; `nil` where all is believed.
  mutating func disbelieved(of id: String) -> (profile: DeviceProfile, by: String)? {
    guard let trust, trust != .estimated, let profile = catalog.profile(id) else { return nil }
    return (
      profile, profiles.trust == nil ? "'trust' of the settings (\(trust.rawValue))" : "--trust \(trust.rawValue)"
    )
  }

  /// Whether the findings of a rule are reported.
  func reports(_ rule: RuleID) -> Bool { options.selection.includes(rule) }

  /// What to say of devices that count as deployable though nobody knows whether they are; `nil` where nothing is.
  func remark(on selection: ProfileSelection, for target: DeploymentTarget) -> String? {
    target.remark(on: selection.undated(in: catalog), among: catalog.directory.listings)
  }

  /// The targets that settings have for graphs that set none.
  var fallbackTargets: CostTargets {
    CostTargets(hardware: settings?.hardwareTarget?.value, pressure: settings?.pressureTarget?.value)
  }

  /// How a graph is checked: targets and rate of settings count where neither the command line nor the graph has any.
  func options(for graph: CaptureGraph?) -> CheckOptions {
    guard let settings else { return options }
    var options = options
    let own = graph?.targets ?? CostTargets()
    if own.hardware == nil { options.targets.hardware = options.targets.hardware ?? fallbackTargets.hardware }
    if own.pressure == nil { options.targets.pressure = options.targets.pressure ?? fallbackTargets.pressure }
    if graph?.plan?.minimumFrameRate == nil {
      options.minimumFrameRate = options.minimumFrameRate ?? settings.minimumFrameRate?.value
    }
    return options
  }
}

extension ProfileCatalog {
  /// Refuses names in settings that stand for no profile.
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
    if isRefused { throw .told(.usage) }
  }
}
