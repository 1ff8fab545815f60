import CaptureModel
import JSONSource

extension ProfileMerger {
  /// The coefficients fitted together. A budget means nothing without the weight from the same fit.
  private static let fitted: [CoefficientKey] = [.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight]

  /// Merges the cost models, coefficient by coefficient.
  mutating func mergeCosts() {
    let theirs = other.costModel
    let hasFit = Self.fitted.contains { profile.costModel[$0] != nil }
    var isTheirFit = !hasFit
    if hasFit, Self.fitted.contains(where: { theirs[$0] != nil }) {
      let areEqual = Self.fitted.allSatisfy { profile.costModel[$0]?.interval == theirs[$0]?.interval }
      isTheirFit = otherSpeaks(
        kind(of: profile, profile.costModel), kind(of: other, theirs), areEqual: areEqual,
        on: .coefficient(.pixelBudget))
    }
    if isTheirFit {
      for key in Self.fitted { profile.costModel[key] = theirs[key].map { moved($0) } }
      profile.costModel.basis = theirs.basis ?? profile.costModel.basis
      profile.costModel.note = theirs.note ?? profile.costModel.note
      profile.costModel.quantized = theirs.quantized
      profile.costModel.step = theirs.step
      profile.costModelOf = other.costModelOf ?? profile.costModelOf
    }
    for key in CoefficientKey.allCases where !Self.fitted.contains(key) {
      profile.costModel[key] = merged(profile.costModel[key], theirs[key], .coefficient(key))
    }
    if profile.costModel[.perHardwareCost]?.interval == theirs[.perHardwareCost]?.interval {
      profile.costModel.pressureRestsOnReading =
        profile.costModel.pressureRestsOnReading || theirs.pressureRestsOnReading
    }
    mergeStabilization(theirs)
    for reading in theirs.readings where !profile.costModel.readings.contains(where: { $0.id == reading.id }) {
      var reading = reading
      reading.source = taken(reading.source)
      profile.costModel.readings.append(reading)
    }
  }

  private func kind(of profile: DeviceProfile, _ model: CostCoefficients) -> FactKind {
    Self.fitted.compactMap { model[$0] }.reduce(.documented) { $0.weaker(profile.kind(ofSource: $1.source)) }
  }

  private mutating func mergeStabilization(_ theirs: CostCoefficients) {
    for cost in theirs.stabilization {
      guard let index = profile.costModel.stabilization.firstIndex(where: { $0.mode == cost.mode }) else {
        profile.costModel.stabilization.append(StabilizationCost(mode: cost.mode, cost: moved(cost.cost)))
        continue
      }
      let own = profile.costModel.stabilization[index].cost
      if let speaking = merged(own, cost.cost, .stabilization(cost.mode)) {
        profile.costModel.stabilization[index].cost = speaking
      }
    }
  }

  private mutating func merged(
    _ own: Coefficient?, _ theirs: Coefficient?, _ subject: @autoclosure () -> ProfileSubject
  ) -> Coefficient? {
    guard let theirs else { return own }
    guard let own else { return moved(theirs) }
    let isTheirs = otherSpeaks(
      profile.kind(ofSource: own.source), other.kind(ofSource: theirs.source),
      areEqual: own.interval == theirs.interval, on: subject())
    return isTheirs ? moved(theirs) : own
  }

  private mutating func moved(_ coefficient: Coefficient) -> Coefficient {
    var moved = coefficient
    moved.source = taken(coefficient.source)
    return moved
  }
}
