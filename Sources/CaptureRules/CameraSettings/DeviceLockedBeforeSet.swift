import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A device is locked while it is configured.
  static var deviceLockedBeforeSet: Rule {
    Rule(
      "device-locked-before-set",
      title: "Device is set without a lock",
      area: .inputs,
      severity: .error,
      rationale: """
        Format, frame rate, color space, torch, zoom, HDR, exposure, focus and white balance of an AVCaptureDevice may be \
        set only between lockForConfiguration and unlockForConfiguration; without the lock the setter throws \
        NSGenericException. Checked only if the graph lists its operations.
        """,
      reads: ["operations"],
      sources: [
        .symbol("AVCaptureDevice.lockForConfiguration()"), .symbol("AVCaptureDevice.activeFormat"),
        .symbol("AVCaptureDevice.torchMode"), .symbol("AVCaptureDevice.videoZoomFactor"),
        .report("Redth/ZXing.Net.Maui#92, NativeScript/mlkit#18, longitachi/ZLPhotoBrowser#693: the exception"),
      ],
      aliases: ["device-setter-without-lock"],
      hasFix: true,
      examples: [
        .passing("single | back | video")
          .and("steps addInput back, lockForConfiguration back, setActiveFormat back, unlockForConfiguration back"),
        .failing("single | back | video | steps addInput back, ⟦setActiveFormat⟧ back"),
        .failing("single | back torchMode=on | video | steps addInput back, startRunning, ⟦setTorchMode⟧ back"),
        .failing("single | back | video | steps addInput back, lockForConfiguration back, unlockForConfiguration back,")
          .with("⟦setActiveFormat⟧ back, setActiveFrameRate back, startRunning"),
      ]
    ) { session, report in
      let operations = session.graph.operations
      // A target that isn't an input has no lock; another finding reports it.
      let inputs = Set(session.graph.inputs.compactMap { $0.id.map { session.graph.text(of: $0.value) } })
      var locked: Set<String> = []
      var unlockedAt: [String: SourceRange] = [:]
      var index = 0
      while index < operations.count {
        let operation = operations[index]
        index += 1
        guard let op = operation.op, let target = operation.target?.value else { continue }
        switch op.value {
        case .lockForConfiguration: locked.insert(target)
        case .unlockForConfiguration:
          locked.remove(target)
          unlockedAt[target] = operation.range
        case let kind where kind.isDeviceSetting && !locked.contains(target) && inputs.contains(target):
          // Consecutive settings of one device share a lock.
          var last = index - 1
          while index < operations.count, operations[index].op?.value.isDeviceSetting == true,
            operations[index].target?.value == target
          {
            last = index
            index += 1
          }
          let start = SourceRange(operation.range.lowerBound, operation.range.lowerBound)
          let end = SourceRange(operations[last].range.upperBound, operations[last].range.upperBound)
          let name = JSONString.quoted(target)
          report.emit(
            "\(kind.rawValue) needs the lock of \"\(target)\"", at: op.range, label: "throws without a lock",
            notes: unlockedAt[target].map { [Finding.Note("it was unlocked here", at: $0)] } ?? [],
            fixes: [
              Fix(
                "lock the device around it", .safe,
                edits: [
                  SourceEdit(start, with: "{ \"op\": \"lockForConfiguration\", \"target\": \(name) }, "),
                  SourceEdit(end, with: ", { \"op\": \"unlockForConfiguration\", \"target\": \(name) }"),
                ])
            ])
        default: continue
        }
      }
    }
  }
}
