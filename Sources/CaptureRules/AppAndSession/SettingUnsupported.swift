import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A setting that needs support, and that no rule of its own judges, is set only where the device has it.
  static var settingUnsupported: Rule {
    Rule(
      "setting-unsupported",
      title: "Setting that is not supported here",
      area: .app,
      severity: .error,
      asksDevice: true,
      rationale: """
        Many settings may be used only where a property of the device, its format or the output says so; elsewhere most \
        setters throw NSInvalidArgumentException. Where no profile and no other rule knows of a setting, only the device \
        can tell, and the answer is unverified until the app asks it first.
        """,
      sources: [
        .symbol("AVCapturePhotoOutput.isConstantColorSupported"),
        .symbol("AVCapturePhotoOutput.isZeroShutterLagSupported"),
        .symbol("AVCaptureDevice.isExposureModeSupported(_:)"),
        .symbol("AVCaptureDevice.isWhiteBalanceModeSupported(_:)"),
        .symbol("AVCapturePhotoOutput.availableRawPhotoPixelFormatTypes"), .session("WWDC23 10105"),
      ],
      hasFix: true,
      examples: [
        .unverified("single | back 1280x720 | photo | shot shutterSoundSuppressionEnabled"),
        .passing("single | back 1280x720 | photo")
          .and("shot shutterSoundSuppressionEnabled whereSupported=[shutterSoundSuppressionEnabled]"),
        .passing("single | back 1280x720 | photo | shot shutterSoundSuppressionEnabled=false"),
        .failing("single | back 1280x720 | photo zeroShutterLagEnabled=⟦true⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30, "highestPhotoQuality": false }"#)),
      ]
    ) { session, report in
      for use in session.graph.supportUses {
        let key = use.field.name
        switch session.supports(use) {
        case true?: continue
        case nil:
          report.unverified(
            whether: "\(session.graph.owner(of: use.range)) supports \(key)", settledBy: session.fact(of: use),
            at: use.range, lack: .value)
        case false?:
          report.emit(
            "\(session.graph.owner(of: use.range)) does not support \(key)", at: use.range, lack: .value,
            label: "not supported here",
            fixes: [Fix("leave \(key) out", .unsafe, edits: [report.edit.removing(use.range)])],
            help: use.field.symbol?.requirements.first?.words.map { "set it only where \($0)" })
        }
      }
    }
  }
}

extension CaptureGraph {
  /// The object with a setting, as messages name it.
  fileprivate func owner(of setting: SourceRange) -> String {
    if let input = inputIndices.first(where: { inputs[$0].range.contains(setting) }) {
      return "\"\(inputName(input))\""
    }
    if let output = outputIndices.first(where: { outputs[$0].range.contains(setting) }) {
      return "\"\(outputName(output))\""
    }
    guard let request = photoSettings.first(where: { $0.range.contains(setting) }) else { return "the device" }
    return request.id.map { "the output of \"\(text(of: $0.value))\"" } ?? "the output of a request"
  }
}

extension Requirement {
  /// The condition in words; `nil` if it takes more than one question.
  fileprivate var words: String? {
    switch question {
    case .flag(let name): "\(name) is true"
    case .method(let name, _): "\(name)(_:) is true"
    case .list(let name), .superset(let name): "\(name) contains it"
    case .range(let lowest, let highest): "it lies from \(lowest) to \(highest)"
    case .size(let name): "\(name) is at least as large"
    case .frameDuration, .written: nil
    }
  }
}
