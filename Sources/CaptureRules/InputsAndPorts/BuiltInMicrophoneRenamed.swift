import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Devices are called by their current names.
  static var builtInMicrophoneRenamed: Rule {
    Rule(
      "builtin-microphone-renamed",
      title: "Device type under an older name",
      area: .inputs,
      severity: .note,
      rationale: """
        builtInMicrophone is deprecated since iOS 17, where microphone stands for built-in and external microphones alike; \
        builtInDuoCamera became builtInDualCamera in iOS 10.2. Both pairs name one device.
        """,
      sources: [
        .symbol("AVCaptureDevice.DeviceType.microphone"), .symbol("AVCaptureDevice.DeviceType.builtInDualCamera"),
      ],
      hasFix: true,
      examples: [
        .passing("iOS 16.0 | mic: builtInMicrophone | sound"),
        .failing("iOS 17.0 | mic: ⟦builtInMicrophone⟧ | sound"),
        .failing(
          json: #"""
            { "capplan": 1, "session": { "type": "single" },
              "inputs": [ { "id": "dual", "deviceType": ⟦"AVCaptureDeviceTypeBuiltInDuoCamera"⟧, "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [ { "input": "dual", "port": "video", "output": "video" } ] }
            """#),
      ]
    ) { session, report in
      for input in session.graph.inputs { session.reportOlderName(input.deviceType, &report) }
      for connection in session.graph.connections ?? [] {
        guard let ports = connection.ports?.value else { continue }
        for port in ports { session.reportOlderName(port.sourceDeviceType, &report) }
      }
    }
  }
}

extension ResolvedSession {
  fileprivate func reportOlderName(_ type: Located<DeviceType>?, _ report: inout Emitter) {
    guard let type, type.value.current != type.value else { return }
    let current = type.value.current
    let renamed = type.value == .builtInMicrophone ? OSVersion(17) : OSVersion(10, 2)
    // If the app also runs on systems before the renaming, only the old name exists there.
    guard minimumOS(before: renamed) == nil else { return }
    let written = report.edit.document.source[type.range]
    let symbol = "AVCaptureDeviceType"
    let name = current.rawValue
    let isSymbol = written.dropFirst().hasPrefix(symbol)
    let text = isSymbol ? symbol + name.prefix(1).uppercased() + name.dropFirst() : name
    report.emit(
      "\"\(written.dropFirst().dropLast())\" is called \"\(text)\" since iOS \(renamed)", at: type.range,
      label: "older name",
      fixes: [Fix("use the current name", .safe, edits: [report.edit.replacing(type.range, with: "\"\(text)\"")])])
  }
}
