import CaptureModel
public import CaptureSession

/// Chooses the format that a reduction starts from, for each camera of a multi-camera session.
enum StartingPoint {
  /// The session with every format chosen, with two lists of missing facts: those needed to choose a format, and those
  /// needed to name a chosen one. A camera whose format can't be named can only stay as it is.
  static func formats(of session: ResolvedSession) -> (session: ResolvedSession, missing: [Fact], unnamed: [Fact]) {
    var start = session
    var missing: [Fact] = []
    var unnamed: [Fact] = []
    let asks = FormatAsks(session)
    for cameraIndex in session.cameraIndices {
      let camera = session.cameras[cameraIndex]
      switch camera.format {
      case .chosen:
        guard let format = camera.activeFormat, session.isMultiCam || camera.input.activeFormat != nil else { continue }
        // A format is written as four keys, so they must be known. A refused format is not written.
        let isRefused = session.requiresMultiCamFormats && format.multiCam == false
        if !isRefused { unnamed += format.unknownNames.map { .formatName($0, input: camera.id) } }
        // The four keys mean the first format that has them.
        if case .chosen(let index, _) = camera.format, camera.input.activeFormat != nil {
          let named = NamedFormats(of: camera, asks).format(likeFormat: index)
          start.cameras[cameraIndex].format = .chosen(named, among: [named])
        }
      case .unset:
        guard let largest = asks.ranking(of: camera).largestMultiCamFormat(naming: true) else {
          missing.append(.multiCamFormats(camera.key, input: camera.id))
          continue
        }
        start.cameras[cameraIndex].format = .chosen(largest, among: [largest])
      case .absent:
        missing.append(.anyAskedFormat(camera.key, input: camera.id))
      case .unknown:
        // In a single-camera session without a format, the preset decides, and nothing is written.
        guard session.isMultiCam || camera.input.activeFormat != nil else { continue }
        missing.append(.askedFormat(camera.key, input: camera.id))
      }
    }
    return (start, missing, unnamed)
  }

  /// Lowers a promise to the format's maximum rate, and a device's rate to the promise, if they are above.
  static func clampRates(of session: inout ResolvedSession) {
    for cameraIndex in session.cameraIndices {
      guard let highest = session.cameras[cameraIndex].activeFormat?.highestRate else { continue }
      if let override = session.cameras[cameraIndex].rateOverride, override > highest {
        session.cameras[cameraIndex].rateOverride = highest
      }
      let most = [highest, session.cameras[cameraIndex].rateOverride].compactMap { $0 }.min() ?? highest
      if let active = session.cameras[cameraIndex].activeRate, active > most {
        session.cameras[cameraIndex].activeRate = most
      }
    }
  }
}

extension ReductionTrace {
  /// The facts that a configuration leaves out of format names because they are not known.
  public var leftOut: [Fact] { StartingPoint.formats(of: session).unnamed }
}
