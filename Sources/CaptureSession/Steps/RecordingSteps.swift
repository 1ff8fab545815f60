public import CaptureModel
import JSONSource

/// Finds the steps that an app takes while it records a movie.
public struct RecordingSteps {
  /// A step taken during a recording.
  public struct Step: Sendable {
    /// The index of the step.
    public let index: Int

    /// The recording output.
    public let output: String

    /// The index of the step that started the recording.
    public let start: Int
  }

  /// The steps taken during a recording, in order, except those that start or stop one.
  public let steps: [Step]

  /// Reads the steps of a graph. If several recordings overlap, only the first counts.
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
        // Stopping the session ends its recordings.
        if operation.op?.value == .stopRunning { recordings = [] }
      }
    }
    self.steps = steps
  }
}
