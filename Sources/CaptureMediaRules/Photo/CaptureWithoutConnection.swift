import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Photos are captured only while a camera feeds the photo output.
  static var captureWithoutConnection: Rule {
    Rule(
      "capture-without-connection",
      title: "Photo is captured without a connection",
      area: .photo,
      rationale: """
        capturePhoto(with:delegate:) needs an active connection at that moment. It throws NSInvalidArgumentException \
        before the session has both the output and a camera, after one of them was removed, and while a change of \
        cameras is not committed; most reports come from a change of cameras.
        """,
      availability: .iOS(OSVersion(10)),
      sources: [
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .report("mrousavy/react-native-vision-camera#3637, Mijick/Camera#39, flutter/flutter#168134: the exception"),
      ],
      step: ConnectedStep(
        .capturePhoto, isCommitted: true,
        output: { target, session in session.photoRequests().first { $0.id == target }?.output },
        message: { request, output in "\"\(request)\" is captured while no camera feeds \"\(output)\"" },
        label: "no active connection"),
      examples: [
        .passing("single | back | out: photo | shot")
          .and("steps addInput back, addOutput out, startRunning, capturePhoto shot"),
        .failing("single | back | out: photo | shot")
          .and("steps addInput back, addOutput out, startRunning, removeInput back, capturePhoto ⟦shot⟧").withoutFix(),
        .failing("single | back | out: photo | shot | steps addInput back, addOutput out, startRunning,")
          .with("beginConfiguration, removeInput back, addInput back, capturePhoto ⟦shot⟧, commitConfiguration"),
        .passing("single | back | out: photo | shot | steps capturePhoto shot"),
      ])
  }
}
