import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// Face-driven focus is set only for cameras with autofocus.
  static let faceDrivenUnsupported = Rule(
    "face-driven-unsupported",
    title: "Face-driven focus on a camera without autofocus",
    area: .app,
    severity: .error,
    asksDevice: true,
    rationale: """
      Setting face-driven autofocus, or whether it is automatic, throws NSInvalidArgumentException on a camera that has \
      no autofocus. Face-driven exposure needs auto exposure in the same way; every camera of a phone has it.
      """,
    availability: .iOS(OSVersion(15, 4)),
    reads: ["automaticallyAdjustsFaceDrivenAutoFocusEnabled", "faceDrivenAutoFocusEnabled"],
    settles: ["automaticallyAdjustsFaceDrivenAutoFocusEnabled", "faceDrivenAutoFocusEnabled"],
    sources: [
      .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
      .symbol("AVCaptureDevice.isFaceDrivenAutoFocusEnabled"), .symbol("AVCaptureDevice.Format.autoFocusSystem"),
    ],
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true },
                        "automaticallyAdjustsFaceDrivenAutoFocusEnabled": false,
                        "faceDrivenAutoFocusEnabled": true } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#, on: "iphone-13-mini"),
      .failing(
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "automaticallyAdjustsFaceDrivenAutoFocusEnabled": false,
                        "faceDrivenAutoFocusEnabled": ⟦true⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "front", "port": "video", "output": "video" } ] }
        """#, on: "example-fixed",
        profileText: #"""
          { "capplanProfile": 1, "id": "example-fixed", "name": "A phone with a fixed front lens",
            "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "front", "autoFocusSystem": "none",
              "formats": [ { "width": 1280, "height": 720, "maxFrameRate": 30 } ] } ] }
          """#),
      .unverified(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "automaticallyAdjustsFaceDrivenAutoFocusEnabled": false,
                        "faceDrivenAutoFocusEnabled": true } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "front", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    for camera in session.cameras {
      let setting = camera.input.faceDrivenAutoFocus
      let places = [setting.automatic?.range, setting.enabled?.range].compactMap { $0 }
      guard let range = places.max() else { continue }
      guard let system = camera.device?.autoFocusSystem else {
        // Opting out is harmless without autofocus, so it doesn't leave the verdict on the graph open.
        let asks = setting.enabled?.value == true
        report.unverified(
          whether: "\"\(camera.id)\" has autofocus", settledBy: camera.fact(.autoFocusSystem), at: range,
          lack: .values(places), decides: asks)
        continue
      }
      guard system == .none else { continue }
      report.emit(
        "\"\(camera.id)\" has no autofocus that faces could drive", at: range, lack: .values(places),
        label: "fixed focus",
        help: "leave the two keys out for this camera")
    }
  }
}
