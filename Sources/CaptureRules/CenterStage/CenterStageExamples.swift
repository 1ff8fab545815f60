import RuleKit

/// Graphs for the examples of rules on Center Stage: one back camera in an `AVCaptureSession`.
enum CenterStageExamples {
  /// A graph whose camera frames people in a part of the picture, with more facts of the app.
  static func graph(_ rect: String, app: String) -> ExampleText {
    .graph(
      .app(
        #""usageDescriptions": { "NSCameraUsageDescription": "Shows you in calls." }, "handlesInterruptions": true"#,
        #""observesSystemPressure": true, "requestsAuthorization": true, \#(app)"#),
      .single(), inputs: [.back(.format(1280, 720), #""centerStageRectOfInterest": \#(rect)"#)])
  }

  /// The same, and the camera has other members in place of the part of the picture.
  static func graph(app: String, input: String = "") -> ExampleText {
    #"""
    { "capplan": 1,
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Shows you in calls." }, "handlesInterruptions": true,
               "observesSystemPressure": true, "requestsAuthorization": true, \#(app) },
      "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 }\#(input) } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#
  }

  /// A graph with a back and a front camera, and the app's switch.
  static func both(_ isEnabled: String) -> ExampleText {
    #"""
    { "capplan": 1,
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Shows you in calls." }, "handlesInterruptions": true,
               "observesSystemPressure": true, "requestsAuthorization": true,
               "centerStageControlMode": "app", "centerStageEnabled": \#(isEnabled) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } },
                  { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "a" },
                       { "input": "front", "port": "video", "output": "b" } ] }
    """#
  }

  /// A made-up device whose camera frames people, or not.
  static func profile(_ isSupported: Bool = true, more: String = "") -> String {
    PhotoExamples.profile(
      "builtInWideAngleCamera",
      formats: #"""
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 60, "maxZoomFactor": 16,
          "controls": { "centerStage": \#(isSupported)\#(more) } }
        """#, camera: #", "formatsComplete": true"#)
  }

  /// A graph with Center Stage and photos with depth.
  static var depth: ExampleText {
    #"""
    { "capplan": 1,
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Shows you in calls." }, "handlesInterruptions": true,
               "observesSystemPressure": true, "requestsAuthorization": true,
               "centerStageControlMode": "app", "centerStageEnabled": true },
      "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInDualCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 } } ],
      "outputs": [ { "id": "photo", "type": "photo", "depthDataDeliveryEnabled": ⟦true⟧ } ],
      "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
    """#
  }

  /// A made-up device whose dual camera has depth, and frames people.
  static var depthProfile: String {
    PhotoExamples.profile(
      "builtInDualCamera",
      formats: #"""
        { "width": 1280, "height": 720, "minFrameRate": 1, "maxFrameRate": 30, "maxZoomFactor": 16,
          "controls": { "centerStage": true },
          "depthFormats": [ { "width": 320, "height": 180, "maxFrameRate": 30, "pixelFormats": ["hdis"] } ] }
        """#, camera: #", "formatsComplete": true"#)
  }
}
