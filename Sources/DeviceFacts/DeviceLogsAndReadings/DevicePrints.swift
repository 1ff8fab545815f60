/// The useful parts of a log: a probe's documents, and facts that devices print about themselves.
package struct DevicePrints: Sendable {
  /// The log.
  package let text: PrintedLog

  /// The documents, in pieces.
  package let pieces: [ProbePieces]

  /// The facts that devices print.
  package let log: DeviceLog

  /// The lines with the probe's mark that aren't complete pieces.
  package private(set) var faults: [LogFault] = []

  /// Reads a log; O(its bytes).
  package init(_ text: PrintedLog) {
    self.text = text
    pieces = ProbePieces.documents(in: text, &faults)
    log = DeviceLog(text)
  }

  /// The number of unreadable prints, plus the number of documents that can't be put together.
  package var damages: Int {
    faults.count + log.faults.count + pieces.count { (try? $0.document(in: text.bytes)) == nil }
  }
}
