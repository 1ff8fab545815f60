import RuleKit

/// Graphs for the examples of rules on cinematic video: a back camera in an `AVCaptureSession`.
enum CinematicExamples {
  /// A graph whose camera captures cinematic video and has these members.
  static func graph(_ members: ExampleText, isOn: Bool = true) -> ExampleText {
    .graph(
      .single(),
      inputs: [.back(.format(1280, 720), #""cinematicVideoCaptureEnabled": \#(isOn)"#, members)],
      outputs: [.videoData()], connections: [.video(to: "video")])
  }
}
