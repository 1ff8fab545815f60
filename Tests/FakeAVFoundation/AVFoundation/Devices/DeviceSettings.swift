/// What an app has set on a device.
struct DeviceSettings {
  var format: AVCaptureDevice.Format?
  var depthFormat: AVCaptureDevice.Format?
  var depthMinFrameDuration = CMTime.invalid
  var minFrameDuration = CMTime.invalid
  var maxFrameDuration = CMTime.invalid
  var videoZoomFactor: CGFloat = 1
  var automaticallyAdjustsVideoHDR = true
  var isVideoHDR = false
  var colorSpace = AVCaptureColorSpace.sRGB
  var exposureMode = AVCaptureDevice.ExposureMode.continuousAutoExposure
  var exposureDuration = CMTime(value: 1, timescale: 60)
  var iso: Float = 100
  var exposureTargetBias: Float = 0
  var focusMode = AVCaptureDevice.FocusMode.continuousAutoFocus
  var lensPosition: Float = 0.5
  var focusPoint = CGPoint(x: 0.5, y: 0.5)
  var exposurePoint = CGPoint(x: 0.5, y: 0.5)
  var focusRect: CGRect?
  var exposureRect: CGRect?
  var isSmoothAutoFocus = false
  var autoFocusRange = AVCaptureDevice.AutoFocusRangeRestriction.none
  var boostsLowLight = false
  var monitorsSubjectArea = false
  var maxExposureDuration = CMTime.invalid
  var isGlobalToneMapping = false
  var whiteBalanceGains = AVCaptureDevice.WhiteBalanceGains(redGain: 2, greenGain: 1, blueGain: 1.5)
  var switching: AVCaptureDevice.PrimaryConstituentDeviceSwitchingBehavior?
  var switchingConditions: AVCaptureDevice.PrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions = []
  var fallbacks: [AVCaptureDevice]?
  var centerStageRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var whiteBalanceMode = AVCaptureDevice.WhiteBalanceMode.continuousAutoWhiteBalance
  var torchMode = AVCaptureDevice.TorchMode.off
  var torchLevel: Float = 0
  var flashMode = AVCaptureDevice.FlashMode.off
  var isGeometricDistortionCorrection = true
  var adjustsFaceDrivenAutoFocus = true
  var isFaceDrivenAutoFocus = true
  var adjustsFaceDrivenAutoExposure = true
  var isFaceDrivenAutoExposure = true
  var isAutoVideoFrameRate = false
  var tracksFocus = false
  var trackingBias: Float = 0
  var aperture: Float?
  var apertureRateLimit: Float = 0
  var choosesSignals = true
  var framingMonitor: AVCaptureSmartFramingMonitor?
  var signals: Set<AVCaptureDeviceExposureSignal> = []
  var aspectRatio: AVCaptureDevice.AspectRatio?
  var detectsSmudges = false
  var smudgeInterval = CMTime.invalid
  var systemPressureState = AVCaptureDevice.SystemPressureState(level: .nominal)

  init(format: AVCaptureDevice.Format?) {
    self.format = format
    depthFormat = format?.supportedDepthDataFormats.first
  }
}
