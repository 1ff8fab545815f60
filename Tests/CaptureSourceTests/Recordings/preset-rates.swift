import AVFoundation

// A camera whose format follows from the preset, at rates that the app has set after it.
let session = AVCaptureSession()
let back = try camera(.builtInWideAngleCamera, .back, in: session)
session.sessionPreset = .photo
try back.device.lockForConfiguration()
back.device.activeVideoMinFrameDuration = CMTime(value: 1, timescale: 24)
back.device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 24)
back.device.unlockForConfiguration()
try connect(back, AVCapturePhotoOutput(), in: session)
print(CaptureGraphRecorder.json(of: session), terminator: "")
