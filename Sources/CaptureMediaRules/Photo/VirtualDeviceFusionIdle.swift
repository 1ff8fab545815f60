import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A request asks for fusion only where the camera has constituents.
  static var virtualDeviceFusionIdle: Rule {
    Rule(
      "virtual-device-fusion-idle",
      title: "Fusion of constituents that does nothing",
      area: .photo,
      severity: .note,
      rationale: """
        Only virtual cameras fuse photos of several constituents, and not for RAW photos or brackets: elsewhere \
        isAutoVirtualDeviceFusionEnabled resolves to false.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["autoVirtualDeviceFusionEnabled"],
      sources: [
        .symbol("AVCapturePhotoSettings.isAutoVirtualDeviceFusionEnabled"),
        .symbol("AVCapturePhotoOutput.isVirtualDeviceFusionSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back: dual 1280x720 | photo | shot autoVirtualDeviceFusionEnabled"),
        .failing("single | back 1280x720 | photo | shot autoVirtualDeviceFusionEnabled=⟦true⟧"),
      ]
    ) { session, report in
      for request in session.photoRequests() {
        guard let fusion = request.settings.autoVirtualDeviceFusionEnabled, fusion.value, let camera = request.camera
        else { continue }
        let why: String? =
          !camera.key.deviceType.hasConstituentPorts
          ? "\"\(camera.id)\" is one camera"
          : request.settings.rawPixelFormat != nil
            ? "it takes a RAW photo" : request.settings.bracketedSettings != nil ? "it takes a bracket" : nil
        guard let why else { continue }
        report.emit(
          "\(request.title) fuses no photos: \(why)", at: fusion.range, label: "does nothing",
          fixes: [Fix("leave it out", .unsafe, edits: [report.edit.removing(fusion.range)])])
      }
    }
  }
}
