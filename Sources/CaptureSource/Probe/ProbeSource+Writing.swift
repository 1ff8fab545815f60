extension ProbeSource {
  /// What is kept, written and logged.
  var writing: String {
    #"""
    // MARK: - Files and the log

    nonisolated extension \#(type) {
      /// What was read so far, in a file that the next run begins with: a line that says whose it is, and one a session.
      private struct ReadingStore {
        private let file: URL
        private var lines: [String]

        /// What was read on the same device with the same system; nothing where it was another.
        init(_ folder: URL, for device: String) throws {
          file = folder.appendingPathComponent("capplan-probe.state")
          let header = "capplan-probe 1 \(device)"
          let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
          let known = text.components(separatedBy: "\n")
          lines = known.first == header ? known.filter { !$0.isEmpty } : [header]
        }

        private var sessions: [[String]] { lines.dropFirst().map { $0.components(separatedBy: "\t") } }

        func has(_ session: String) -> Bool { sessions.contains { $0.first == session } }

        /// The readings' texts.
        var readings: [String] { sessions.flatMap { $0.dropFirst() } }

        mutating func add(_ readings: [String], of session: String) throws {
          lines.append(([session] + readings).joined(separator: "\t"))
          try Data(lines.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        }
      }
    }

    nonisolated extension \#(type) {
      /// Writes a document to a file, and to the log in pieces that no log cuts off.
      ///
      /// A piece has the document's name, its number of how many, the checksum of the whole and a part of the text.
      private func write(_ document: JSON, as kind: String) throws -> URL {
        let text = Array(document.text.utf8)
        let file = folder.appendingPathComponent("capplan-\(kind).json")
        try Data(text).write(to: file, options: .atomic)
        let checksum = String(format: "%08x", Self.checksum(of: text))
        let length = 800
        let count = (text.count + length - 1) / length
        for number in 0..<count {
          let piece = String(decoding: text.dropFirst(number * length).prefix(length), as: UTF8.self)
          log("capplan-probe \(kind)\(checksum) \(number + 1)/\(count) \(checksum) \(piece)")
        }
        log("capplan: wrote \(file.path)")
        return file
      }

      /// CRC-32, as zlib and PNG have it.
      private static func checksum(of bytes: [UInt8]) -> UInt32 {
        var checksum = UInt32.max
        for byte in bytes {
          checksum ^= UInt32(byte)
          for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
        return ~checksum
      }
    }
    """#
  }
}
