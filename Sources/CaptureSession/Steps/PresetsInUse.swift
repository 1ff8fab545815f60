public import CaptureModel
public import JSONSource

extension ResolvedSession {
  /// The presets that the app sets: the session's, and those of its steps, in that order.
  public var presetsInUse: [Located<Preset>] {
    let own = graph.session?.preset.map { [$0] } ?? []
    return own + graph.operations.compactMap { $0.op?.value == .setPreset ? $0.preset : nil }
  }
}
