/// How a run of the tool ends, for reports.
public struct RunOutcome: Sendable {
  /// The exit status.
  public let status: Int

  /// What the status means, in words.
  public let meaning: String

  /// Whether the run did everything requested, whatever it found.
  public let isComplete: Bool

  /// An outcome.
  public init(status: Int, meaning: String, isComplete: Bool) {
    self.status = status
    self.meaning = meaning
    self.isComplete = isComplete
  }
}
