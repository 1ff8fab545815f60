import CaptureModel
import CaptureSession
import JSONSource

/// A load that a device may not sustain for long, and what in the session makes it one.
struct PressureLoad {
  /// A longer recording, in minutes, counts as long.
  private static let shortRecording = 3.0

  /// The part of the graph that makes it a load; `nil` if it is the session's class.
  let note: Finding.Note?

  /// `nil` if nothing makes it a load.
  init?(_ session: ResolvedSession, _ app: AppFacts) {
    if session.isMultiCam {
      note = nil
    } else if let depth = session.depthUses().first {
      note = Finding.Note("depth is delivered here", at: depth.range)
    } else if let hdr = session.cameras.lazy.compactMap(\.hdr).first {
      note = Finding.Note("HDR is on here", at: hdr)
    } else if let minutes = app.recordingMinutes, minutes.value > Self.shortRecording {
      note = Finding.Note("a recording takes \(JSONNumber.text(of: minutes.value)) minutes", at: minutes.range)
    } else {
      return nil
    }
  }
}

extension ResolvedCamera {
  /// The setting that turns HDR on: video HDR, or a color space for HDR.
  fileprivate var hdr: SourceRange? {
    if let enabled = input.videoHDREnabled, enabled.value { return enabled.range }
    return input.activeColorSpace.flatMap { $0.value == .hlgBT2020 ? $0.range : nil }
  }
}
