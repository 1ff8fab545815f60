/// A made-up device for the examples of rules on formats, photos and depth.
public enum PhotoExamples {
  /// A made-up device with one camera.
  public static func profile(_ device: String = "builtInDualCamera", formats: String, camera: String = "")
    -> ExampleDevice
  {
    #"""
    { "capplanProfile": 1, "id": "example-camera", "name": "a made-up device", "multiCamSupported": true,
      "cameras": [ { "deviceType": "\#(device)", "position": "back"\#(camera), "formats": [ \#(formats) ] } ] }
    """#
  }
}
