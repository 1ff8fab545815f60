import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo output takes a virtual device's own port, not a constituent's.
  static var constituentPortToPhoto: Rule {
    Rule(
      "constituent-port-to-photo",
      title: "Constituent port connected to a photo output",
      area: .ports,
      severity: .error,
      rationale: """
        A photo output is not connected to the port of a constituent. To photograph with several cameras of a virtual \
        device, connect the device's own video port and ask for constituent photo delivery.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["sourceDeviceType"],
      sources: [
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
        .symbol("AVCapturePhotoOutput.isVirtualDeviceConstituentPhotoDeliveryEnabled"),
      ],
      hasFix: true,
      examples: [
        .passing("dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled"),
        .failing("dual 1280x720 | dual.⟦tele⟧ -> photo"),
        .failing("dual 1280x720 | photo virtualDeviceConstituentPhotoDeliveryEnabled=false | dual.⟦tele⟧ -> photo"),
        .passing("dual 1280x720 | photo | dual.tele -> video"),
      ]
    ) { session, report in
      guard session.outputs.contains(where: { $0.type == .photo }) else { return }
      for (port, type) in session.constituentPorts() {
        guard let index = port.output, session.outputType(index) == .photo else { continue }
        let output = session.graph.outputs[index]
        let delivery = output.photo.virtualDeviceConstituentPhotoDeliveryEnabled
        var edits = [report.edit.replacing(port.request.range, with: "\"video\"")]
        if let delivery, !delivery.value { edits.append(report.edit.replacing(delivery.range, with: "true")) }
        if delivery == nil {
          edits.append(report.edit.adding("virtualDeviceConstituentPhotoDeliveryEnabled", "true", to: output.range))
        }
        report.emit(
          "\"\(session.graph.outputName(index))\" does not take the \"\(type.rawValue)\" port of a virtual device",
          at: port.request.range, label: "not for a photo output",
          fixes: [Fix("deliver the constituents' photos instead", .unsafe, edits: edits)])
      }
    }
  }
}
