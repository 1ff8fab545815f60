import CaptureModel
import CaptureSession

extension ReductionRequest {
  /// The end of a reduction that is to keep more of a camera than the graph asks of it, or a least rate that none of
  /// its formats reaches; `nil` where none is.
  ///
  /// plan-above-format says so where the graph's own plan or a check's options ask for it.
  func keptAboveAsked(by session: ResolvedSession) -> ReductionTrace? {
    let above = demands(on: session).filter { demand in
      if case .minimumFrameRate(let rate) = demand {
        // Nobody asked for the one that holds where none is set.
        return rate > Self.lowestRate
          && session.cameras.contains { session.highestRate(of: $0).map { rate > $0 } ?? false }
      }
      guard let camera = session.cameras.first(where: { $0.id == demand.input }), let format = camera.activeFormat
      else {
        return false
      }
      switch demand {
      case .size(_, let width, let height): return (width ?? 0) > format.width || (height ?? 0) > format.height
      case .frameRate(_, let rate): return camera.effectiveRate.map { rate > $0 } ?? false
      case .camera, .untouched, .binning, .minimumFrameRate: return false
      }
    }
    guard !above.isEmpty else { return nil }
    return ReductionTrace(
      from: session, steps: [], end: .keptAboveAsked(above.reversed()), session: session,
      costs: CostModel.costs(of: session))
  }

  /// Every demand, from the last camera in the order of preference to the first; of each the camera itself before what
  /// is kept of it.
  func demands(on session: ResolvedSession) -> [Demand] {
    var demands: [Demand] = []
    for cameraIndex in session.preferenceOrder(prefer).reversed() {
      let camera = session.cameras[cameraIndex]
      demands.append(.camera(camera.id))
      guard let floor = keep[camera.inputIndex] else { continue }
      if floor.isUntouched { demands.append(.untouched(camera.id)) }
      if floor.width != nil || floor.height != nil {
        demands.append(.size(camera.id, width: floor.width, height: floor.height))
      }
      if let rate = floor.frameRate { demands.append(.frameRate(camera.id, rate)) }
      if let binned = floor.binned { demands.append(.binning(camera.id, binned)) }
    }
    return demands + [.minimumFrameRate(minimumFrameRate)]
  }

  /// The same request with only these demands.
  func with(_ demands: Set<Demand>, on session: ResolvedSession) -> ReductionRequest {
    var request = self
    request.hasMinimum = demands.contains(.minimumFrameRate(minimumFrameRate))
    request.keep = [:]
    for demand in demands {
      guard let camera = session.cameras.first(where: { $0.id == demand.input }) else { continue }
      var floor = request.keep[camera.inputIndex] ?? KeptFloor()
      switch demand {
      case .camera, .minimumFrameRate: continue
      case .untouched: floor.isUntouched = true
      case .size(_, let width, let height): (floor.width, floor.height) = (width, height)
      case .frameRate(_, let rate): floor.frameRate = rate
      case .binning(_, let binned): floor.binned = binned
      }
      request.keep[camera.inputIndex] = floor
    }
    return request
  }
}
