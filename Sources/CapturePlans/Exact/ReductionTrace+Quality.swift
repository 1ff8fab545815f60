package import CaptureModel
public import CaptureSession

extension ReductionTrace {
  /// Whether this configuration keeps more of what a session asks than another: better on the first level, and there
  /// for the first camera in the order of preference, on which they differ.
  public func keepsMore(than other: ReductionTrace, of session: ResolvedSession, _ request: ReductionRequest) -> Bool {
    var asked = StartingPoint.formats(of: session).session
    StartingPoint.clampRates(of: &asked)
    let order = asked.preferenceOrder(request.prefer)
    return other.quality(beside: asked, in: order).lexicographicallyPrecedes(quality(beside: asked, in: order))
  }

  /// How much of what a session asks is kept: level by level, over its cameras in an order.
  package func quality(beside asked: ResolvedSession, in order: [CameraIndex]) -> [Int] {
    let levels = order.map { cameraIndex -> ChoiceProblem.Levels in
      guard let wish = AskedQuality(asked.cameras[cameraIndex]), let has = AskedQuality(session.cameras[cameraIndex])
      else {
        return ChoiceProblem.Levels(repeating: 1)
      }
      let own = asked.connections.indices.filter {
        asked.connections[$0].input == asked.cameras[cameraIndex].inputIndex
      }
      if own.contains(where: { asked.connections[$0].isEnabled && !session.connections[$0].isEnabled }) {
        return ChoiceProblem.Levels()
      }
      let moved = own.contains { asked.connections[$0].port != session.connections[$0].port }
      return wish.levels(of: has.format, at: has.index, rate: has.rate, movesPorts: moved)
    }
    return QualityLevel.allCases.flatMap { level in levels.map { $0[level.rawValue] } }
  }
}
