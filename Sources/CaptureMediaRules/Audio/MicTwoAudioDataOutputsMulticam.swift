import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Front and back sound each have their own output.
  static var micTwoAudioDataOutputsMulticam: Rule {
    Rule(
      "mic-two-ados-multicam",
      title: "One direction of sound for cameras on both sides",
      area: .audio,
      severity: .note,
      rationale: """
        An audio data output takes one beam. To have the sound of the front and of the back, as AVMultiCamPiP does, a \
        multi-camera session connects each beam of the microphone to an audio data output of its own.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["assumesDirectionalAudio"],
      sources: [
        .session("WWDC19 225"), .sample("AVMultiCamPiP"),
        .symbol("AVCaptureDeviceInput.ports(for:sourceDeviceType:sourceDevicePosition:)"),
      ],
      hasFix: true,
      examples: [
        .passing(
          MicTwoAudioDataOutputsExample.graph(
            #", { "input": "mic", "output": "frontSound","#
              + #" "port": { "mediaType": "audio", "sourceDevicePosition": "front" } }"#,
            output: #", { "id": "frontSound", "type": "audioData" }"#)),
        .failing(MicTwoAudioDataOutputsExample.graph(mark: true)),
        .failing(
          .graph(
            inputs: [.back(.format(1280, 720)), .front(.format(1280, 720)), .mic(#""external": false"#)],
            outputs: [.lines(.videoData(id: "a"), .videoData(id: "b"), .audioData())],
            connections: [
              .video(to: "a"), .video(from: "front", to: "b"),
              .object(
                #""input": "mic", "output": "sound""#,
                #""port": { "mediaType": "audio", "sourceDevicePosition": "front" }"#),
            ],
            more: [
              #"""
              "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video.",
                                              "NSMicrophoneUsageDescription": "Records sound." },
                       "observesSystemPressure": true, "assumesDirectionalAudio": ⟦true⟧ }
              """#
            ])),
      ]
    ) { session, report in
      guard session.isMultiCam, let assumed = session.graph.app?.assumesDirectionalAudio, assumed.value,
        Set([DevicePosition.front, .back]).isSubset(of: session.cameras.map(\.key.position))
      else { return }
      let sound = session.builtInSound().filter { session.outputType($0.output) == .audioData }
      guard let first = sound.first, let side = first.port.port?.beamSide,
        sound.allSatisfy({ $0.port.port?.beamSide == side })
      else { return }
      let range = session.portRange(0, of: first)
      let ranges = SourceRange.inOrder(assumed.range, range)
      report.emit(
        "only the sound of the \(side.rawValue) is recorded", at: ranges.later, label: "one direction",
        notes: [
          Finding.Note(
            ranges.later == range ? "the app assumes that front and back sound differ" : "this is the only beam",
            at: ranges.earlier
          )
        ],
        fixes: [session.secondBeamFix(side.opposite, of: first.input, report.edit)],
        help: "connect the \(side.opposite.rawValue) beam to another audio data output")
    }
  }
}

extension ResolvedSession {
  /// A fix that adds an audio data output for the other side's beam.
  fileprivate func secondBeamFix(_ side: DevicePosition, of input: InputIndex, _ edit: DocumentEditor) -> Fix {
    let document = edit.document
    let name = unusedName("\(side.rawValue)Sound")
    let output = "{ \"id\": \"\(name)\", \"type\": \"audioData\" }"
    let connection =
      "{ \"input\": \(JSONString.quoted(graph.inputName(input))), \"port\": \(side.beamText), \"output\": \"\(name)\" }"
    return Fix(
      "record the \(side.rawValue) beam too", .unsafe,
      edits: [("outputs", output), ("connections", connection)].compactMap { key, text in
        document.member(key, of: document.root).map { edit.adding(text, to: document.range(of: $0.value)) }
      })
  }
}

/// The graph of the examples: cameras on both sides, but sound only from the back.
private enum MicTwoAudioDataOutputsExample {
  static func graph(_ connection: String = "", output: String = "", mark: Bool = false) -> ExampleText {
    let port = #"{ "mediaType": "audio", "sourceDevicePosition": "back" }"#
    return #"""
      { "capplan": 1,
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Records video.",
                                        "NSMicrophoneUsageDescription": "Records sound." },
                 "observesSystemPressure": true, "assumesDirectionalAudio": true },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": { "width": 1280, "height": 720 } },
                    { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": { "width": 1280, "height": 720 } },
                    { "id": "mic", "deviceType": "microphone", "external": false } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" },
                     { "id": "backSound", "type": "audioData" }\#(output) ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" },
                         { "input": "mic", "output": "backSound",
                           "port": \#(mark ? "⟦\(port)⟧" : port) }\#(connection) ] }
      """#
  }
}
