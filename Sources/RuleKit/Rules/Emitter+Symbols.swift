public import CaptureSession
public import JSONSource

extension Emitter {
  /// Reports the use of a symbol that a system of the app lacks: a note, since Swift has the use guarded.
  public mutating func emit(
    _ message: String, at range: SourceRange, lackingOn system: OlderSystem, label: String? = nil, fixes: [Fix] = [],
    help: String? = nil
  ) {
    let ranges = system.range.flatMap { $0 == range ? nil : SourceRange.inOrder($0, range) }
    let note = ranges?.later == range ? "the app runs on iOS \(system.version) and later" : "it is used here"
    emit(
      message, at: ranges?.later ?? range, severity: .note, label: label,
      notes: ranges.map { [Finding.Note(note, at: $0.earlier)] } ?? [], fixes: fixes, help: help)
  }
}
