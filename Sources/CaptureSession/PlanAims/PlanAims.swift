import JSONSource
public import CaptureModel

/// What a plan aims at, and what it keeps, each part with who set it; a part that nobody set is `nil`.
///
/// The command line (or the caller's code), the graph and the settings each may set some parts. `combined` is the only
/// place where one of them wins; rules, planner, advice and words read the result.
public struct PlanAims: Hashable, Sendable {
  /// The highest `hardwareCost`.
  public var hardwareTarget: Aim<Double>?

  /// The highest `systemPressureCost`.
  public var pressureTarget: Aim<Double>?

  /// The lowest frame rate of any camera.
  public var minimumFrameRate: Aim<FrameRate>?

  /// The smallest size of any picture, by the format's own sides.
  public var minimumSize: Aim<Dimensions>?

  /// What some inputs keep, by id. Of several for one input the last one counts.
  public var keep: [Aim<KeptInput>] = []

  /// The ids of the inputs to keep best, the most important first.
  public var prefer: Aim<[String]>?

  /// Aims that the caller sets.
  public init(targets: CostTargets = CostTargets(), minimumFrameRate: FrameRate? = nil) {
    self.targets = targets
    self.minimumFrameRate = minimumFrameRate.map { Aim($0) }
  }

  /// The highest costs; setting them makes them the caller's own.
  public var targets: CostTargets {
    get { CostTargets(hardware: hardwareTarget?.value, pressure: pressureTarget?.value) }
    set {
      hardwareTarget = newValue.hardware.map { Aim($0) }
      pressureTarget = newValue.pressure.map { Aim($0) }
    }
  }

  /// The parts that the graph itself does not set.
  public var outsideGraph: PlanAims {
    var aims = self
    func outside<Value>(_ aim: Aim<Value>?) -> Aim<Value>? { aim?.origin.graphRange == nil ? aim : nil }
    aims.hardwareTarget = outside(hardwareTarget)
    aims.pressureTarget = outside(pressureTarget)
    aims.minimumFrameRate = outside(minimumFrameRate)
    aims.minimumSize = outside(minimumSize)
    aims.keep = keep.filter { $0.origin.graphRange == nil }
    aims.prefer = outside(prefer)
    return aims
  }

  /// These aims and others: of each part the one whose origin is stronger.
  public func combined(with other: PlanAims) -> PlanAims {
    var aims = self
    aims.hardwareTarget = .stronger(hardwareTarget, other.hardwareTarget)
    aims.pressureTarget = .stronger(pressureTarget, other.pressureTarget)
    aims.minimumFrameRate = .stronger(minimumFrameRate, other.minimumFrameRate)
    aims.minimumSize = .stronger(minimumSize, other.minimumSize)
    aims.prefer = .stronger(prefer, other.prefer)
    if !other.keep.isEmpty {
      let all = other.keep + keep
      aims.keep = AimOrigin.Strength.allCases.flatMap { strength in all.filter { $0.origin.strength == strength } }
    }
    return aims
  }
}

extension CaptureGraph {
  /// The aims that the graph itself sets.
  public var aims: PlanAims {
    var aims = PlanAims()
    guard let plan else { return aims }
    aims.hardwareTarget = plan.targets?.hardwareCost.map { Aim($0) }
    aims.pressureTarget = plan.targets?.systemPressureCost.map { Aim($0) }
    aims.minimumFrameRate = plan.minimumFrameRate.map { Aim($0) }
    aims.minimumSize = plan.minimumSize.map { Aim($0) }
    aims.keep = (plan.keep?.value ?? []).map { entry in
      Aim(KeptInput(entry.key.value, KeptFloor(entry.value.value)), .graph(entry.key.range))
    }
    aims.prefer = plan.prefer.map { names in
      Aim(names.map { $0.compactMap { inputIndex($0.value) }.map { inputName($0) } })
    }
    return aims
  }
}
