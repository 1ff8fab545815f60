public import CaptureModel
import JSONSource

/// A movie that is being recorded while other steps are taken.
public struct RecordingSteps {
  /// A step during a recording.
  public struct Step: Sendable {
    /// The index of the step.
    public let index: Int

    /// The output that records.
    public let output: String

    /// The index of the step that started the recording.
    public let start: Int
  }

  /// The steps during a recording that an app lists, in order, without those that start and stop one.
  public let steps: [Step]

  /// Reads the steps of a graph. Of several recordings at a time the first counts.
  public init(_ operations: [GraphOperation]) {
    var steps: [Step] = []
    var recordings: [(output: String, start: Int)] = []
    for (index, operation) in operations.enumerated() {
      switch operation.op?.value {
      case .startRecording: recordings.append((operation.target?.value ?? "", index))
      case .stopRecording: recordings.removeAll { $0.output == operation.target?.value }
      default:
        guard let recording = recordings.first else { continue }
        steps.append(Step(index: index, output: recording.output, start: recording.start))
        // A session that stops ends what it records.
        if operation.op?.value == .stopRunning { recordings = [] }
      }
    }
    self.steps = steps
  }
}
