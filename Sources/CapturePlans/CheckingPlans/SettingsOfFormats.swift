import CaptureModel
import CaptureSession

extension JudgedGraph {
  /// The guarded settings of cameras and connections that the requested formats lack: the app makes them in a format that
  /// has them.
  func settingsLackedByFormats(_ judge: Judge) -> [GraphGuard] {
    (guards?.lacking ?? []).filter { lacking in
      [.inputs, .connections].contains(lacking.guarded.section) && lacking.guarded.key != nil
        && lacking.evidence.allSatisfy { judge.lacksInFormat($0.finding) }
    }.map(\.guarded)
  }

  /// The session to plan from. It asks for some settings although the requested formats lack them, as the planned ones may
  /// have them; `nil` if there is no session.
  func session(asking settings: [GraphGuard], on profile: DeviceProfile) -> ResolvedSession? {
    guard let session = billed?.session, let document = reading.document, let graph = reading.graph, !settings.isEmpty
    else { return billed?.session }
    var omission = session.graph.omission
    for setting in settings { omission.restore(setting) }
    return SessionResolver.resolve(GraphDecoder.decode(document, without: omission, as: graph), on: profile)
  }
}

extension ResolvedSession {
  /// The session to plan from, judged as a graph, with the guarded settings that it asks for again.
  func askingInEveryFormat(
    _ reading: GraphDocument, _ judge: Judge
  ) -> (session: ResolvedSession, settings: [GraphGuard]) {
    guard !graph.omission.isEmpty else { return (self, []) }
    let judged = judge.check(reading, profile)
    let settings = judged.settingsLackedByFormats(judge)
    return (judged.session(asking: settings, on: profile) ?? self, settings)
  }
}
