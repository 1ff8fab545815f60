import CapturePlans
import CaptureReports
import JSONSource

/// The baseline of one check: read, applied to its reports, and written.
struct CheckBaseline {
  /// The status of reading and writing so far.
  private(set) var status = ExitStatus.success

  private let options: BaselineOptions
  private let console: Console
  private let paths: RelativePath

  /// The baseline in use; `nil` if there is none, or if it can't be used.
  private var use: BaselineUse?
  private var lines: LineTable?

  /// Whether a graph could not be read.
  private var lacksInputs = false

  /// How many baseline entries without a finding are listed one by one.
  private static let mostTold = 20

  /// Reads the baseline if there is one; prints on standard error why it can't be used.
  init(_ options: BaselineOptions, _ console: Console) {
    self.options = options
    self.console = console
    paths = RelativePath(fromFolderOf: options.file ?? options.written ?? "", console.world.files)
    guard let file = options.file, !options.hidesNothing else { return }
    let known = BaselineFile(file, console)
    (status, use, lines) = (known.status, known.use, known.lines)
  }

  /// The reports of the inputs, in their order, without known findings.
  mutating func sift(_ files: [FileReport], of inputs: [LoadedInput]) -> [FileReport] {
    guard use != nil || options.written != nil else { return files }
    let named = zip(files, inputs).map { (path: paths.path(of: $1.path ?? $1.name), report: $0) }
    lacksInputs = files.contains { file in
      if case .checked(let reading, _) = file.content { reading.isUnreadable } else { true }
    }
    if let file = options.written, lacksInputs {
      keep(file)
    } else if let file = options.written, let change = replacement(of: file) {
      let baseline = Baseline(of: named)
      status = status.worse(write(baseline, to: file, saying: "wrote \(Self.count(baseline)) to", change))
      // Findings that could not be written to the baseline don't count as known.
      if status == .success { use = BaselineUse(baseline) }
    }
    guard var known = use else { return files }
    let sifted = named.map { known.sift($0.report, at: $0.path) }
    use = known
    return sifted
  }

  /// Prints which findings are hidden and which entries no longer have one; removes those entries from the file if
  /// asked to.
  func finish(looksFor: (RuleID) -> Bool) -> ExitStatus {
    guard let use, let file = options.file else { return .success }
    let fates = use.fates(exists: exists, looksFor: looksFor)
    let rest = use.dropping(fates)
    if !console.globals.isQuiet, use.hiddenCount > 0 {
      let verb = use.hiddenCount == 1 ? "is" : "are"
      console.note("\(Self.count(use.hiddenCount)) \(verb) known to '\(Escaping.terminal(file))'\n")
    }
    if !console.globals.isQuiet, use.outgrownCount > 0 {
      let words = use.outgrownCount == 1 ? "is reported: its cost is" : "are reported: their costs are"
      console.note(
        "\(Self.count(use.outgrownCount)) \(words) higher than in '\(Escaping.terminal(file))', or of a device that "
          + "has none there\n")
    }
    if options.isUpdated, lacksInputs {
      keep(file)
      return .success
    }
    if options.isUpdated {
      let count = use.baseline.entries.reduce(0) { $0 + $1.count } - rest.entries.reduce(0) { $0 + $1.count }
      guard use.baseline.isOfVersion1 || rest.text != use.baseline.text else { return .success }
      let change =
        count > 0
        ? "dropped \(Self.count(count)) from"
        : use.baseline.isOfVersion1 ? "wrote version 2 of" : "lowered severities or costs in"
      return write(rest, to: file, saying: change)
    }
    if !console.globals.isQuiet { tell(fates, of: use.baseline) }
    if !console.globals.isQuiet, use.baseline.isOfVersion1 {
      console.note("'\(Escaping.terminal(file))' has version 1; --update-baseline converts it to version 2\n")
    }
    return .success
  }

  /// Says that the baseline is left unchanged: while a graph can't be read, its findings can't be counted as gone.
  private func keep(_ file: String) {
    console.note("'\(Escaping.terminal(file))' is left as it is, because not every graph could be read\n")
  }

  private func tell(_ fates: [BaselineUse.Fate], of baseline: Baseline) {
    let remarks = zip(baseline.entries, fates).compactMap { entry, fate in
      entry.remark(fate).map { (entry, $0) }
    }
    for (entry, remark) in remarks.prefix(Self.mostTold) {
      let line = lines?.conciseLine(
        at: entry.range?.lowerBound ?? 0, kind: "warning", message: remark, rule: "stale-baseline")
      if let line { console.note(Escaping.terminal(line) + "\n") }
    }
    if remarks.count > Self.mostTold { console.note("and \(remarks.count - Self.mostTold) more [stale-baseline]\n") }
    if !remarks.isEmpty { console.note("--update-baseline drops the entries that are gone\n") }
  }

  /// Whether a graph in the baseline that was not checked still exists.
  private func exists(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try console.world.files.kind(paths.prefix + path)
      return true
    } catch {
      return error != .notFound
    }
  }

  /// How to say what a new baseline takes the place of; `nil`, with the reason told, if the file is no baseline: then it
  /// is somebody's work that a slip of the pen would destroy.
  private mutating func replacement(of file: String) -> String? {
    do throws(FileError) {
      guard try console.world.files.kind(file) == .file else { return "" }
    } catch {
      return ""
    }
    let input = InputLoader(console.world, limit: JSONParser.sizeLimit).file(file)
    if case .success(let source) = input.result {
      if source.bytes.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return "" }
      if let old = Baseline.read(source, tool: .capplan).baseline { return ", in place of \(Self.count(old)) there" }
    }
    console.complain("'\(file)' is no baseline, and is left as it is; remove it, or name another file")
    status = status.worse(.unusable)
    return nil
  }

  private func write(
    _ baseline: Baseline, to file: String, saying what: String, _ end: String = ""
  ) -> ExitStatus {
    let written = console.write(baseline.text, to: .file(file))
    if written == .success, !console.globals.isQuiet { console.note("\(what) '\(Escaping.terminal(file))'\(end)\n") }
    return written
  }

  private static func count(_ baseline: Baseline) -> String {
    count(baseline.entries.reduce(0) { $0 + $1.count })
  }

  private static func count(_ findings: Int) -> String { "\(findings) finding\(findings == 1 ? "" : "s")" }
}
