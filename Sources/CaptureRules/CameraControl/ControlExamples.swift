import RuleKit

/// Example graphs for the Camera Control rules.
enum ControlExamples {
  /// A camera with a preview, and the session's controls.
  static func controls(_ controls: String, app: String = "") -> ExampleText {
    #"""
    { "capplan": 1,\#(app)
      "session": { "type": "single", "controls": [ \#(controls) ] },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1080 } } ],
      "outputs": [ { "id": "preview", "type": "previewLayer" } ],
      "connections": [ { "input": "back", "port": "video", "output": "preview" } ] }
    """#
  }

  /// A made-up device with a session that accepts this many controls.
  static func profile(_ maxControlsCount: Int) -> String {
    #"""
    { "capplanProfile": 1, "id": "example-controls", "name": "a made-up device", "maxControlsCount": \#(maxControlsCount),
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
                     "formats": [ { "width": 1920, "height": 1080 } ] } ] }
    """#
  }
}
