import RuleKit

/// A made-up phone with Apple Log and a camera of it, for the examples of the rules about Log.
enum LogExamples {
  /// The id of the phone.
  static let phone = "example-log"

  /// The phone, whose camera has Log in its only format.
  static let profile = #"""
    { "capplanProfile": 1, "id": "example-log", "name": "A phone with Apple Log",
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formats": [
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "pixelFormats": ["x422"],
          "colorSpaces": ["sRGB", "HLG_BT2020", "appleLog"] } ] } ] }
    """#

  /// The camera in this color space, with the marks.
  static func back(_ space: String) -> ExampleText {
    .back(.format(1920, 1080, #""maxFrameRate": 30, "pixelFormat": "x422""#), #""activeColorSpace": \#(space)"#)
  }
}
