import JSONSource
import CaptureModel

/// Chooses the camera format that a graph means:
///
/// 1. The formats that match every key of `activeFormat`. Without that key, the preset chooses in a single-camera
///    session, and nothing is chosen in a multi-camera session (`.unset`).
/// 2. In a multi-camera session, multi-cam formats before those for which this is unknown.
/// 3. Formats that support everything the session asks of them, then those for which this is unknown. Of these, where
///    the app asks first for some settings, the formats that reach the rate it doesn't ask for; then those that have the
///    most important of these settings.
/// 4. Formats that reach the requested rate, the slowest first; if none does, the fastest first.
/// 5. Those that the device's specification tells of, which are better known than others like them.
/// 6. Unbinned before binned.
/// 7. The first in the profile.
///
/// A specification says nothing of multi-camera sessions: there, the camera has none of these.
struct FormatResolver {
  private var request: FormatRequest?

  /// The highest rate that the graph asks for.
  private var askedRate: FrameRate?

  /// The rate that the format has to reach: a guarded rate is only a preference.
  private var firmRate: FrameRate?

  private let device: ProfileCamera?
  private let isMultiCam: Bool
  private let preset: Preset?
  private var ranking: FormatRanking

  init(_ camera: ResolvedCamera, _ ranking: FormatRanking, isMultiCam: Bool, preset: Preset?) {
    let input = camera.input
    request = input.activeFormat
    let (override, active) = (input.maxFrameRateOverride?.value, input.activeFrameRate?.max?.value)
    askedRate = override.map { max($0, active ?? $0) } ?? active
    firmRate = ranking.firmRate
    device = camera.device
    self.isMultiCam = isMultiCam
    self.preset = preset
    self.ranking = ranking
  }

  /// The running format.
  func choose() -> FormatChoice {
    guard let device, !device.formats.isEmpty else { return .unknown }
    guard let request else { return chooseWithoutRequest(device) }
    var equal: [FormatIndex] = []
    var isUnknown = false
    for index in device.formats.indices {
      switch matching(device.formats[index], at: index, request) {
      case .equal: equal.append(FormatIndex(index))
      case .unknown: isUnknown = true
      case .different: continue
      }
    }
    let isDenied = isDenied(request, of: device) && !mayBeDisbelieved(request, of: device)
    if let best = equal.min(by: { isBefore($0, $1, in: device.formats) }) {
      if mayBeOutrun(device.formats[best]) { return isDenied ? .absent : .unknown }
      let isDoubtful = device.disbelievedFormats?.contains { other in
        matching(other.format, at: nil, request) == .equal && isBefore(other, best, in: device.formats)
      }
      return isDoubtful == true ? .unknown : .chosen(best, among: meant(equal, beside: best, in: device.formats))
    }
    let runsOnlyAlone = isMultiCam && device.runsOnlyAlone(request.dimensions, at: request.maxFrameRate?.value)
    if isDenied || (runsOnlyAlone && !mayBeDisbelieved(request, of: device)) { return .absent }
    if isUnknown { return .unknown }
    return (isMultiCam && device.multiCamFormatsComplete) || device.formatsComplete ? .absent : .unknown
  }

  /// Whether no format of the camera has the pixel format, in this size at the rate that the session needs.
  private func isDenied(_ request: FormatRequest, of device: ProfileCamera) -> Bool {
    let rate = [request.maxFrameRate?.value, firmRate].compactMap(\.self).max()
    return request.pixelFormat.map { device.denial(of: $0.value, in: request.dimensions, at: rate) != nil } ?? false
  }

  /// Whether the camera may have a format that reaches the requested rate, though the known one doesn't.
  ///
  /// Specifications give lower bounds: a format may be faster than the specification says. And what a list doesn't hold as
  /// a whole is not known, except that no format of the family so fast or so large runs beside other cameras.
  private func mayBeOutrun(_ format: DeviceFormat) -> Bool {
    guard let device, let firmRate, !format.reaches(firmRate) else { return false }
    if format.isSpecified { return true }
    guard let most = format.highestRate ?? format.maxFrameRateBounds?.upperBound, most < firmRate else { return false }
    guard let request, request.maxFrameRate == nil, request.index == nil, !device.formatsComplete else { return false }
    return isMultiCam
      ? !device.multiCamFormatsComplete && !device.runsOnlyAlone(format.dimensions, at: firmRate) : true
  }

  /// The format that the other keys mean, if `maxFrameRate` is the rate to run at rather than the format's own.
  func chooseIgnoringRate() -> FormatChoice {
    guard let rate = request?.maxFrameRate?.value else { return .unknown }
    var resolver = self
    resolver.request?.maxFrameRate = nil
    resolver.askedRate = askedRate.map { max($0, rate) } ?? rate
    resolver.ranking = ranking.reaching(rate)
    resolver.firmRate = firmRate.map { max($0, rate) } ?? rate
    return resolver.choose()
  }

  /// The best formats, dropping those that lack more of the needs than the best one.
  private func meant(
    _ equal: [FormatIndex], beside best: FormatIndex, in formats: [DeviceFormat]
  ) -> [FormatIndex] {
    if equal.count == 1 { return equal }
    let rank = ranking.rank(of: formats[best])
    return equal.filter { index in
      let other = ranking.rank(of: formats[index])
      return other.multiCam != rank.multiCam || other.support.atAnyRate == rank.support.atAnyRate
    }
  }

