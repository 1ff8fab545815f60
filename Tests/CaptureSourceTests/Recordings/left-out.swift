import AVFoundation

// A movie with metadata of the app's own, an output that no graph has, sound, and frames that follow a signal.
final class AVCaptureThumbnailOutput: AVCaptureOutput {}

let session = AVCaptureSession()
let back = try camera(.builtInWideAngleCamera, .back, in: session)
let movie = AVCaptureMovieFileOutput()
try connect(back, movie, in: session)
guard let microphone = AVCaptureDevice.default(for: .audio) else { exit(2) }
let sound = try AVCaptureDeviceInput(device: microphone)
session.addInputWithNoConnections(sound)
session.addConnection(AVCaptureConnection(inputPorts: sound.ports, output: movie))
let metadata = AVCaptureMetadataInput()
session.addInputWithNoConnections(metadata)
session.addConnection(AVCaptureConnection(inputPorts: metadata.ports, output: movie))
session.addOutputWithNoConnections(AVCaptureThumbnailOutput())
if #available(iOS 26.0, *) {
  back.follow(AVExternalSyncDevice.fake, videoFrameDuration: .invalid, delegate: nil)
}
print(CaptureGraphRecorder.json(of: session), terminator: "")
