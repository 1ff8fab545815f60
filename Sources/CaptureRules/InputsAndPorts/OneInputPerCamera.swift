import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A session has at most one input for each camera.
  static var oneInputPerCamera: Rule {
    Rule(
      "one-input-per-camera",
      title: "Two inputs for one camera",
      area: .inputs,
      severity: .error,
      rationale: """
        A camera can be wrapped in any number of AVCaptureDeviceInputs, but a session takes only one of them: adding \
        another one throws an exception. One input serves as many connections as it has ports.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [.session("WWDC19 225"), .symbol("AVCaptureSession.canAddInput(_:)")],
      hasFix: true,
      examples: [
        .passing("back 1920x1080 | a: video | front 1920x1080 | b: video"),
        .failing("back 1920x1080 | a: video | again: ⟦back⟧ 1920x1080 | b: preview"),
        .failing("back 1280x720 | a: video | again: ⟦back⟧ 1280x720 | b: preview | plan prefer=[again]").withoutFix(),
      ]
    ) { session, report in
      // At most one entry per camera of the device: few enough for a linear search.
      var first: [ResolvedCamera] = []
      var merger: InputMerger?
      var subjects: [DeviceKey: [[SourceRange]]] = [:]
      for camera in session.cameras where camera.device != nil || camera.key.position != .unspecified {
        guard let earlier = first.first(where: { $0.key == camera.key }) else {
          first.append(camera)
          continue
        }
        let known = merger ?? InputMerger(session, report.edit)
        merger = known
        let edits = known.merging(camera.inputIndex, into: earlier.inputIndex)
        var pairs =
          subjects[camera.key]
          ?? AlikeElements.pairs(session.cameras.filter { $0.key == camera.key }.map { ($0.id, $0.range) }).reversed()
        let pair = pairs.popLast()
        subjects[camera.key] = pairs
        report.emit(
          "\"\(camera.id)\" is a second input for the \(camera.key) camera", at: camera.range,
          label: "camera already in use",
          notes: [Finding.Note("\"\(earlier.id)\" already uses this camera", at: earlier.range)],
          fixes: edits.map { [Fix("use \"\(earlier.id)\" instead of \"\(camera.id)\"", .unsafe, edits: $0)] } ?? [],
          help: "remove this input and connect its outputs to \"\(earlier.id)\"",
          subjects: pair)
      }
    }
  }
}
