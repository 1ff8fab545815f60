import JSONSource
public import CaptureModel

/// The bill of `hardwareCost`.
public struct HardwareCost {
  let session: ResolvedSession

  /// What the cameras and microphones of the session stream.
  public let streams: CameraStreams

  /// The bill of a session and its streams.
  public init(session: ResolvedSession, streams: CameraStreams) {
    self.session = session
    self.streams = streams
  }

  private var coefficients: CostCoefficients { session.profile.costModel }

  func bill() -> CostBill {
    guard isCharged else { return CostBill(items: [], basis: .derived, missing: []) }
    var items: [CostBill.Item] = []
    var missing: [String] = []
    let basis = coefficients.basis ?? .estimated
    for (camera, stream) in zip(session.cameras, streams.cameras) where stream.isStreaming {
      let (cost, term) = pixelTerm(of: camera, stream, missing: &missing)
      items.append(
        CostBill.Item(
          input: camera.id, factor: .pixels, cost: cost, basis: basis, source: coefficients.pixelBudget?.source,
          pixels: term))
      guard stream.streamsDepth else { continue }
      let depth = coefficients.depthStream
      if depth == nil { missing.append("the cost of a depth stream (costModel.hardware.depthStream)") }
      items.append(
        CostBill.Item(
          input: camera.id, factor: .depthStream,
          cost: depth?.interval ?? CostInterval(low: 0, value: nil, high: nil), basis: basis, source: depth?.source,
          pixels: nil))
    }
    return CostBill(items: items, basis: basis, missing: missing)
  }

  /// A single-camera session reports 0, unless it has several video data outputs, or a movie output beside one.
  public var isCharged: Bool {
    if session.isMultiCam { return true }
    var isConnected = [Bool](repeating: false, count: session.graph.outputs.count)
    for flow in session.flows { isConnected[flow.output] = true }
    let types = session.outputs.filter { isConnected[$0.index] }.map(\.type)
    let videoData = types.filter { $0 == .videoData }.count
    return videoData > 1 || (videoData > 0 && types.contains(.movieFile))
  }

  /// What a camera's pixels cost, and what that is made of; facts that are missing for it are added to `missing`.
  public func pixelTerm(
    of camera: ResolvedCamera, _ stream: CameraStreams.Camera, missing: inout [String]
  ) -> (CostInterval, PixelTerm) {
    let hdr = hdrFactor(of: camera, missing: &missing)
    guard let format = camera.activeFormat else {
      let term = PixelTerm(
        format: nil, readout: nil, delivered: stream.sensors.map { _ in 0 }, rate: nil, hdr: hdr)
      return (costWithoutFormat(of: camera, stream, hdr, missing: &missing), term)
    }
    let term = PixelTerm(
      format: format, readout: format.readoutPixels, delivered: delivered(by: format, stream),
      rate: camera.chargedRate, hdr: hdr)
    if term.readout == nil { missing.append("the sensor pixels that \(camera.id)'s format reads (readout)") }
    if term.rate == nil { missing.append("the maximum frame rate of \(camera.id)'s format (maxFrameRate)") }
    if coefficients.deliveredWeight == nil {
      missing.append("the weight of delivered pixels (costModel.hardware.deliveredWeight)")
    }
    if coefficients.pixelBudget == nil { missing.append("the pixel budget (costModel.hardware.pixelBudget)") }
    return (cost(of: term, ceiling: camera.rateOverride), term)
  }

  /// What each frame a second of a format costs.
  public func costPerFrame(of format: DeviceFormat, hdr: CostInterval, _ stream: CameraStreams.Camera) -> CostInterval {
    cost(
      of: PixelTerm(
        format: nil, readout: format.readoutPixels, delivered: delivered(by: format, stream), rate: FrameRate(1),
        hdr: hdr))
  }

  /// Output pixels of each sensor: the format's size, or what the data and movie outputs take, if that is more.
  private func delivered(by format: DeviceFormat, _ stream: CameraStreams.Camera) -> [Double] {
    let pixels = Double(format.dimensions.pixels)
    return stream.sensors.map { sensor in
      max(pixels, stream.taken.reduce(0) { $1.sensor == sensor ? $0 + ($1.pixels ?? pixels) : $0 })
    }
  }

  /// What video HDR multiplies the sensor rate of a camera by: 1 where it is off.
  public func hdrFactor(of camera: ResolvedCamera, missing: inout [String]) -> CostInterval {
    guard camera.input.videoHDREnabled?.value == true else { return CostInterval(1) }
    if coefficients.hdrFactor == nil { missing.append("the cost of video HDR (costModel.hardware.hdrFactor)") }
    return coefficients.hdrFactor?.interval ?? CostInterval(low: 1, value: nil, high: nil)
  }

  /// Where the graph names no format, any multi-cam format may run: an interval over them, without a value.
  private func costWithoutFormat(
    of camera: ResolvedCamera, _ stream: CameraStreams.Camera, _ hdr: CostInterval, missing: inout [String]
  ) -> CostInterval {
    missing.append("the format of \(camera.id)")
    let formats = (camera.device?.formats ?? []).filter { $0.multiCam == true }
    guard case .unset = camera.format, camera.device?.multiCamFormatsComplete == true, let first = formats.first
    else { return CostInterval(low: 0, value: nil, high: nil) }
    func costOf(_ format: DeviceFormat) -> CostInterval {
      let rate = [format.highestRate, camera.rateOverride].compactMap { $0 }.min()
      return cost(
        of: PixelTerm(
          format: format, readout: format.readoutPixels, delivered: delivered(by: format, stream), rate: rate,
          hdr: hdr), ceiling: camera.rateOverride)
    }
    return formats.dropFirst().reduce(costOf(first)) { $0.union(costOf($1)) }.withoutValue
  }

  /// The cost of a term at every coefficient's value; its ends are the extremes over both ends of the weight of
  /// delivered pixels, each with the budget that belongs to it, and over the ends of everything else.
  func cost(of term: PixelTerm, ceiling: FrameRate? = nil) -> CostInterval {
    guard let budget = coefficients.pixelBudget?.interval, let slope = coefficients.pixelBudgetPerWeight?.interval
    else { return CostInterval(low: 0, value: nil, high: nil) }
    let weight = coefficients.deliveredWeight?.interval ?? CostInterval(low: 0, value: nil, high: 1)
    let rate = term.rate.map { CostInterval($0.value) } ?? CostInterval(low: 0, value: nil, high: ceiling?.value)
    let readout = term.readout ?? CostInterval(low: 0, value: nil, high: nil)
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
