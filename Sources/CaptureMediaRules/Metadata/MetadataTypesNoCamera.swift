import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Metadata types are set only where the output has a camera.
  static var metadataTypesNoCamera: Rule {
    Rule(
      "metadata-types-no-camera",
      title: "Metadata types without access to the camera",
      area: .video,
      severity: .warning,
      rationale: """
        Where people deny access to the camera, its input can't be added, a metadata output has no connection, and no type \
        is available: setting metadataObjectTypes then throws NSInvalidArgumentException. An app asks for access first, and \
        sets the types that availableMetadataObjectTypes has.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["metadataObjectTypes"],
      sources: [
        .symbol("AVCaptureMetadataOutput.availableMetadataObjectTypes"),
        .report("kingsic/SGQRCode#161, twostraws/CodeScanner#87, Kashif-E/Kamera#151: the exception without access"),
      ],
      hasFix: true,
      examples: [
        .passing("app camera='Reads the codes on your tickets.' observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization | single | back | codes metadataObjectTypes=[qr]"),
        .passing("app camera='Reads the codes on your tickets.' observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization=false | single | back")
          .and("codes metadataObjectTypes=[qr] whereSupported=[metadataObjectTypes]"),
        .failing("app camera='Reads the codes on your tickets.' observesSystemPressure handlesInterruptions")
          .with("requestsAuthorization=false | single | back | codes metadataObjectTypes=⟦[qr]⟧"),
      ]
    ) { session, report in
      guard let access = session.graph.app?.requestsAuthorization, !access.value else { return }
      for output in session.outputs(ofType: .metadata) {
        guard let types = output.output.metadata.metadataObjectTypes, !types.value.isEmpty,
          !session.graph.guards.contains(where: { $0.key != nil && $0.range.contains(types.range) })
        else { continue }
        let ranges = RangePair(types.range, "the types are set here", access.range, "the app does not ask for access")
        report.emit(
          "the types of \"\(output.id)\" are not available if the user denies access to the camera", at: ranges.later,
          label: "throws without access", notes: [ranges.note],
          fixes: [
            Fix(
              "set them only where they are available", .unsafe,
              edits: report.edit.changing(output.output.range, set: [("whereSupported", "[\"metadataObjectTypes\"]")]))
          ], help: "ask availableMetadataObjectTypes first")
      }
    }
  }
}
