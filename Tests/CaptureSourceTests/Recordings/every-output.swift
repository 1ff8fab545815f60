import AVFoundation

// A dual camera with photos, depth, a movie and metadata.
let session = AVCaptureSession()
session.usesApplicationAudioSession = false
session.isMultitaskingCameraAccessEnabled = true
let dual = try camera(.builtInDualCamera, .back, in: session)
try dual.device.lockForConfiguration()
guard let format = dual.device.formats.first(where: { !$0.supportedDepthDataFormats.isEmpty }) else { exit(2) }
dual.device.activeFormat = format
dual.device.activeDepthDataFormat = format.supportedDepthDataFormats.last
dual.device.activeDepthDataMinFrameDuration = CMTime(value: 1, timescale: 15)
dual.device.unlockForConfiguration()
let photo = AVCapturePhotoOutput()
try connect(dual, photo, in: session)
photo.isDepthDataDeliveryEnabled = true
photo.isPortraitEffectsMatteDeliveryEnabled = true
photo.enabledSemanticSegmentationMatteTypes = [.hair, .glasses]
photo.maxPhotoQualityPrioritization = .quality
photo.isZeroShutterLagEnabled = true
photo.isVirtualDeviceConstituentPhotoDeliveryEnabled = true
photo.maxPhotoDimensions = format.supportedMaxPhotoDimensions[0]
let settings = AVCapturePhotoSettings(
  rawPixelFormatType: 0, rawFileType: nil, processedFormat: [AVVideoCodecKey: AVVideoCodecType.hevc],
  processedFileType: .heic)
settings.flashMode = .auto
settings.isDepthDataDeliveryEnabled = true
settings.embedsDepthDataInPhoto = false
settings.virtualDeviceConstituentPhotoDeliveryEnabledDevices = dual.device.constituentDevices
settings.previewPhotoFormat = [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA]
settings.embeddedThumbnailPhotoFormat = [
  AVVideoCodecKey: AVVideoCodecType.jpeg.rawValue, AVVideoWidthKey: 160, AVVideoHeightKey: 120,
]
let bracket = AVCapturePhotoBracketSettings(
  rawPixelFormatType: 0, processedFormat: [kCVPixelBufferPixelFormatTypeKey as String: kCVPixelFormatType_32BGRA],
  bracketedSettings: [
    AVCaptureAutoExposureBracketedStillImageSettings.autoExposureSettings(exposureTargetBias: -1.5),
    AVCaptureManualExposureBracketedStillImageSettings.manualExposureSettings(
      exposureDuration: CMTime(value: 1, timescale: 50), iso: 100),
  ])
photo.setPreparedPhotoSettingsArray([settings, bracket])
photo.photoSettingsForSceneMonitoring = AVCapturePhotoSettings()
let movie = AVCaptureMovieFileOutput()
let recording = try connect(dual, movie, in: session)
movie.setOutputSettings([AVVideoCodecKey: AVVideoCodecType.h264], for: recording)
let depth = AVCaptureDepthDataOutput()
try connect(dual, depth, .depthData, in: session)
depth.isFilteringEnabled = false
let metadata = AVCaptureMetadataOutput()
try connect(dual, metadata, .metadataObject, in: session)
metadata.metadataObjectTypes = [.qr, .microQR, .face]
print(CaptureGraphRecorder.json(of: session), terminator: "")
