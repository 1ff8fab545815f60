import CaptureModel
import CaptureSession

extension LadderSearch {
  /// A frame rate lowered by ten, truncated, unless that is below the minimum.
  func frameRate(_ group: String, _ judge: inout StepJudge) -> LadderChange? {
    var isFutile = false
    for (turn, cameraIndex) in cameras(of: group).enumerated() {
      if var change = lowerRate(of: session.cameras[cameraIndex], at: cameraIndex) {
        if !lowers(change) {
          isFutile = true
        } else if judge.allows(change.session, changing: change.cameras) {
          if turn > 0 { change.deviations.insert(isFutile ? .futileStepSkipped : .everyCamera) }
          return change
        }
      }
      // The sample only asks the first camera that it meets.
      if request.isAsPublished { return nil }
    }
    return nil
  }

  private func lowerRate(of camera: ResolvedCamera, at cameraIndex: CameraIndex) -> LadderChange? {
    guard let format = camera.activeFormat,
      let highest = format.highestRate ?? (camera.hasSettledRate ? camera.rateOverride : nil)
    else { return nil }
    let device = [highest, camera.activeRate].compactMap { $0 }.min() ?? highest
    let current = request.isAsPublished ? device : camera.effectiveRate ?? device
    let rate = FrameRate((current.value - 10).rounded(.down))
    if request.isAsPublished {
      guard rate >= ReductionRequest.lowestRate else { return nil }
    } else {
      guard rate >= request.minimumFrameRate, mayRun(camera, format, at: rate) else { return nil }
    }
    var reduced = session
    reduced.cameras[cameraIndex].rateOverride = rate
    if !request.isAsPublished, let active = camera.activeRate, active > rate {
      reduced.cameras[cameraIndex].activeRate = rate
    }
    return LadderChange(
      session: reduced, cameras: [cameraIndex], change: .frameRate(from: current, to: rate),
      deviations: current != device ? [.effectiveRate] : [], repeats: camera.rateOverride == rate)
  }

  func mayRun(_ camera: ResolvedCamera, _ format: DeviceFormat, at rate: FrameRate) -> Bool {
    rate.value > 0 && format.holds(rate) != false && (floors[camera.inputIndex]?.allows(format, at: rate) ?? true)
  }

  /// Whether only the minimum frame rate keeps a camera from a lower rate.
  func isHeldByMinimum(_ camera: ResolvedCamera) -> Bool {
    guard !request.isAsPublished, let format = camera.activeFormat, let current = camera.effectiveRate else {
      return false
    }
    let rate = FrameRate((current.value - 10).rounded(.down))
    let next = rate.value > 0 ? rate : min(ReductionRequest.slowestRate, current)
    return next < current && next < request.minimumFrameRate && mayRun(camera, format, at: next)
  }

  /// Whether the minimum frame rate keeps a camera unchanged that comes before another.
  func isHeldByMinimum(before cameraIndex: CameraIndex) -> Bool {
    let order = groups.names.flatMap { groups.cameras(of: $0) }
    return order.prefix { $0 != cameraIndex }.contains { isHeldByMinimum(session.cameras[$0]) }
  }
}
