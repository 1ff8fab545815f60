/// What was found in a log: the documents of a probe, and what devices print about themselves.
package struct DevicePrints: Sendable {
  /// The log.
  package let text: PrintedLog

  /// The documents, in pieces.
  package let pieces: [ProbePieces]

  /// What devices print.
  package let log: DeviceLog

  /// The lines with the probe's mark that are not complete pieces.
  package private(set) var faults: [LogFault] = []

  /// Reads a log; O(its bytes).
  package init(_ text: PrintedLog) {
    self.text = text
    pieces = ProbePieces.documents(in: text, &faults)
    log = DeviceLog(text)
  }

  /// How many prints can't be read, and how many documents can't be put together.
  package var damages: Int {
    faults.count + log.faults.count + pieces.count { (try? $0.document(in: text.bytes)) == nil }
  }
}
