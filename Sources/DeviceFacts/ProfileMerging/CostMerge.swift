import CaptureModel
import JSONSource

/// Merges the cost models of two profiles of one device.
enum CostMerge {
  /// The coefficients fitted together. A budget means nothing without the weight from the same fit.
  private static let fitted: [CoefficientKey] = [.pixelBudget, .pixelBudgetPerWeight, .deliveredWeight]

  /// Merges the cost models, coefficient by coefficient.
  static func merge(_ merger: inout ProfileMerger) {
    let theirs = merger.other.costModel
    let hasFit = Self.fitted.contains { merger.profile.costModel[$0] != nil }
    var isTheirFit = !hasFit
    if hasFit, Self.fitted.contains(where: { theirs[$0] != nil }) {
      let areEqual = Self.fitted.allSatisfy { merger.profile.costModel[$0]?.interval == theirs[$0]?.interval }
      isTheirFit = merger.otherSpeaks(
        kind(of: merger.profile, merger.profile.costModel), kind(of: merger.other, theirs), areEqual: areEqual,
        on: .coefficient(.pixelBudget))
    }
    if isTheirFit {
      for key in Self.fitted { merger.profile.costModel[key] = theirs[key].map { moved($0, &merger) } }
      merger.profile.costModel.basis = theirs.basis ?? merger.profile.costModel.basis
      merger.profile.costModel.note = theirs.note ?? merger.profile.costModel.note
      merger.profile.costModel.quantized = theirs.quantized
      merger.profile.costModel.step = theirs.step
      merger.profile.costModelOf = merger.other.costModelOf ?? merger.profile.costModelOf
    }
    for key in CoefficientKey.allCases where !Self.fitted.contains(key) {
      merger.profile.costModel[key] = merged(merger.profile.costModel[key], theirs[key], .coefficient(key), &merger)
    }
    if merger.profile.costModel[.perHardwareCost]?.interval == theirs[.perHardwareCost]?.interval {
      merger.profile.costModel.pressureRestsOnReading =
        merger.profile.costModel.pressureRestsOnReading || theirs.pressureRestsOnReading
    }
    mergeStabilization(theirs, &merger)
    for reading in theirs.readings where !merger.profile.costModel.readings.contains(where: { $0.id == reading.id }) {
      var reading = reading
      reading.source = merger.taken(reading.source)
      merger.profile.costModel.readings.append(reading)
    }
  }

  private static func kind(of profile: DeviceProfile, _ model: CostCoefficients) -> FactKind {
    Self.fitted.compactMap { model[$0] }.reduce(.documented) { $0.weaker(profile.kind(ofSource: $1.source)) }
  }

  private static func mergeStabilization(_ theirs: CostCoefficients, _ merger: inout ProfileMerger) {
    for cost in theirs.stabilization {
      guard let index = merger.profile.costModel.stabilization.firstIndex(where: { $0.mode == cost.mode }) else {
        merger.profile.costModel.stabilization.append(
          StabilizationCost(mode: cost.mode, cost: moved(cost.cost, &merger)))
        continue
      }
      let own = merger.profile.costModel.stabilization[index].cost
      if let speaking = merged(own, cost.cost, .stabilization(cost.mode), &merger) {
        merger.profile.costModel.stabilization[index].cost = speaking
      }
    }
  }

  private static func merged(
    _ own: Coefficient?, _ theirs: Coefficient?, _ subject: @autoclosure () -> ProfileSubject,
    _ merger: inout ProfileMerger
  ) -> Coefficient? {
    guard let theirs else { return own }
    guard let own else { return moved(theirs, &merger) }
    let isTheirs = merger.otherSpeaks(
      merger.profile.kind(ofSource: own.source), merger.other.kind(ofSource: theirs.source),
      areEqual: own.interval == theirs.interval, on: subject())
    return isTheirs ? moved(theirs, &merger) : own
  }

  private static func moved(_ coefficient: Coefficient, _ merger: inout ProfileMerger) -> Coefficient {
    var moved = coefficient
    moved.source = merger.taken(coefficient.source)
    return moved
  }
}
