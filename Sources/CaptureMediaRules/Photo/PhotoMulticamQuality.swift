import JSONSource
import CaptureModel
import CaptureSession
import RuleKit

extension Rule {
  /// In a multi-camera session, the format limits the photo size.
  static var photoMulticamQuality: Rule {
    Rule(
      "photo-multicam-quality",
      title: "A larger photo with another format",
      area: .photo,
      severity: .note,
      rationale: """
        A multi-camera session takes photos at most as large as the active format allows, and binned formats read a \
        quarter of the sensor's pixels: on iPhone XS 1920x1440 gives stills of 2016x1512 at 60 frames, binned, and of \
        4032x3024 at 30, unbinned.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["highResolutionPhotoEnabled"],
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.Format.highResolutionStillImageDimensions"),
        .symbol("AVCaptureDevice.Format.supportedMaxPhotoDimensions"),
      ],
      hasFix: true,
      examples: [
        .passing("multi | back 1920x1440@30 | photo highResolutionCaptureEnabled | shot highResolutionPhotoEnabled"),
        .failing("multi | back 1920x1440@60 binned | photo highResolutionCaptureEnabled")
          .and("shot highResolutionPhotoEnabled=⟦true⟧"),
        .failing("multi | back 1280x960 | photo highResolutionCaptureEnabled | shot highResolutionPhotoEnabled=⟦true⟧")
          .on(
            PhotoExamples.profile(
              "builtInWideAngleCamera",
              formats: #"""
                { "width": 1280, "height": 960, "maxFrameRate": 60, "multiCam": true,
                  "photoDimensions": [ { "width": 2016, "height": 1512 } ] },
                { "width": 1440, "height": 1080, "maxFrameRate": 30, "multiCam": true,
                  "photoDimensions": [ { "width": 2016, "height": 1512 }, { "width": 4032, "height": 3024 } ] },
                { "width": 1920, "height": 1440, "maxFrameRate": 30, "multiCam": true,
                  "photoDimensions": [ { "width": 2016, "height": 1512 }, { "width": 4032, "height": 3024 } ] }
                """#)),
      ]
    ) { session, report in
      guard session.isMultiCam else { return }
      for request in session.photoRequests() {
        guard let asked = request.settings.highResolutionPhotoEnabled, asked.value, let camera = request.camera,
          let format = camera.activeFormat, let size = format.largestPhoto, let choice = camera.input.activeFormat,
          let (better, gain) = camera.device?.format(like: format, photosOver: size)
        else { continue }
        let ranges = RangePair(
          asked.range, "high resolution is asked for here", choice.range, "the format is chosen here")
        report.emit(
          "\(request.title) is at most \(size): \(better) would give \(gain)", at: ranges.later,
          label: "at most \(size)", notes: [ranges.note],
          fixes: [NearestFormat(format: better).fix(choice, report.edit)],
          help: "a format that reads more of the sensor costs more hardware")
      }
    }
  }
}

extension ProfileCamera {
  /// The multi-cam format of the same shape with the largest photos above a size; if there are several, the one nearest
  /// in size.
  fileprivate func format(like format: DeviceFormat, photosOver size: Dimensions) -> (DeviceFormat, photo: Dimensions)?
  {
    let larger = formats.compactMap { other in other.largestPhoto.map { (format: other, photo: $0) } }.filter { other in
      other.format.multiCam == true && other.format.dimensions.hasSameAspect(as: format.dimensions)
        && other.photo.pixels > size.pixels
    }
    let nearness = { (other: DeviceFormat) in -abs(other.dimensions.pixels - format.dimensions.pixels) }
    return larger.max { left, right in
      (left.photo.pixels, nearness(left.format)) < (right.photo.pixels, nearness(right.format))
    }
  }
}
