/// Reads the list of connections: the one list of a graph that may be very long, so it is read straight into place, and
/// in parts where several threads can share it.
enum ConnectionListReader {
  /// Some connections that follow each other in the document.
  private struct Part {
    /// How many stand before them in the list.
    let place: Int
    let count: Int

    /// The node of the first.
    let node: Int
  }

  /// What came of a part: its names and faults, and the place behind the last connection that could be read.
  private struct Outcome: Sendable {
    let reader: DocumentReader
    let end: Int
  }

  /// The least list that is shared among threads.
  private static let leastShared = 10_000

  /// Reads the elements of an array.
  static func read(_ reader: inout DocumentReader, _ list: JSONValue) -> [GraphConnection] {
    let count = reader.document.count(of: list)
    let threads = count < leastShared ? 1 : min(reader.workers.count(), 16)
    let whole = Part(place: 0, count: count, node: list.index + 1)
    return [GraphConnection](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      if threads > 1 {
        initializedCount = read(parts(of: whole, threads, reader.document), into: buffer, &reader)
      } else {
        initializedCount = read(whole, GraphConnection.shape, into: buffer, &reader)
      }
    }
  }

  /// Reads one part; returns the place behind its last connection.
  private static func read(
    _ part: Part, _ shape: ObjectShape<GraphConnection>, into buffer: UnsafeMutableBufferPointer<GraphConnection>,
    _ reader: inout DocumentReader
  ) -> Int {
    var (place, node) = (part.place, part.node)
    for _ in 0..<part.count {
      if let connection = shape.read(&reader, JSONValue(index: node)) {
        buffer.initializeElement(at: place, to: connection)
        place += 1
      }
      node = Int(reader.document.nodes[node].next)
    }
    return place
  }

  /// Reads parts at the same time; returns the place behind the last connection.
  private static func read(
    _ parts: [Part], into buffer: UnsafeMutableBufferPointer<GraphConnection>, _ reader: inout DocumentReader
  ) -> Int {
    // No place belongs to two parts.
    nonisolated(unsafe) let places = buffer
    let blank = reader.withoutFindings
    let outcomes = reader.workers.map(parts.count) { share in
      var own = blank
      // A shape of its own, since threads that count references to the same one wait for each other.
      let end = read(parts[share], GraphConnection.makeShape(), into: places, &own)
      return Outcome(reader: own, end: end)
    }
    var end = 0
    for (part, outcome) in zip(parts, outcomes) {
      let read = part.place..<outcome.end
      if let names = reader.adopt(outcome.reader, after: blank) {
        for place in read { buffer[place].rename(names) }
      }
      if end < part.place {
        // Closes the hole that faulty connections have left.
        for offset in 0..<read.count {
          buffer.initializeElement(at: end + offset, to: buffer.moveElement(from: part.place + offset))
        }
      }
      end += read.count
    }
    return end
  }

  private static func parts(of whole: Part, _ count: Int, _ document: JSONDocument) -> [Part] {
    var parts: [Part] = []
    var node = whole.node
    for number in 0..<count {
      let places = whole.count * number / count..<whole.count * (number + 1) / count
      parts.append(Part(place: places.lowerBound, count: places.count, node: node))
      if number < count - 1 { for _ in places { node = Int(document.nodes[node].next) } }
    }
    return parts
  }
}
