import CaptureModel
import JSONSource

/// The settings for a run, each with its origin: those of the working directory, unless an option wins.
struct RunSettings: Sendable {
  /// The lowest severity of a finding that makes the run fail.
  let failOn: Setting<FailThreshold>

  /// The graphs, folders and patterns to check, as written.
  let paths: Setting<[String]>

  /// The file of the known findings, as written; `nil` for none.
  let baseline: Setting<String?>

  /// Further reports to write, in addition to those of the command line.
  let reports: Setting<[(format: CheckFormat, path: Located<String>)]>

  private let file: SettingsFile?

  /// Combines the options of a command line with the settings of the working directory.
  init(
    _ file: SettingsFile?, failOn: FailThreshold?, operands: [String] = [], baseline: BaselineOptions = .init(),
    outputs: [ReportRequest] = []
  ) {
    self.file = file
    let settings = file?.settings
    self.failOn = Setting(option: "--fail-on", failOn, settings: settings?.failOn, default: .error)
    paths = Setting(
      option: "PATH", operands.isEmpty ? nil : operands, settings: settings?.paths?.map { $0.map(\.value) },
      default: [InputLoader.defaultName])
    self.baseline = Setting(
      option: "--baseline", baseline.file.map { $0 },
      settings: baseline.written == nil ? settings?.baseline?.map { $0 } : nil, default: nil)
    let formats = outputs.compactMap(\.format)
    reports = Setting(
      settings: settings?.reports?.map { $0.files.filter { !formats.contains($0.format) } },
      default: [])
  }

  /// The inputs of a check, relative to the working directory; empty if it finds them by default.
  var inputs: [String] {
    guard let file, paths.isOfSettings else { return paths.isOption ? paths.value : [] }
    return paths.value.map { file.input($0) }
  }

  /// The path of the baseline, relative to the working directory.
  var baselineFile: String? {
    guard let file, baseline.isOfSettings else { return baseline.value }
    return baseline.value.map { file.resolve($0) }
  }

  /// The reports that settings ask for.
  var outputs: [ReportRequest] {
    reports.value.map { ReportRequest(format: $0.format, destination: destination($0.path)) }
  }

  /// An error about a report; if settings request that report, the error is reported at its place in the settings.
  func placed(_ error: UsageError, of report: Destination, _ console: Console) -> UsageError {
    guard let file, let path = reports.value.first(where: { destination($0.path) == report })?.path else {
      return error
    }
    let line = file.lines.conciseLine(
      at: path.range.lowerBound, kind: "error", message: error.message, rule: DocumentFault.unknownValue.id.rawValue)
    console.note(Escaping.terminal(line) + "\n")
    return .alreadyReported(.usage)
  }

  private func destination(_ path: Located<String>) -> Destination { .file(file?.resolve(path.value) ?? path.value) }
}
