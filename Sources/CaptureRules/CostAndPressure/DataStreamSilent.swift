import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Costs within the limits don't prove that every data output delivers.
  static var dataStreamSilent: Rule {
    Rule(
      "data-stream-silent",
      title: "Data output that may fall silent",
      area: .cost,
      severity: .note,
      confidence: .inferred,
      rationale: """
        Costs of at most 1.0 are no proof that every data output delivers. Reports tell of outputs that fell silent \
        without an error: in sessions with two photo outputs, and after minutes with two cameras at 60 frames a second.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .report("data outputs without frames in sessions with two photo outputs"),
        .report("data outputs that stopped after minutes with two cameras at 60 frames a second"),
      ],
      examples: [
        .passing(streams(photos: 1)),
        .failing(streams(photos: 2)),
        .failing(streams(photos: 0, rate: 60, minutes: 10)),
        .passing(streams(photos: 0, rate: 60, minutes: 2)),
        .passing(streams(photos: 0, rate: 30, minutes: 10)),
      ]
    ) { session, report in
      guard session.isMultiCam, session.outputs.contains(where: { $0.type == .videoData }) else { return }
      var photos = session.outputs(ofType: .photo)
      if photos.count > 1 {
        let connected = Set(session.connections.filter(\.isEnabled).map(\.output))
        photos.removeAll { !connected.contains($0.index) }
      }
      if photos.count > 1 {
        report.emit(
          "data outputs may fall silent beside two photo outputs", at: photos[1].range, label: "second photo output",
          notes: [Finding.Note("the first is here", at: photos[0].range)],
          help: "watch each data output for frames on the device", subjects: photos.map(\.range))
      }
      guard let minutes = session.graph.app?.recordingMinutes, minutes.value > 3 else { return }
      let running = Set(session.connections.filter(\.isEnabled).map(\.input))
      let fast = session.cameras.filter { camera in
        running.contains(camera.inputIndex) && camera.effectiveRate.map { $0.value >= 60 } == true
      }
      guard fast.count > 1 else { return }
      report.emit(
        "data outputs may fall silent after minutes with \(fast.count) cameras at 60 frames a second",
        at: fast[1].idRange, label: "the second at 60",
        notes: [Finding.Note("the recording lasts \(JSONNumber.text(of: minutes.value)) minutes", at: minutes.range)],
        help: "watch each data output for frames, or run one camera at 30", subjects: fast.map(\.idRange))
    }
  }

  private static func streams(photos: Int, rate: Int = 30, minutes: Int? = nil) -> ExampleText {
    let app = minutes.map {
      #"""
       "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films both teams." }, "recordingMinutes": \#($0),
                       "observesSystemPressure": true, "handlesInterruptions": true, "requestsAuthorization": true },
      """#
    }
    let isFast = rate == 60 && minutes == 10
    let front = isFast ? #"⟦"front"⟧"# : #""front""#
    let outputs = (0..<photos).map { number in
      number == 1 ? #", { "id": ⟦"photo1"⟧, "type": "photo" }"# : #", { "id": "photo\#(number)", "type": "photo" }"#
    }
    let connections = (0..<photos).map { number in
      #", { "input": "\#(number == 0 ? "back" : "front")", "port": "video", "output": "photo\#(number)" }"#
    }
    let format = #"{ "width": 640, "height": 480, "maxFrameRate": 60, "binned": true }"#
    let promise = rate == 60 ? "" : #", "activeFrameRate": { "max": \#(rate) }, "maxFrameRateOverride": \#(rate)"#
    return #"""
      { "capplan": 1,\#(app ?? "")
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                      "activeFormat": \#(format)\#(promise) },
                    { "id": \#(front), "deviceType": "builtInWideAngleCamera", "position": "front",
                      "activeFormat": \#(format)\#(promise) } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" }\#(outputs.joined()) ],
        "connections": [ { "input": "back", "port": "video", "output": "a" },
                         { "input": "front", "port": "video", "output": "b" }\#(connections.joined()) ] }
      """#
  }
}
