import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera that is slowed down under pressure returns to its frame rate.
  static var pressureRestoreAfterCooldown: Rule {
    Rule(
      "pressure-restore-after-cooldown",
      title: "Frame rate stays low after the device has cooled down",
      area: .pressure,
      severity: .warning,
      confidence: .inferred,
      rationale: """
        Nothing raises a frame rate again but the app itself. One that lowers it at a high level and sets nothing at \
        nominal or fair stays slow for as long as the session runs, as Apple's own sample does.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["frameRates"],
      sources: [
        .sample("AVMultiCamPiP"), .inference("an active frame duration stays until the app sets another one"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=30))"),
        .failing("back 1280x720 | video | ⟦pressureResponse serious=(frameRates=(back=30))⟧"),
        .failing("back 1280x720 | video")
          .and("pressureResponse nominal=⟦(throttlesProcessing=false)⟧ serious=(frameRates=(back=30))"),
        .failing("back 1280x720 | a: video | front 1280x720 | b: video")
          .and("⟦pressureResponse serious=(frameRates=(back=30 front=30)) critical=(frameRates=(back=15 front=15))⟧"),
        .failing("back 1280x720 | a: video | front 1280x720 | b: video")
          .and("pressureResponse nominal=(frameRates=⟦(front=60)⟧) serious=(frameRates=(back=30 front=30))"),
        .passing("back 1280x720 maxFrameRateOverride=30 | video")
          .and("pressureResponse fair=(throttlesProcessing) serious=(frameRates=(back=30))"),
        .failing("single | front | video | ⟦pressureResponse serious=(frameRates=(front=20))⟧").withoutFix(),
      ]
    ) { session, report in
      guard let response = session.graph.pressureResponse, let reactions = PressureReactions(session) else { return }
      var (slowed, rates): ([String], [(key: String, json: String)]) = ([], [])
      var lowering: SourceRange?
      for camera in session.cameras {
        guard let low = reactions.lowest(camera), !reactions.restores(camera, from: low.value) else { continue }
        slowed.append("\"\(camera.id)\"")
        lowering = lowering ?? low.range
        camera.effectiveRate.map { rates.append((key: camera.id, json: "\($0)")) }
      }
      guard let lowering else { return }
      let nominal = response.nominal
      let edits =
        nominal.map { $0.settingRates(rates, report.edit) }
        ?? [
          report.edit.adding("nominal", "{ \"frameRates\": \(PressureReaction.object(rates)) }", to: response.range)
        ]
      report.emit(
        "\(slowed.sentence) \(slowed.count == 1 ? "does" : "do") not get the frame rate back when the pressure is gone",
        at: nominal?.frameRates?.range ?? nominal?.range ?? response.range, label: "rate is never restored",
        notes: [Finding.Note("it is lowered here", at: lowering)],
        fixes: rates.count == slowed.count ? [Fix("restore the rates at nominal", .unsafe, edits: edits)] : [],
        help: "set the usual rate at nominal")
    }
  }
}

extension PressureReactions {
  /// The lowest rate that the app sets for a camera under pressure; `nil` if that doesn't slow it down.
  fileprivate func lowest(_ camera: ResolvedCamera) -> Located<FrameRate>? {
    var lowest: Located<FrameRate>?
    for level in levels("fair", "serious", "critical") {
      guard let rate = level.rate(of: camera) else { continue }
      if lowest.map({ rate.value < $0.value }) ?? true { lowest = rate }
    }
    guard let lowest else { return nil }
    return camera.effectiveRate.map { lowest.value < $0 } ?? true ? lowest : nil
  }

  /// Whether the app restores a higher rate at nominal or fair pressure.
  fileprivate func restores(_ camera: ResolvedCamera, from low: FrameRate) -> Bool {
    levels("nominal", "fair").contains { ($0.rate(of: camera)?.value).map { $0 > low } ?? false }
  }
}
