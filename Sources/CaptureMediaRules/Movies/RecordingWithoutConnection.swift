import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A recording starts only while its output is connected.
  static var recordingWithoutConnection: Rule {
    Rule(
      "recording-without-connection",
      title: "Recording starts without a connection",
      area: .video,
      rationale: """
        startRecording(to:recordingDelegate:) needs an active connection at that moment. It throws \
        NSInvalidArgumentException before the session has both the output and a camera, after one of them was removed, \
        and while a change of cameras is not committed.
        """,
      availability: .iOS(OSVersion(4)),
      sources: [
        .symbol("AVCaptureFileOutput.startRecording(to:recordingDelegate:)"),
        .report(
          "imaginary-cloud/CameraManager#3, #30, #234, react-native-camera/react-native-camera#417: the exception"),
      ],
      step: ConnectedStep(
        .startRecording, isCommitted: true,
        output: { target, session in session.outputs(ofType: .movieFile).first { $0.id == target } },
        message: { _, output in "\"\(output)\" starts to record while nothing feeds it" }, label: "no active connection"
      ),
      examples: [
        .passing("single | back | out: movie | steps addInput back, addOutput out, startRunning, startRecording out"),
        .failing("single | back | out: movie")
          .and("steps addInput back, addOutput out, startRunning, removeOutput out, startRecording ⟦out⟧").withoutFix(),
        .failing("single | back | out: movie | steps addInput back, addOutput out, startRunning, beginConfiguration,")
          .with("removeInput back, addInput back, startRecording ⟦out⟧, commitConfiguration"),
        .passing("single | back | out: movie | steps startRecording out"),
      ])
  }
}
