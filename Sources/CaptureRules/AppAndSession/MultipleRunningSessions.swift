import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only one session with cameras runs at a time.
  static var multipleRunningSessions: Rule {
    Rule(
      "multiple-running-sessions",
      title: "Another camera session at the same time",
      area: .session,
      severity: .error,
      rationale: """
        iOS runs one capture session with cameras at a time, in one app and across apps. When another one starts, the \
        earlier is interrupted (videoDeviceInUseByAnotherClient) or the start fails.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["concurrentSessions"],
      sources: [
        .session("WWDC19 225"),
        .symbol("AVCaptureSession.InterruptionReason.videoDeviceInUseByAnotherClient"),
      ],
      examples: [
        .passing("app camera='Records video.' observesSystemPressure concurrentSessions=[(type=single cameras=0)]")
          .and("back 1280x720 | video"),
        .failing("app camera='Records video.' observesSystemPressure")
          .with("concurrentSessions=[⟦(type=multiCam cameras=2 app=same)⟧] | back 1280x720 | video"),
        .failing("app camera='Films the street for your map.' observesSystemPressure")
          .with("concurrentSessions=[⟦(type=single app=other cameras=1)⟧] | back 1280x720 | video"),
        .passing("app microphone='Records what you dictate.' concurrentSessions=[(type=single app=other cameras=1)]")
          .and("mic | sound"),
      ]
    ) { session, report in
      guard let others = session.graph.app?.concurrentSessions?.value, !session.cameras.isEmpty, !session.isForMac
      else {
        return
      }
      for other in others {
        guard let cameras = other.value.cameras?.value, cameras > 0 else { continue }
        let isOther = other.value.app?.value == .other
        report.emit(
          "this session can't run beside another one with \(cameras == 1 ? "a camera" : "\(cameras) cameras")",
          at: other.range, label: "one session at a time",
          notes: [
            Finding.Note(
              isOther
                ? "whichever app starts last interrupts the other's session"
                : "a multiCam session runs several cameras; several sessions do not")
          ],
          help: isOther
            ? "handle the interruption, and restart when it ends"
            : "put all cameras into one multiCam session, or stop one session before the other starts")
      }
    }
  }
}
