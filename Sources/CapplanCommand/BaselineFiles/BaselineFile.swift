import CapturePlans
import CaptureReports
import JSONSource

/// A baseline as it stands in its file.
struct BaselineFile {
  /// The status of reading it.
  let status: ExitStatus

  /// The baseline, with what it has been compared with; `nil` if it can't be used.
  var use: BaselineUse?

  /// Where the lines of the file begin; `nil` if it can't be read.
  let lines: LineTable?

  /// Makes paths of graphs relative to the folder of the file.
  private let paths: RelativePath

  /// Reads a baseline; prints on standard error why it can't be used.
  init(_ path: String, _ console: Console) {
    paths = RelativePath(fromFolderOf: path, console.world.files)
    let input = InputLoader(console.world, limit: JSONParser.sizeLimit).file(path)
    guard case .success(let source) = input.result else {
      (status, use, lines) = (console.complain(ofUnreadable: [input]), nil, nil)
      console.note("`capplan check --write-baseline` makes one\n")
      return
    }
    let (baseline, faults) = Baseline.read(source, tool: .capplan)
    for line in ErrorLines.of(faults, in: source) { console.note(line + "\n") }
    status = baseline == nil ? .unusable : .success
    use = baseline.map(BaselineUse.init)
    lines = LineTable(source)
  }

  /// Which findings of a graph are known.
  mutating func known(in file: FileReport, of input: LoadedInput) -> KnownFindings {
    use?.known(in: file, at: paths.path(of: input.path ?? input.name)) ?? KnownFindings()
  }
}
