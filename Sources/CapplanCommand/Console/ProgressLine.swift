/// A line on standard error that shows the progress of long work.
///
/// It appears after a second, only on a terminal that people watch, and disappears when the work is done.
package struct ProgressLine: Sendable {
  /// How long work may take before the line appears.
  private static let patience = Duration.seconds(1)

  private let world: World
  private let what: String
  private let start: Duration

  /// The share of the work that this line covers, in percent.
  private var part = 0..<100

  /// A line such as `checking graphs: 42%`; `nil` if standard error isn't a terminal that people watch.
  init?(_ what: String, _ world: World) {
    guard world.streams.isTerminal(.error), world.environment(EnvironmentName.terminal.rawValue) != "dumb" else {
      return nil
    }
    self.world = world
    self.what = what
    start = world.now()
  }

  /// The progress line for some of the work's steps.
  func ofSteps(_ steps: Range<Int>, of count: Int) -> ProgressLine {
    var line = self
    line.part = steps.lowerBound * 100 / count..<steps.upperBound * 100 / count
    return line
  }

  /// Shows the progress of one thread after another step; the other threads are about as far.
  func show(_ done: Int, of count: Int) {
    let (before, now) = (percent(done - 1, of: count), percent(done, of: count))
    guard now != before, now < 100, isLong else { return }
    write("\r\(what): \(now)%")
  }

  /// Removes the line.
  func end() {
    if isLong { write("\r\u{1B}[K") }
  }

  private func percent(_ done: Int, of count: Int) -> Int { part.lowerBound + done * part.count / count }

  private var isLong: Bool { world.now() - start >= Self.patience }

  private func write(_ text: String) {
    // If standard error can't be written, there is nowhere left to report that.
    try? world.streams.write(Array(text.utf8), .error)
  }
}
