import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The depth format is one that the active format supports.
  static var depthFormatCompanion: Rule {
    Rule(
      "depth-format-companion",
      title: "Depth format does not go with the format",
      area: .depth,
      severity: .error,
      remedy: .format,
      rationale: """
        Each video format brings its own list of depth formats, and only one of these can be made active beside it. \
        Setting another throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["activeDepthDataFormat"],
      settles: ["activeDepthDataFormat"],
      sources: [
        .session("WWDC17 507"), .symbol("AVCaptureDevice.activeDepthDataFormat"),
        .symbol("AVCaptureDevice.Format.supportedDepthDataFormats"),
      ],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720@30 activeDepthDataFormat=160x90 | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦640x360⟧ | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦(320x180 pixelFormat=420f)⟧ | depth")
          .on("iphone-7-plus"),
        .unverified("single | dual 1280x720 activeDepthDataFormat=320x180 | depth"),
        .unverified("single | scan: lidar activeDepthDataFormat=(320x240 pixelFormat=hdep) | video")
          .on("iphone-16-pro"),
        .passing("single | back 1280x720"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦(width=640)⟧ | depth").on("iphone-7-plus"),
        .failing("single | dual 1280x720@30 activeDepthDataFormat=⟦(pixelFormat=420f)⟧ | depth"),
        .failing("single | ultra activeDepthDataFormat=⟦320x240⟧ | video").on("iphone-13-mini"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let asked = camera.input.activeDepthDataFormat else { continue }
        let other = asked.pixelFormat.flatMap { $0.value.isDepth ? nil : $0.value.code }
        switch other == nil ? session.support(of: .depthFormat(asked), by: camera) : .unsupported {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            "the depth formats of \"\(camera.id)\"", settledBy: camera.formatFact(fact), at: asked.range, lack: .value)
        case .unsupported:
          let known = camera.depthFormats ?? []
          let sizes = known.map(\.dimensions.description).sentence
          report.emit(
            other.map { "\"\($0)\" is not a depth or disparity format" }
              ?? "\"\(camera.id)\" does not have this depth format in \(camera.activeFormat.map { "\($0)" } ?? "any format")",
            at: asked.range, lack: other == nil ? .value : nil, isBeyondPlans: other != nil,
            label: "not a companion format",
            fixes: [asked.companionFix(among: known, report.edit)],
            help: known.isEmpty ? nil : "\"\(camera.id)\" has the depth formats \(sizes)")
        }
      }
    }
  }
}

extension DepthFormatRequest {
  /// A fix that asks for the nearest of these depth formats, or removes the depth format if none is known.
  fileprivate func companionFix(among formats: [DepthFormat], _ edit: DocumentEditor) -> Fix {
    let pixels = dimensions?.pixels ?? width.map { $0.value * $0.value } ?? 0
    let nearest = formats.min { abs($0.dimensions.pixels - pixels) < abs($1.dimensions.pixels - pixels) }
    guard let nearest else {
      return Fix("leave the depth format to the system", .unsafe, edits: [edit.removing(range)])
    }
    let pixelFormat = pixelFormat.flatMap { $0.value.isDepth ? $0.value : nil }
    return Fix(
      "use \(nearest.dimensions)", .unsafe,
      edits: [edit.replacing(range, with: nearest.requestText(pixelFormat))])
  }
}
