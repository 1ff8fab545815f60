/// How a run of the tool ends, as a report tells of it.
public struct RunOutcome: Sendable {
  /// The exit status.
  public let status: Int

  /// What the status means, in words.
  public let meaning: String

  /// Whether all was done that was asked for, whatever was found.
  public let isComplete: Bool

  /// How a run ends.
  public init(status: Int, meaning: String, isComplete: Bool) {
    self.status = status
    self.meaning = meaning
    self.isComplete = isComplete
  }
}
