import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A port that is looked up by source type belongs to one of the virtual device's constituents, at its position.
  static var constituentPortTypeMismatch: Rule {
    Rule(
      "constituent-port-type-mismatch",
      title: "The device has no such constituent",
      area: .ports,
      severity: .error,
      rationale: """
        Only the cameras that a dual, dual-wide or triple camera is made of can be looked up by their type, and only at \
        the side of the device. Any other look-up gives an empty array. The video port of a TrueDepth or LiDAR camera is \
        already that of its colour camera.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["sourceDeviceType"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
        .symbol("AVCaptureDevice.constituentDevices"),
      ],
      hasFix: true,
      examples: [
        .passing("dual 1280x720 | dual.tele -> tele: video"),
        .failing("dual 1280x720 | dual.⟦ultra⟧ -> wide: video"),
        .failing("face 1280x720 | face.⟦wide⟧ -> video"),
        .failing("dual 1280x720 | dual -> tele: video")
          .with("port=⟦(mediaType=video sourceDeviceType=builtInTelephotoCamera sourceDevicePosition=front)⟧"),
      ]
    ) { session, report in
      func isMismatch(_ resolution: PortResolution) -> Bool {
        switch resolution {
        case .notConstituent, .otherPosition: true
        case .found, .notOffered, .ambiguous, .noneAccepted: false
        }
      }
      let ports = session.namedPorts(where: isMismatch) + session.disabledPorts(where: isMismatch)
      for port in ports where port.isConstituentLookup {
        let name = "\"\(session.graph.inputName(port.input))\""
        let device = session.deviceName(ofInput: port.input)
        var message = "\(name) is the \(device): nothing of it is at another position"
        if case .notConstituent(let type) = port.resolution {
          message = "\(name), the \(device), has no port of a \"\(type.rawValue)\""
        }
        report.emit(
          message, at: port.request.range, label: "not a constituent",
          fixes: session.constituentFixes(for: port, report.edit), help: session.constituentHelp(ofInput: port.input))
      }
    }
  }
}

extension ResolvedSession {
  fileprivate func lookupTypes(ofInput input: InputIndex) -> [DeviceType] {
    guard let type = camera(ofInput: input)?.key.deviceType, type.hasConstituentPorts else { return [] }
    return type.constituents
  }

  fileprivate func constituentHelp(ofInput input: InputIndex) -> String {
    let types = lookupTypes(ofInput: input)
    if types.isEmpty { return "leave 'sourceDeviceType' out: this device has no constituent ports" }
    return "its constituents are \(types.map(\.rawValue).sentence)"
  }

  /// One fix per constituent of the device, or a fix that uses the device's own port if it has no constituent ports.
  fileprivate func constituentFixes(for port: NamedPort, _ edit: DocumentEditor) -> [Fix] {
    let medium = "\"\(port.request.medium.rawValue)\""
    let types = lookupTypes(ofInput: port.input)
    if types.isEmpty {
      return [Fix("use the device's own port", .unsafe, edits: [edit.replacing(port.request.range, with: medium)])]
    }
    return types.map { type in
      let json = "{ \"mediaType\": \(medium), \"sourceDeviceType\": \"\(type.rawValue)\" }"
      return Fix("use \(type.rawValue)", .unsafe, edits: [edit.replacing(port.request.range, with: json)])
    }
  }
}
