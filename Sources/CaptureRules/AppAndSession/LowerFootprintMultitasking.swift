import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera that runs beside other apps uses a modest format, without HDR.
  static var lowerFootprintMultitasking: Rule {
    Rule(
      "lower-footprint-multitasking",
      title: "Demanding format beside other apps",
      area: .pressure,
      severity: .note,
      rationale: """
        While the user multitasks, the session shares the device with another app, and frames are dropped if that is \
        too much. Smaller, binned and non-HDR formats leave room.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["multitaskingCameraAccessEnabled"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureSession.isMultitaskingCameraAccessEnabled")],
      hasFix: true,
      examples: [
        .passing("single multitaskingCameraAccessEnabled | back 1280x720 | video").on(MultitaskingExample.profile),
        .failing("single multitaskingCameraAccessEnabled | back ⟦3840x2160⟧ | video").on(MultitaskingExample.profile),
        .failing("single multitaskingCameraAccessEnabled | back 1280x720 automaticallyAdjustsVideoHDREnabled=false")
          .with("videoHDREnabled=⟦true⟧ | video").on(MultitaskingExample.profile),
        .failing("single multitaskingCameraAccessEnabled | back ⟦1920x1080 unbinned⟧ | video")
          .on(MultitaskingExample.profile),
        .passing("single multitaskingCameraAccessEnabled=false | back 3840x2160 | video")
          .on(MultitaskingExample.profile),
      ]
    ) { session, report in
      guard let enabled = session.graph.session?.multitaskingCameraAccessEnabled, enabled.value else { return }
      let note = Finding.Note("the session runs beside other apps", at: enabled.range)
      for camera in session.cameras {
        if let hdr = camera.input.videoHDREnabled, hdr.value {
          report.emit(
            "beside other apps, \"\(camera.id)\" records HDR", at: hdr.range, label: "costs more", notes: [note],
            fixes: [Fix("turn video HDR off", .unsafe, edits: [report.edit.replacing(hdr.range, with: "false")])])
        }
        guard let request = camera.input.activeFormat, let format = camera.activeFormat, let device = camera.device,
          let modest = camera.modestFormat(below: format, of: device, inMultiCam: session.isMultiCam)
        else { continue }
        report.emit(
          "beside other apps, \"\(camera.id)\" runs in \(format)", at: request.range,
          label: "a \(modest.dimensions == format.dimensions ? "binned" : "smaller") format will do",
          notes: [note],
          fixes: [
            Fix("use \(modest)", .unsafe, edits: [report.edit.replacing(request.range, with: modest.requestText)])
          ])
      }
    }
  }
}

extension ResolvedCamera {
  /// A format that costs less.
  ///
  /// It is the binned format of the same size or, for formats larger than 1920x1440, the largest of the same shape up
  /// to that size, binned if possible.
  fileprivate func modestFormat(
    below format: DeviceFormat, of device: ProfileCamera, inMultiCam isMultiCam: Bool
  ) -> DeviceFormat? {
    let limit = 1920 * 1440
    let formats = device.formats.filter { !isMultiCam || $0.multiCam == true }
    let twin = formats.first { twin in
      twin.binned == true && twin.dimensions == format.dimensions
        && effectiveRate.map { rate in twin.highestRate.map { $0 >= rate } == true } != false
    }
    if format.binned == false, let twin { return twin }
    guard format.dimensions.pixels > limit else { return nil }
    return formats.filter { $0.dimensions.pixels <= limit && $0.dimensions.hasSameAspect(as: format.dimensions) }
      .max { ($0.dimensions.pixels, $0.binned == true ? 1 : 0) < ($1.dimensions.pixels, $1.binned == true ? 1 : 0) }
  }
}

/// A made-up iPad for the examples.
private enum MultitaskingExample {
  static let profile: ExampleDevice = #"""
    { "capplanProfile": 1, "id": "example-pad", "name": "An iPad with Stage Manager", "modelIdentifiers": ["iPad0,0"],
      "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back", "formats": [
        { "width": 1280, "height": 720, "maxFrameRate": 60, "binned": true, "videoHDR": true },
        { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false, "videoHDR": true },
        { "width": 1920, "height": 1080, "maxFrameRate": 60, "binned": true, "videoHDR": true },
        { "width": 3840, "height": 2160, "maxFrameRate": 30, "binned": false, "videoHDR": true } ] } ] }
    """#
}
