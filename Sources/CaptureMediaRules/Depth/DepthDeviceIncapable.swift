import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Depth is only requested from a camera and a format that have it.
  static var depthDeviceIncapable: Rule {
    Rule(
      "depth-device-incapable",
      title: "No depth from this camera or format",
      area: .depth,
      severity: .error,
      remedy: .format,
      asksDevice: true,
      rationale: """
        Depth is made from two lenses, from projected dots or from a time-of-flight scanner: single wide, ultra-wide \
        and telephoto cameras have none. A camera with depth has a depth port only while it runs a format with \
        companion depth formats; with another format the output stays silent. All formats of a LiDAR depth camera have \
        companions.
        """,
      availability: .iOS(OSVersion(11)),
      sources: [
        .session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVCaptureDevice.Format.supportedDepthDataFormats"),
      ],
      supersedes: ["unknown-port", "connection-media-type"],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720@30 | depth").on("iphone-7-plus"),
        .passing("single | dual: lidar 1920x1440 | depth").on("iphone-12-pro"),
        .failing("single | back 1280x720 | back.⟦depthData⟧ -> depth"),
        .failing("single | dual 1280x720@60 | dual.⟦depthData⟧ -> depth").on("iphone-7-plus"),
        .unverified("single | dual 1280x720 | depth"),
        .unverified("single | dual | depth"),
        .passing("single | dual 1280x720@30 | dual -> depth")
          .and("dual -> depth port=(mediaType=depthData sourceDeviceType=builtInTelephotoCamera)").on("iphone-7-plus"),
        .failing("single | back 1280x720 | back.⟦depthData⟧ -> depth").on("iphone-xr").withoutFix(),
        .failing("single preset=high | dual | dual.⟦depthData⟧ -> depth")
          .on(
            PhotoExamples.profile(
              formats: #"""
                { "width": 1920, "height": 1080, "maxFrameRate": 60, "depthFormats": [] },
                { "width": 1920, "height": 1440, "maxFrameRate": 30, "depthFormats": [ { "width": 320, "height": 240 } ] }
                """#, camera: #", "presets": { "high": 0 }"#)
          ).withoutFix(),
      ]
    ) { session, report in
      for connection in session.connections {
        let isForDepth = session.outputType(connection.output) == .depthData
        if !isForDepth && connection.port.port != nil && connection.otherPorts.isEmpty { continue }
        func isMissing(_ port: PortResolution) -> Bool {
          port == .notOffered(.depthData) || (isForDepth && port == .noneAccepted)
        }
        if isMissing(connection.port) || connection.otherPorts.contains(where: isMissing) {
          guard let camera = session.camera(ofInput: connection.input), camera.hasDepthPort == false else { continue }
          for (index, port) in connection.ports.enumerated() where isMissing(port) {
            report.emit(
              "\"\(camera.id)\" has no depth: it is a \(camera.key.deviceType.shortName) camera",
              at: session.portRange(index, of: connection), isBeyondPlans: true, label: "no depth from it",
              fixes: session.depthCameraFix(for: camera, report.edit).map { [$0] } ?? [],
              help: "use a dual, dual-wide, triple, TrueDepth or LiDAR depth camera")
          }
        } else if isForDepth, connection.isEnabled, connection.media == .depthData,
          let camera = session.camera(ofInput: connection.input)
        {
          camera.judgeFormat(session.support(of: .depth, by: camera), at: session.portRange(0, of: connection), &report)
        }
      }
    }
  }
}

extension ResolvedCamera {
  /// Reports that the active format has no depth formats.
  fileprivate func judgeFormat(_ support: FormatSupport, at range: SourceRange, _ report: inout Emitter) {
    let inFormat = activeFormat.map { " in \($0)" } ?? ""
    switch support {
    case .supported: return
    case .unknown(let fact):
      report.unverified("the depth formats of \"\(id)\"\(inFormat)", settledBy: formatFact(fact), at: range)
    case .unsupported:
      let fix = input.activeFormat.flatMap { request in
        let capable = device?.formats.filter { !($0.depthFormats ?? []).isEmpty }
        return capable.flatMap { NearestFormat.nearest(to: request, among: $0)?.fix(request, report.edit) }
      }
      report.emit(
        "\"\(id)\" has no depth\(inFormat)", at: range,
        label: "no depth in this format",
        notes: input.activeFormat.map { [Finding.Note("its format is chosen here", at: $0.range)] } ?? [],
        fixes: fix.map { [$0] } ?? [], help: "choose a format with companion depth formats")
    }
  }
}

extension ResolvedSession {
  /// A fix that uses a depth camera containing this one; `nil` if the session has several cameras.
  fileprivate func depthCameraFix(for camera: ResolvedCamera, _ edit: DocumentEditor) -> Fix? {
    let other = profile.cameras.first { other in
      let lenses = other.constituents.isEmpty ? other.deviceType.constituents : other.constituents
      return other.position == camera.key.position && other.deviceType.isDepthCapable
        && lenses.contains(camera.key.deviceType)
    }
    guard cameras.count == 1, let type = other?.deviceType, let written = camera.input.deviceType else { return nil }
    return Fix(
      "use the \(type.shortName) camera", .unsafe,
      edits: [edit.replacing(written.range, with: JSONString.quoted(type.rawValue))])
  }
}
