extension Rule {
  /// The active color space is one of the format's, and one that the outputs can use.
  static let colorSpaceSupported = Rule(
    "color-space-supported",
    title: "Color space is not supported",
    area: .formats,
    severity: .error,
    rationale: """
      A camera's active color space is one of those that its active format supports; another one throws an exception. \
      While it is Apple Log, a photo output of the camera takes no photos.
      """,
    availability: .iOS(OSVersion(10)),
    sources: [
      .symbol("AVCaptureDevice.activeColorSpace"), .symbol("AVCaptureDevice.Format.supportedColorSpaces"),
      .symbol("AVCapturePhotoOutput"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true,
                                          "pixelFormat": "420v" }, "activeColorSpace": "sRGB" } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#, on: "iphone-13-mini"),
      .failing(
        #"""
        { "capplan": 1,
          "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true,
                                          "pixelFormat": "420v" }, "activeColorSpace": ⟦"P3_D65"⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#, on: "iphone-13-mini"),
      .unverified(
        #"""
        { "capplan": 1,
          "session": { "type": "single" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 }, "activeColorSpace": "P3_D65" } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    var logarithmic: Set<Int> = []
    for camera in session.cameras {
      guard let space = camera.input.activeColorSpace, let format = camera.activeFormat else { continue }
      if space.value == .appleLog || space.value == .appleLog2 { logarithmic.insert(camera.inputIndex) }
      switch camera.anyFormat(has: { $0.colorSpaces.map { $0.contains(space.value) } }) {
      case true?: continue
      case nil: report.unverified("whether \(format) of \"\(camera.id)\" has this color space", at: space.range)
      case false?:
        let known = format.colorSpaces ?? []
        report.emit(
          "\(format) of \"\(camera.id)\" does not have the color space \"\(space.value.rawValue)\"", at: space.range,
          label: "not in this format",
          fixes: known.map { other in
            let edit = report.edit.replacing(space.range, with: "\"\(other.rawValue)\"")
            return Fix("use \(other.rawValue)", .unsafe, edits: [edit])
          }, help: known.isEmpty ? nil : "it has \(known.map(\.rawValue).sentence)")
      }
    }
    guard !logarithmic.isEmpty else { return }
    for connection in session.connections where logarithmic.contains(connection.input) {
      guard session.outputType(connection.output) == .photo,
        let space = session.graph.inputs[connection.input].activeColorSpace
      else { continue }
      let places = [space.range, session.outputRange(of: connection)].sorted()
      report.emit(
        "\"\(session.graph.outputName(connection.output))\" takes no photos while "
          + "\"\(session.graph.inputName(connection.input))\" is in \"\(space.value.rawValue)\"",
        at: places[1], label: "no photos in Apple Log", notes: [Finding.Note("the other is here", at: places[0])],
        help: "use another color space, or disconnect the photo output")
    }
  }
}
