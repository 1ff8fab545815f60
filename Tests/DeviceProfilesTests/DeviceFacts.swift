import CaptureModel

/// Public facts of what devices ran and refused; none of them may be contradicted.
///
/// Left out is what names no model, no camera or no format: a refusal of a triple camera beside a front one on a device that
/// is not named (LiveKit), -11873 on iPhone 15 in formats that are not given, both cameras of iPhone 12 Pro at 60 in a size
/// that was not printed, lists of Continuity Camera, and readings between addInput and commitConfiguration.
enum DeviceFacts {
  static let sources = [
    "sets-xs": "WWDC19 session 225, slide Supported Device Combinations (iPhone XS)",
    "formats-xs": "WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS): formats that run simultaneously",
    "sets-11":
      "github.com/Neos21/neos21.net at 07d8cbf6f063e5250cc8142b436cafa89101f8ae: src/pages/blog/2019/09/27-01.md",
    "formats-13-mini": "github.com/Quicr/quicr-mac at 0e38e0750f6d7428f59bf084eb943dc2768d3a2c: docs/formats.md",
    "formats-12-pro": "https://stackoverflow.com/questions/64357503, answer as edited on 2020-11-26",
    "sessions-12-pro":
      "github.com/Matiassimone/SapiAR at 22b2e107d89ba56097b62a94c88391d347ec7cef: README.md, docs/design; docs/sample-output",
    "xr": "github.com/naujgs/DualVideo at b6e14e38559eabcc898c230eb8e3d408ab453544: 02-03-SUMMARY.md",
    "14-pro": "github.com/AbbosMamadaliyev/duocam: commits b1e6d594, 33155816 and 523e670e",
    "14-pro-matrix":
      "github.com/AbbosMamadaliyev/duocam at d109c59c42cb28b87a2be557edd5c6bd6b0632ae: docs/00_BUILD_PLAN.md",
    "16-pro": "github.com/thirdcat/nav-data-recorder at 1a40cd2fb741bba58088eb06596e7b42ef604804: docs/SCAN_PRESET.md",
    "16-pro-triple": "a public skill for DrawnUi.Maui.Camera, written as verified on the device",
    "17": "github.com/noah-pi/sourcekit-open at e0c98f8: modules/exhibit-camera/ios/ExhibitCameraModule.swift",
    "17-pro-max": "github.com/aritroBh/OpenCane: DualCameraSession.swift, MultiCamDepth.swift; probe of 2026-09-12",
    "talk-lidar": "WWDC22 session 110429",
    "duo": "https://developer.apple.com/forums/thread/847763",
    "13-pro-max": "https://github.com/webrtc-sdk/Specs/issues/10",
  ]

  static let all = ran + refused + readings

  private static let hd = #""width": 1920, "height": 1080"#
  private static let hd30 = #""width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false"#
  private static let hd60 = #""width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true"#
  private static let vga = #""width": 640, "height": 480"#
  private static let unbinned = #""width": 1920, "height": 1440, "binned": false"#
  private static let binned = #""width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true"#

  private static func fact(
    _ profile: String, _ cameras: [DeviceFact.Camera], _ outcome: DeviceFact.Outcome, _ source: String
  ) -> DeviceFact {
    DeviceFact(profile: profile, cameras: cameras, outcome: outcome, source: source)
  }

  // MARK: What ran

