import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Features of a photo output are enabled before the session starts.
  static var photoOptInBeforeStart: Rule {
    Rule(
      "photo-opt-in-before-start",
      title: "Photo feature switched on while running",
      area: .photo,
      severity: .warning,
      rationale: """
        High resolution, Live Photos and their trimming, depth, mattes, constituent photos, distortion correction, \
        ProRAW and zero shutter lag change the capture pipeline. If one is switched on while the session runs, the \
        pipeline is rebuilt: the preview freezes, and photos in progress are lost.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["operations"],
      sources: [
        .session("WWDC16 511"), .session("WWDC17 507"), .session("WWDC19 225"),
        .symbol("AVCapturePhotoOutput.isLivePhotoCaptureEnabled"),
        .symbol("AVCapturePhotoOutput.isLivePhotoAutoTrimmingEnabled"),
      ],
      aliases: ["live-photo-trim-decision"],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 | photo | steps enablePhotoFeature photo, startRunning"),
        .passing("single | back 1280x720 | photo")
          .and("steps startRunning, beginConfiguration, enablePhotoFeature photo, commitConfiguration"),
        .failing("single | back 1280x720 | photo | steps startRunning, enablePhotoFeature ⟦photo⟧"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      for step in PhotoOperations(operations, .enablePhotoFeature).steps {
        guard let start = step.start, !step.isInConfiguration else { continue }
        let edits = OperationMove.edits(from: start, after: step.index, in: operations, report.edit)
        report.emit(
          "a feature of \"\(step.target.value)\" is switched on while the session runs", at: step.target.range,
          label: "rebuilds the pipeline", notes: [Finding.Note("the session starts here", at: operations[start].range)],
          fixes: [Fix("start the session after this step", .unsafe, edits: edits)],
          help: "decide before startRunning, or inside beginConfiguration and commitConfiguration")
      }
    }
  }
}
