import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Scaled buffers have the shape of the preset's named size.
  static var videoDataAspectUnderPreset: Rule {
    Rule(
      "vdo-aspect-under-preset",
      title: "Buffer size has another shape than the preset",
      area: .video,
      severity: .error,
      rationale: """
        Under a preset with a size in its name, width and height of a video data output keep that shape, after the \
        connection's rotation: the output scales and does not crop. Another shape throws NSInvalidArgumentException. \
        For the two iFrame presets this is not documented, so there it is a warning.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["preset"],
      sources: [
        .symbol("AVCaptureVideoDataOutput.videoSettings"), .symbol("AVCaptureSession.Preset"),
        .session("WWDC22 110429"),
      ],
      supersedes: [Rule.videoDataCustomAspect.id], hasFix: true,
      examples: [
        .passing(graph("hd1920x1080", #""width": 960, "height": 540"#)),
        .passing(graph("hd1280x720", #""width": 360, "height": 640"#, connection: #", "videoRotationAngle": 90"#)),
        .passing(graph("photo", #""width": 640, "height": 480"#)),
        .passing(graph("vga640x480", #""width": 320"#)),
        .failing(graph("hd1920x1080", #""width": 640, "height": ⟦480⟧"#)),
        .failing(graph("vga640x480", #""width": 640, "height": ⟦360⟧"#)),
        .failing(graph("hd4K3840x2160", #""width": 640, "height": ⟦360⟧"#, connection: #", "videoRotationAngle": 90"#)),
        .failing(graph("iFrame960x540", #""width": 640, "height": ⟦480⟧"#)),
        .unverified(
          graph("hd1280x720", #""width": 360, "height": 640"#, connection: #", "videoRotationAngle": "coordinator""#)),
        .failing(
          graph("hd1280x720", #""width": 480, "height": ⟦640⟧"#, connection: #", "videoRotationAngle": "coordinator""#)),
      ]
    ) { session, report in
      guard !session.isMultiCam, let preset = session.graph.session?.preset, let named = preset.value.namedSize,
        !session.relaxation(since: OSVersion(16)).isInForce
      else { return }
      for feed in session.videoDataFeeds() where feed.camera.input.activeFormat == nil {
        guard let size = CustomBufferSize(feed.output), let asked = size.dimensions else { continue }
        // The angle from a rotation coordinator isn't known beforehand.
        let frames = session.turnsByAQuarter(feed).map { [$0 ? named.turned : named] } ?? [named, named.turned]
        guard let frame = frames.first, !frames.contains(where: asked.hasSameAspect) else {
          if frames.count > 1 {
            report.unverified(
              "how the frames of \"\(feed.camera.id)\" are turned", settledBy: .unrecorded, at: size.range)
          }
          continue
        }
        let nearest = frame.scaled(toWidth: min(asked.width, frame.width))
        report.emit(
          """
          "\(feed.output.id)" asks for \(asked), and frames under "\(preset.value.rawValue)" have the shape of \(frame)
          """,
          at: size.range, severity: preset.value.isIFrame ? .warning : nil, label: "another shape",
          notes: [Finding.Note("the preset is set here", at: preset.range)],
          fixes: [Fix("ask for \(nearest)", .unsafe, edits: size.edits(nearest, report.edit))])
        if preset.value.isIFrame {
          report.unverified(
            whether: "\"\(feed.output.id)\" takes another shape under \"\(preset.value.rawValue)\"",
            settledBy: .unrecorded, at: size.range)
        }
      }
    }
  }

  private static func graph(_ preset: String, _ size: String, connection: String = "") -> ExampleText {
    #"""
    { "capplan": 1, "deployment": { "linkedSDK": "16.0" }, "session": { "type": "single", "preset": "\#(preset)" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
      "outputs": [ { "id": "video", "type": "videoData", \#(size) } ],
      "connections": [ { "input": "back", "port": "video", "output": "video"\#(connection) } ] }
    """#
  }
}

extension Preset {
  /// The size in the preset's name, if its frames have that shape.
  fileprivate var namedSize: Dimensions? {
    switch self {
    case .vga640x480: Dimensions(640, 480)
    case .hd1280x720, .iFrame1280x720: Dimensions(1280, 720)
    case .hd1920x1080: Dimensions(1920, 1080)
    case .hd4K3840x2160: Dimensions(3840, 2160)
    case .iFrame960x540: Dimensions(960, 540)
    case .inputPriority, .photo, .high, .medium, .low, .cif352x288, .qvga320x240, .qHD960x540: nil
    }
  }

  /// Whether it is a preset for editing.
  fileprivate var isIFrame: Bool { self == .iFrame960x540 || self == .iFrame1280x720 }
}