  static let ran: [DeviceFact] =
    [
      fact("iphone-xr", [.wide(hd), .front(hd)], .ran, "xr"),
      fact("iphone-14-pro", [.ultraWide(hd), .trueDepth(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.wide(hd), .trueDepth(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.telephoto(hd), .trueDepth(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.wide(hd), .ultraWide(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.dualWide(hd), .trueDepth(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.dual(hd), .trueDepth(hd)], .ran, "14-pro"),
      fact("iphone-14-pro", [.wide(uhd(30)), .trueDepth(uhd(30))], .ran, "14-pro-matrix"),
      fact("iphone-14-pro", [.wide(rate(60)), .trueDepth(rate(60))], .ran, "14-pro-matrix"),
      fact("iphone-14-pro", [.wide(#""width": 1280, "height": 720"#), .trueDepth(hd)], .ran, "14-pro-matrix"),
      fact("iphone-12-pro", [.wide(binned), .front(binned)], .ran, "sessions-12-pro"),
      fact(
        "iphone-12-pro", [.wide(vga + #", "binned": true"#), .front(vga + #", "binned": true"#)], .ran,
        "sessions-12-pro"),
      fact("iphone-12-pro", [.wide(unbinned), .front(unbinned)], .ranAtTimes, "sessions-12-pro"),
      fact("iphone-16-pro", [.lidar(vga, depth: true), .ultraWide(#""width": 3840, "height": 2160"#)], .ran, "16-pro"),
      fact("iphone-16-pro", [.triple(rate(60))], .ran, "16-pro-triple"),
      fact("iphone-17", [ports(.dualWide(hd), .builtInWideAngleCamera, .builtInUltraWideCamera)], .ran, "17"),
      fact("iphone-17", [.wide(hd), .ultraWide(#""width": 1280, "height": 720"#)], .ran, "17"),
      fact("iphone-17-pro-max", [.front(hd), .lidar(vga, depth: true)], .ran, "17-pro-max"),
      fact("iphone-17-pro-max", [.trueDepth(hd), .lidar(vga, depth: true)], .ran, "17-pro-max"),
      fact("iphone-17-pro-max", [.wide(hd), .trueDepth(hd)], .ran, "17-pro-max"),
      fact("iphone-duo", [.wide(hd), .front(hd)], .ran, "duo"),
    ]
    + ["iphone-12-pro", "iphone-13-pro"].flatMap { profile in
      [DeviceFact.Camera.ultraWide(hd), .telephoto(hd)].map { camera in
        fact(profile, [.lidar(vga, depth: true), camera], .ran, "talk-lidar")
      }
    }
    + [[.dual(hd30)], [.wide(hd30), .front(hd30)], [.wide(hd30), .telephoto(hd30)], [.wide(hd30), .trueDepth(hd30)]]
    .map { fact("iphone-xs", $0, .ran, "sets-xs") }
    + [[.telephoto(hd30), .front(hd30)], [.telephoto(hd30), .trueDepth(hd30)]]
    .map { fact("iphone-xs", $0, .ran, "sets-xs") }
    + [fact("iphone-xs", [.wide(unbinned), .telephoto(unbinned)], .ran, "formats-xs")]
    + FamilyTables.setsOf11ProMax.map { set in
      fact("iphone-11-pro-max", set.map { DeviceFact.Camera(key: $0, format: hd60) }, .ran, "sets-11")
    }
    + FamilyTables.ranOn13Mini.map { fact("iphone-13-mini", [.wide($0)], .ran, "formats-13-mini") }
    + [hd30, uhd(30), unbinned].map { format in
      fact("iphone-12-pro", [.dual(format + #", "pixelFormat": "x420""#)], .ran, "formats-12-pro")
    }

  // MARK: What was refused

  static let refused: [DeviceFact] =
    [
      fact("iphone-14-pro", [.triple(hd), .trueDepth(hd)], .refused, "14-pro"),
      fact("iphone-14-pro", [.wide(uhd(60)), .trueDepth(uhd(60))], .refused, "14-pro-matrix"),
      fact("iphone-11-pro-max", [.wide(hd60), .ultraWide(hd60), .telephoto(hd60), .front(hd60)], .refused, "sets-11"),
      fact("iphone-11-pro-max", [.triple(hd60), .front(hd60)], .refused, "sets-11"),
      fact("iphone-11-pro-max", [.front(hd60), .trueDepth(hd60)], .refused, "sets-11"),
      fact("iphone-11-pro-max", [.dual(hd60), .ultraWide(hd60)], .refused, "sets-11"),
      fact("iphone-xs", [.wide(hd30), .telephoto(hd30), .front(hd30)], .refused, "sets-xs"),
      fact("iphone-xs", [.dual(hd30), .front(hd30)], .refused, "sets-xs"),
      fact("iphone-xs", [.front(hd30), .trueDepth(hd30)], .refused, "sets-xs"),
      fact("iphone-xr", [.wide(#""width": 3840, "height": 2160"#), .front(hd)], .refused, "xr"),
      fact(
        "iphone-13-pro-max", [.front(#""width": 1280, "height": 720, "maxFrameRate": 120, "binned": true"#)], .refused,
        "13-pro-max"),
    ]
    + FamilyTables.refusedOn13Mini.map { fact("iphone-13-mini", [.wide($0)], .refused, "formats-13-mini") }
    + [30, 60].map { rate in
      let format = #""width": 1280, "height": 720, "maxFrameRate": \#(rate), "binned": false, "pixelFormat": "x420""#
      return fact("iphone-12-pro", [.dual(format)], .refused, "formats-12-pro")
    }

  // MARK: What was read

  static let readings: [DeviceFact] = [
    fact("iphone-xr", [.wide(hd30), .front(hd30)], .cost(0.667...0.667), "xr"),
    fact("iphone-14-pro", [.wide(hd), .trueDepth(hd)], .cost(0.449...0.5), "14-pro-matrix"),
    fact("iphone-14-pro", [.ultraWide(hd), .trueDepth(hd)], .cost(0.5...0.5), "14-pro"),
    fact("iphone-14-pro", [.wide(hd), .trueDepth(hd)], .cost(0.5...0.5), "14-pro"),
    fact("iphone-14-pro", [.telephoto(hd), .trueDepth(hd)], .cost(0.5...0.5), "14-pro"),
    fact(
      "iphone-16-pro", [.lidar(vga, depth: true), .ultraWide(#""width": 3840, "height": 2160"#)],
      .cost(0.62418437...0.62418437), "16-pro"),
    fact(
      "iphone-17", [ports(.dualWide(unbinned), .builtInWideAngleCamera, .builtInUltraWideCamera)], .cost(0.5...0.5),
      "17"),
    fact("iphone-17-pro-max", [.wide(hd), .trueDepth(hd)], .cost(0.26...0.26), "17-pro-max"),
  ]

  private static func uhd(_ rate: Int) -> String { #""width": 3840, "height": 2160, "maxFrameRate": \#(rate)"# }
  private static func rate(_ rate: Int) -> String { hd + #", "maxFrameRate": \#(rate)"# }
  private static func ports(_ camera: DeviceFact.Camera, _ constituents: DeviceType...) -> DeviceFact.Camera {
    var camera = camera
    camera.constituents = constituents
    return camera
  }
}
