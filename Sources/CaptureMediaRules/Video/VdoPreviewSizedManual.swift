import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Preview-sized delivery is set only where it is not automatic.
  static let vdoPreviewSizedManual = Rule(
    "vdo-preview-sized-manual",
    title: "Preview-sized delivery is set while it is automatic",
    area: .video,
    severity: .error,
    rationale: """
      A video data output chooses between full-size and preview-sized buffers by itself until \
      automaticallyConfiguresOutputBufferDimensions is off. Only then may the app choose either.
      """,
    availability: .iOS(OSVersion(13)),
    sources: [
      .session("WWDC22 110429"), .symbol("AVCaptureVideoDataOutput.automaticallyConfiguresOutputBufferDimensions"),
      .symbol("AVCaptureVideoDataOutput.deliversPreviewSizedOutputBuffers"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData", "deliversPreviewSizedOutputBuffers": true,
                         "automaticallyConfiguresOutputBufferDimensions": false } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData", "deliversPreviewSizedOutputBuffers": ⟦true⟧ } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    for output in session.outputs(ofType: .videoData) {
      let settings = output.output.videoData
      guard let preview = settings.deliversPreviewSizedOutputBuffers,
        settings.automaticallyConfiguresOutputBufferDimensions?.value != false
      else { continue }
      let automatic = settings.automaticallyConfiguresOutputBufferDimensions
      let place = SourceRange.inOrder(automatic?.range ?? preview.range, preview.range)
      let edit =
        automatic.map { report.edit.replacing($0.range, with: "false") }
        ?? report.edit.adding("automaticallyConfiguresOutputBufferDimensions", "false", to: output.output.range)
      report.emit(
        "\"deliversPreviewSizedOutputBuffers\" is set while \"\(output.id)\" chooses by itself", at: place.later,
        label: "automatic size is on",
        notes: [
          automatic == nil
            ? Finding.Note("it is automatic by default") : Finding.Note("the other is here", at: place.earlier)
        ],
        fixes: [Fix("turn the automatic size off", automatic == nil ? .safe : .unsafe, edits: [edit])])
    }
  }
}
