import AVFoundation

protocol CameraProviding {
  var device: AVCaptureDevice? { get }
}

protocol OutputProviding: AnyObject {
  func makeOutput() -> AVCaptureOutput
}

struct FrontCamera: CameraProviding {
  var device: AVCaptureDevice? { .default(.builtInTrueDepthCamera, for: .video, position: .front) }
}

final class PhotoProvider: OutputProviding {
  func makeOutput() -> AVCaptureOutput {
    let photo = AVCapturePhotoOutput()
    photo.maxPhotoQualityPrioritization = .balanced
    return photo
  }
}
