import CaptureModel
import CaptureSession

/// The problem of choosing one configuration for several devices: the candidates that all devices share, with their
/// costs on each device.
struct CommonProblem {
  /// The problem in numbers: two sums for each device.
  let choices: ChoiceProblem

  /// The first device and input that had formats left out because their costs are unknown.
  let leftOut: (session: ResolvedSession, input: String)?

  private let order: [CameraIndex]
  private let finders: [CandidateFinder]

  // By chooser and option: the change on each device; the devices have different lists of formats.
  private let changes: [[[CameraChange]]]

  // By chooser and option: the lowest quality on any of the devices.
  private let qualities: [[CameraQuality]]
  private let named: Int

  /// The configuration of a camera as written: the four keys, the rate, the port and whether video HDR goes. It identifies
  /// a candidate across devices.
  private struct Key: Hashable {
    var format: [Double] = []
    var movesPorts = false
    var dropsVideoHDR = false

    /// `leavesRateOut` says that the highest rate of the requested format isn't written, since some device doesn't know
    /// it.
    init(_ candidate: Candidate, _ camera: ResolvedCamera, leavesRateOut: Bool) {
      guard case .run(let index, let rate, let movesPorts, let dropsVideoHDR) = candidate.change,
        let format = camera.device?.formats[index]
      else { return }
      let highest = leavesRateOut && candidate.quality.isAskedFormat ? -1 : format.highestRate?.value ?? 0
      self.format = [
        Double(format.width), Double(format.height), highest, format.binned == true ? 1 : 0, rate.value,
      ]
      self.movesPorts = movesPorts
      self.dropsVideoHDR = dropsVideoHDR
    }
  }

  init(_ devices: [(finder: CandidateFinder, request: ReductionRequest)]) {
    let first = devices[0]
    finders = devices.map(\.finder)
    order = first.finder.session.preferenceOrder(first.request.prefer)
    named = first.request.namedCount(of: order, in: first.finder.session)
    var leftOut: (session: ResolvedSession, input: String)?
    let options = order.map { Self.options(of: $0, devices, leftOut: &leftOut) }
    changes = options.map { $0.map(\.changes) }
    qualities = options.map { $0.map(\.quality) }
    self.leftOut = leftOut
    let limits = devices.flatMap { device in
      Self.costs(device.finder.base).map { dimension, _ in
        dimension.limit(device.request, beside: device.finder)
      }
    }
    let numbers = QualityNumbers(Array(qualities.joined()))
    var place = 0
    let choosers = options.map { options in
      let places = place..<place + options.count
      place = places.upperBound
      return ChoiceProblem.Chooser(
        count: options.count, values: numbers.columns(of: places), costs: options.flatMap(\.costs))
    }
    choices = ChoiceProblem(choosers: choosers, levels: QualityLevel.problemLevels, named: named, limits: limits)
  }

  /// One candidate that all devices have in common.
  private struct Option {
    let changes: [CameraChange]
    let quality: CameraQuality
    let costs: [Int]
  }

  /// The candidates of one camera that all devices have in common.
  private static func options(
    of cameraIndex: CameraIndex, _ devices: [(finder: CandidateFinder, request: ReductionRequest)],
    leftOut: inout (session: ResolvedSession, input: String)?
  ) -> [Option] {
    let mayDrop = devices.contains { $0.finder.mayDropVideoHDR(of: cameraIndex) }
    let lists = devices.map { device in
      let own = device.finder.candidates(of: cameraIndex)
      // What a device lacks it may leave out of the text, too.
      return mayDrop && !device.finder.mayDropVideoHDR(of: cameraIndex)
        ? own.flatMap { [$0, $0.withoutVideoHDR] } : own
    }
    let leavesRateOut = devices.contains { $0.finder.session.cameras[cameraIndex].activeFormat?.highestRate == nil }
    let others = zip(devices, lists).dropFirst().map { device, candidates in
      Dictionary(
        candidates.map { (Key($0, device.finder.session.cameras[cameraIndex], leavesRateOut: leavesRateOut), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    var options: [Option] = []
    for candidate in lists[0] {
      let key = Key(candidate, devices[0].finder.session.cameras[cameraIndex], leavesRateOut: leavesRateOut)
      let same = [candidate] + others.compactMap { $0[key] }
      guard same.count == devices.count else { continue }
      if let unknown = zip(devices, same).first(where: { !$1.hasJudgedCosts($0.request) })?.0 {
        leftOut = leftOut ?? (unknown.finder.session, unknown.finder.session.cameras[cameraIndex].id)
        continue
      }
      // A cost without a target only breaks ties.
      let costs = zip(devices, same).flatMap { device, candidate in
        Self.costs(candidate.costs).map { device.request.judged($1, $0).map(CostUnits.units) ?? 0 }
      }
      options.append(
        Option(
          changes: same.map(\.change),
          quality: same.dropFirst().reduce(candidate.quality) { $0.worse($1.quality) }, costs: costs))
    }
    return options
  }

  private static func costs(_ share: CostShare) -> [(PlanDimension, CostInterval)] {
    [(.hardwareCost, share.hardware), (.systemPressureCost, share.pressure)]
  }

  /// The quality that a choice leaves on the device that comes off worst.
  func quality(of options: [Int]) -> PlanQuality {
    PlanQuality(cameras: zip(qualities, options).map { $0[$1] }, named: named)
  }

  /// A camera's share on the device where it is lowest.
  func share(of cameraIndex: CameraIndex, _ best: BestChoice) -> Share? {
    order.firstIndex(of: cameraIndex).map { qualities[$0][best.options[$0]].picture.share }
  }

  /// The changes of the cameras that a choice makes on one device.
  func changes(_ best: BestChoice, on device: Int) -> [(cameraIndex: CameraIndex, change: CameraChange)] {
    zip(order, best.options).enumerated().map { chooser, chosen in
      (chosen.0, changes[chooser][chosen.1][device])
    }
  }

  /// The sessions of a choice, one for each device.
  func sessions(_ best: BestChoice) -> [ResolvedSession] {
    finders.indices.map { device in
      zip(order, best.options).enumerated().reduce(finders[device].session) { session, chosen in
        let (cameraIndex, option) = chosen.element
        return session.applying(changes[chosen.offset][option][device], to: cameraIndex)
      }
    }
  }
}

extension PlanDimension {
  /// The target that a request sets for it.
  func target(_ request: ReductionRequest) -> Double? {
    switch self {
    case .disabledCameras: nil
    case .hardwareCost: request.targets.hardware
    case .systemPressureCost: request.targets.pressure
    }
  }
}

extension Candidate {
  /// The same on a device where the app asks for no video HDR anyway.
  fileprivate var withoutVideoHDR: Candidate {
    guard case .run(let format, let rate, let movesPorts, _) = change else { return self }
    return Candidate(
      change: .run(format: format, rate: rate, movesPorts: movesPorts, dropsVideoHDR: true), quality: quality,
      costs: costs)
  }
}
