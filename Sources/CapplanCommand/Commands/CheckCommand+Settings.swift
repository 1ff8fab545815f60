import CaptureModel
import JSONSource

extension CheckCommand {
  /// Takes what settings say of the run where the command line says nothing.
  mutating func fill(from file: SettingsFile) {
    self.settings = file
    let settings = file.settings
    failOn = failOn ?? settings.failOn?.value
    if operands.isEmpty { operands = settings.paths?.value.map { file.input($0.value) } ?? [] }
    if baseline.file == nil, baseline.written == nil, let known = settings.baseline?.value {
      baseline.file = file.resolve(known)
    }
    for (format, path) in settings.reports?.value.files ?? [] where !outputs.contains(where: { $0.format == format }) {
      outputs.append(ReportRequest(format: format, destination: .file(file.resolve(path.value))))
    }
  }

  /// What is wrong with a report; where settings ask for it, told at its place there.
  func placed(_ error: UsageError, of report: Destination, _ console: Console) -> UsageError {
    guard let settings, let reports = settings.settings.reports?.value.files,
      let path = reports.first(where: { .file(settings.resolve($0.path.value)) == report })?.path
    else { return error }
    let line = settings.lines.conciseLine(
      at: path.range.lowerBound, kind: "error", message: error.message, rule: DocumentFault.unknownValue.id.rawValue)
    console.note(Escaping.terminal(line) + "\n")
    return .told(.usage)
  }
}
