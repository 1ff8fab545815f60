import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A connection names a port that its input has.
  static var unknownPort: Rule {
    Rule(
      "unknown-port",
      title: "The input has no such port",
      area: .ports,
      severity: .error,
      rationale: """
        Each port of an input carries one medium. A camera has ports for video, for metadata objects and for metadata \
        items, and where one of its formats has depth, one for depth; a microphone has audio only. Looking any other \
        port up gives an empty array.
        """,
      reads: ["port", "ports", "disabledPorts"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureInput.ports"),
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      aliases: ["port-media-type"],
      hasFix: true,
      examples: [
        .passing("back 1280x720 | back -> video port=(mediaType=video sourceDevicePosition=back)"),
        .failing("back 1280x720 | back -> video port=⟦(mediaType=video sourceDevicePosition=front)⟧"),
        .failing("back 1280x720 | back.⟦audio⟧ -> video"),
        .failing("dual 1280x720 | dual -> depth port=⟦(mediaType=depthData sourceDeviceType=builtInTelephotoCamera)⟧"),
        .failing("mic | mic.⟦back⟧ -> sound")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-beam", "name": "A phone with a front beam alone",
              "multiCamSupported": true, "cameras": [], "microphones": { "count": 2, "beams": ["front"] } }
            """#),
        .failing("back 1280x720 disabledPorts=[⟦audio⟧] | video").withoutFix(),
        .unverified("mic | mic.back -> sound")
          .on(
            #"""
            { "capplanProfile": 1, "id": "example-microphones", "name": "A phone of unknown microphones",
              "multiCamSupported": true, "cameras": [] }
            """#),
      ]
    ) { session, report in
      func isUnknown(_ resolution: PortResolution) -> Bool {
        switch resolution {
        case .notOffered, .otherPosition: true
        case .found(let port): session.lacksBeam(port)
        case .notConstituent, .ambiguous, .noneAccepted: false
        }
      }
      for port in session.namedPorts(where: isUnknown) + session.disabledPorts(where: isUnknown) {
        // `constituent-port-type-mismatch` reports a look-up by another device's type at another position.
        if case .otherPosition = port.resolution, port.isConstituentLookup { continue }
        report.emit(
          session.unknownPortMessage(port), at: port.request.range,
          lack: port.resolution.port.map(session.lacksBeam) == true ? .element : nil, label: "no such port",
          fixes: session.ownPortFix(for: port, report.edit).map { [$0] } ?? [],
          help: session.portHelp(ofInput: port.input))
      }
      guard session.isMultiCam, session.profile.microphones?.beams == nil else { return }
      for (port, _) in session.beamPorts() {
        report.unverified(
          "which beams the microphone has", settledBy: .device(.microphones), at: port.request.range, lack: .element)
      }
    }
  }
}

extension ResolvedSession {
  /// Whether the port is a beam that the profile's microphones don't have.
  fileprivate func lacksBeam(_ port: Port) -> Bool {
    guard isMultiCam, case .beam(let position) = port.source, let beams = profile.microphones?.beams else {
      return false
    }
    return !beams.contains(position)
  }

  fileprivate func unknownPortMessage(_ port: NamedPort) -> String {
    let name = "\"\(graph.inputName(port.input))\""
    let device = deviceName(ofInput: port.input)
    if let side = port.resolution.port?.beamSide { return "\(name) has no \"\(side.rawValue)\" beam" }
    switch port.resolution {
    case .otherPosition(let position):
      return "\(name) is the \(device): it has no port at \"\(position.rawValue)\""
    case .notOffered(.depthData) where port.isConstituentLookup && ownMedia(ofInput: port.input).contains(.depthData):
      return "no constituent of \(name) has a \"depthData\" port of its own"
    default:
      return "\(name), the \(device), has no \"\(port.request.medium.rawValue)\" port"
    }
  }

  /// A fix that names the input's own port of the same medium, or else its only port that the output accepts; `nil` if
  /// there is none.
  fileprivate func ownPortFix(for port: NamedPort, _ edit: DocumentEditor) -> Fix? {
    let own = ownMedia(ofInput: port.input)
    let asked = port.request.mediaType?.value
    let accepted = port.output.flatMap { outputType($0) }?.acceptedMedia.filter { own.contains($0) } ?? []
    guard let medium = asked.flatMap({ own.contains($0) ? $0 : nil }) ?? (accepted.count == 1 ? accepted[0] : nil)
    else { return nil }
    return Fix(
      "use the \(medium.rawValue) port", .unsafe,
      edits: [edit.replacing(port.request.range, with: "\"\(medium.rawValue)\"")])
  }
}
