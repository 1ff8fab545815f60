/// A made-up device for the examples of the cost rules, since nothing on iPhone XS costs more than 1.0.
public enum CostExamples {
  /// Two cameras on a chip with a budget that is known within a few percent.
  public static let profile = profile(budget: #"{ "low": 380000000, "value": 400000000, "high": 420000000 }"#)

  /// The same device with an exact budget.
  public static let exactProfile = profile(budget: #"{ "low": 120000000, "value": 120000000, "high": 120000000 }"#)

  /// The first device with a system pressure of four times the hardwareCost.
  public static let warmProfile = profile(
    budget: #"{ "low": 380000000, "value": 400000000, "high": 420000000 }"#, pressure: 4)

  /// The first device without the weight of delivered pixels: its costs have a low and a high end, but no value.
  public static let profileWithoutValue = profile(
    budget: #"{ "low": 380000000, "value": 400000000, "high": 420000000 }"#, weight: "depthStream")

  private static func profile(budget: String, pressure: Double = 0.5, weight: String = "deliveredWeight")
    -> ExampleDevice
  {
    let formats = """
      { "width": 640, "height": 480, "maxFrameRate": 60, "binned": true, "multiCam": true, "readout": 1000000 },
      { "width": 800, "height": 600, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 4000000 },
      { "width": 1000, "height": 750, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 2000000 },
      { "width": 1200, "height": 900, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 5600000 },
      { "width": 1280, "height": 960, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 6600000 },
      { "width": 1400, "height": 1050, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 6800000 },
      { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false, "multiCam": true, "readout": 12000000 }
      """
    let camera = { (position: String) in
      """
      { "deviceType": "builtInWideAngleCamera", "position": "\(position)", "multiCamFormatsComplete": true,
        "formats": [ \(formats) ] }
      """
    }
    return """
      { "capplanProfile": 1, "id": "example-chip", "name": "a made-up device", "multiCamSupported": true,
        "cameras": [ \(camera("back")), \(camera("front")) ],
        "multiCamDeviceSets": { "complete": true, "sets": [ [
          { "deviceType": "builtInWideAngleCamera", "position": "back" },
          { "deviceType": "builtInWideAngleCamera", "position": "front" } ] ] },
        "costModel": { "basis": "estimated",
          "hardware": {
            "pixelBudget": { "atZeroWeight": \(budget), "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
            "\(weight)": { "low": 0, "value": 0, "high": 0 } },
          "systemPressure": {
            "perHardwareCost": { "low": \(pressure), "value": \(pressure), "high": \(pressure) },
            "depthProjector": { "low": 0, "value": 0.1, "high": 0.2 } } } }
      """
  }
}
