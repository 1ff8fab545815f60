import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// The devices that a graph is checked on can run the app's minimum iOS version.
  static var deviceWithoutMinimumOS: Rule {
    Rule(
      "device-without-minimum-os",
      title: "The device never gets the app's minimum iOS version",
      area: .app,
      severity: .warning,
      rationale: """
        The App Store offers an app only to devices that can run its minimum iOS version. A device whose last version is \
        older never gets the app, so a check on this device helps nobody. `deployable` leaves such devices out.
        """,
      reads: ["minimumOS"],
      sources: [
        .format("`deployment.minimumOS`"), .inference("the last system of each device, where it is known"),
      ],
      examples: [
        .passing("iOS 18.0 | profiles=[iphone-xs] | single | back 1280x720 | video"),
        .failing("iOS 26.0 | profiles=[⟦iphone-xs⟧] | single | back 1280x720 | video"),
        .failing("iOS ⟦16.0⟧ | single | back 1280x720 | video").on("iphone-7-plus"),
        .passing("iOS 26.0 | single | back 1280x720 | video").on("iphone-13-mini"),
      ]
    ) { session, report in
      guard let minimum = session.graph.deployment?.minimumOS, let last = session.systemWithoutApp else { return }
      let profile = session.profile
      let name = session.graph.profiles?.first {
        $0.value == profile.id || $0.value == profile.name || profile.modelIdentifiers.contains($0.value)
      }
      report.emit(
        "iOS \(last) is the last version that the device runs, so it can't install an app for iOS \(minimum.value)",
        at: name?.range ?? minimum.range, label: "the device ends with iOS \(last)",
        notes: name == nil ? [] : [Finding.Note("the app needs iOS \(minimum.value)", at: minimum.range)],
        help: "leave the device out, or let the app run on iOS \(last); 'deployable' names the devices that get the app"
      )
    }
  }
}
