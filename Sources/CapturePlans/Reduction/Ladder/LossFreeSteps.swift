import CaptureModel
import CaptureSession

// What Apple's talk (WWDC19 225) names beside a lower resolution: it loses no frame and no pixel, so it comes first.
extension LadderSearch {
  /// A promise of no more than the rate that a camera runs at, where its format is charged for more.
  func override(_ group: String, _ judge: inout StepJudge) -> LadderChange? {
    for cameraIndex in cameras(of: group) {
      let camera = session.cameras[cameraIndex]
      guard let format = camera.activeFormat, let charged = camera.chargedRate, let rate = camera.effectiveRate,
        rate < charged, mayRun(camera, format, at: rate)
      else { continue }
      var reduced = session
      reduced.cameras[cameraIndex].rateOverride = rate
      let change = LadderChange(
        session: reduced, cameras: [cameraIndex], change: .frameRate(from: charged, to: rate))
      if lowers(change), judge.allows(change.session, changing: change.cameras) { return change }
    }
    return nil
  }

  /// The first binned format of the same size that holds the camera's rate; the rate stays.
  func binning(_ group: String, _ judge: inout StepJudge) -> LadderChange? {
    for cameraIndex in cameras(of: group) {
      let camera = session.cameras[cameraIndex]
      guard let active = camera.activeFormat, active.binned == false, let rate = camera.effectiveRate,
        let device = camera.device
      else { continue }
      for index in device.formatIndices where !hasLeft(index, cameraIndex) {
        let format = device.formats[index]
        guard format.binned == true, format.dimensions == active.dimensions,
          format.multiCam == true || !session.isMultiCam, let highest = format.highestRate, highest >= rate,
          format.holds(rate) != false, isLegal(index, of: camera, named[cameraIndex.value])
        else { continue }
        var reduced = session
        reduced.cameras[cameraIndex].format = .chosen(index, among: [index])
        if let charged = reduced.cameras[cameraIndex].chargedRate, charged > rate {
          reduced.cameras[cameraIndex].rateOverride = rate
        }
        let change = LadderChange(
          session: reduced, cameras: [cameraIndex],
          change: .configuration(
            from: CameraConfiguration(cameraIndex, in: session), to: CameraConfiguration(cameraIndex, in: reduced)))
        if lowers(change), judge.allows(change.session, changing: change.cameras) { return change }
      }
    }
    return nil
  }
}
