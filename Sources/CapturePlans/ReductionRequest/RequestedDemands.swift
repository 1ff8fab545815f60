import CaptureModel
import CaptureSession

extension ReductionRequest {
  /// The quality that a camera must keep: as the plan says, at least the minimum size, but no side and no rate above
  /// the graph's own.
  ///
  /// If the camera's format is unknown, only the plan counts.
  func floor(of camera: ResolvedCamera) -> KeptFloor {
    var floor = keep[camera.inputIndex] ?? KeptFloor()
    if let minimumSize {
      floor.width = max(floor.width ?? 1, minimumSize.width)
      floor.height = max(floor.height ?? 1, minimumSize.height)
    }
    if let format = camera.activeFormat {
      floor.width = floor.width.map { min($0, format.width) }
      floor.height = floor.height.map { min($0, format.height) }
    }
    if let rate = camera.effectiveRate { floor.frameRate = floor.frameRate.map { min($0, rate) } }
    return floor
  }

  /// How many cameras `prefer` names; they come first in the order of preference.
  func namedCount(of order: [CameraIndex], in session: ResolvedSession) -> Int {
    let named = prefer ?? []
    return order.prefix { named.contains(session.cameras[$0].inputIndex) }.count
  }

  /// Every demand, from the least preferred camera to the most preferred. For each camera, the demand that it streams
  /// comes before the demands on its picture.
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
    if let minimumSize { demands.append(.minimumSize(minimumSize)) }
    for group in CamerasTogether(session, self).inStep {
      demands.append(.oneRate(group.map { session.cameras[$0].id }))
    }
    return demands + [.minimumFrameRate(minimumFrameRate)]
  }

  /// The request with only these demands.
  func with(_ demands: Set<Demand>, on session: ResolvedSession) -> ReductionRequest {
    let released = CamerasTogether(session, self).inStep.filter { group in
      !demands.contains(.oneRate(group.map { session.cameras[$0].id }))
    }
    var request = with(outOfStep: outOfStep.union(released.joined().map { session.cameras[$0].inputIndex }))
    request.hasMinimum = demands.contains(.minimumFrameRate(minimumFrameRate))
    if let minimumSize, !demands.contains(.minimumSize(minimumSize)) { request.minimumSize = nil }
    request.keep = [:]
    for demand in demands {
      guard let camera = session.cameras.first(where: { $0.id == demand.input }) else { continue }
      var floor = request.keep[camera.inputIndex] ?? KeptFloor()
      switch demand {
      case .camera, .minimumFrameRate, .minimumSize, .oneRate: continue
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
