import RuleKit

/// Devices for the examples of rules on focus and exposure: one back camera in an `AVCaptureSession`.
enum FocusExamples {
  /// A made-up device whose camera has these controls.
  static func profile(_ controls: String, format: String = "") -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720, "maxFrameRate": 30\#(format) }"#,
      camera: #", "controls": { \#(controls) }"#)
  }
}
