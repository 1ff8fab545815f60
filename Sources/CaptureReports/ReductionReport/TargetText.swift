public import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource
import RuleKit

/// Tells which targets count, and what is not judged as it has none.
public enum TargetText {
  /// A pressure that nobody set a target for: what it is, how long a session lasts at it, and how to have it judged.
  public static func unjudged(_ pressure: CostBill, on profile: DeviceProfile) -> String {
    if pressure.total.tellsNothing { return "systemPressureCost is not known; nobody set a target for it" }
    let known =
      profile.costModel.pressureRestsOnReading ? "" : ", estimated without a reading of \(profile.nameInSentences)"
    let figure = pressure.total.value.map { Figure.short($0) } ?? CostText.interval(pressure.total)
    return "systemPressureCost \(figure)\(known): \(Figure.duration(pressure.total)); "
      + "nobody set a target for it: --pressure-target 1 judges it"
  }

  /// A target of hardwareCost that is above the limit of the hardware; `nil` if it is not.
  public static func remark(on targets: CostTargets) -> String? { targets.hardwareAboveLimit.map(remark(onTarget:)) }

  fileprivate static func remark(onTarget target: Double) -> String {
    "a target of \(JSONNumber.text(of: target)) is no limit that the hardware has: above hardwareCost 1 a session does "
      + "not run, so 1 counts"
  }
}

extension ReductionRequest {
  /// What to tell of a target that does not count as it was set; `nil` if each does.
  public var remarkOnTarget: String? { targetAboveLimit.map(TargetText.remark(onTarget:)) }
}
