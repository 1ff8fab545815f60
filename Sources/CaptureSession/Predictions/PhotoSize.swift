import CaptureModel
import JSONSource

extension PredictionKind {
  /// How large photos are where the largest are asked for: as large as the active format has them.
  static let photoSize = PredictionKind(
    "photo-size",
    sources: [
      .symbol("AVCapturePhotoOutput.maxPhotoDimensions"), .symbol("AVCaptureDevice.Format.supportedMaxPhotoDimensions"),
    ]
  ) { session, list in
    let cameras = session.photoCameras()
    func add(_ limit: Located<PhotoSizeLimit>?, _ camera: ResolvedCamera?, _ size: Dimensions?, of owner: String) {
      guard let limit, limit.value == .largest, camera != nil else { return }
      list.add(.largestPhoto(size, of: owner), at: limit.range)
    }
    for output in session.outputs(ofType: .photo) {
      let camera = cameras[output.index]
      let size = camera?.activeFormat?.photoDimensions?.max { $0.pixels < $1.pixels }
      add(output.output.photo.maxPhotoDimensions, camera, size, of: output.id)
    }
    for request in session.photoRequests() where request.outputSettings.maxPhotoDimensions != nil {
      add(request.settings.maxPhotoDimensions, request.camera, request.photoSize?.value, of: request.id ?? "a request")
    }
  }
}
