import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Features of a photo output are chosen once it has a camera.
  static let photoFeaturesBeforeAttach = Rule(
    "photo-features-before-attach",
    title: "Photo feature chosen before there is a camera",
    area: .photo,
    severity: .warning,
    rationale: """
      Which codecs, pixel formats, file types and mattes a photo output has depends on the camera behind it: until it \
      is in a session with a video source all these lists are empty, and switching a feature on throws.
      """,
    availability: .iOS(OSVersion(10)),
    sources: [
      .session("WWDC19 225"), .symbol("AVCapturePhotoOutput.availablePhotoCodecTypes"),
      .symbol("AVCapturePhotoOutput.availableSemanticSegmentationMatteTypes"),
    ],
    hasFix: true,
    examples: [
      .passing(
        PhotoExamples.photo(
          more: #"""
            ,
              "operations": [ { "op": "addInput", "target": "back" }, { "op": "addOutput", "target": "photo" },
                              { "op": "enablePhotoFeature", "target": "photo" } ]
            """#)),
      .failing(
        PhotoExamples.photo(
          more: #"""
            ,
              "operations": [ { "op": "addOutput", "target": "photo" },
                              { "op": "enablePhotoFeature", "target": ⟦"photo"⟧ },
                              { "op": "addInput", "target": "back" } ]
            """#)),
    ]
  ) { session, report in
    let operations = session.graph.operations
    let steps = PhotoOperations(operations, .enablePhotoFeature).steps
    guard !steps.isEmpty else { return }
    let setUp = session.photoSetUp([.addInput, .addOutput, .addConnection])
    for step in steps {
      guard let last = setUp[step.target.value]?.last, last > step.index else { continue }
      let edits = OperationMove.edits(from: step.index, after: last, in: operations, report.edit)
      report.emit(
        "a feature of \"\(step.target.value)\" is chosen before the output has a camera", at: step.target.range,
        label: "nothing to choose from yet", notes: [Finding.Note("it has one after this", at: operations[last].range)],
        fixes: [Fix("choose it after that", .unsafe, edits: edits)])
    }
  }
}
