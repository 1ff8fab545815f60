import AVFoundation

// Back and front camera, a beam of the microphone, a preview.
let session = AVCaptureMultiCamSession()
session.beginConfiguration()
let back = try camera(.builtInWideAngleCamera, .back, in: session)
let front = try camera(.builtInWideAngleCamera, .front, in: session)
guard let device = AVCaptureDevice.default(for: .audio) else { throw Failure.noDevice }
let microphone = try AVCaptureDeviceInput(device: device)
session.addInputWithNoConnections(microphone)
try back.device.lockForConfiguration()
guard let format = back.device.formats.first(where: { $0.isMultiCamSupported && $0.isVideoBinned }) else { exit(2) }
back.device.activeFormat = format
back.device.activeVideoMinFrameDuration = CMTime(value: 1001, timescale: 30_000)
back.device.activeVideoMaxFrameDuration = CMTime(value: 1, timescale: 24)
back.device.videoZoomFactor = 1.5
back.device.automaticallyAdjustsVideoHDREnabled = false
back.device.exposureMode = .locked
back.device.setFocusModeLocked(lensPosition: 0.7)
try back.device.setTorchModeOn(level: 0.3)
back.device.automaticallyAdjustsFaceDrivenAutoFocusEnabled = false
back.device.isFaceDrivenAutoFocusEnabled = false
back.device.unlockForConfiguration()
back.videoMinFrameDurationOverride = CMTime(value: 1, timescale: 30)
let outputs = [AVCaptureVideoDataOutput(), AVCaptureVideoDataOutput()]
let video = try connect(back, outputs[0], in: session)
try connect(front, outputs[1], in: session)
video.preferredVideoStabilizationMode = .cinematic
video.videoRotationAngle = 90
video.automaticallyAdjustsVideoMirroring = false
video.isVideoMirrored = true
outputs[0].videoSettings = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
outputs[0].alwaysDiscardsLateVideoFrames = false
try connect(microphone, AVCaptureAudioDataOutput(), .audio, nil, .front, in: session)
let layer = AVCaptureVideoPreviewLayer(sessionWithNoConnection: session)
session.addConnection(AVCaptureConnection(inputPort: front.ports[0], videoPreviewLayer: layer))
front.ports[1].isEnabled = false
session.addControl(AVCaptureSystemZoomSlider(device: back.device))
let tint = AVCaptureSlider("Tint", symbolName: "drop", in: -1...1)
tint.value = 0.25
session.addControl(tint)
session.addControl(AVCaptureIndexPicker("Look", symbolName: "camera.filters", localizedIndexTitles: ["Plain", "Warm"]))
session.addControl(AVCaptureIndexPicker("Grid", symbolName: "grid", numberOfIndexes: 3))
session.commitConfiguration()
let synchronizer = AVCaptureDataOutputSynchronizer(dataOutputs: outputs)
let ids = [ObjectIdentifier(back): "back", ObjectIdentifier(outputs[0]): "say \"cheese\""]
print(CaptureGraphRecorder.json(of: session, synchronizers: [synchronizer], ids: ids), terminator: "")
