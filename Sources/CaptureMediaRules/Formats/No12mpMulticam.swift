import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// No camera of a multi-camera session streams 12 megapixels.
  static let no12mpMulticam = Rule(
    "no-12mp-multicam",
    title: "12-megapixel stream in a multi-camera session",
    area: .formats,
    severity: .error,
    remedy: .multiCamFormat,
    rationale: """
      Streaming 12 megapixels from several cameras is more than a phone can do, and such formats are not marked for \
      multi-camera sessions. On iPhone XS the stand-in is 1920x1440 at 30, unbinned: it reads the whole sensor and still \
      takes 12-megapixel photos.
      """,
    availability: .iOS(OSVersion(13)),
    reads: ["activeFormat"],
    sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.Format.isMultiCamSupported")],
    supersedes: [Rule.formatNotMultiCam.id],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30 } } ],
          "outputs": [ { "id": "photo", "type": "photo" } ],
          "connections": [ { "input": "back", "port": "video", "output": "photo" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": ⟦{ "width": 4032, "height": 3024 }⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": ⟦{ "width": 4032, "height": 3024 }⟧ },
                      { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "a" },
                           { "input": "front", "port": "video", "output": "b" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": ⟦{ "width": 4032, "height": 3024 }⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#, on: "example-camera",
        profileText: PhotoExamples.profile(
          "builtInWideAngleCamera",
          formats: #"{ "width": 4032, "height": 3024, "maxFrameRate": 30, "multiCam": false }"#), hasFix: false),
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 4032 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    guard session.requiresMultiCamFormats else { return }
    for camera in session.cameras {
      guard let request = camera.input.activeFormat, let device = camera.device, camera.isRefusedInMultiCam,
        let size = camera.activeFormat?.dimensions ?? request.dimensions, size.pixels >= DeviceFormat.twelveMegapixels
      else { continue }
      let nearest = NearestFormat.multiCam(to: request, of: device)
      var notes = session.cameras.count == 1 ? [Disagreement.formatOfOnlyCamera.note] : []
      if let format = nearest?.format, let photo = format.largestPhoto,
        photo.pixels >= DeviceFormat.twelveMegapixels
      {
        notes.append(Finding.Note("\(format) takes photos of \(photo)"))
      }
      report.emit(
        "\"\(camera.id)\" can't stream \(size) in a multi-camera session", at: request.range,
        isBeyondPlans: camera.activeFormat == nil, label: "12 megapixels are too many", notes: notes,
        fixes: nearest.map { [$0.fix(request, report.edit)] } ?? [], help: device.multiCamHelp)
    }
  }
}

extension ResolvedCamera {
  /// Whether the format of the camera is known not to run in a multi-camera session.
  fileprivate var isRefusedInMultiCam: Bool {
    switch format {
    case .absent: lacksMultiCamFormat
    case .chosen: activeFormat?.multiCam == false
    case .unset, .unknown: false
    }
  }
}
