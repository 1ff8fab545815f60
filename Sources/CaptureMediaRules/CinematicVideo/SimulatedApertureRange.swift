import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A simulated aperture is one that the format has, and is set only with cinematic capture.
  static var simulatedApertureRange: Rule {
    Rule(
      "simulated-aperture-range",
      title: "Simulated aperture that can't be set",
      area: .formats,
      severity: .error,
      rationale: """
        The simulated aperture belongs to cinematic capture and lies between the active format's minSimulatedAperture \
        and maxSimulatedAperture. Outside them it throws a range exception; where the minimum is 0, and while a movie is \
        recorded, NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureDeviceInput.simulatedAperture"), .symbol("AVCaptureDevice.Format.minSimulatedAperture"),
        .symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled"),
      ],
      setting: SupportedSetting(
        "simulatedAperture", \ResolvedCamera.input.cinematic.simulatedAperture, isUsed: { _ in true },
        flag: "isCinematicVideoCaptureEnabled",
        // No profile says which apertures a format has.
        isSupported: { camera, _ in camera.input.cinematic.cinematicVideoCaptureEnabled?.value == true ? nil : false },
        refusal: { "\"\($0.id)\" has no simulated aperture without cinematic capture" },
        fact: { "the format of \"\($0.id)\" has this simulated aperture" }, label: "needs cinematic capture"),
      examples: [
        .passing("single | back 1280x720 cinematicVideoCaptureEnabled | photo").on("iphone-13-mini"),
        .unverified("single | back 1280x720 cinematicVideoCaptureEnabled simulatedAperture=2.8 | photo")
          .on("iphone-13-mini"),
        .failing("single | back 1280x720 simulatedAperture=⟦2.8⟧ | photo").on("iphone-13-mini"),
      ])
  }
}
