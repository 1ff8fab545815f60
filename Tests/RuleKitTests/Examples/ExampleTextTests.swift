import RuleKit
import Testing

/// The pieces that examples are put together from, as they print.
struct ExampleTextTests {
  @Test func aGraphIsACameraThatFeedsAnOutput() {
    let graph = ExampleText.graph()
    #expect(
      graph.text == #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#)
  }

  @Test func argumentsPrintInTheirOrderEachUnderTheFirst() {
    let graph = ExampleText.graph(
      head: [.linkedSDK("16.0"), .single(#""preset": ⟦"photo"⟧"#)],
      .app(.cameraUsage("Films you."), #""recordingMinutes": 3"#),
      inputs: [.back(#""torchMode": "on""#), .mic(#""external": false"#)],
      outputs: [.movieFile(), .audioData(id: "a", #""role": "analysis""#)],
      connections: [.video(to: "movie", #""enabled": true"#), .audio(to: "a")],
      more: [#""operations": [ { "op": "startRunning" } ]"#])
    #expect(
      graph.text == #"""
        { "capplan": 1, "deployment": { "linkedSDK": "16.0" }, "session": { "type": "single", "preset": ⟦"photo"⟧ },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films you." },
                   "recordingMinutes": 3 },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "torchMode": "on" },
                      { "id": "mic", "deviceType": "microphone", "external": false } ],
          "outputs": [ { "id": "movie", "type": "movieFile" }, { "id": "a", "type": "audioData", "role": "analysis" } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie",
                             "enabled": true },
                           { "input": "mic", "port": "audio", "output": "a" } ],
          "operations": [ { "op": "startRunning" } ] }
        """#)
  }

  @Test func anEmptyListLeavesItsKeyOut() {
    #expect(ExampleText.graph(inputs: [], outputs: [], connections: []).text == #"{ "capplan": 1 }"#)
  }

  @Test func outputsStandOneBelowTheOtherWhereTheyAreLines() {
    let graph = ExampleText.graph(inputs: [], outputs: [.lines(.depthData(), .photo())], connections: [])
    #expect(
      graph.text == #"""
        { "capplan": 1,
          "outputs": [ { "id": "depth", "type": "depthData" },
                       { "id": "photo", "type": "photo" } ] }
        """#)
  }
}
