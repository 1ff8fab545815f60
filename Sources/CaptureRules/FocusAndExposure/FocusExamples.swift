import RuleKit

/// Graphs and profiles for the examples of rules on focus and exposure: one back camera in an `AVCaptureSession`.
enum FocusExamples {
  /// A graph whose camera has these members.
  static func graph(_ members: ExampleText, outputs: [ExampleText] = [.videoData()], to output: String = "video")
    -> ExampleText
  {
    .graph(
      .single(), inputs: [.back(.format(1280, 720), members)], outputs: outputs,
      connections: [.video(to: output)])
  }

  /// A made-up device whose camera has these controls.
  static func profile(_ controls: String, format: String = "") -> String {
    PhotoExamples.profile(
      "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30\#(format) }"#,
      camera: #", "controls": { \#(controls) }"#)
  }
}
