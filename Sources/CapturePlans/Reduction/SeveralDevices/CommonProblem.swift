import CaptureModel
import CaptureSession

/// The problem of choosing one configuration for several devices: the candidates that all devices share, with their
/// costs on each device.
struct CommonProblem {
  /// The problem in numbers: two sums for each device.
  let choices: ChoiceProblem

  /// The first device and input that had formats left out because their costs are unknown.
  let leftOut: (session: ResolvedSession, input: String)?

  // The cameras; each is a chooser of the problem.
  private let shared: SharedCameras
  private let finders: [CandidateFinder]

  // By chooser and option: the change on each device; the devices have different lists of formats. `nil` on a device
  // without the camera.
  private let changes: [[[CameraChange?]]]

  // By chooser and option: the lowest quality on any of the devices.
  private let qualities: [[CameraQuality]]

  // The groups of choosers whose rates are as few as can be.
  private let alike: [[Int]]

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

  init(_ devices: [(finder: CandidateFinder, request: ReductionRequest)], of shared: SharedCameras) {
    finders = devices.map(\.finder)
    self.shared = shared
    var leftOut: (session: ResolvedSession, input: String)?
    let options = shared.cameras.map { Self.options(of: $0, devices, leftOut: &leftOut) }
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
    var choices = ChoiceProblem(
      choosers: choosers, levels: QualityLevel.problemLevels, named: shared.named, limits: limits)
    let rates = qualities.map { $0.map { $0.isEnabled ? $0.rate : nil } }
    func group(isTied: Bool, _ members: [Int]) -> ChoiceProblem.Group {
      ChoiceProblem.Group(isTied: isTied, members: members, rates: members.map { rates[$0] })
    }
    alike = shared.groups(finders) { $0.alike }
    choices.groups = shared.groups(finders) { $0.inStep }.map { group(isTied: true, $0) }
    choices.groups += alike.map { group(isTied: false, $0) }
    choices.groups += shared.groupWithVideoHDR(finders, changes)
    self.choices = choices
  }

  /// One candidate that all devices with the camera have in common.
  private struct Option {
    let changes: [CameraChange?]
    let quality: CameraQuality
    let costs: [Int]
  }

  /// A camera on one of the devices that have it, and the ways to run it there.
  private struct Candidates {
    let device: Int
    let camera: ResolvedCamera
    let list: [Candidate]

    /// Whether it can only stay as it is: the app leaves out all that it would stream to.
    var isIdle: Bool { list.count == 1 && list[0].change == .none }

    /// The candidates by what is written of them.
    func byKey(leavesRateOut: Bool) -> [Key: Candidate] {
      Dictionary(
        list.map { (Key($0, camera, leavesRateOut: leavesRateOut), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The candidates of one camera that all devices with it have in common.
  private static func options(
    of shared: SharedCameras.Camera, _ devices: [(finder: CandidateFinder, request: ReductionRequest)],
    leftOut: inout (session: ResolvedSession, input: String)?
  ) -> [Option] {
    let present = shared.indices.enumerated().compactMap { device, index in index.map { (device, $0) } }
    let mayDrop = present.contains { devices[$0].finder.mayDropVideoHDR(of: $1) }
    let lists = present.map { device, index in
      let finder = devices[device].finder
      let own = finder.candidates(of: index)
      // What a device lacks it may leave out of the text, too.
      let list = mayDrop && !finder.mayDropVideoHDR(of: index) ? own.flatMap { [$0, $0.withoutVideoHDR] } : own
      return Candidates(device: device, camera: finder.session.cameras[index], list: list)
    }
    // Where it streams nothing, it runs whatever is written.
    let streaming = lists.filter { !$0.isIdle }
    let all = streaming.isEmpty ? lists : streaming
    let leavesRateOut = all.contains { $0.camera.activeFormat?.highestRate == nil }
    let others = all.dropFirst().map { $0.byKey(leavesRateOut: leavesRateOut) }
    var options: [Option] = []
    for candidate in all[0].list {
      let key = Key(candidate, all[0].camera, leavesRateOut: leavesRateOut)
      let same = [candidate] + others.compactMap { $0[key] }
      guard same.count == all.count else { continue }
      if let unknown = zip(all, same).first(where: { !$1.hasJudgedCosts(devices[$0.device].request) })?.0 {
        leftOut = leftOut ?? (devices[unknown.device].finder.session, unknown.camera.id)
        continue
      }
      var changes = [CameraChange?](repeating: nil, count: devices.count)
      var own = [CostShare](repeating: .zero, count: devices.count)
      for (one, candidate) in Array(zip(all, same)) + lists.filter(\.isIdle).map({ ($0, $0.list[0]) }) {
        changes[one.device] = candidate.change
        own[one.device] = candidate.costs
      }
      // A cost without a target only breaks ties.
      let costs = zip(devices, own).flatMap { device, share in
        Self.costs(share).map { device.request.judged($1, $0).map(CostUnits.units) ?? 0 }
      }
      options.append(
        Option(
          changes: changes, quality: same.dropFirst().reduce(candidate.quality) { $0.worse($1.quality) }, costs: costs))
    }
    return options
  }

  private static func costs(_ share: CostShare) -> [(PlanDimension, CostInterval)] {
    [(.hardwareCost, share.hardware), (.systemPressureCost, share.pressure)]
  }

  /// The quality that a choice leaves on the device that comes off worst.
  func quality(of options: [Int]) -> PlanQuality {
    PlanQuality(cameras: zip(qualities, options).map { $0[$1] }, named: shared.named, alike: alike)
  }

  /// A camera's share on the device where it is lowest, by the camera's place in the order of preference.
  func share(of chooser: Int, _ best: BestChoice) -> Share? { qualities[chooser][best.options[chooser]].picture.share }

  /// The changes of the cameras that a choice makes on one device.
  func changes(_ best: BestChoice, on device: Int) -> [(cameraIndex: CameraIndex, change: CameraChange)] {
    shared.cameras.enumerated().compactMap { chooser, camera in
      guard let index = camera.indices[device], let change = changes[chooser][best.options[chooser]][device] else {
        return nil
      }
      return (index, change)
    }
  }

  /// The sessions of a choice, one for each device.
  func sessions(_ best: BestChoice) -> [ResolvedSession] {
    finders.indices.map { device in
      changes(best, on: device).reduce(finders[device].session) { $0.applying($1.change, to: $1.cameraIndex) }
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
