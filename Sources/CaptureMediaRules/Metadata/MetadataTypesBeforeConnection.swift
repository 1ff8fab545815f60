import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app sets the types of a metadata output only while a camera feeds it.
  static var metadataTypesBeforeConnection: Rule {
    Rule(
      "metadata-types-before-connection",
      title: "Metadata types are set before the output has a camera",
      area: .video,
      rationale: """
        A metadata output's camera decides which types it can look for. No type is available before output and camera \
        are in the session and connected, or after the camera is removed. Setting metadataObjectTypes then throws \
        NSInvalidArgumentException, one of the crashes that public reports name most.
        """,
      availability: .iOS(OSVersion(6)),
      sources: [
        .symbol("AVCaptureMetadataOutput.metadataObjectTypes"),
        .symbol("AVCaptureMetadataOutput.availableMetadataObjectTypes"),
        .report("NSHipster/articles#51, kingsic/SGQRCode#161 and ten more: the exception, two of them with this cause"),
      ],
      step: ConnectedStep(
        .setMetadataObjectTypes, isCommitted: false,
        output: { target, session in session.outputs(ofType: .metadata).first { $0.id == target } },
        message: { _, output in "the types of \"\(output)\" are set while no camera feeds it" },
        label: "no type is available"),
      examples: [
        .passing("single | back | out: codes metadataObjectTypes=[qr] | steps beginConfiguration, addInput back,")
          .with("addOutput out, setMetadataObjectTypes out, commitConfiguration"),
        .failing("single | back | out: codes metadataObjectTypes=[qr]")
          .and("steps addInput back, setMetadataObjectTypes ⟦out⟧, addOutput out"),
        .failing("single | back | out: codes metadataObjectTypes=[qr]")
          .and("steps addOutput out, setMetadataObjectTypes ⟦out⟧, addInput back, startRunning"),
        .failing("single | back | out: codes metadataObjectTypes=[qr]")
          .and("steps addInput back, addOutput out, setMetadataObjectTypes ⟦out⟧, addConnection /connections/0"),
        .failing("single | back | out: codes metadataObjectTypes=[qr]")
          .and("steps addInput back, addOutput out, removeInput back, setMetadataObjectTypes ⟦out⟧, addInput back"),
        .passing("single | back | out: codes metadataObjectTypes=[qr]")
          .and("steps addInput back, addOutput out, removeInput back, addInput back, setMetadataObjectTypes out"),
        .passing(
          "single | back | out: codes metadataObjectTypes=[qr] | steps setMetadataObjectTypes out, startRunning"),
      ])
  }
}
