import CaptureModel
import CaptureSession

/// Chooses the format that a reduction starts from, for each camera of a multi-camera session.
enum StartingPoint {
  /// A session with every format chosen, and the facts that are missing.
  struct Formats {
    /// The session.
    var session: ResolvedSession

    /// The facts needed to choose a format.
    var missing: [Fact] = []

    /// The facts needed to name a chosen format.
    var unnamed: [Fact] = []

    /// Those of them without which a plan can't be made: the camera can only stay as it is.
    fileprivate(set) var unsettled: [Fact] = []
  }

  /// The session with every format chosen.
  static func formats(of session: ResolvedSession) -> Formats {
    var start = Formats(session: session)
    let asks = FormatAsks(session)
    for cameraIndex in session.cameraIndices {
      let camera = session.cameras[cameraIndex]
      switch camera.format {
      case .chosen:
        guard let format = camera.activeFormat, session.isMultiCam || camera.input.activeFormat != nil else { continue }
        // A format is written as four keys, so they must be known. A refused format is not written.
        let isRefused = session.requiresMultiCamFormats && format.multiCam == false
        if !isRefused {
          let unnamed = format.unknownNames.map { Fact.formatName($0, input: camera.id) }
          start.unnamed += unnamed
          if !camera.hasSettledRate { start.unsettled += unnamed }
        }
        // The four keys mean the first format that has them.
        if case .chosen(let index, _) = camera.format, camera.input.activeFormat != nil {
          let named = NamedFormats(of: camera, asks).format(likeFormat: index)
          start.session.cameras[cameraIndex].format = .chosen(named, among: [named])
        }
      // A camera that streams nothing stays as it is, whatever it could run.
      case .unset where !session.streams(camera), .absent where !session.streams(camera),
        .unknown where !session.streams(camera):
        continue
      case .unset:
        let forPhotos = session.takesOnlyPhotos(camera)
        guard let largest = asks.ranking(of: camera).largestMultiCamFormat(naming: true, forPhotos: forPhotos) else {
          start.missing.append(.multiCamFormats(camera.key, input: camera.id))
          continue
        }
        start.session.cameras[cameraIndex].format = .chosen(largest, among: [largest])
      case .absent:
        start.missing.append(.anyAskedFormat(camera.key, input: camera.id))
      case .unknown:
        // In a single-camera session without a format, the preset decides, and nothing is written.
        guard session.isMultiCam || camera.input.activeFormat != nil else { continue }
        start.missing.append(.askedFormat(camera.key, input: camera.id))
      }
    }
    return start
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

extension ResolvedSession {
  /// Whether an enabled connection uses a camera.
  func streams(_ camera: ResolvedCamera) -> Bool {
    connections.contains { $0.input == camera.inputIndex && $0.isEnabled }
  }
}

extension ResolvedCamera {
  /// Whether a promise settles the rate of a format whose highest rate is not known: the format surely reaches it, and
  /// its other keys mean no other format. Those of a format that the graph asks for stay in the request, which means this
  /// format already.
  var hasSettledRate: Bool {
    guard case .chosen(let index, _) = format, let device, let format = device.format(index),
      format.unknownNames == [.maxFrameRate], let promised = rateOverride, let reached = format.reachedRate,
      promised <= reached
    else { return false }
    return input.activeFormat != nil
      || device.formats.allSatisfy { other in
        other.multiCam == false || other.dimensions != format.dimensions
          || (other.binned != nil && other.binned != format.binned) || FormatName(other) == FormatName(format)
      }
  }
}
