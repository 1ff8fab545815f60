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
  public let rate: FrameRate?

  /// How many sensors run.
  public var sensors: Int { delivered.count }

  /// What video HDR multiplies the sensor rate by.
  public let hdr: CostInterval
}

/// What the pixels of a camera cost, what that is made of, and what is not known of it.
struct PixelCharge {
  let term: PixelTerm
  let cost: CostInterval
  private(set) var missing: [Fact] = []

  /// The charge of a camera that runs a format, promised to be no faster than a rate.
  init(
    _ camera: ResolvedCamera, running format: DeviceFormat?, promised: FrameRate?, _ streams: CameraStreams.Camera,
    _ coefficients: CostCoefficients
  ) {
    let hdr = Self.hdrFactor(of: camera, coefficients, &missing)
    guard let format else {
      missing.append(.activeFormat(input: camera.id))
      term = PixelTerm(format: nil, readout: nil, delivered: streams.sensors.map { _ in 0 }, rate: nil, hdr: hdr)
      cost = Self.costOfAnyFormat(camera, promised, streams, hdr, coefficients)
      return
    }
    term = Self.term(of: format, at: format.chargedRate(promised: promised), streams, hdr)
    cost = coefficients.cost(of: term, atMost: promised)
    if term.readout == nil { missing.append(.formatProperty(.readout, input: camera.id)) }
    if term.rate == nil { missing.append(.formatProperty(.maxFrameRate, input: camera.id)) }
    for key in [CoefficientKey.deliveredWeight, .pixelBudget] where coefficients[key] == nil {
      missing.append(.coefficient(key))
    }
  }

  private static func hdrFactor(
    of camera: ResolvedCamera, _ coefficients: CostCoefficients, _ missing: inout [Fact]
  ) -> CostInterval {
    guard camera.isVideoHDR else { return CostInterval(1) }
    if let factor = coefficients[.hdrFactor] { return factor.interval }
    missing.append(.coefficient(.hdrFactor))
    return CostInterval(low: 1, value: nil, high: nil)
  }

  private static func term(
    of format: DeviceFormat, at rate: FrameRate?, _ streams: CameraStreams.Camera, _ hdr: CostInterval
  ) -> PixelTerm {
    PixelTerm(
      format: FormatName(format), readout: format.readoutPixels, delivered: streams.delivered(by: format), rate: rate,
      hdr: hdr)
  }

  /// Where the graph names no format, any multi-cam format may run: an interval over them, without a value.
  private static func costOfAnyFormat(
    _ camera: ResolvedCamera, _ promised: FrameRate?, _ streams: CameraStreams.Camera, _ hdr: CostInterval,
    _ coefficients: CostCoefficients
  ) -> CostInterval {
    let formats = (camera.device?.formats ?? []).filter { $0.multiCam == true }
    guard case .unset = camera.format, camera.device?.multiCamFormatsComplete == true, let first = formats.first
    else { return .unbounded }
    func cost(of format: DeviceFormat) -> CostInterval {
      let rate = format.chargedRate(promised: promised) ?? promised
      return coefficients.cost(of: term(of: format, at: rate, streams, hdr), atMost: promised)
    }
    return formats.dropFirst().reduce(cost(of: first)) { $0.union(cost(of: $1)) }.withoutValue
  }
}

extension CameraStreams.Camera {
  /// Output pixels of each sensor: the format's size, or what the data and movie outputs take, if that is more.
  fileprivate func delivered(by format: DeviceFormat) -> [Double] {
    let pixels = Double(format.dimensions.pixels)
    return sensors.map { sensor in
      max(pixels, taken.reduce(0) { $1.sensor == sensor ? $0 + ($1.pixels ?? pixels) : $0 })
    }
  }
}

extension CostCoefficients {
  /// The cost of a pixel term at every coefficient's value; its ends are the extremes over both ends of the weight of
  /// delivered pixels, each with the budget that belongs to it, and over the ends of everything else.
  ///
  /// A rate that is not known is at most the one that was promised.
  fileprivate func cost(of term: PixelTerm, atMost promised: FrameRate?) -> CostInterval {
    guard let budget = self[.pixelBudget]?.interval, let slope = self[.pixelBudgetPerWeight]?.interval
    else { return .unbounded }
    let weight = self[.deliveredWeight]?.interval ?? CostInterval(low: 0, value: nil, high: 1)
    let rate = term.rate.map { CostInterval($0.value) } ?? CostInterval(low: 0, value: nil, high: promised?.value)
    let readout = term.readout ?? .unbounded
    func at(_ weight: Double) -> CostInterval {
      let pixels = term.delivered.reduce(CostInterval.zero) { $0 + readout + CostInterval(weight * $1) }
      return pixels * rate * term.hdr / (budget + slope * CostInterval(weight))
    }
    let ends = at(weight.low).union(at(weight.high ?? 1))
    let isKnown = term.readout != nil && term.rate != nil
    return CostInterval(
      low: ends.low, value: isKnown ? weight.value.flatMap { at($0).value } : nil, high: ends.high)
  }
}
