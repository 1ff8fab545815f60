import CaptureModel
import CaptureSession

/// The errors and events of an emitted type.
struct SessionCases: EmissionPass {
  let context: EmissionContext

  /// The errors that `configure()` throws.
  func failures(of type: EmittedType) -> SwiftCode {
    var cases: [String] = []
    if session.isMultiCam { cases.append("case multiCamNotSupported") }
    if !session.cameras.isEmpty { cases.append("case cameraNotAuthorized") }
    if needsMicrophone { cases.append("case microphoneNotAuthorized") }
    cases += [
      "/// The device has no such camera, microphone, format or port.", "case notFound(String)",
      "/// The session does not take the input, output or connection.", "case refused(String)",
    ]
    if type.has(.require) { cases += ["/// The setting is not possible here.", "case unsupported(String)"] }
    if type.costs.mayThrow {
      let substitutes = type.has(.startOver) ? ", substitutes: [String]" : ""
      cases += [
        "/// The device can't run the session: the cost is above 1.",
        "case hardwareCostTooHigh(Float\(substitutes))",
      ]
    }
    return .block("enum Failure: Error {", cases.map { .line($0) })
  }

  /// Whether the session has a microphone that the app can't do without.
  var needsMicrophone: Bool { session.microphones.contains { !isOptional($0.inputIndex) } }

  /// The events that the type sends to its app.
  func events(of type: EmittedType) -> [SwiftCode] {
    var cases = [
      "/// `start()` came before `configure()` was done, or after it had failed.", "case notConfigured",
      "case runtimeError(any Error)", "case interrupted(AVCaptureSession.InterruptionReason?)",
      "case interruptionEnded",
    ]
    cases += EmittedEvent.allCases.filter(type.events.contains).flatMap(\.lines)
    return [
      .line("/// What happens to the session; told on any queue."),
      .block("enum Event: Sendable {", cases.map { .line($0) }),
    ]
  }

  /// Reports which formats stand in for planned ones, and which settings the formats don't support.
  func reports(of type: EmittedType) -> [SwiftCode] {
    guard type.choosesFormats else { return [] }
    var code: [SwiftCode] = [
      .block(
        "for substitute in substitutes {",
        [.line("onEvent(.substituted(input: substitute.input, format: substitute.format))")])
    ]
    if type.has(.chooseFormatByWishes) {
      code.append(
        .block(
          "for (input, settings) in unmet.sorted(by: { $0.key < $1.key }) where !settings.isEmpty {",
          [.line("onEvent(.wishesNotMet(input: input, settings: settings))")]))
    }
    return code
  }
}
