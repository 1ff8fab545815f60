import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Spatial video is recorded from a spatial format, stabilized, at the system's zoom and rate.
  static let spatialVideoNeeds = Rule(
    "spatial-video-needs",
    title: "Spatial video lacks what it needs",
    area: .video,
    severity: .error,
    rationale: """
      A movie file output records spatial video from a format that supports it, over a connection with one of the \
      cinematic stabilization modes. While it does, the system sets the zoom, and setting frame durations throws an \
      exception.
      """,
    availability: .iOS(OSVersion(18)),
    sources: [
      .symbol("AVCaptureMovieFileOutput.isSpatialVideoCaptureEnabled"),
      .symbol("AVCaptureDevice.Format.isSpatialVideoCaptureSupported"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "dual", "deviceType": "builtInDualWideCamera", "position": "back" } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "spatialVideoCaptureEnabled": true } ],
          "connections": [ { "input": "dual", "port": "video", "output": "movie",
                             "preferredVideoStabilizationMode": "cinematicExtendedEnhanced" } ] }
        """#, on: "iphone-17-pro"),
      .failing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "dual", "deviceType": "builtInDualWideCamera", "position": "back",
                        "activeFrameRate": { "min": 30, "max": 30 } } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "spatialVideoCaptureEnabled": ⟦⟦true⟧⟧ } ],
          "connections": [ { "input": "dual", "port": "video", "output": "movie" } ] }
        """#, on: "iphone-17-pro"),
      .unverified(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "dual", "deviceType": "builtInDualWideCamera", "position": "back" } ],
          "outputs": [ { "id": "movie", "type": "movieFile", "spatialVideoCaptureEnabled": true } ],
          "connections": [ { "input": "dual", "port": "video", "output": "movie",
                             "preferredVideoStabilizationMode": "cinematic" } ] }
        """#, on: "iphone-17-pro"),
    ]
  ) { session, report in
    let movies = session.outputs.filter { $0.output.movieFile.spatialVideoCaptureEnabled?.value == true }
    guard !movies.isEmpty else { return }
    var feeds: [Int: ResolvedConnection] = [:]
    for connection in session.connections where connection.media == .video && feeds[connection.output] == nil {
      feeds[connection.output] = connection
    }
    for movie in movies {
      guard let enabled = movie.output.movieFile.spatialVideoCaptureEnabled else { continue }
      if let minimum = session.minimumOS(before: OSVersion(18)) {
        let place = SourceRange.inOrder(minimum.range, enabled.range)
        report.emit(
          "spatial video does not exist on iOS \(minimum.value)", at: place.later, label: "needs iOS 18",
          notes: [Finding.Note("the other is here", at: place.earlier)],
          fixes: [Fix("record plain video", .unsafe, edits: [report.edit.replacing(enabled.range, with: "false")])])
        continue
      }
      guard let feed = feeds[movie.index], let camera = session.camera(ofInput: feed.input) else { continue }
      SpatialRecording(movie: movie, enabled: enabled, camera: camera).check(session.written(feed), &report)
    }
  }
}

/// A movie file output that records spatial video.
private struct SpatialRecording {
  let movie: ResolvedOutput
  let enabled: Located<Bool>
  let camera: ResolvedCamera

  func check(_ connection: GraphConnection?, _ report: inout Emitter) {
    report.unverified("whether the format of \"\(camera.id)\" supports spatial video", at: enabled.range)
    checkStabilization(connection, &report)
    if let rates = camera.input.activeFrameRate {
      let place = SourceRange.inOrder(rates.range, enabled.range)
      report.emit(
        "\"\(camera.id)\" can't have frame rates set while \"\(movie.id)\" records spatial video", at: place.later,
        label: "these exclude each other", notes: [Finding.Note("the other is here", at: place.earlier)],
        fixes: [Fix("leave activeFrameRate out", .unsafe, edits: [report.edit.removing(rates.range)])])
    }
    if let zoom = camera.input.videoZoomFactor {
      let place = SourceRange.inOrder(zoom.range, enabled.range)
      report.emit(
        "the zoom of \"\(camera.id)\" is overridden while \"\(movie.id)\" records spatial video", at: place.later,
        severity: .warning, label: "zoom has no effect", notes: [Finding.Note("the other is here", at: place.earlier)],
        fixes: [Fix("leave videoZoomFactor out", .safe, edits: [report.edit.removing(zoom.range)])])
    }
  }

  private func checkStabilization(_ connection: GraphConnection?, _ report: inout Emitter) {
    let mode = connection?.preferredVideoStabilizationMode
    guard mode.map({ !$0.value.isCinematic }) ?? true else { return }
    let key = "preferredVideoStabilizationMode"
    let edits = connection.map { report.edit.changing($0.range, set: [(key, "\"cinematicExtendedEnhanced\"")]) }
    let place = SourceRange.inOrder(mode?.range ?? enabled.range, enabled.range)
    report.emit(
      "\"\(movie.id)\" records spatial video without cinematic stabilization", at: place.later,
      label: "needs a cinematic mode",
      notes: mode == nil ? [] : [Finding.Note("the other is here", at: place.earlier)],
      fixes: edits.map { [Fix("use cinematicExtendedEnhanced", .unsafe, edits: $0)] } ?? [])
  }
}
