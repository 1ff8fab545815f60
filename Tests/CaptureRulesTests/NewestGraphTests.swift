import CapturePlanning
import CapturePlans
import JSONSource
import RuleKit
import Testing

/// Graphs of what the newest systems brought: each is accepted, and its most likely mistake is told of where it is.
struct NewestGraphTests {
  /// A graph with a gap for what is right or wrong in it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: RuleID
    let severity: Severity
    let profile: String
    var profileText: String?
    let graph: @Sendable (String) -> String
    let right: String

    /// The mistake, with `⟦` and `⟧` around the place of its finding.
    let wrong: String
  }

  private static func profile(_ camera: String, position: String, _ features: String, more: String = "") -> String {
    #"""
    { "capplanProfile": 1, "id": "example-camera", "name": "a made-up phone", "multiCamSupported": true,
      "cameras": [ { "deviceType": "\#(camera)", "position": "\#(position)", "formats": [
        { "width": 1920, "height": 1920, "minFrameRate": 1, "maxFrameRate": 60, "maxZoomFactor": 16,
          "features": { \#(features) } } ]\#(more) } ] }
    """#
  }

  private static let app = #"""
    "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." },
             "handlesInterruptions": true, "observesSystemPressure": true, "usesDirectionCoordinator": true }
    """#

  static let cases = [
    Case(
      testDescription: "Center Stage front camera", rule: "dynamic-aspect-ratio-unsupported", severity: .error,
      profile: "example-camera",
      profileText: profile(
        "builtInUltraWideCamera", position: "front",
        #""dynamicAspectRatios": ["3x4", "4x3"], "smartFraming": true, "smudgeDetection": true"#),
      graph: { ratio in
        #"""
        { "capplan": 1, "session": { "type": "single" }, \#(app),
          "inputs": [ { "id": "selfie", "deviceType": "builtInUltraWideCamera", "position": "front",
                        "activeFormat": { "width": 1920, "height": 1920 }, "dynamicAspectRatio": \#(ratio),
                        "videoZoomFactor": 1.5, "cameraLensSmudgeDetectionEnabled": true,
                        "smartFraming": { "enabledFramings": ["3x4", "4x3"], "monitoring": true } } ],
          "outputs": [ { "id": "photo", "type": "photo", "cameraSensorOrientationCompensationEnabled": true },
                       { "id": "preview", "type": "previewLayer" } ],
          "connections": [ { "input": "selfie", "port": "video", "output": "photo" },
                           { "input": "selfie", "port": "video", "output": "preview" } ] }
        """#
      }, right: #""4x3""#, wrong: #"⟦"16x9"⟧"#),
    Case(
      testDescription: "Center Stage that the app switches", rule: "center-stage-control-mode", severity: .error,
      profile: "example-camera",
      profileText: profile(
        "builtInUltraWideCamera", position: "front", #""dynamicAspectRatios": ["3x4", "4x3"]"#,
        more: #", "formatsComplete": true"#
      ).replacing(#""features""#, with: #""controls": { "centerStage": true }, "features""#),
      graph: { enabled in
        #"""
        { "capplan": 1, "session": { "type": "single" },
          "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." },
                   "handlesInterruptions": true, "observesSystemPressure": true, \#(enabled) },
          "inputs": [ { "id": "selfie", "deviceType": "builtInUltraWideCamera", "position": "front",
                        "activeFormat": { "width": 1920, "height": 1920 }, "dynamicAspectRatio": "3x4" } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "selfie", "port": "video", "output": "video" } ] }
        """#
      }, right: #""centerStageControlMode": "cooperative", "centerStageEnabled": true"#,
      wrong: #""centerStageEnabled": ⟦true⟧"#),
    Case(
      testDescription: "deferred start", rule: "deferred-start-delegate-queue", severity: .error,
      profile: "iphone-17-pro",
      graph: { queue in
        #"""
        { "capplan": 1, \#(app),
          "session": { "type": "single", "preset": "photo", "automaticallyRunsDeferredStart": false,
                       "deferredStartDelegate": { "queue": \#(queue) } },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
          "outputs": [ { "id": "preview", "type": "previewLayer", "deferredStartEnabled": false },
                       { "id": "photo", "type": "photo", "deferredStartEnabled": true,
                         "responsiveCaptureEnabled": true } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview" },
                           { "input": "back", "port": "video", "output": "photo" } ],
          "operations": [ { "op": "beginConfiguration" }, { "op": "addInput", "target": "back" },
                          { "op": "addOutput", "target": "photo" }, { "op": "setDeferredStart", "target": "photo" },
                          { "op": "commitConfiguration" }, { "op": "startRunning" } ] }
        """#
      }, right: "true", wrong: "⟦false⟧"),
    Case(
      testDescription: "cinematic video", rule: "cinematic-excludes-depth-output", severity: .error,
      profile: "iphone-17-pro",
      graph: { output in
        #"""
        { "capplan": 1, "session": { "type": "single" }, \#(app),
          "inputs": [ { "id": "back", "deviceType": "builtInDualWideCamera", "position": "back",
                        "cinematicVideoCaptureEnabled": true } ],
          "outputs": [ { "id": "preview", "type": "previewLayer" }, { "id": "out", "type": \#(output) } ],
          "connections": [ { "input": "back", "port": "video", "output": "preview" },
                           { "input": "back", "output": "out" } ] }
        """#
      }, right: #""videoData""#, wrong: #"⟦"depthData"⟧"#),
    Case(
      testDescription: "variable aperture and focus tracking", rule: "lens-aperture-range", severity: .error,
      profile: "example-camera",
      profileText: profile(
        "builtInWideAngleCamera", position: "back",
        #""minLensAperture": 1.48, "maxLensAperture": 4, "autoFocusTracking": true"#,
        more: #", "manualControls": true, "controls": { "exposureSignals": ["subjectMotion"] }"#),
      graph: { aperture in
        #"""
        { "capplan": 1, "session": { "type": "single" }, \#(app),
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1920, "height": 1920 }, "exposureMode": "custom",
                        "lensAperture": \#(aperture), "continuousAutoFocusTrackingEnabled": true,
                        "continuousAutoFocusTrackingLensPositionBias": -0.5, "focusMode": "continuousAutoFocus",
                        "automaticallyEnablesExposureSignals": false, "enabledExposureSignals": ["subjectMotion"] } ],
          "outputs": [ { "id": "movie", "type": "movieFile" },
                       { "id": "subject", "type": "metadata", "metadataObjectTypes": ["focusTrackedObject"] } ],
          "connections": [ { "input": "back", "port": "video", "output": "movie" },
                           { "input": "back", "port": "metadataObject", "output": "subject" } ] }
        """#
      }, right: "2.8", wrong: "⟦5.6⟧"),
    // What is known of iPhone Duo is second hand: its mistake is a warning.
    Case(
      testDescription: "iPhone Duo", rule: "duo-virtual-front-limits", severity: .warning, profile: "iphone-duo",
      graph: { camera in
        #"""
        { "capplan": 1, "session": { "type": "single" }, \#(app),
          "inputs": [ { "id": "front", "position": "front", \#(camera) } ],
          "outputs": [ { "id": "movie", "type": "movieFile" } ],
          "connections": [ { "input": "front", "port": "video", "output": "movie" } ] }
        """#
      },
      right: #""deviceType": "builtInOuterUltraWideCamera", "activeFormat": { "width": 3840, "height": 2160 }"#,
      wrong: #""deviceType": "builtInWideAngleCamera", "activeFormat": ⟦{ "width": 3840, "height": 2160 }⟧"#),
  ]

  private static func findings(_ test: Case, _ part: String) throws -> (found: [Finding], marked: [SourceRange]) {
    let example = RuleExample.failing(json: test.graph(part)).on("\(test.profileText ?? test.profile)")
    let result = try RuleExampleTests.check(example.text, like: example)
    return (result.findings.filter { $0.severity >= .warning }, example.markedRanges)
  }

  @Test(arguments: cases) func itIsAccepted(_ test: Case) throws {
    let (found, marked) = try Self.findings(test, test.right)
    #expect(found.isEmpty && marked.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test(arguments: cases) func itsLikelyMistakeIsFoundAtItsPlace(_ test: Case) throws {
    let (found, marked) = try Self.findings(test, test.wrong)
    let own = found.filter { $0.rule == test.rule }
    #expect(own.map(\.range) == marked && own.map(\.severity) == [test.severity], "\(found.map(\.message))")
  }
}
