import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit

/// The command line's requests for every graph. The graph or the settings decide the rest.
struct GraphRequest: Sendable {
  var profiles = ProfileOptions()
  var aims = PlanAims()

  /// The name of the emitted type.
  var typeName: String?

  /// The SDK of the emitted source.
  var sdk: OSVersion?

  /// The rules to report findings of; `nil` if all rules run, even those that the settings turn off.
  var rules: RuleOptions?

  /// Whether faults of profile files go into the report instead of to standard error.
  var reportsProfileFiles = false

  /// Further options of the check; the other properties and the settings fill in the rest.
  var options = CheckOptions()
}

/// The requested profiles, as written.
struct AskedProfiles: Sendable {
  /// Ids, model identifiers, names, globs, `all`, `deployable`.
  var names: [String] = []

  /// Files on the command line; every profile in them is requested.
  var files: [String] = []
}

/// The settings for graphs of one folder, each with its origin.
struct GraphSettings: Sendable {
  /// The folders to read profiles from: those of the command line and those of the settings.
  let profileFolders: Setting<[String]>

  /// The weakest kind of facts to trust.
  let trust: Setting<FactKind>

  /// The only rules to apply, or `all`.
  let select: Setting<[String]>

  /// The rules not to apply.
  let ignore: Setting<[String]>

  /// The severities that the settings give to rules.
  let severity: Setting<[RuleSeverity]>

  /// Whether to apply the rules that are off by default.
  let pedantic: Setting<Bool>

  /// The name of the emitted type; `nil` to derive it from the graph's name.
  let typeName: Setting<String?>

  private let request: GraphRequest
  private let settings: Settings?

  init(_ request: GraphRequest, _ settings: Settings?) {
    self.request = request
    self.settings = settings
    let folders = settings?.profileFolders?.map { $0.map(\.value) }
    let own = request.profiles.folders
    profileFolders = Setting(
      option: "--profile-folder", own.isEmpty ? nil : (folders?.value ?? []) + own, settings: folders, default: [])
    trust = Setting(option: "--trust", request.profiles.trust, settings: settings?.trust, default: .estimated)
    let rules = request.rules ?? RuleOptions()
    select = Setting(
      option: "--select", rules.selected.isEmpty ? nil : rules.selected, settings: settings?.select, default: ["all"])
    ignore = Setting(
      option: "--ignore", rules.ignored.isEmpty ? nil : rules.ignored, settings: settings?.ignore, default: [])
    severity = Setting(settings: settings?.severity, default: [])
    pedantic = Setting(
      option: "--pedantic", rules.isPedantic ? true : nil, settings: settings?.pedantic, default: false)
    typeName = Setting(
      option: "--type-name", request.typeName.map { $0 }, settings: settings?.emission?.value.typeName?.map { $0 },
      default: nil)
  }

  /// Whether the command line names profiles.
  var namesProfiles: Bool { !request.profiles.choices.isEmpty }

  /// The profiles to judge a graph on.
  func profiles(for graph: CaptureGraph?) -> Setting<AskedProfiles> {
    let options = request.profiles
    let asked = AskedProfiles(names: options.choices, files: options.files)
    return Setting(
      option: options.choices.isEmpty ? "--profile-file" : "--profile",
      asked.names.isEmpty && asked.files.isEmpty ? nil : asked, graph: Self.profiles(of: graph),
      settings: settings?.profiles?.map { AskedProfiles(names: $0.map(\.value)) }, default: AskedProfiles())
  }

  /// The names of profiles on the command line, and in the graph or else in the settings.
  func namedProfiles(for graph: CaptureGraph?) -> [String] {
    let own = Self.profiles(of: graph)?.value.names
    return request.profiles.choices + (own ?? settings?.profiles?.value.map(\.value) ?? [])
  }

  private static func profiles(of graph: CaptureGraph?) -> Located<AskedProfiles>? {
    guard let names = graph?.profiles, let first = names.first else { return nil }
    return Located(AskedProfiles(names: names.map(\.value)), at: first.range)
  }

  /// What plans aim at, as the command line and the settings say.
  var aims: PlanAims { request.aims.combined(with: settings?.aims ?? PlanAims()) }

  /// The newest system whose symbols emitted source may have. An app for newer systems has their SDK.
  func sdk(for graph: CaptureGraph?) -> Setting<OSVersion> {
    let linked = graph?.deployment?.linkedSDK.flatMap { $0.value < FileSDK.oldest ? nil : $0 }
    let minimum = graph?.deployment?.minimumOS?.value ?? .oldest
    return Setting(
      option: "--sdk", request.sdk, graph: linked,
      settings: settings?.emission?.value.sdk?.map { max($0, minimum) },
      default: FileSDK.of(nil, minimum))
  }

  /// The rules to report findings of. A rule that the command line selects by name is reported even if the settings
  /// ignore it.
  func selection() throws(UsageError) -> RuleSelection {
    let selected = select.isOption ? Set(select.value.compactMap { Rule.named($0)?.id.rawValue }) : []
    var rules = RuleOptions()
    rules.selected = select.value
    rules.ignored = ignore.isOption ? ignore.value : []
    let hidden = (ignore.isOption ? [] : ignore.value) + severity.value.filter { $0.level == .off }.map(\.rule)
    rules.ignored += hidden.filter { !selected.contains($0) && ($0 != "all" || selected.isEmpty) }
    rules.ignored += pedantry.map(\.rawValue)
    return try RuleSelection(rules)
  }

  /// The rules that are off by default and that nobody asks for: by name, by a severity, or all of them.
  private var pedantry: [RuleID] {
    if pedantic.value { return [] }
    let asked = Set(select.value.compactMap { Rule.named($0)?.id } + severity.value.map { RuleID(rawValue: $0.rule) })
    return Rule.all.filter { $0.pedantic != nil && !asked.contains($0.id) }.map(\.id)
  }

  /// The severities that settings give to rules; if a rule is listed twice, the last one counts.
  var severities: [RuleID: Severity] {
    var severities: [RuleID: Severity] = [:]
    for entry in severity.value { severities[RuleID(rawValue: entry.rule)] = entry.level.severity }
    return severities
  }
}
