import RuleKit

/// A made-up phone with Apple Log, for the examples of the rules about Log.
enum LogExamples {
  /// The phone, whose camera has Log in its only format.
  static let profile: ExampleDevice = #"""
    { "capplanProfile": 1, "id": "example-log", "name": "A phone with Apple Log",
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "pixelFormats": ["x422"],
          "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"] } ] } ] }
    """#
}
