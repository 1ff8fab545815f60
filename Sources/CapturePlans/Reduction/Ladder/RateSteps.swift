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
    // The cameras in step with it that are faster get the same rate.
    let mates =
      request.isAsPublished
      ? []
      : together.mates(of: cameraIndex).filter { mate in
        session.cameras[mate].effectiveRate.map { $0 > rate } ?? false
      }
    var reduced = session
    for index in [cameraIndex] + mates {
      let camera = session.cameras[index]
      if index != cameraIndex {
        guard let format = camera.activeFormat, mayRun(camera, format, at: rate) else { return nil }
      }
      reduced.cameras[index].rateOverride = rate
      if !request.isAsPublished, let active = camera.activeRate, active > rate {
        reduced.cameras[index].activeRate = rate
      }
    }
    var deviations: Set<Deviation> = current != device ? [.effectiveRate] : []
    if !mates.isEmpty { deviations.insert(.inStep) }
    return LadderChange(
      session: reduced, cameras: [cameraIndex] + mates, change: .frameRate(from: current, to: rate),
      deviations: deviations, repeats: camera.rateOverride == rate)
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
