import RuleKit

/// Graphs for the examples of rules on Center Stage: one back camera in an `AVCaptureSession`.
enum CenterStageExamples {
  /// A made-up device whose camera frames people, or not.
  static func profile(_ isSupported: Bool = true, more: String = "") -> ExampleDevice {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "maxZoomFactor": 16,
          "controls": { "centerStage": \#(isSupported)\#(more) } }
        """#, camera: #", "formatsComplete": true"#)
  }

  /// A made-up device whose dual camera has depth, and frames people.
  static var depthProfile: ExampleDevice {
    PhotoExamples.profile(
      "builtInDualCamera",
      formats: #"""
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "maxZoomFactor": 16,
          "controls": { "centerStage": true },
          "depthFormats": [ { "width": 320, "height": 180, "maxFrameRate": 30, "pixelFormats": ["hdis"] } ] }
        """#, camera: #", "formatsComplete": true"#)
  }
}
