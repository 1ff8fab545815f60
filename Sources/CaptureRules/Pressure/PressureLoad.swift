import CaptureModel
import CaptureSession
import JSONSource

/// What makes a session a load that a device may not bear for long.
struct PressureLoad {
  /// Minutes after which a recording is long.
  private static let shortRecording = 3.0

  /// What it is, where that is not the session's class.
  let note: Finding.Note?

  /// `nil` where nothing makes it one.
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
  /// Where the graph turns HDR on: as video HDR, or by a color space that is made for it.
  fileprivate var hdr: SourceRange? {
    if let enabled = input.videoHDREnabled, enabled.value { return enabled.range }
    return input.activeColorSpace.flatMap { $0.value == .hlgBT2020 ? $0.range : nil }
  }
}
