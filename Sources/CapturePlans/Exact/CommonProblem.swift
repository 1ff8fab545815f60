import CaptureModel
import CaptureSession

/// The choice of one configuration for several devices: candidates that every device has, with the costs on each.
struct CommonProblem {
  /// The same as numbers: two sums a device.
  let choices: ChoiceProblem

  /// The first device and input of which formats were left out, for what they cost is not known.
  let leftOut: (profile: String, input: String)?

  private let order: [CameraIndex]
  private let finders: [CandidateFinder]

  // By chooser and option: what it changes on each device, whose lists of formats are their own.
  private let changes: [[[CameraChange]]]

  /// What a configuration says of a camera: the four keys, the rate and the port; equal on every device that has it.
  private struct Key: Hashable {
    var format: [Double] = []
    var movesPorts = false

    init(_ change: CameraChange, _ camera: ResolvedCamera) {
      guard case .run(let index, let rate, let movesPorts) = change, let format = camera.device?.formats[index]
      else { return }
      self.format = [
        Double(format.width), Double(format.height), format.highestRate?.value ?? 0, format.binned == true ? 1 : 0,
        rate.value,
      ]
      self.movesPorts = movesPorts
    }
  }

  init(_ devices: [(finder: CandidateFinder, request: ReductionRequest)]) {
    let first = devices[0]
    finders = devices.map(\.finder)
    order = first.finder.session.preferenceOrder(first.request.prefer)
    var choosers: [ChoiceProblem.Chooser] = []
    var changes: [[[CameraChange]]] = []
    var leftOut: (profile: String, input: String)?
    for cameraIndex in order {
      let (chooser, own) = Self.chooser(cameraIndex, devices, leftOut: &leftOut)
      choosers.append(chooser)
      changes.append(own)
    }
    self.changes = changes
    self.leftOut = leftOut
    let limits = devices.flatMap { device in
      Self.costs(device.finder.base).map { dimension, _ in
        dimension.limit(device.request, beside: device.finder)
      }
    }
    choices = ChoiceProblem(choosers: choosers, levelCount: QualityLevel.allCases.count, limits: limits)
  }

  /// The candidates of one camera that all devices have in common.
  private static func chooser(
    _ cameraIndex: CameraIndex, _ devices: [(finder: CandidateFinder, request: ReductionRequest)],
    leftOut: inout (profile: String, input: String)?
  ) -> (ChoiceProblem.Chooser, [[CameraChange]]) {
    let lists = devices.map { device in device.finder.candidates(of: cameraIndex) }
    let others = zip(devices, lists).dropFirst().map { device, candidates in
      Dictionary(
        candidates.map { (Key($0.change, device.finder.session.cameras[cameraIndex]), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    var chooser = ChoiceProblem.Chooser()
    var changes: [[CameraChange]] = []
    for candidate in lists[0] {
      let key = Key(candidate.change, devices[0].finder.session.cameras[cameraIndex])
      let same = [candidate] + others.compactMap { $0[key] }
      guard same.count == devices.count else { continue }
      if let unknown = zip(devices, same).first(where: { !$1.hasJudgedCosts($0.request) })?.0 {
        leftOut = leftOut ?? (unknown.finder.session.profile.id, unknown.finder.session.cameras[cameraIndex].id)
        continue
      }
      // A cost that is not judged only breaks ties.
      let costs = zip(devices, same).flatMap { device, candidate in
        Self.costs(candidate.costs).map { device.request.judged($1, $0).map(CostUnits.units) ?? 0 }
      }
      chooser.add(candidate.levels, costs: costs)
      changes.append(same.map(\.change))
    }
    return (chooser, changes)
  }

  private static func costs(_ share: CostShare) -> [(PlanDimension, CostInterval)] {
    [(.hardwareCost, share.hardware), (.systemPressureCost, share.pressure)]
  }

  /// What a choice does with each camera on one device.
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
