import JSONSource

extension CheckCommand {
  /// Takes what settings say of the run where the command line says nothing.
  mutating func fill(from file: SettingsFile) {
    let settings = file.settings
    failOn = failOn ?? settings.failOn?.value
    if operands.isEmpty { operands = settings.paths?.value.map { file.resolve($0.value) } ?? [] }
    if baseline.file == nil, baseline.written == nil, let known = settings.baseline?.value {
      baseline.file = file.resolve(known)
    }
    for (format, path) in settings.reports?.value.files ?? [] where !outputs.contains(where: { $0.format == format }) {
      outputs.append(ReportRequest(format: format, destination: .file(file.resolve(path.value))))
    }
  }
}
