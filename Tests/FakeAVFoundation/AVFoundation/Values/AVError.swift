public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case torchLevelUnavailable = -11846
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationNotSupportedForPreset = -11871
    case sessionHardwareCostOverage = -11872
    case unsupportedDeviceActiveFormat = -11873
    case followExternalSyncDeviceTimedOut = -11892
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  public var localizedDescription: String { "\(code)" }

  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
}
