import RuleKit

/// Example graphs for the Camera Control rules.
enum ControlExamples {
  /// A made-up device with a session that accepts this many controls.
  static func profile(_ maxControlsCount: Int) -> ExampleDevice {
    #"""
    { "capplanProfile": 1, "id": "example-controls", "name": "a made-up device", "maxControlsCount": \#(maxControlsCount),
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
                     "formats": [ { "width": 1920, "height": 1080 } ] } ] }
    """#
  }
}
