import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only a camera of several lenses switches between them, and conditions go with restricted switching.
  static var switchingBehaviorConditions: Rule {
    Rule(
      "switching-behavior-conditions",
      title: "Switching that the camera can't do",
      area: .inputs,
      severity: .error,
      rationale: """
        setPrimaryConstituentDeviceSwitchingBehavior(_:restrictedSwitchingBehaviorConditions:) is for cameras that switch \
        between constituents, and takes conditions with the behavior restricted only. Otherwise it throws \
        NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(15)),
      reads: ["primaryConstituentDeviceSwitchingBehavior", "restrictedSwitchingBehaviorConditions"],
      settles: ["primaryConstituentDeviceSwitchingBehavior"],
      sources: [
        .symbol("AVCaptureDevice.primaryConstituentDeviceSwitchingBehavior"),
        .symbol("AVCaptureDevice.primaryConstituentDeviceRestrictedSwitchingBehaviorConditions"),
      ],
      hasFix: true,
      examples: [
        .passing("single | dual 1280x720 primaryConstituentDeviceSwitchingBehavior=auto | video"),
        .passing("single | dual 1280x720 primaryConstituentDeviceSwitchingBehavior=restricted")
          .with("restrictedSwitchingBehaviorConditions=[videoZoomChanged] | video"),
        .failing("single | back 1280x720 primaryConstituentDeviceSwitchingBehavior=⟦locked⟧ | video"),
        .failing("single | dual 1280x720 primaryConstituentDeviceSwitchingBehavior=auto")
          .with("restrictedSwitchingBehaviorConditions=⟦[videoZoomChanged]⟧ | video"),
        .failing("single | dual 1280x720 restrictedSwitchingBehaviorConditions=⟦[videoZoomChanged]⟧ | video"),
      ]
    ) { session, report in
      for camera in session.cameras {
        let switching = camera.input.switching
        let (behavior, conditions) = (
          switching.primaryConstituentDeviceSwitchingBehavior, switching.restrictedSwitchingBehaviorConditions
        )
        if !camera.key.deviceType.hasConstituentPorts, let range = behavior?.range ?? conditions?.range {
          report.emit(
            "\"\(camera.id)\" has one lens, and none to switch to", at: range, lack: .value, label: "one lens",
            fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(range)])],
            help: "set it only where primaryConstituentDeviceSwitchingBehavior is not unsupported")
        } else if let conditions, !conditions.value.isEmpty, behavior?.value != .restricted {
          report.emit(
            "conditions for switching need the behavior \"restricted\"", at: conditions.range,
            label: "not restricted",
            notes: behavior.map { [Finding.Note("the behavior is here", at: $0.range)] } ?? [],
            fixes: [Fix("leave the conditions out", .unsafe, edits: [report.edit.removing(conditions.range)])])
        }
      }
    }
  }
}
