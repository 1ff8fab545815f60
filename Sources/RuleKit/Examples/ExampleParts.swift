// The parts that examples share. Additional members come after the common ones: for cameras and connections one per
// line, for all others on the same line.

extension ExampleText {
  /// `"session": { "type": "single" }`.
  public static func single(_ members: ExampleText...) -> ExampleText { session("single", members) }

  /// `"session": { "type": "multiCam" }`.
  public static func multiCam(_ members: ExampleText...) -> ExampleText { session("multiCam", members) }

  private static func session(_ type: String, _ members: [ExampleText]) -> ExampleText {
    #""session": { \#(row([#""type": "\#(type)""#] + members).text) }"#
  }

  /// `"deployment": { "linkedSDK": "16.0" }`.
  public static func linkedSDK(_ version: String) -> ExampleText { #""deployment": { "linkedSDK": "\#(version)" }"# }

  /// `"deployment": { "minimumOS": "16.0" }`.
  public static func minimumOS(_ version: String) -> ExampleText { #""deployment": { "minimumOS": "\#(version)" }"# }

  /// The facts about the app, one argument per line.
  public static func app(_ facts: ExampleText...) -> ExampleText { column(facts, from: #""app": { "#, to: " }") }

  /// `"usageDescriptions": { "NSCameraUsageDescription": "Records video." }`, for the app.
  public static func cameraUsage(_ reason: String) -> ExampleText {
    #""usageDescriptions": { "NSCameraUsageDescription": "\#(reason)" }"#
  }
}

// MARK: Inputs

extension ExampleText {
  /// A camera with the id and, on the lines below, the members.
  public static func camera(
    _ id: String, _ deviceType: String, position: String = "back", _ members: ExampleText...
  ) -> ExampleText {
    camera(id, deviceType, position, members)
  }

  /// The wide camera on the back, `back`.
  public static func back(_ members: ExampleText...) -> ExampleText {
    camera("back", "builtInWideAngleCamera", "back", members)
  }

  /// The wide camera on the front, `front`.
  public static func front(_ members: ExampleText...) -> ExampleText {
    camera("front", "builtInWideAngleCamera", "front", members)
  }

  /// The dual camera, `dual`.
  public static func dual(_ members: ExampleText...) -> ExampleText {
    camera("dual", "builtInDualCamera", "back", members)
  }

  private static func camera(
    _ id: String, _ deviceType: String, _ position: String, _ members: [ExampleText]
  ) -> ExampleText {
    object(#""id": "\#(id)", "deviceType": "\#(deviceType)", "position": "\#(position)""#, under: members)
  }

  /// The active format of a camera.
  public static func format(_ width: Int, _ height: Int, _ members: ExampleText...) -> ExampleText {
    #""activeFormat": { \#(row([#""width": \#(width), "height": \#(height)"#] + members).text) }"#
  }

  /// The active format of a camera: binned, at 60 frames a second.
  public static func binned(_ width: Int, _ height: Int) -> ExampleText {
    format(width, height, #""maxFrameRate": 60, "binned": true"#)
  }

  /// The microphone, `mic`.
  public static func mic(_ members: ExampleText...) -> ExampleText {
    object(#""id": "mic", "deviceType": "microphone""#, beside: members)
  }
}

// MARK: Outputs

extension ExampleText {
  /// A video data output.
  public static func videoData(id: String = "video", _ members: ExampleText...) -> ExampleText {
    output(id, "videoData", members)
  }

  /// A movie file output.
  public static func movieFile(id: String = "movie", _ members: ExampleText...) -> ExampleText {
    output(id, "movieFile", members)
  }

  /// A photo output.
  public static func photo(id: String = "photo", _ members: ExampleText...) -> ExampleText {
    output(id, "photo", members)
  }

  /// A preview layer.
  public static func previewLayer(id: String = "preview", _ members: ExampleText...) -> ExampleText {
    output(id, "previewLayer", members)
  }

  /// An audio data output.
  public static func audioData(id: String = "sound", _ members: ExampleText...) -> ExampleText {
    output(id, "audioData", members)
  }

  /// A depth data output.
  public static func depthData(id: String = "depth", _ members: ExampleText...) -> ExampleText {
    output(id, "depthData", members)
  }

  private static func output(_ id: String, _ type: String, _ members: [ExampleText]) -> ExampleText {
    object(#""id": "\#(id)", "type": "\#(type)""#, beside: members)
  }
}

// MARK: Connections

extension ExampleText {
  /// A connection from the video port of an input.
  public static func video(from input: String = "back", to output: String, _ members: ExampleText...) -> ExampleText {
    connection(input, "video", output, members)
  }

  /// A connection from the audio port of an input.
  public static func audio(from input: String = "mic", to output: String, _ members: ExampleText...) -> ExampleText {
    connection(input, "audio", output, members)
  }

  /// A connection from the depth port of an input.
  public static func depth(from input: String = "dual", to output: String, _ members: ExampleText...) -> ExampleText {
    connection(input, "depthData", output, members)
  }

  /// A connection from the port of one of a virtual device's cameras.
  public static func constituent(_ deviceType: String, from input: String = "dual", to output: String) -> ExampleText {
    object(
      #""input": "\#(input)", "output": "\#(output)""#,
      #""port": { "mediaType": "video", "sourceDeviceType": "\#(deviceType)" }"#)
  }

  private static func connection(
    _ input: String, _ port: String, _ output: String, _ members: [ExampleText]
  ) -> ExampleText {
    object(#""input": "\#(input)", "port": "\#(port)", "output": "\#(output)""#, under: members)
  }
}

// MARK: Anything else

extension ExampleText {
  /// An object, one argument per line.
  public static func object(_ lines: ExampleText...) -> ExampleText { column(lines, from: "{ ", to: " }") }

  /// An object that is the value of a key, one argument per line.
  public static func object(of key: String, _ lines: ExampleText...) -> ExampleText {
    column(lines, from: "\"\(key)\": { ", to: " }")
  }

  /// A list that is the value of a key, one argument per line.
  public static func list(of key: String, _ lines: ExampleText...) -> ExampleText { list(key, lines) }
}

extension ExampleText {
  /// An object with one member per line, below the first line.
  private static func object(_ first: ExampleText, under members: [ExampleText]) -> ExampleText {
    column([first] + members, from: "{ ", to: " }")
  }

  /// An object with all members on the first line.
  private static func object(_ first: ExampleText, beside members: [ExampleText]) -> ExampleText {
    column([row([first] + members)], from: "{ ", to: " }")
  }
}
