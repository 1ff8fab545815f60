/// Graphs for the examples of the depth and photo rules: one camera, one output, in an `AVCaptureSession`.
public enum PhotoExamples {
  /// The other facts of an app, for examples that mention one.
  private static let app = #"""
    "usageDescriptions": { "NSCameraUsageDescription": "Takes photos." }, "handlesInterruptions": true,
            "observesSystemPressure": true, "requestsAuthorization": true
    """#

  /// A camera, a photo output and a photo request; with `plainShot` also a request without settings. Members start with
  /// a comma.
  public static func photo(
    of device: String = "builtInWideAngleCamera", format: String = #"{ "width": 1280, "height": 720 }"#,
    input: String = "", output: String = "", shot: String? = nil, plainShot: Bool = false, outputs: String = "",
    connections: String = "", session: String = #""type": "single""#, app: String? = nil, more: String = "",
    deployment: String? = nil
  ) -> ExampleText {
    let plain = plainShot ? ",\n                     " + #"{ "id": "plain", "output": "photo" }"# : ""
    let shots =
      shot.map {
        #","# + "\n  " + #""photoSettings": [ { "id": "shot", "output": "photo"\#($0) }\#(plain) ]"#
      } ?? ""
    return #"""
      { "capplan": 1,\#(deployment.map { #" "deployment": { \#($0) },"# } ?? "")\#(members(of: app))
        "session": { \#(session) },
        "inputs": [ { "id": "back", "deviceType": "\#(device)", "position": "back",
                      "activeFormat": \#(format)\#(input) } ],
        "outputs": [ { "id": "photo", "type": "photo"\#(output) }\#(outputs) ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" }\#(connections) ]\#(shots)\#(more) }
      """#
  }

  /// A camera and a depth data output.
  public static func depth(
    of device: String = "builtInDualCamera",
    format: String? = #"{ "width": 1280, "height": 720, "maxFrameRate": 30 }"#, input: String = "",
    output: String = "", outputs: String = "", connection: String = #""output": "depth""#, connections: String = "",
    session: String = #""type": "single""#, app: String? = nil, deployment: String? = nil
  ) -> ExampleText {
    let choice = format.map { ",\n                " + #""activeFormat": \#($0)"# } ?? ""
    return #"""
      { "capplan": 1,\#(deployment.map { #" "deployment": { \#($0) },"# } ?? "")\#(members(of: app))
        "session": { \#(session) },
        "inputs": [ { "id": "dual", "deviceType": "\#(device)", "position": "back"\#(choice)\#(input) } ],
        "outputs": [ { "id": "depth", "type": "depthData"\#(output) }\#(outputs) ],
        "connections": [ { "input": "dual", "port": "depthData", \#(connection) }\#(connections) ] }
      """#
  }

  /// A camera and a depth data output, with depth in this pixel format.
  public static func depth(in pixelFormat: String, app: String) -> ExampleText {
    depth(
      input: #", "activeDepthDataFormat": { "width": 320, "height": 180, "pixelFormat": \#(pixelFormat) }"#, app: app)
  }

  /// A made-up device with one camera.
  public static func profile(_ device: String = "builtInDualCamera", formats: String, camera: String = "") -> String {
    #"""
    { "capplanProfile": 1, "id": "example-camera", "name": "a made-up device", "multiCamSupported": true,
      "cameras": [ { "deviceType": "\#(device)", "position": "back"\#(camera), "formats": [ \#(formats) ] } ] }
    """#
  }

  private static func members(of app: String?) -> String {
    app.map { "\n  " + #""app": { \#(Self.app), \#($0) },"# } ?? ""
  }
}
