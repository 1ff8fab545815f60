import AVFoundation

actor CaptureService {
  enum Mode { case photo, video }

  private let session = AVCaptureSession()
  private let photoOutput = AVCapturePhotoOutput()
  private let movieOutput = AVCaptureMovieFileOutput()
  private var mode = Mode.photo
  private var activeInput: AVCaptureDeviceInput?
  private var isSetUp = false

  func start() async throws {
    guard !isSetUp else { return }
    try setUp()
    session.startRunning()
  }

  private func setUp() throws {
    let discovery = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualWideCamera, .builtInWideAngleCamera], mediaType: .video, position: .back)
    guard let device = discovery.devices.first else { throw CaptureError.noDevice }
    activeInput = try addInput(for: device)
    try addOutput(photoOutput)
    session.sessionPreset = mode == .photo ? .photo : .high
    isSetUp = true
  }

  func select(_ mode: Mode) throws {
    self.mode = mode
    switch mode {
    case .photo: session.sessionPreset = .photo
    case .video:
      session.sessionPreset = .high
      try addOutput(movieOutput)
    }
  }

  func flip() throws {
    guard let front = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .front) else { return }
    if let activeInput { session.removeInput(activeInput) }
    activeInput = try addInput(for: front)
  }

  @discardableResult
  private func addInput(for device: AVCaptureDevice) throws -> AVCaptureDeviceInput {
    let input = try AVCaptureDeviceInput(device: device)
    guard session.canAddInput(input) else { throw CaptureError.refused }
    session.addInput(input)
    return input
  }

  private func addOutput(_ output: AVCaptureOutput) throws {
    guard session.canAddOutput(output) else { throw CaptureError.refused }
    session.addOutput(output)
  }
}

enum CaptureError: Error { case noDevice, refused }
