package import CaptureModel
import CaptureSession
import JSONSource

/// A team's settings for every run, as written in `.capplan.json`; a value that the file doesn't have is `nil` or
/// empty.
///
/// Paths are as written, relative to the file's folder. Rules have their current ids.
struct Settings: Sendable {
  /// The version of the format: 1, even if it is left out.
  var version: Located<Int>?

  /// The devices to check graphs against if a graph names none.
  var profiles: Located<[Located<String>]>?

  /// Folders whose `*.json` files are profiles.
  var profileFolders: Located<[Located<String>]>?

  /// The weakest kind of facts to trust.
  var trust: Located<FactKind>?

  /// The lowest severity of a finding that makes a check fail.
  var failOn: Located<FailThreshold>?

  /// The only rules to apply.
  var select: Located<[String]>?

  /// The rules not to apply.
  var ignore: Located<[String]>?

  /// The severities given to rules, by rule id.
  var severity: Located<[RuleSeverity]>?

  /// Whether to apply the rules that are off by default.
  var pedantic: Located<Bool>?

  /// The highest hardwareCost allowed if a graph sets none.
  var hardwareTarget: Located<Double>?

  /// The highest systemPressureCost allowed if a graph sets none.
  var pressureTarget: Located<Double>?

  /// The minimum frame rate of a plan, in frames per second, if a graph sets none.
  var minimumFrameRate: Located<FrameRate>?

  /// The minimum picture size in a plan, if a graph sets none.
  var minimumSize: Located<Dimensions>?

  /// The graphs, folders and patterns for `check`, `matrix` and `diff --git` if the command line names none.
  var paths: Located<[Located<String>]>?

  /// The file of the known findings.
  var baseline: Located<String>?

  /// Reports to write in addition to the one on standard output, by their formats.
  var reports: Located<SettingsReports>?

  /// The Swift that `emit` and `reduce --emit swift` write.
  var emission: Located<SettingsEmission>?
}

/// The level given to one rule.
struct RuleSeverity: Sendable {
  /// The rule's current id.
  let rule: String

  /// The rule's level.
  let level: RuleLevel
}

/// The level of a rule: a severity, or off.
enum RuleLevel: String, Vocabulary {
  case error, warning, note

  /// Findings are not shown.
  case off

  static let names = NameTable(allCases.map(\.rawValue))

  /// The severity; `nil` if findings are not shown.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The reports that settings ask for.
struct SettingsReports: Sendable {
  /// The reports, each with its format and its file.
  var files: [(format: CheckFormat, path: Located<String>)] = []
}

/// Settings for the Swift that `emit` writes.
struct SettingsEmission: Sendable {
  /// The name of the type.
  var typeName: Located<String>?

  /// The SDK that compiles the source, if the graph has no `linkedSDK` from 26 on.
  var sdk: Located<OSVersion>?
}

extension FailThreshold: Vocabulary {
  package static let names = NameTable(allCases.map(\.rawValue))
}

extension Settings: ShapedObject {
  static let shape = ObjectShape<Settings>(
    {
      Field("$schema", .text("where the schema is"), about: KeySentence.schema, set: { _, _ in })
      Field("capplanSettings", .formatVersion, about: "The version of the format: 1, even if it is left out") {
        $0.version = $1
      }
      Field(
        "profiles", .list(of: .text(.reference(.profile))),
        about: "The devices to check graphs against if a graph names none"
      ) { $0.profiles = $1 }
      Field("profileFolders", .list(of: .path("a folder")), about: "Folders whose `*.json` files are profiles") {
        $0.profileFolders = $1
      }
      Field("trust", .name("kind of fact"), about: "The weakest kind of facts to trust") { $0.trust = $1 }
      Field("failOn", .name("threshold"), about: "The lowest severity of a finding that makes a check fail") {
        $0.failOn = $1
      }
      Field("select", .values(of: .rule), about: "The only rules to apply") { $0.select = $1 }
      Field("ignore", .values(of: .rule), about: "The rules not to apply") { $0.ignore = $1 }
      Field("severity", .levels, about: "The severities given to rules, by rule id") { $0.severity = $1 }
      Field("pedantic", .boolean, about: "Whether to apply the rules that are off by default") { $0.pedantic = $1 }
      Field("targets", SettingsTargets.shape.shape, about: "The highest costs allowed, if a graph sets none") {
        ($0.hardwareTarget, $0.pressureTarget) = ($1.value.hardware, $1.value.pressure)
      }
      Field(
        "minimumFrameRate", .frameRate,
        about: "The minimum frame rate of a plan, in frames per second, if a graph sets none"
      ) {
        $0.minimumFrameRate = $1
      }
      Field(
        "minimumSize", Dimensions.shape, about: "The minimum picture size in a plan, if a graph sets none"
      ) {
        $0.minimumSize = $1
      }
      Field(
        "paths", .list(of: .path("a graph, a folder or a pattern")),
        about: "The graphs, folders and patterns for `check`, `matrix` and `diff --git` if the command line names none"
      ) { $0.paths = $1 }
      Field(
        "baseline", .path("a path from the folder of the settings"), about: "The file of the known findings"
      ) { $0.baseline = $1 }
      Field(
        "reports", SettingsReports.shape.shape,
        about: "Reports to write in addition to the one on standard output, by their formats"
      ) { $0.reports = $1 }
      Field("emit", SettingsEmission.shape.shape, about: "The Swift that `emit` and `reduce --emit swift` write") {
        $0.emission = $1
      }
    },
    make: { _ in Settings() })
}

/// The highest costs allowed if a graph sets none.
private struct SettingsTargets: ShapedObject {
  /// The highest hardwareCost allowed if a graph sets none.
  var hardware: Located<Double>?

  /// The highest systemPressureCost allowed if a graph sets none.
  var pressure: Located<Double>?

  static let shape = ObjectShape<SettingsTargets>(
    {
      Field("hardwareCost", .number(0.001...100), about: "The highest hardwareCost allowed if a graph sets none") {
        $0.hardware = $1
      }
      Field(
        "systemPressureCost", .number(0.001...100), about: "The highest systemPressureCost allowed if a graph sets none"
      ) { $0.pressure = $1 }
    },
    make: { _ in SettingsTargets() })
}

extension SettingsEmission: ShapedObject {
  static let shape = ObjectShape<SettingsEmission>(
    {
      Field("typeName", .typeName, about: "The name of the type") { $0.typeName = $1 }
      Field("sdk", .sdk, about: "The SDK that compiles the source, if the graph has no `linkedSDK` from 26 on") {
        $0.sdk = $1
      }
    },
    make: { _ in SettingsEmission() })
}

extension SettingsReports: ShapedObject {
  static let shape = ObjectShape<SettingsReports>(
    FieldList(
      CheckFormat.allCases.map { format in
        Field(
          format.rawValue, .path("a path from the folder of the settings"),
          about: "The file that a report of this form is written to"
        ) { $0.files.append((format, $1)) }
      }),
    make: { _ in SettingsReports() })
}

extension Settings {
  /// What plans aim at if a graph doesn't say.
  var aims: PlanAims {
    func aim<Value>(_ value: Located<Value>?) -> Aim<Value>? { value.map { Aim($0.value, .settings($0.range)) } }
    var aims = PlanAims()
    aims.hardwareTarget = aim(hardwareTarget)
    aims.pressureTarget = aim(pressureTarget)
    aims.minimumFrameRate = aim(minimumFrameRate)
    aims.minimumSize = aim(minimumSize)
    return aims
  }
}
