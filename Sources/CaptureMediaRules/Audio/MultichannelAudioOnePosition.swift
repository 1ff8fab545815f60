import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Multichannel audio uses the ports of one position.
  static let multichannelAudioOnePosition = Rule(
    "multichannel-audio-one-position",
    title: "Multichannel audio from several positions",
    area: .audio,
    severity: .error,
    rationale: """
      With a multichannel audio mode, the audio ports that a multi-camera session uses must all be of one source \
      position. Wind noise removal in turn works only with such a mode.
      """,
    availability: .iOS(OSVersion(18)),
    reads: ["multichannelAudioMode", "windNoiseRemovalEnabled"],
    sources: [
      .symbol("AVCaptureDeviceInput.multichannelAudioMode"), .symbol("AVCaptureDeviceInput.isWindNoiseRemovalEnabled"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "stereo",
                        "windNoiseRemovalEnabled": true } ],
          "outputs": [ { "id": "a", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "a" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "stereo" } ],
          "outputs": [ { "id": "a", "type": "audioData" }, { "id": "b", "type": "audioData" } ],
          "connections": [
            { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "a" },
            { "input": "mic", "output": "b",
              "port": ⟦{ "mediaType": "audio", "sourceDevicePosition": "front" }⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone", "windNoiseRemovalEnabled": ⟦true⟧ } ],
          "outputs": [ { "id": "a", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "a" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "none",
                        "windNoiseRemovalEnabled": ⟦true⟧ } ],
          "outputs": [ { "id": "a", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "a" } ] }
        """#),
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } },
                      { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "stereo" } ],
          "outputs": [ { "id": "video", "type": "videoData" }, { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" },
                           { "input": "mic", "port": "audio", "output": "sound" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone", "multichannelAudioMode": "stereo" } ],
          "outputs": [ { "id": "a", "type": "audioData" }, { "id": "b", "type": "audioData" } ],
          "connections": [
            { "input": "mic", "port": { "mediaType": "audio", "sourceDevicePosition": "back" }, "output": "a" },
            ⟦{ "input": "mic", "output": "b" }⟧ ] }
        """#),
    ]
  ) { session, report in
    var multichannel: [InputIndex: Located<MultichannelAudioMode>] = [:]
    for microphone in session.microphones {
      let mode = microphone.input.multichannelAudioMode
      if let mode, mode.value != .none {
        multichannel[microphone.inputIndex] = mode
        continue
      }
      guard let wind = microphone.input.windNoiseRemovalEnabled, wind.value else { continue }
      let stereo = report.edit.changing(microphone.input.range, set: [("multichannelAudioMode", "\"stereo\"")])
      report.emit(
        "\"\(microphone.id)\" can't remove wind noise without a multichannel audio mode", at: wind.range,
        label: "needs a multichannel mode",
        notes: mode.map { [Finding.Note("the mode is none", at: $0.range)] } ?? [],
        fixes: [
          Fix("do without wind noise removal", .unsafe, edits: [report.edit.removing(wind.range)]),
          Fix("record in stereo", .unsafe, edits: stereo),
        ])
    }
    guard session.isMultiCam, !multichannel.isEmpty else { return }
    var first: [InputIndex: ResolvedConnection] = [:]
    for connection in session.connections {
      guard let mode = multichannel[connection.input], let port = connection.port.port else { continue }
      guard let earlier = first[connection.input] else {
        first[connection.input] = connection
        continue
      }
      guard earlier.port.port != port else { continue }
      let written = connection.index.flatMap { session.graph.connections?[$0].ports?.range }
      report.emit(
        "\"\(session.graph.inputName(connection.input))\" records \(mode.value.rawValue) from one position only",
        at: written ?? connection.range, label: "another position",
        notes: [
          Finding.Note("the first position is used here", at: earlier.range),
          Finding.Note("the multichannel audio mode is set here", at: mode.range),
        ],
        fixes: [Fix("record one channel", .unsafe, edits: [report.edit.replacing(mode.range, with: "\"none\"")])],
        help: "use the ports of one position, or set multichannelAudioMode to none")
    }
  }
}
