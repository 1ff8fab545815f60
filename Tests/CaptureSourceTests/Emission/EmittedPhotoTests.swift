import Testing

/// Settings of photos that throw nothing, and movies that go where an app may write.
struct EmittedPhotoTests {
  /// What is emitted of a photo output with a request, without blanks.
  private static func source(session: String = "multiCam", output: String = "", shot: String = "") throws -> String {
    try Emitting.source(
      """
      { "capplan": 1, "deployment": { "minimumOS": "17.0" }, "session": { "type": "\(session)" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Takes photos of a room." } },
        "inputs": [
          { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
        "outputs": [ { "id": "photo", "type": "photo"\(output) } ],
        "connections": [ { "input": "back", "port": "video", "output": "photo" } ],
        "photoSettings": [ { "id": "shot", "output": "photo"\(shot) } ] }
      """
    ).filter { !$0.isWhitespace }
  }

  /// Without a maximum of its own, the output of a multi-camera session allows only speed, and the default is more.
  @Test(arguments: [
    ("multiCam", "", "", true), ("single", "", "", false), ("single", "speed", "", true),
    ("multiCam", "quality", "", false), ("multiCam", "quality", "balanced", false),
  ])
  func aRequestAsksForNoMoreThanItsOutputAllows(session: String, most: String, own: String, isSet: Bool) throws {
    let output = most.isEmpty ? "" : #", "maxPhotoQualityPrioritization": "\#(most)""#
    let shot = own.isEmpty ? "" : #", "photoQualityPrioritization": "\#(own)""#
    let source = try Self.source(session: session, output: output, shot: shot)
    #expect(source.contains("settings.photoQualityPrioritization=.speed") == isSet, "\(source)")
  }

  @Test func theMovieOfALivePhotoGoesToTheTemporaryFolder() throws {
    let live = #", "livePhotoMovieFileURL": "file:///tmp/a.mov""#
    let source = try Self.source(
      output: #", "livePhotoCaptureEnabled": true, "preparedPhotoSettings": [ { \#(live.dropFirst(2)) } ]"#, shot: live)
    let file = "FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString+\".mov\")"
    #expect(source.contains("movieAturl:URL?=nil"), "\(source)")
    #expect(source.contains("livePhotoMovieFileURL=url??" + file), "\(source)")
    #expect(source.contains("livePhotoMovieFileURL=" + file), "\(source)")
  }
}
