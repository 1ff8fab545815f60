import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Spatial video is recorded from a spatial format, stabilized, without zoom and without the app's own frame rates.
  static var spatialVideoNeeds: Rule {
    Rule(
      "spatial-video-needs",
      title: "Spatial video lacks what it needs",
      area: .video,
      severity: .error,
      asksDevice: true,
      rationale: """
        A movie file output records spatial video from a format that supports it, over a connection with one of the \
        cinematic stabilization modes. While it does, the system sets the zoom, and setting frame durations throws an \
        exception.
        """,
      availability: .iOS(OSVersion(18)),
      reads: ["spatialVideoCaptureEnabled"],
      settles: ["spatialVideoCaptureEnabled"],
      sources: [
        .symbol("AVCaptureMovieFileOutput.isSpatialVideoCaptureEnabled"),
        .symbol("AVCaptureDevice.Format.isSpatialVideoCaptureSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | dual: dualWide | movie spatialVideoCaptureEnabled")
          .and("dual -> movie preferredVideoStabilizationMode=cinematicExtendedEnhanced").on("iphone-17-pro"),
        .failing(
          json: #"""
            { "capplan": 1, "session": { "type": "single" },
              "inputs": [ { "id": "dual", "deviceType": "builtInDualWideCamera", "position": "back",
                            "activeFrameRate": { "min": 30, "max": 30 } } ],
              "outputs": [ { "id": "movie", "type": "movieFile", "spatialVideoCaptureEnabled": ⟦⟦true⟧⟧ } ],
              "connections": [ { "input": "dual", "port": "video", "output": "movie" } ] }
            """#
        ).on("iphone-17-pro"),
        .unverified("single | dual: dualWide | movie spatialVideoCaptureEnabled")
          .and("dual -> movie preferredVideoStabilizationMode=cinematic").on("iphone-17-pro"),
        .passing("back 1280x720 | movie unconnected spatialVideoCaptureEnabled | video"),
        .failing("iOS 17.0 | single | dual: dualWide | movie spatialVideoCaptureEnabled=⟦true⟧")
          .and("dual -> movie preferredVideoStabilizationMode=cinematic").on("iphone-17-pro"),
        .failing("single | dual: dualWide videoZoomFactor=2 | movie spatialVideoCaptureEnabled=⟦true⟧")
          .and("dual -> movie preferredVideoStabilizationMode=⟦standard⟧").on("iphone-17-pro"),
        .failing("single | dual: dualWide | movie unconnected spatialVideoCaptureEnabled=⟦true⟧")
          .on("iphone-17-pro").withoutFix(),
      ]
    ) { session, report in
      let movies = session.outputs.compactMap { movie in
        movie.output.movieFile.spatialVideoCaptureEnabled.map { (movie: movie, enabled: $0) }
      }.filter(\.enabled.value)
      guard !movies.isEmpty else { return }
      var feeds: [OutputIndex: ResolvedConnection] = [:]
      for connection in session.connections where connection.media == .video && feeds[connection.output] == nil {
        feeds[connection.output] = connection
      }
      for (movie, enabled) in movies {
        if let system = session.systemBefore(OSVersion(18)) {
          report.emit(
            "spatial video does not exist on iOS \(system.version)", at: enabled.range, lackingOn: system,
            label: "needs iOS 18",
            fixes: [Fix("record plain video", .unsafe, edits: [report.edit.replacing(enabled.range, with: "false")])])
        }
        guard let feed = feeds[movie.index], let camera = session.camera(ofInput: feed.input) else { continue }
        SpatialRecording(movie: movie, enabled: enabled, camera: camera, session: session)
          .check(session.written(feed), &report)
      }
    }
  }
}

/// A movie file output that records spatial video.
private struct SpatialRecording {
  let movie: ResolvedOutput
  let enabled: Located<Bool>
  let camera: ResolvedCamera
  let session: ResolvedSession

  func check(_ connection: GraphConnection?, _ report: inout Emitter) {
    switch isSupported {
    case true?: break
    case nil:
      report.unverified(
        whether: "the format of \"\(camera.id)\" supports spatial video", settledBy: camera.fact(.spatialVideo),
        at: enabled.range, lack: .value)
    case false?:
      report.emit(
        "\"\(camera.id)\" has no format for spatial video", at: enabled.range, lack: .value,
        label: "not supported here",
        fixes: [Fix("record plain video", .unsafe, edits: [report.edit.replacing(enabled.range, with: "false")])],
        help: "set it only where isSpatialVideoCaptureSupported is true")
    }
    checkStabilization(connection, &report)
    if let rates = camera.input.activeFrameRate {
      let ranges = RangePair(rates.range, "the rates are set here", enabled.range, "spatial video is on")
      report.emit(
        "\"\(camera.id)\" can't have frame rates set while \"\(movie.id)\" records spatial video", at: ranges.later,
        label: "these exclude each other", notes: [ranges.note],
        fixes: [Fix("leave activeFrameRate out", .unsafe, edits: [report.edit.removing(rates.range)])])
    }
    if let zoom = camera.input.videoZoomFactor {
      let ranges = RangePair(zoom.range, "the zoom is set here", enabled.range, "spatial video is on")
      report.emit(
        "the zoom of \"\(camera.id)\" is overridden while \"\(movie.id)\" records spatial video", at: ranges.later,
        severity: .warning, label: "zoom has no effect",
        notes: [ranges.note],
        fixes: [Fix("leave videoZoomFactor out", .safe, edits: [report.edit.removing(zoom.range)])])
    }
  }

  /// Whether the camera's format supports it: where the model does, it is the one of 1920x1080.
  private var isSupported: Bool? {
    guard camera.device?.has(.spatialVideo) == true else { return camera.device?.has(.spatialVideo) }
    let size = camera.activeFormat?.dimensions ?? session.graph.session?.preset?.value.size
    return size == Dimensions(1920, 1080) ? true : nil
  }

  private func checkStabilization(_ connection: GraphConnection?, _ report: inout Emitter) {
    let mode = connection?.preferredVideoStabilizationMode
    guard mode.map({ !$0.value.isCinematic }) ?? true else { return }
    let key = "preferredVideoStabilizationMode"
    let edits = connection.map { report.edit.changing($0.range, set: [(key, "\"cinematicExtendedEnhanced\"")]) }
    let ranges = RangePair(
      mode?.range ?? enabled.range, "stabilization is set here", enabled.range, "spatial video is on")
    report.emit(
      "\"\(movie.id)\" records spatial video without cinematic stabilization", at: ranges.later,
      label: "needs a cinematic mode",
      notes: mode == nil ? [] : [ranges.note],
      fixes: edits.map { [Fix("use cinematicExtendedEnhanced", .unsafe, edits: $0)] } ?? [])
  }
}
