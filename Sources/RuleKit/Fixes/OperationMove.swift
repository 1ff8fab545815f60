public import CaptureModel
public import JSONSource

/// Moves a step of the app behind a later one, with a lock of the device around it if it needs one.
public enum OperationMove {
  /// The edits that move the step at `index` to just after the later step at `target`.
  public static func edits(
    from index: Int, after target: Int, in operations: [GraphOperation], _ edit: DocumentEditor
  ) -> [SourceEdit] {
    guard index < target, operations.indices.contains(target) else { return [] }
    let step = operations[index].range
    let written = String(decoding: edit.document.source.bytes[step.lowerBound..<step.upperBound], as: UTF8.self)
    let text =
      needsLock(operations[index], after: target, in: operations) ? locked(written, operations[index]) : written
    let end = operations[target].range.upperBound
    return [
      SourceEdit(SourceRange(step.lowerBound, operations[index + 1].range.lowerBound), with: ""),
      SourceEdit(SourceRange(end, end), with: ", \(text)"),
    ]
  }

  /// Whether a step sets a property of a device that is no longer locked after the step at `target`.
  private static func needsLock(_ step: GraphOperation, after target: Int, in operations: [GraphOperation]) -> Bool {
    guard step.op?.value.isDeviceSetting == true, let device = step.target?.value else { return false }
    let last = operations[...target].last { operation in
      operation.target?.value == device
        && [.lockForConfiguration, .unlockForConfiguration].contains(operation.op?.value)
    }
    return last?.op?.value != .lockForConfiguration
  }

  /// A step between a lock and an unlock of its device.
  private static func locked(_ step: String, _ operation: GraphOperation) -> String {
    let device = JSONString.quoted(operation.target?.value ?? "")
    return "{ \"op\": \"lockForConfiguration\", \"target\": \(device) }, \(step), "
      + "{ \"op\": \"unlockForConfiguration\", \"target\": \(device) }"
  }
}

extension OperationKind {
  /// Whether the step sets a property of an `AVCaptureDevice`, which needs the device's lock; the frame rate override
  /// is a property of the input.
  public var isDeviceSetting: Bool {
    switch self {
    case .setActiveFormat, .setActiveFrameRate, .setFaceDrivenAutomatic, .setFaceDriven, .setTorchMode,
      .setTorchLevel, .setVideoZoomFactor, .setVideoHDR, .setActiveColorSpace, .setFocus, .setExposure,
      .setWhiteBalance, .setGlobalToneMapping, .setFocusTracking, .setDynamicAspectRatio, .lockPrimaryConstituent:
      true
    default: false
    }
  }
}
