import CaptureModel
import CaptureSession

extension ReductionTrace {
  /// Whether this configuration keeps more than another: more of the first 24 frames a second or of the pixels a second,
  /// in the order of plans.
  ///
  /// The rates of both are first rounded down to rates that a plan can choose. Exceeding the request counts for nothing.
  public func keepsMore(than other: ReductionTrace, _ request: ReductionRequest) -> Bool {
    roundedDown(request).quality(request).isBetter(than: other.roundedDown(request).quality(request), downTo: .share)
  }

  /// How much of the graph's request is kept.
  func quality(_ request: ReductionRequest) -> PlanQuality { session.quality(beside: start, request) }

  /// The reduction with each rate rounded down to one that a plan can choose.
  private func roundedDown(_ request: ReductionRequest) -> ReductionTrace {
    let finder = CandidateFinder(session: start, request: request)
    var rounded = self
    for index in session.cameraIndices {
      guard let rate = session.cameras[index].effectiveRate, let asked = AskedQuality(start.cameras[index], in: start)
      else {
        continue
      }
      let tried = finder.triedRates(of: start.cameras[index], asked)
      rounded.session.cameras[index].rateOverride = tried.first { $0 <= rate } ?? rate
    }
    return rounded
  }
}

extension ResolvedSession {
  /// How much of another session's request for the same cameras it delivers, whatever becomes of guarded settings.
  func quality(beside asked: ResolvedSession, _ request: ReductionRequest) -> PlanQuality {
    let order = asked.preferenceOrder(request.prefer)
    return PlanQuality(
      cameras: order.map { asked.quality(of: self, $0) }, named: request.namedCount(of: order, in: asked))
  }

  /// How much of this session's request for a camera another session delivers.
  fileprivate func quality(of other: ResolvedSession, _ index: CameraIndex) -> CameraQuality {
    guard let wish = AskedQuality(cameras[index], in: self), let has = AskedQuality(other.cameras[index], in: other)
    else {
      return CameraQuality()
    }
    let own = connections.indices.filter { connections[$0].input == cameras[index].inputIndex }
    if own.contains(where: { connections[$0].isEnabled && !other.connections[$0].isEnabled }) { return .disabled }
    let moved = own.contains { connections[$0].port != other.connections[$0].port }
    return wish.quality(of: has.format, at: has.index, rate: has.rate, movesPorts: moved)
  }
}
