import CaptureModel
import CaptureSession
import JSONSource

/// The costs to compare with their targets once the session is built.
///
/// A target is what the plan was made for. A session above it still runs, up to a hardwareCost of 1. So a substitute format
/// above the target is passed over for the next one, and video HDR that the app can do without is given up only if the
/// session can't run with it. An error is thrown only if the session can't run at all.
struct CheckedCosts {
  /// A cost with its target.
  private struct Check {
    let name: String
    let target: Double

    /// The event that tells of a cost above its target.
    let event: EmittedEvent
  }

  /// The name of the cost that a stand-in format may exceed.
  static let hardware = "hardwareCost"

  private static let most = CostTargets.hardwareLimit

  /// The costs with their targets, in the order of the comparison.
  private let checks: [Check]
  private let isMultiCam: Bool
  private let minimum: OSVersion

  /// The inputs that can go without their video HDR to lower the cost, the first to do so first; those of one group go
  /// without it together.
  private let videoHDR: [[String]]

  /// The costs that have a target in a session.
  init(_ targets: CostTargets, isMultiCam: Bool, videoHDR: [[String]], minimum: OSVersion) {
    self.videoHDR = videoHDR
    let hardware = targets.hardware ?? (isMultiCam ? Self.most : nil)
    let pressure = isMultiCam ? targets.pressure : nil
    checks = [
      hardware.map { Check(name: Self.hardware, target: min($0, Self.most), event: .hardwareCostOverTarget) },
      pressure.map { Check(name: "systemPressureCost", target: $0, event: .systemPressureCostOverTarget) },
    ].compactMap(\.self)
    self.isMultiCam = isMultiCam
    self.minimum = minimum
  }

  /// Whether a session that can't run throws.
  var mayThrow: Bool { checks.contains { $0.name == Self.hardware } }

  /// The events that tell of costs above their targets.
  var events: Set<EmittedEvent> { Set(checks.filter { !isMost($0) }.map(\.event)) }

  private func isMost(_ check: Check) -> Bool { check.name == Self.hardware && check.target == Self.most }

  /// Whether the session tries other stand-in formats if one costs too much; only multi-camera sessions have such
  /// costs.
  func retries(_ part: EmittedPart) -> Bool { isMultiCam && part.helpers.contains(where: \.choosesFormats) }

  /// The comparisons; with `startsOver`, a hardwareCost that is too high builds the session again, with the next stand-in
  /// formats.
  func code(startsOver: Bool) -> [SwiftCode] {
    var body = SwiftBody(minimum: minimum)
    for check in checks {
      if check.name == Self.hardware { compareHardware(check, startsOver: startsOver, in: &body) }
      guard !isMost(check) else { continue }
      body.add(
        [
          .block(
            "if session.\(check.name) > \(target(check)) {",
            [.line("onEvent(.\(check.name)OverTarget(session.\(check.name)))")])
        ],
        since: since)
    }
    return body.codes
  }

  /// Tries the stand-in formats that there are, then again without the video HDR of one group of cameras after the other,
  /// and throws if the session runs with none.
  private func compareHardware(_ check: Check, startsOver: Bool, in body: inout SwiftBody) {
    let uses = [SwiftSymbol(name: "AVCaptureSession.hardwareCost", since: since)]
    guard startsOver else {
      let failure = "guard session.hardwareCost <= 1 else { throw Failure.hardwareCostTooHigh(session.hardwareCost) }"
      return body.add("%1", failure, uses: uses)
    }
    body.add("while session.hardwareCost > %1, startOver() { try assemble() }", target(check), uses: uses)
    if !isMost(check) {
      body.add(
        """
        if session.hardwareCost > %1, !passedOver.isEmpty {
            // None is within the target: the first with which the session runs will do.
            passedOver = [:]
            removeAll()
            try assemble()
            while session.hardwareCost > 1, startOver() { try assemble() }
        }
        """, target(check), uses: uses)
    }
    if !videoHDR.isEmpty {
      let groups = videoHDR.map { "[" + $0.map { SwiftText.literal($0) }.joined(separator: ", ") + "]" }
      body.add(
        """
        for inputs in [%1] where session.hardwareCost > 1 {
            // The app can do without the video HDR of these cameras, but not without the session.
            withoutVideoHDR += inputs
            passedOver = [:]
            removeAll()
            try assemble()
            while session.hardwareCost > 1, startOver() { try assemble() }
        }
        """, groups.joined(separator: ", "), uses: uses)
    }
    body.add(
      """
      guard session.hardwareCost <= 1 else {
          throw Failure.hardwareCostTooHigh(
              session.hardwareCost, substitutes: substitutes.map { $0.input + ": " + $0.format })
      }
      """, uses: uses)
  }

  private func target(_ check: Check) -> String { JSONNumber.text(of: check.target) }

  /// The first system whose sessions have costs.
  private var since: OSVersion { isMultiCam ? OSVersion(13) : OSVersion(16) }
}
