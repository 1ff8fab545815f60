public import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource

extension Planning {
  /// What a check says of a graph on a device, without a look at what a plan could do, and the session that it resolves to.
  public static func resolve(
    _ reading: GraphDocument, on profile: DeviceProfile, options: CheckOptions
  ) -> (result: CheckResult, session: ResolvedSession?) {
    judge(reading, on: profile, options: options)
  }
}
