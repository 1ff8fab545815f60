import CaptureModel
import CaptureSession

extension ReductionTrace {
  /// Whether this configuration keeps more than another: more of the first 24 frames a second or of the pixels a second,
  /// in the order of plans.
  ///
  /// The rates of both are first rounded down to rates that a plan can choose. Exceeding the request counts for nothing.
  public func keepsMore(than other: ReductionTrace, _ request: ReductionRequest) -> Bool {
    let (own, others) = (roundedDown(request), other.roundedDown(request))
    return own.quality(request).isBetter(than: others.quality(request), downTo: .share)
  }

  /// Whether a camera that only takes photos has larger ones than in another plan, or a larger picture.
  package func keepsLargerPhotos(than other: ReductionTrace, _ request: ReductionRequest) -> Bool {
    let order = start.preferenceOrder(request.prefer)
    return zip(order, zip(quality(request).cameras, other.quality(request).cameras)).contains { camera, qualities in
      start.takesOnlyPhotos(start.cameras[camera]) && qualities.0.picture > qualities.1.picture
    }
  }

  /// How much of the graph's request is kept.
  func quality(_ request: ReductionRequest) -> PlanQuality { session.quality(beside: start, request) }

  /// The reduction with each rate rounded down to one that a plan can choose.
  private func roundedDown(_ request: ReductionRequest) -> ReductionTrace {
    let finder = CandidateFinder(session: start, request: request)
    var rounded = self
    for index in session.cameraIndices {
      let asked = request.asked(of: start.cameras[index], in: start)
      guard let rate = session.cameras[index].effectiveRate, let asked else { continue }
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
    let alike = CamerasTogether(asked, request).alike.map { group in
      order.indices.filter { group.contains(order[$0]) }
    }
    return PlanQuality(
      cameras: order.map { asked.quality(of: self, $0, request) }, named: request.namedCount(of: order, in: asked),
      alike: alike)
  }

  /// How much of this session's request for a camera another session delivers.
  fileprivate func quality(
    of other: ResolvedSession, _ index: CameraIndex, _ request: ReductionRequest
  ) -> CameraQuality {
    guard let wish = request.asked(of: cameras[index], in: self),
      let has = request.asked(of: other.cameras[index], in: other)
    else {
      return CameraQuality()
    }
    let own = connections.indices.filter { connections[$0].input == cameras[index].inputIndex }
    if own.contains(where: { connections[$0].isEnabled && !other.connections[$0].isEnabled }) { return .disabled }
    let moved = own.contains { connections[$0].port != other.connections[$0].port }
    return wish.quality(of: has.format, at: has.index, rate: has.rate, movesPorts: moved)
  }
}
