import CaptureSession
import JSONSource
import CapturePlans

/// Draws the predictions for one file's graph: a line for each, with its place.
struct PredictionText {
  let palette: Palette
  let width: Int

  /// The lines; none if nothing can be predicted.
  func lines(of file: FileReport) -> [String] {
    let merged = MergedPrediction.merge(file.results)
    guard case .checked(let reading, _) = file.content, !merged.isEmpty else { return [] }
    let table = LineTable(reading.source)
    let all = file.results.map(\.profile)
    let starts = merged.map { entry in
      let position = table.position(of: entry.prediction.range.lowerBound)
      return "\(position)"
    }
    let column = starts.map(\.utf8.count).max() ?? 0
    var lines = ["  " + palette.paint("predicted:", .note)]
    for (entry, start) in zip(merged, starts) {
      let list = entry.profiles.isEmpty ? "" : " (on \(ProfileList.text(entry.profiles, among: all)))"
      let lead = "    " + TextLayout.blanks(column - start.utf8.count) + start + "  "
      lines += TextLayout.hanging(lead, TerminalText.escaped(entry.prediction.message + list), width: width) {
        palette.paint($0, .frame)
      }
    }
    return lines
  }
}
