import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

/// Checks the zoom factors of cameras that deliver depth.
enum DepthZoomCheck {
  /// Reports each camera that has no depth at its zoom factor, once.
  static func report(_ session: ResolvedSession, _ uses: [DepthUse], _ report: inout Emitter) {
    var seen: Set<InputIndex> = []
    for use in uses where seen.insert(use.camera.inputIndex).inserted {
      let camera = use.camera
      guard let zoom = camera.input.videoZoomFactor, camera.hasDepthPort != false else { continue }
      let nearest: Double
      if let ranges = camera.equivalentFormats.lazy.compactMap(\.depthZoomRanges).first {
        let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        guard !ranges.contains(where: { $0.contains(zoom.value) }),
          let end = ends.min(by: { abs($0 - zoom.value) < abs($1 - zoom.value) })
        else { continue }
        nearest = end
      } else if camera.key.deviceType == .builtInDualCamera, zoom.value != 2,
        session.minimumOS(before: OSVersion(16)) != nil
      {
        nearest = 2
      } else {
        let isExact = camera.key.deviceType == .builtInDualCamera && zoom.value == 2
        if camera.key.deviceType.hasConstituentPorts && !isExact {
          report.unverified(
            "the zoom factors at which \"\(camera.id)\" has depth", settledBy: camera.formatFact(.depthZoomRanges),
            at: zoom.range)
        }
        continue
      }
      emit(zoom, to: nearest, use, session, &report)
    }
  }

  private static func emit(
    _ zoom: Located<Double>, to nearest: Double, _ use: DepthUse, _ session: ResolvedSession, _ report: inout Emitter
  ) {
    let text = JSONNumber.text(of: nearest)
    let pair = SourceRange.inOrder(zoom.range, use.range)
    let isZoomLater = pair.later == zoom.range
    report.emit(
      "\"\(use.camera.id)\" has no depth for \"\(session.graph.outputName(use.output))\" at zoom \(JSONNumber.text(of: zoom.value))",
      at: pair.later, label: isZoomLater ? "depth needs zoom \(text)" : "locks zoom at \(text)",
      notes: [
        Finding.Note(isZoomLater ? "depth is asked for here" : "the zoom is set here", at: pair.earlier),
        Disagreement.depthZoom.note,
      ],
      fixes: [Fix("zoom to \(text)", .unsafe, edits: [report.edit.replacing(zoom.range, with: text)])])
  }

  /// A made-up device. Its dual camera has depth at zoom factors from 2 to 4.
  static let exampleProfile = PhotoExamples.profile(
    formats: #"""
      { "width": 1280, "height": 720, "maxFrameRate": 30, "photoDimensions": [ { "width": 4032, "height": 3024 } ],
        "maxZoomFactor": 16, "depthFormats": [ { "width": 320, "height": 180, "maxFrameRate": 30 } ],
        "depthZoomRanges": [ [ 2, 4 ] ] }
      """#)
}
