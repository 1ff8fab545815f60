import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A metadata output asks for object types that its port offers.
  static var metadataTypesAvailable: Rule {
    Rule(
      "metadata-types-available",
      title: "Metadata object type is not available",
      area: .video,
      severity: .error,
      rationale: """
        metadataObjectTypes takes types of availableMetadataObjectTypes, which is empty until the output is connected to \
        a camera. Another type throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(7)),
      reads: ["metadataObjectTypes"],
      settles: ["metadataObjectTypes"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureMetadataOutput.metadataObjectTypes"),
        .symbol("AVCaptureMetadataOutput.availableMetadataObjectTypes"),
      ],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | codes metadataObjectTypes=[qr, face]"),
        .failing("back 1280x720 | codes metadataObjectTypes=[qr, ⟦ean14⟧]"),
        .failing("back 1280x720")
          .and("codes metadataObjectTypes=[⟦org.iso.QRCode⟧, ⟦AVMetadataObjectTypePDF417Code⟧, ⟦org.iso.Aztec⟧]"),
        .failing("iOS 13.0 | back 1280x720 | codes metadataObjectTypes=[qr, ⟦codabar⟧]"),
        .failing("back 1280x720 | codes metadataObjectTypes=[qr, ⟦zzzzzzzzzzzz⟧]"),
        .failing("back 1280x720 | video | codes unconnected metadataObjectTypes=⟦[qr]⟧")
          .and("ignore rule=explicit-connection-unreachable reason='connected when a code is to be read'"),
      ]
    ) { session, report in
      let asking = session.outputs.compactMap { output in
        output.output.metadata.metadataObjectTypes.map { (output: output, types: $0) }
      }.filter { !$0.types.value.isEmpty }
      guard !asking.isEmpty else { return }
      let connected = Set(session.connections.map(\.output))
      for (output, types) in asking {
        if !connected.contains(output.index) {
          report.emit(
            "\"\(output.id)\" has no types to look for: it is not connected", at: types.range,
            label: "connect it first",
            fixes: [Fix("leave the types out", .unsafe, edits: [report.edit.removing(types.range)])],
            help: "connect it to a camera's metadataObject port before the types are set")
          continue
        }
        for type in types.value { check(type, of: output, session, &report) }
      }
    }
  }

  private static func check(
    _ type: Located<String>, of output: ResolvedOutput, _ session: ResolvedSession, _ report: inout Emitter
  ) {
    let removal = Fix("leave it out", .unsafe, edits: [report.edit.removing(type.range)])
    guard let known = MetadataObjectKind.all[type.value] else {
      let guess =
        MetadataObjectKind.name(ofConstant: type.value)
        ?? Suggestion.nearest(to: type.value, among: MetadataObjectKind.all.keys.sorted())
      let rename = guess.map {
        Fix("look for \($0)", .unsafe, edits: [report.edit.replacing(type.range, with: "\"\($0)\"")])
      }
      report.emit(
        "\"\(output.id)\" can't look for \"\(type.value)\"", at: type.range,
        label: "no such type", suggestion: guess,
        fixes: [rename, removal].compactMap { $0 })
      return
    }
    guard let system = session.systemBefore(known) else { return }
    report.emit(
      "\"\(type.value)\" does not exist on iOS \(system.version)", at: type.range, lackingOn: system,
      label: "needs iOS \(known)", fixes: [removal], help: "set it only where iOS \(known) is available")
  }
}
