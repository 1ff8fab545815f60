import CaptureModel
import JSONSource

/// The settings that a run goes by, each with who said so: those of the working directory, where options do not win.
struct RunSettings: Sendable {
  /// The least severity of a finding that makes the run fail.
  let failOn: Setting<FailThreshold>

  /// The graphs, folders and patterns to look at, as they are written.
  let paths: Setting<[String]>

  /// The file of the findings that are known, as it is written; `nil` for none.
  let baseline: Setting<String?>

  /// Reports to write beside those that the command line asks for.
  let reports: Setting<[(format: CheckFormat, path: Located<String>)]>

  private let file: SettingsFile?

  /// Combines what a command line asks for with the settings of the working directory.
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

  /// What a check looks at, from the working directory; nothing for what it looks at by itself.
  var inputs: [String] {
    guard let file, paths.isOfSettings else { return paths.isOption ? paths.value : [] }
    return paths.value.map { file.input($0) }
  }

  /// The path of the baseline, from the working directory.
  var baselineFile: String? {
    guard let file, baseline.isOfSettings else { return baseline.value }
    return baseline.value.map { file.resolve($0) }
  }

  /// The reports that settings ask for.
  var outputs: [ReportRequest] {
    reports.value.map { ReportRequest(format: $0.format, destination: destination($0.path)) }
  }

  /// What is wrong with a report; where settings ask for it, told at its place there.
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
