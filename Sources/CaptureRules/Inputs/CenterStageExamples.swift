import RuleKit

/// Graphs for the examples of rules on Center Stage: one back camera in an `AVCaptureSession`.
enum CenterStageExamples {
  /// A graph whose camera frames people in a part of the picture, with more facts of the app.
  static func graph(_ rect: String, app: String) -> ExampleText {
    #"""
    { "capplan": 1,
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "Shows you in calls." }, "handlesInterruptions": true,
               "observesSystemPressure": true, "requestsAuthorization": true, \#(app) },
      "session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1280, "height": 720 }, "centerStageRectOfInterest": \#(rect) } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
    """#
  }
}
