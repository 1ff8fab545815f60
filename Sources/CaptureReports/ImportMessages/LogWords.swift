import CaptureModel
package import DeviceFacts
import JSONSource

extension LogFault {
  /// The fault and its consequence, worded to follow the log's name and the line.
  package var words: String {
    switch kind {
    case .cutFormat(let end):
      "the format is cut after \(Suggestion.quote(end)): the rest up to '>' is missing; the line is left out"
    case .damagedFormat(let part):
      "the format is damaged at \(Suggestion.quote(part)), which no system prints like that; the line is left out"
    case .openFormat:
      "the format has no '<…>', so nobody can tell whether it is complete; the line is left out"
    case .unknownCamera(let name):
      "the camera \(Suggestion.quote(name)) has no known id; for its formats, --camera TYPE/POSITION says which it is"
    case .cutSet: "the set of cameras is cut; it is left out"
    case .formatsOfNoCamera(let count):
      "\(count == 1 ? "a format follows" : "\(count) formats follow") no camera; --camera TYPE/POSITION says whose they are, such as --camera builtInWideAngleCamera/back"
    case .secondList(let key, let first):
      "another list of formats of the \(key) camera, which is not that of line \(first); import the two logs one by one, the second with --into"
    case .damagedPiece(let run):
      "this is not a complete piece of a probe's output" + (run.isEmpty ? "" : " (\(run))")
    }
  }
}

extension LogRemark {
  /// The skipped part, worded to follow the log's name and the line.
  package var words: String {
    switch kind {
    case .unknownPart(let name): "note: \(Suggestion.quote(name)) is unknown, and ignored"
    case .unknownPixelFormat(let code):
      "note: the pixel format \(Suggestion.quote(code)) is unknown; formats with it are imported without it"
    case .otherMedia(let count):
      "note: \(count == 1 ? "a description" : "\(count) descriptions") of depth or sound ignored: nothing says which format they belong to"
    }
  }
}

extension ProbePieces.Damage {
  /// The fault of a document's pieces, in one line.
  package func words(of document: ProbePieces) -> String {
    func list(_ numbers: [Int]) -> String { numbers.prefix(20).map(String.init).joined(separator: ", ") }
    let name = document.words
    switch self {
    case .missing(let ranges): return "\(name) lacks \(document.words(ofPieces: ranges))"
    case .unlike(let numbers): return "\(name) has several pieces \(list(numbers)), which are not alike"
    case .changed(let short):
      return "\(name) is damaged: "
        + (short.isEmpty
          ? "its checksum does not match"
          : (short.count == 1 ? "piece \(list(short)) is" : "pieces \(list(short)) are") + " shorter than the others")
    }
  }
}

extension ReadingsSalvage {
  /// The lost pieces of a document, the part that is kept, and where to find the rest.
  package func words(of document: ProbePieces) -> String {
    let kept = count == 1 ? "1 complete reading is kept" : "\(count) complete readings are kept"
    return
      "\(document.words) has lost \(document.words(ofPieces: lost)): \(kept); fetch capplan-readings.json from the app's Documents folder for the rest"
  }
}

extension ProbePieces {
  fileprivate var words: String { "the probe's document \(Suggestion.quote(run))" }

  /// Some pieces by their numbers: `pieces 2, 4 to 6 of 9`.
  fileprivate func words(ofPieces ranges: [ClosedRange<Int>]) -> String {
    let words = ranges.prefix(20).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
    let isOne = ranges.count == 1 && ranges[0].count == 1
    return "\(isOne ? "piece" : "pieces") \(words.joined(separator: ", ")) of \(count)"
  }
}

extension ProfileContradiction {
  /// The point where two files differ, each with its source, and the consequence.
  package func words(own: String, new: String) -> String {
    func words(_ side: Side, of file: String) -> String {
      let source = "\(file): \(Suggestion.quote(side.source.id)), \(side.source.kind.rawValue)"
      return side.text.map { "\($0) (\(source))" } ?? "one thing (\(source))"
    }
    let what = format.map { "\(subject.cameraWords), \($0.title), \($0.key == "formats" ? "listed" : "'\($0.key)'")" }
    let comparison = "\(what ?? subject.words): \(words(self.own, of: own)) against \(words(self.new, of: new))"
    return switch outcome {
    case .kept: "\(comparison); the first is known better, and kept"
    case .replaced: "\(comparison); the second is known better, and taken"
    case .unknown:
      format?.key == "formats"
        ? "\(comparison); neither is known better: it stays listed, and the list is no longer complete"
        : "\(comparison); neither is known better: it is left unknown"
    case .undecided: "\(comparison); neither is known better: the first stays"
    }
  }
}
