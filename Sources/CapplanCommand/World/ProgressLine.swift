/// A line on standard error that says how far long work is.
///
/// It comes after a second, only to a terminal that people watch, and goes when the work is done.
package struct ProgressLine: Sendable {
  /// How long work takes before a word is said of it.
  private static let patience = Duration.seconds(1)

  private let world: World
  private let what: String
  private let start: Duration

  /// The part of the work that is shown, in percent.
  private var part = 0..<100

  /// A line such as `checking graphs: 42%`; `nil` where nobody watches.
  init?(_ what: String, _ world: World) {
    guard world.streams.isTerminal(.error), world.environment("TERM") != "dumb" else { return nil }
    self.world = world
    self.what = what
    start = world.now()
  }

  /// The line of a part of the work: of some of its steps.
  func ofSteps(_ steps: Range<Int>, of count: Int) -> ProgressLine {
    var line = self
    line.part = steps.lowerBound * 100 / count..<steps.upperBound * 100 / count
    return line
  }

  /// Shows how much is done after one more of the steps of one thread, which is about as far as the others are.
  func show(_ done: Int, of count: Int) {
    let (before, now) = (percent(done - 1, of: count), percent(done, of: count))
    guard now != before, now < 100, isLong else { return }
    write("\r\(what): \(now)%")
  }

  /// Takes the line away.
  func end() {
    if isLong { write("\r\u{1B}[K") }
  }

  private func percent(_ done: Int, of count: Int) -> Int { part.lowerBound + done * part.count / count }

  private var isLong: Bool { world.now() - start >= Self.patience }

  private func write(_ text: String) {
    // If standard error can't be written, there is nobody left to tell.
    try? world.streams.write(Array(text.utf8), .error)
  }
}
