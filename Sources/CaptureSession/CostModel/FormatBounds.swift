import CaptureModel
import JSONSource

/// The bounds of a camera's cost if its format is unknown: from the graph's keys, or from the formats that may run.
struct FormatBounds {
  /// The known parts of the term, for the bill.
  let term: PixelTerm

  // One term for each format that may run, or the least and the most.
  private let terms: [PixelTerm]

  /// The bounds of a camera as a session runs it.
  init(
    _ camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ hdr: CostInterval, in session: ResolvedSession
  ) {
    let asked = camera.input.activeFormat
    func term(_ readout: CostInterval, _ delivered: [Double], _ highest: CostInterval) -> PixelTerm {
      PixelTerm(
        format: nil, readout: readout, delivered: delivered, rates: highest.capped(at: camera.rateOverride), hdr: hdr)
    }
    let formats = Self.formats(of: camera) ?? (asked?.knownFormat ?? session.formatOfPreset(for: camera)).map { [$0] }
    if let formats, !formats.isEmpty {
      terms = formats.map { format in
        term(
          format.readout(of: camera, in: session), streams.delivered(by: format),
          format.highestRates(of: camera, in: session))
      }
    } else {
      let bounds = PixelBounds(camera: camera, session: session)
      let readout = bounds.readoutOfAnyFormat
      let highest = asked?.maxFrameRate.map { CostInterval($0.value.value) } ?? bounds.highestRate(of: nil)
      terms = [0, readout.high ?? 0].map { term(readout, streams.delivered(of: $0), highest) }
    }
    self.term = terms.dropFirst().reduce(terms[0]) { all, other in
      term(all.readout.union(other.readout), all.delivered, all.rates.union(other.rates))
    }
  }

  /// The formats that may run: the whole list, if it is complete and the graph names none.
  private static func formats(of camera: ResolvedCamera) -> [DeviceFormat]? {
    guard case .unset = camera.format, let device = camera.device, device.multiCamFormatsComplete else { return nil }
    return device.formats.filter { $0.multiCam == true }
  }

  /// An interval that contains all their costs, without a value.
  func cost(_ weights: PixelWeights) -> CostInterval {
    terms.dropFirst().reduce(weights.cost(of: terms[0])) { $0.union(weights.cost(of: $1)) }.withoutValue
  }
}
