package import CaptureModel
import JSONSource

/// What a team asks of every run, as its file has it (`.capplan.json`). What the file leaves out is `nil` or empty.
///
/// Paths are as they are written: from the folder of the file. Rules go by their current ids.
struct Settings: Sendable {
  /// The version of the format: 1, also where it is left out.
  var version: Located<Int>?

  /// The devices to check graphs against that name none.
  var profiles: Located<[Located<String>]>?

  /// Folders whose `*.json` are profiles.
  var profileFolders: Located<[Located<String>]>?

  /// The weakest kind of facts that is believed.
  var trust: Located<FactKind>?

  /// The severity from which on findings make a check fail.
  var failOn: Located<FailThreshold>?

  /// Only these rules.
  var select: Located<[String]>?

  /// Not these rules.
  var ignore: Located<[String]>?

  /// How much each of some rules matters.
  var severity: Located<[RuleSeverity]>?

  /// The highest hardware cost, where a graph sets none.
  var hardwareTarget: Located<Double>?

  /// The highest system pressure cost, where a graph sets none.
  var pressureTarget: Located<Double>?

  /// The least frame rate of a plan, where a graph sets none.
  var minimumFrameRate: Located<FrameRate>?

  /// What a check without a path looks at.
  var paths: Located<[Located<String>]>?

  /// The file of what is known.
  var baseline: Located<String>?

  /// Reports to write beside the one on standard output, in the order of the formats.
  var reports: Located<SettingsReports>?
}

/// How much one rule matters.
struct RuleSeverity: Sendable {
  /// Its current id.
  let rule: String

  /// How much.
  let level: RuleLevel
}

/// How much the findings of a rule matter.
enum RuleLevel: String, Vocabulary {
  case error, warning, note

  /// They are not shown.
  case off

  static let names = NameTable(allCases.map(\.rawValue))

  /// The severity; `nil` where they are not shown.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

/// The reports that settings ask for.
struct SettingsReports: Sendable {
  /// Each with its file.
  var files: [(format: CheckFormat, path: Located<String>)] = []
}

extension FailThreshold: Vocabulary {
  package static let names = NameTable(allCases.map(\.rawValue))
}

extension Settings: ShapedObject {
  static let shape = ObjectShape<Settings>(
    {
      Field("$schema", .text("where the schema is"), about: "Where the schema is") { _, _ in }
      Field("capplanSettings", .formatVersion, about: "The version of the format: 1, also where it is left out") {
        $0.version = $1
      }
      Field(
        "profiles", .list(of: .text(.reference(.profile))), about: "The devices to check graphs against that name none"
      ) { $0.profiles = $1 }
      Field("profileFolders", .list(of: .path("a folder")), about: "Folders whose `*.json` are profiles") {
        $0.profileFolders = $1
      }
      Field("trust", .name("kind of fact"), about: "The weakest kind of facts that is believed") { $0.trust = $1 }
      Field("failOn", .name("threshold"), about: "The severity from which on findings make a check fail") {
        $0.failOn = $1
      }
      Field("select", .values(of: .rule), about: "Only these rules") { $0.select = $1 }
      Field("ignore", .values(of: .rule), about: "Not these rules") { $0.ignore = $1 }
      Field("severity", .levels, about: "How much each of some rules matters") { $0.severity = $1 }
      Field("targets", SettingsTargets.shape.shape, about: "The highest hardware cost, where a graph sets none") {
        ($0.hardwareTarget, $0.pressureTarget) = ($1.value.hardware, $1.value.pressure)
      }
      Field("minimumFrameRate", .frameRate, about: "The least frame rate of a plan, where a graph sets none") {
        $0.minimumFrameRate = $1
      }
      Field("paths", .list(of: .path("a graph, a folder or a pattern")), about: "What a check without a path looks at")
      { $0.paths = $1 }
      Field("baseline", .path("a file"), about: "The file of what is known") { $0.baseline = $1 }
      Field(
        "reports", SettingsReports.shape.shape,
        about: "Reports to write beside the one on standard output, in the order of the formats"
      ) { $0.reports = $1 }
    },
    make: { _ in Settings() })
}

/// The highest costs allowed where a graph sets none.
private struct SettingsTargets: ShapedObject {
  var hardware: Located<Double>?
  var pressure: Located<Double>?

  static let shape = ObjectShape<SettingsTargets>(
    {
      Field("hardwareCost", .number(0.001...100), about: "The highest hardwareCost, where a graph sets none") {
        $0.hardware = $1
      }
      Field(
        "systemPressureCost", .number(0.001...100), about: "The highest systemPressureCost, where a graph sets none"
      ) { $0.pressure = $1 }
    },
    make: { _ in SettingsTargets() })
}

extension SettingsReports: ShapedObject {
  static let shape = ObjectShape<SettingsReports>(
    FieldList(
      CheckFormat.allCases.map { format in
        Field(format.rawValue, .path("a file"), about: "The file of this report") { $0.files.append((format, $1)) }
      }),
    make: { _ in SettingsReports() })
}
