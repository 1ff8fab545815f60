import AVFoundation

// A camera whose format, rates and color space follow from the session's preset, and a photo.
let session = AVCaptureSession()
session.beginConfiguration()
let back = try camera(.builtInWideAngleCamera, .back, in: session)
session.sessionPreset = .photo
try connect(back, AVCapturePhotoOutput(), in: session)
session.commitConfiguration()
print(CaptureGraphRecorder.json(of: session), terminator: "")