  /// Whether the graph may mean another format, which supports a need that the chosen one doesn't, depending on missing
  /// facts.
  func mayMeanAnother(than chosen: DeviceFormat, for need: FormatNeed, of camera: ResolvedCamera, inMultiCam: Bool)
    -> Bool
  {
    guard let device, let request else { return false }
    let support = ranking.support(by: chosen)
    func mayBeMeant(_ format: DeviceFormat, at index: Int?) -> Bool {
      matching(format, at: index, request) != .different && !(inMultiCam && format.multiCam == false)
        && ranking.support(by: format) < support && need.isMet(by: format, of: camera) != false
    }
    return device.formats.indices.contains { mayBeMeant(device.formats[$0], at: $0) }
      || device.disbelievedFormats?.contains { mayBeMeant($0.format, at: nil) } ?? false
  }

  /// Whether the graph may mean a format that is in the profile but not trusted.
  private func mayBeDisbelieved(_ request: FormatRequest, of device: ProfileCamera) -> Bool {
    device.disbelievedFormats?.contains { matching($0.format, at: nil, request) != .different } ?? false
  }

  private func chooseWithoutRequest(_ device: ProfileCamera) -> FormatChoice {
    if isMultiCam { return .unset }
    let preset = preset ?? .high
    let known = device.presets.first { $0.preset == preset && device.format($0.format) != nil }
    return known.map { .chosen($0.format, among: [$0.format]) } ?? .unknown
  }

  private enum Match { case equal, different, unknown }

  /// Whether a format matches every given key; `unknown` if the profile doesn't know one of them.
  private func matching(_ format: DeviceFormat, at index: Int?, _ request: FormatRequest) -> Match {
    if let asked = request.index?.value, let index, asked != index { return .different }
    if let width = request.width?.value, width != format.width { return .different }
    if let height = request.height?.value, height != format.height { return .different }
    // In an incomplete list, an index isn't the index in `device.formats`.
    var isUnknown = request.index != nil && device?.formatsComplete != true
    // Looks up only what is asked for.
    func compare<Value: Equatable>(_ asked: Value?, _ known: @autoclosure () -> Value?) -> Bool {
      guard let asked else { return true }
      guard let known = known() else {
        isUnknown = true
        return true
      }
      return asked == known
    }
    guard compare(request.maxFrameRate?.value, format.highestRate), compare(request.binned?.value, format.binned),
      compare(request.minFrameRate?.value, format.lowestRate)
    else { return .different }
    if let pixelFormat = request.pixelFormat?.value {
      switch format.pixelFormats {
      case let known?: if !known.contains(pixelFormat) { return .different }
      // Cameras print each size in both ranges of bi-planar 4:2:0; other pixel formats are unknown.
      case nil: if !["420v", "420f"].contains(pixelFormat.code) { isUnknown = true }
      }
    }
    return isUnknown ? .unknown : .equal
  }

  private enum Order { case before, equal, after }

  private func isBefore(_ left: FormatIndex, _ right: FormatIndex, in formats: [DeviceFormat]) -> Bool {
    switch order(formats[left], formats[right]) {
    case .before: true
    case .equal: left < right
    case .after: false
    }
  }

  private func isBefore(_ left: DisbelievedFormat, _ right: FormatIndex, in formats: [DeviceFormat]) -> Bool {
    switch order(left.format, formats[right]) {
    case .before: true
    case .equal: left.place <= right.value
    case .after: false
    }
  }

  /// Which of two formats the graph more likely means, regardless of their order in the list.
  private func order(_ first: DeviceFormat, _ second: DeviceFormat) -> Order {
    let ranks = (ranking.rank(of: first), ranking.rank(of: second))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? .before : .after }
    let rates = (first.reachedRate?.value ?? 0, second.reachedRate?.value ?? 0)
    let holds = (askedRate.map(first.reaches) ?? true, askedRate.map(second.reaches) ?? true)
    if holds.0 != holds.1 { return holds.0 ? .before : .after }
    let holdsFirm = (firmRate.map(first.reaches) ?? true, firmRate.map(second.reaches) ?? true)
    if holdsFirm.0 != holdsFirm.1 { return holdsFirm.0 ? .before : .after }
    if rates.0 != rates.1 { return (rates.0 < rates.1) == holdsFirm.0 ? .before : .after }
    if first.isSpecified != second.isSpecified { return first.isSpecified ? .before : .after }
    let binned = (first.binnedRank, second.binnedRank)
    if binned.0 == binned.1 { return .equal }
    return binned.0 < binned.1 ? .before : .after
  }
}

extension ResolvedSession {
  /// The resolver for a camera's format.
  func formatResolver(of camera: ResolvedCamera, _ asks: FormatAsks) -> FormatResolver {
    formatResolver(of: camera, asks.ranking(of: camera))
  }

  /// The resolver for a camera's format, by a ranking of the formats.
  func formatResolver(of camera: ResolvedCamera, _ ranking: FormatRanking) -> FormatResolver {
    FormatResolver(camera, ranking, isMultiCam: isMultiCam, preset: graph.session?.preset?.value)
  }
}
