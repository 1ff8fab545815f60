import AVFoundation

/// Records movies with sound.
final class CameraService: NSObject {
  let session = AVCaptureSession()
  private let queue = DispatchQueue(label: "camera")
  private let movieOutput = AVCaptureMovieFileOutput()
  private let configuration: Configuration

  struct Configuration {
    var position: AVCaptureDevice.Position = .back
    var preset: AVCaptureSession.Preset = .hd1920x1080
    var stabilizes = true
  }

  init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init()
  }

  func prepare(completion: @escaping (Error?) -> Void) {
    queue.async {
      do {
        try self.setUpInputs()
        self.setUpOutputs()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }

  private func setUpInputs() throws {
    session.beginConfiguration()
    session.sessionPreset = configuration.preset
    guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: configuration.position)
    else {
      throw CameraError.noCamera
    }
    let cameraInput = try AVCaptureDeviceInput(device: camera)
    guard session.canAddInput(cameraInput) else { throw CameraError.refused }
    session.addInput(cameraInput)
    if let microphone = AVCaptureDevice.default(for: .audio),
      let audioInput = try? AVCaptureDeviceInput(device: microphone),
      session.canAddInput(audioInput)
    {
      session.addInput(audioInput)
    }
    session.commitConfiguration()
  }

  private func setUpOutputs() {
    guard session.canAddOutput(movieOutput) else { return }
    session.addOutput(movieOutput)
    if configuration.stabilizes, let connection = movieOutput.connection(with: .video),
      connection.isVideoStabilizationSupported
    {
      connection.preferredVideoStabilizationMode = .auto
    }
  }
}

enum CameraError: Error { case noCamera, refused }
