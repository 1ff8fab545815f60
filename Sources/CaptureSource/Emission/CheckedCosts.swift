import CaptureModel
import CaptureSession
import JSONSource

/// The costs to compare with their targets once the session is built.
struct CheckedCosts {
  /// The name of the cost that a stand-in format may exceed.
  static let hardware = "hardwareCost"

  /// The costs with their targets, in the order of the comparison.
  private let checked: [(name: String, target: String)]
  private let isMultiCam: Bool
  private let minimum: OSVersion

  /// The costs that have a target in a session.
  init(_ targets: CostTargets, isMultiCam: Bool, minimum: OSVersion) {
    let hardware = targets.hardware ?? (isMultiCam ? 1 : nil)
    let all = [(Self.hardware, hardware), ("systemPressureCost", isMultiCam ? targets.pressure : nil)]
    checked = all.compactMap { name, target in target.map { (name, JSONNumber.text(of: $0)) } }
    self.isMultiCam = isMultiCam
    self.minimum = minimum
  }

  /// The names of the costs.
  var names: [String] { checked.map(\.name) }

  /// Whether the session tries other stand-in formats if one costs too much; only multi-camera sessions have such
  /// costs.
  func retries(_ part: EmittedPart) -> Bool { isMultiCam && part.helpers.contains(.chooseFormat) }

  /// The comparisons; with `startsOver`, a cost that is too high builds the session again, with the next stand-in
  /// formats.
  func code(startsOver: Bool) -> [SwiftCode] {
    var body = SwiftBody(minimum: minimum)
    let since = isMultiCam ? OSVersion(13) : OSVersion(16)
    for (name, target) in checked {
      let uses = [SwiftSymbol(name: "AVCaptureSession." + name, since: since)]
      if startsOver, name == Self.hardware {
        body.add(
          """
          while session.hardwareCost > %1, startOver() { try assemble() }
          guard session.hardwareCost <= %1 else {
              throw Failure.hardwareCostTooHigh(
                  session.hardwareCost, substitutes: substitutes.map { $0.input + ": " + $0.format })
          }
          """, target, uses: uses)
      } else {
        body.add("guard session.%1 <= %2 else { throw Failure.%1TooHigh(session.%1) }", name, target, uses: uses)
      }
    }
    return body.codes
  }
}
