import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only an app with the entitlement prepares the cellular radio.
  static var cellularRadioEntitlement: Rule {
    Rule(
      "cellular-radio-entitlement",
      title: "Radio is prepared without the entitlement",
      area: .video,
      severity: .warning,
      rationale: """
        preparesCellularRadioForNetworkConnection needs the entitlement \
        com.apple.developer.avfoundation.video-data-output-prepares-cellular-radio-for-machine-readable-code-scanning, \
        and is set before the session starts. What happens without it is not documented.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["preparesCellularRadioForNetworkConnection"],
      sources: [.symbol("AVCaptureVideoDataOutput.preparesCellularRadioForNetworkConnection")],
      hasFix: true,
      examples: [
        .passing("app")
          .with(
            "entitlements=[com.apple.developer.avfoundation.video-data-output-prepares-cellular-radio-for-machine-readable-code-scanning]"
          )
          .with("usageDescriptions=(NSCameraUsageDescription='Scans codes.') | single | back")
          .and("video preparesCellularRadioForNetworkConnection").on("iphone-17-pro"),
        .failing("single | back | video preparesCellularRadioForNetworkConnection=⟦true⟧").on("iphone-17-pro"),
      ]
    ) { session, report in
      if session.graph.app?.entitlements?.value.contains(where: { $0.value == entitlement }) == true { return }
      for output in session.outputs(ofType: .videoData) {
        guard let prepares = output.output.videoData.preparesCellularRadioForNetworkConnection, prepares.value
        else { continue }
        report.emit(
          "\"\(output.id)\" prepares the radio without the app's entitlement", at: prepares.range,
          label: "needs an entitlement",
          notes: session.graph.app?.entitlements.map { [Finding.Note("it is not among these", at: $0.range)] } ?? [],
          fixes: [Fix("don't prepare the radio", .unsafe, edits: [report.edit.removing(prepares.range)])],
          help: "sign the app with \(entitlement)")
        report.unverified(
          whether: "\"\(output.id)\" takes the setting without the entitlement", settledBy: .unrecorded,
          at: prepares.range, decides: true)
      }
    }
  }

  private static let entitlement =
    "com.apple.developer.avfoundation.video-data-output-prepares-cellular-radio-for-machine-readable-code-scanning"
}
