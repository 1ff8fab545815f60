public import CaptureModel
import JSONSource

extension CostFactor {
  /// A camera's pixels, read and delivered.
  package static let pixels = CostFactor("pixels", "sensor and pixels")
}

extension CostTerm {
  /// What a camera's pixels cost of the image signal processor.
  ///
  /// ```
  /// (readout + w × delivered) × charged rate × hdr ÷ B(w), for each sensor
  /// ```
  static let pixels = CostTerm.ofCamera(.hardwareCost, dependsOn: [.format, .rate, .port]) { use, charges in
    charges.missing += use.pixels.missing
    charges.add(
      .pixels, of: use.id, use.pixels.cost, basis: charges.coefficients.basis ?? .estimated,
      source: charges.coefficients[.pixelBudget]?.source, pixels: use.pixels.term)
  }
}

/// The factors of a camera's pixel term: shown with it, not added.
public struct PixelTerm: Sendable {
  /// The format that runs, where it is known.
  public let format: FormatName?

  /// Sensor pixels read for a frame, of each sensor.
  public let readout: CostInterval?

  /// Output pixels for a frame, of each sensor.
  public let delivered: [Double]

  /// The rate that is charged.
  public fileprivate(set) var rate: FrameRate?

  /// How many sensors run.
  public var sensors: Int { delivered.count }

  /// What video HDR multiplies the sensor rate by.
  public let hdr: CostInterval
}

/// What the pixels of a camera cost, what that is made of, and what is not known of it.
struct PixelCharge {
  private(set) var term: PixelTerm
  private(set) var cost: CostInterval
  private(set) var missing: [Fact] = []

  /// The charge of a camera that runs a format, promised to be no faster than a rate.
  init(
    _ camera: ResolvedCamera, running format: DeviceFormat, promised: FrameRate?, _ streams: CameraStreams.Camera,
    _ weights: PixelWeights
  ) {
    let hdr = Self.hdrFactor(of: camera, weights, &missing)
    term = PixelTerm(format, at: format.chargedRate(promised: promised), streams, hdr)
    cost = weights.cost(of: term, atMost: promised)
    if term.readout == nil { missing.append(.formatProperty(.readout, input: camera.id)) }
    if term.rate == nil { missing.append(.formatProperty(.maxFrameRate, input: camera.id)) }
    missing += weights.missing
  }

  /// The charge of a camera whose format is not known.
  init(
    ofAnyFormatOf camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ weights: PixelWeights
  ) {
    let hdr = Self.hdrFactor(of: camera, weights, &missing)
    missing.append(.activeFormat(input: camera.id))
    term = PixelTerm(format: nil, readout: nil, delivered: streams.sensors.map { _ in 0 }, rate: nil, hdr: hdr)
    cost = Self.costOfAnyFormat(camera, streams, hdr, weights)
  }

  /// The same with another promise.
  mutating func promise(_ promised: FrameRate?, in format: DeviceFormat, _ weights: PixelWeights) {
    term.rate = format.chargedRate(promised: promised)
    cost = weights.cost(of: term, atMost: promised)
  }

  private static func hdrFactor(
    of camera: ResolvedCamera, _ weights: PixelWeights, _ missing: inout [Fact]
  ) -> CostInterval {
    guard camera.isVideoHDR else { return CostInterval(1) }
    if let factor = weights.hdr { return factor }
    missing.append(.coefficient(.hdrFactor))
    return CostInterval(low: 1, value: nil, high: nil)
  }

  /// Where the graph names no format, any multi-cam format may run: an interval over them, without a value.
  private static func costOfAnyFormat(
    _ camera: ResolvedCamera, _ streams: CameraStreams.Camera, _ hdr: CostInterval, _ weights: PixelWeights
  ) -> CostInterval {
    let formats = (camera.device?.formats ?? []).filter { $0.multiCam == true }
    guard case .unset = camera.format, camera.device?.multiCamFormatsComplete == true, let first = formats.first
    else { return .unbounded }
    let promised = camera.rateOverride
    func cost(of format: DeviceFormat) -> CostInterval {
      let rate = format.chargedRate(promised: promised) ?? promised
      return weights.cost(of: PixelTerm(format, at: rate, streams, hdr), atMost: promised)
    }
    return formats.dropFirst().reduce(cost(of: first)) { $0.union(cost(of: $1)) }.withoutValue
  }
}

extension PixelTerm {
  fileprivate init(
    _ format: DeviceFormat, at rate: FrameRate?, _ streams: CameraStreams.Camera, _ hdr: CostInterval
  ) {
    self.init(
      format: FormatName(format), readout: format.readoutPixels, delivered: streams.delivered(by: format), rate: rate,
      hdr: hdr)
  }
}
