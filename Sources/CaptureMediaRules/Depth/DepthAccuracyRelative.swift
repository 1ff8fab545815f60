import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app that measures lengths uses the depth of a LiDAR scanner.
  static var depthAccuracyRelative: Rule {
    Rule(
      "depth-accuracy-relative",
      title: "Relative depth for measurements",
      area: .depth,
      severity: .warning,
      rationale: """
        Dual, dual-wide, triple and TrueDepth cameras order points by their depth, but the scale is lost: it depends on \
        lenses that move. Only the LiDAR depth camera says how far away a point is in metres.
        """,
      availability: .iOS(OSVersion(11)),
      reads: ["intent"],
      sources: [.session("WWDC17 507"), .session("WWDC22 110429"), .symbol("AVDepthData.Accuracy")],
      hasFix: true,
      examples: [
        .passing("app camera='Takes photos.' handlesInterruptions observesSystemPressure requestsAuthorization")
          .with("intent=measure | single | dual: lidar 640x480 | depth filteringEnabled=false").on("iphone-12-pro"),
        .failing("single | app camera='Measures rooms.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization intent=measure | ⟦dual⟧ 1920x1440 | depth filteringEnabled=false")
          .on("iphone-12-pro"),
        .failing("single | app camera='Measures rooms.' handlesInterruptions observesSystemPressure")
          .with("requestsAuthorization intent=measure | ⟦dual⟧ 1280x720@30 | depth filteringEnabled=false")
          .on("iphone-7-plus").withoutFix(),
      ]
    ) { session, report in
      guard let intent = session.graph.app?.intent, intent.value == .measure else { return }
      var seen: Set<InputIndex> = []
      for use in session.depthUses() where seen.insert(use.camera.inputIndex).inserted {
        let camera = use.camera
        guard camera.key.deviceType.isDepthCapable, camera.key.deviceType != .builtInLiDARDepthCamera else { continue }
        let ranges = RangePair(intent.range, "the app measures", camera.range, "the camera is here")
        report.emit(
          "depth of \"\(camera.id)\" has no scale: the app can't measure lengths with it", at: ranges.later,
          label: "relative depth only", notes: [ranges.note],
          fixes: session.lidarFix(for: camera, report.edit).map { [$0] } ?? [],
          help: "measure with the LiDAR depth camera, since iOS 15.4")
      }
    }
  }
}

extension ResolvedSession {
  /// A fix that uses the LiDAR depth camera, if the device has one on the same side and the session has only one
  /// camera.
  fileprivate func lidarFix(for camera: ResolvedCamera, _ edit: DocumentEditor) -> Fix? {
    guard cameras.count == 1, profile.camera(.builtInLiDARDepthCamera, at: camera.key.position) != nil,
      minimumOS(before: DeviceType.builtInLiDARDepthCamera.introduced) == nil, let type = camera.input.deviceType
    else { return nil }
    return Fix(
      "use the LiDAR depth camera", .unsafe,
      edits: [edit.replacing(type.range, with: "\"\(DeviceType.builtInLiDARDepthCamera.rawValue)\"")])
  }
}
