import CaptureSession
import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// An app that saves to the photo library has a usage description for it.
  static var plistPhotos: Rule {
    Rule(
      "plist-photos",
      title: "No reason is given for saving to the photo library",
      area: .app,
      severity: .error,
      rationale: """
        Since iOS 10 an app that uses the photo library gives its reason: NSPhotoLibraryUsageDescription, or since \
        iOS 11 NSPhotoLibraryAddUsageDescription if it only adds to it. Without one of them, access is denied.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["savesToPhotoLibrary"],
      sources: [
        .session("WWDC16 511"), .symbol("PHPhotoLibrary.performChanges(_:completionHandler:)"),
        .symbol("PHPhotoLibrary.requestAuthorization(for:handler:)"),
      ],
      hasFix: true,
      examples: [
        .passing("app usageDescriptions=(NSCameraUsageDescription='Films the street for your map.'")
          .with("NSPhotoLibraryAddUsageDescription='Keeps the films that you make.') savesToPhotoLibrary")
          .with("observesSystemPressure | back 1280x720 | movie"),
        .failing("app usageDescriptions=⟦(NSCameraUsageDescription='Films the street for your map.')⟧")
          .with("savesToPhotoLibrary observesSystemPressure | back 1280x720 | movie"),
        .unverified("app infoPlist=Info.plist savesToPhotoLibrary | back 1280x720 | movie"),
        .failing(
          "iOS 10.0 | single | app usageDescriptions=⟦(NSCameraUsageDescription='Films the street for your map.'"
        )
        .with("NSPhotoLibraryAddUsageDescription='Keeps the films that you make.')⟧ savesToPhotoLibrary")
        .with("observesSystemPressure | back 1280x720 | movie").on("iphone-7"),
        .passing("iOS 10.0 | single | app usageDescriptions=(NSCameraUsageDescription='Films the street for your map.'")
          .with("NSPhotoLibraryAddUsageDescription='Keeps the films that you make.') savesToPhotoLibrary")
          .with("observesSystemPressure | back 1280x720 | movie").on("iphone-8"),
      ]
    ) { session, report in
      guard let saves = session.graph.app?.savesToPhotoLibrary, saves.value else { return }
      let (adding, whole) = ("NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription")
      let isOld = session.mayRun(before: OSVersion(11))
      UsageDescriptionCheck(
        keys: isOld ? [whole] : [adding, whole], what: "the photo library",
        reason: "Saves your photos and videos to your library.", use: saves.range
      ).run(session, &report)
    }
  }
}
