import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Fast capture needs responsive capture, which needs zero shutter lag.
  static var responsiveChain: Rule {
    Rule(
      "responsive-chain",
      title: "Fast capture without what it builds on",
      area: .photo,
      severity: .error,
      rationale: """
        Fast capture prioritization can be switched on only where responsive capture is, and responsive capture only \
        where zero shutter lag is. Switched on alone, each throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(17)),
      reads: ["fastCapturePrioritizationEnabled", "responsiveCaptureEnabled"],
      sources: [
        .symbol("AVCapturePhotoOutput.isFastCapturePrioritizationEnabled"),
        .symbol("AVCapturePhotoOutput.isResponsiveCaptureEnabled"),
        .symbol("AVCapturePhotoOutput.isZeroShutterLagEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720")
          .and("photo zeroShutterLagEnabled responsiveCaptureEnabled fastCapturePrioritizationEnabled"),
        .failing("single | back 1280x720 | photo fastCapturePrioritizationEnabled=⟦true⟧"),
        .failing("single | back 1280x720 | photo zeroShutterLagEnabled=false responsiveCaptureEnabled=⟦true⟧"),
        .failing("single | back 1280x720 | photo responsiveCaptureEnabled zeroShutterLagEnabled=⟦false⟧"),
      ]
    ) { session, report in
      // A system without these settings is told of by another rule.
      guard session.lastSystem(before: OSVersion(17)) == nil else { return }
      for output in session.outputs(ofType: .photo) {
        let photo = output.output.photo
        func require(_ base: Located<Bool>?, _ key: String, _ name: String, for feature: Located<Bool>, _ what: String)
        {
          let ranges = SourceRange.inOrder(feature.range, base?.range ?? feature.range)
          report.emit(
            "\"\(output.id)\" can't have \(what) without \(name)", at: ranges.later, label: "needs \(name)",
            notes: base == nil
              ? []
              : [
                Finding.Note(
                  ranges.later == feature.range ? "\(name) is off here" : "\(what) is on here", at: ranges.earlier)
              ],
            fixes: [output.setting([(key, "true")], "switch \(name) on", report.edit)])
        }
        if let fast = photo.fastCapturePrioritizationEnabled, fast.value, photo.responsiveCaptureEnabled?.value != true
        {
          require(
            photo.responsiveCaptureEnabled, "responsiveCaptureEnabled", "responsive capture", for: fast, "fast capture")
        }
        // Zero shutter lag is on by default in apps linked with the iOS 17 SDK or later.
        let lag = photo.zeroShutterLagEnabled
        let isOff = lag.map { !$0.value } ?? session.relaxation(since: OSVersion(17)).isInForce
        if let responsive = photo.responsiveCaptureEnabled, responsive.value, isOff {
          require(lag, "zeroShutterLagEnabled", "zero shutter lag", for: responsive, "responsive capture")
        }
      }
    }
  }
}
