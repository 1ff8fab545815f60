import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Features of a photo output are switched on after the camera's format is set.
  static let photoDepthResets = Rule(
    "photo-depth-resets",
    title: "Photo features fall back to off",
    area: .photo,
    severity: .warning,
    rationale: """
      Depth, Live Photos, mattes and constituent photos depend on the camera and its format. When either changes, a \
      feature that the new one lacks is off, and so is its switch: it stays off until the app sets it again.
      """,
    availability: .iOS(OSVersion(10)),
    sources: [
      .symbol("AVCapturePhotoOutput.isDepthDataDeliveryEnabled"),
      .symbol("AVCapturePhotoOutput.isLivePhotoCaptureEnabled"),
    ],
    hasFix: true,
    examples: [
      .passing(
        PhotoExamples.photo(
          more: #"""
            ,
              "operations": [ { "op": "lockForConfiguration", "target": "back" },
                              { "op": "setActiveFormat", "target": "back" },
                              { "op": "unlockForConfiguration", "target": "back" },
                              { "op": "enablePhotoFeature", "target": "photo" } ]
            """#)),
      .failing(
        PhotoExamples.photo(
          more: #"""
            ,
              "operations": [ { "op": "enablePhotoFeature", "target": "photo" },
                              { "op": "lockForConfiguration", "target": "back" },
                              { "op": "setActiveFormat", "target": ⟦"back"⟧ },
                              { "op": "unlockForConfiguration", "target": "back" } ]
            """#)),
    ]
  ) { session, report in
    let operations = session.graph.operations
    let steps = PhotoOperations(operations, .enablePhotoFeature).steps
    guard !steps.isEmpty else { return }
    let changes = session.photoSetUp([.setActiveFormat])
    var latest: [String: PhotoOperations.Step] = [:]
    for step in steps { latest[step.target.value] = step }
    for step in steps where latest[step.target.value]?.index == step.index {
      guard let last = changes[step.target.value]?.last, last > step.index else { continue }
      let edits = OperationMove.edits(from: step.index, after: last, in: operations, report.edit)
      report.emit(
        "the new format may switch features of \"\(step.target.value)\" off again",
        at: operations[last].target?.range ?? operations[last].range, label: "resets photo features",
        notes: [Finding.Note("they are switched on here", at: operations[step.index].range)],
        fixes: [Fix("switch them on after that", .unsafe, edits: edits)])
    }
  }
}
