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
        .passing("SDK 16.0 | single preset=hd1920x1080 | back | video width=960 height=540"),
        .passing("SDK 16.0 | single preset=hd1280x720 | back | video width=360 height=640")
          .and("back -> video videoRotationAngle=90"),
        .passing("SDK 16.0 | single preset=photo | back | video width=640 height=480"),
        .passing("SDK 16.0 | single preset=vga640x480 | back | video width=320"),
        .failing("SDK 16.0 | single preset=hd1920x1080 | back | video width=640 height=⟦480⟧"),
        .failing("SDK 16.0 | single preset=vga640x480 | back | video width=640 height=⟦360⟧"),
        .failing("SDK 16.0 | single preset=hd4K3840x2160 | back | video width=640 height=⟦360⟧")
          .and("back -> video videoRotationAngle=90"),
        .failing("SDK 16.0 | single preset=iFrame960x540 | back | video width=640 height=⟦480⟧"),
        .unverified("SDK 16.0 | single preset=hd1280x720 | back | video width=360 height=640")
          .and("back -> video videoRotationAngle=coordinator"),
        .failing("SDK 16.0 | single preset=hd1280x720 | back | video width=480 height=⟦640⟧")
          .and("back -> video videoRotationAngle=coordinator"),
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
