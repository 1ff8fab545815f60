import CaptureModel
import CaptureSession
import JSONSource

extension ResolvedSession {
  /// Lists the media of an input's own ports, for the help of a finding: `it has video and depthData`.
  func portHelp(ofInput input: InputIndex) -> String { "it has \(ownMedia(ofInput: input).map(\.rawValue).sentence)" }
}
