import CaptureModel
import CaptureSession
import JSONSource

/// A capture graph as a picture: boxes, the lines between their ports, bars of costs, and marks where findings are.
///
/// It holds what is drawn and in which order, and no places: each writer lays it out in its own form.
public struct Drawing: Sendable {
  /// A kind of box; the kinds are columns, from left to right.
  enum Column: Int, Sendable {
    case input, output, synchronizer
  }

  /// An outlet of an input, or the end of one connection at an output.
  struct Port: Sendable {
    /// The medium and where it comes from: `audio, back`, `video from wide`.
    var text: String

    /// The settings of the connection.
    var facts: [String] = []

    /// Indices of the findings on the connection.
    var marks: [Int] = []
  }

  /// An input, an output or a synchronizer.
  struct Box: Sendable {
    let column: Column
    let id: String

    /// The type, format and settings of the box.
    var facts: [String]

    /// What a plan or an edit makes of the box; `nil` if the box stays the same.
    var change: String?

    /// The box's ports to the left and to the right.
    var inlets: [Port] = []
    var outlets: [Port] = []

    /// Indices of the findings on it.
    var marks: [Int] = []
  }

  /// One end of a line.
  struct End: Hashable, Sendable {
    var box: Int
    var port: Int
  }

  /// A connection, or the way of an output to its synchronizer. No two lines share a target.
  struct Line: Sendable {
    var source: End
    var target: End

    /// How it is drawn.
    let style: Style

    /// The settings of the connection, which may have several lines.
    var settings: [String] = []
  }

  /// What flows through a line.
  enum Style: String, Sendable, CaseIterable {
    case video, audio, depth, metadata, synchronized, disabled
  }

  /// A finding.
  struct Mark: Sendable {
    let severity: Severity
    let rule: String
    let message: String
  }

  /// A cost, as bars against its target.
  struct Bill: Sendable {
    let name: String

    /// The highest cost allowed; `nil` if nobody set one and the device sets none.
    let target: Double?
    let bars: [CostBars.Row]
  }

  /// The name of the graph.
  let title: String

  /// The device, and whether the graph runs on it; `nil` without a device.
  let verdict: String?

  /// What the plan gives up or why there is none; `nil` if none was asked for.
  let planned: String?

  /// The boxes, column by column, from top to bottom.
  var boxes: [Box]

  /// The lines, in the order of their sources.
  var lines: [Line]

  /// The findings, in the order of the text.
  let marks: [Mark]

  /// Indices of the findings that are on no box and no connection.
  let looseMarks: [Int]

  /// The costs.
  var bills: [Bill]

  /// Whether it is for a dark page, and not for one that is as the reader's system is.
  public var isDark = false
}

extension Drawing {
  /// The drawing with a few words in each box, so that many cameras stay on one screen: no settings, no
  /// costs of parts, and notes only in the list of findings.
  public var compact: Drawing {
    var small = self
    for box in boxes.indices {
      small.boxes[box].facts = Array(boxes[box].facts.filter { $0 != "not connected" }.prefix(1))
      if boxes[box].facts.contains("not connected") { small.boxes[box].facts.append("not connected") }
      small.boxes[box].marks.removeAll { marks[$0].severity == .note }
      for inlet in boxes[box].inlets.indices {
        small.boxes[box].inlets[inlet].facts = []
        small.boxes[box].inlets[inlet].marks.removeAll { marks[$0].severity == .note }
      }
    }
    for line in lines.indices { small.lines[line].settings = [] }
    small.bills = bills.map { bill in
      // A plan's total stands last, after that of the graph as asked.
      let count = bill.bars.last?.name == "planned" ? 2 : 1
      return Bill(name: bill.name, target: bill.target, bars: Array(bill.bars.suffix(count)))
    }
    return small
  }

  /// Whether an error is among some findings.
  func hasError(_ marks: [Int]) -> Bool { marks.contains { self.marks[$0].severity == .error } }
}

extension Drawing.Mark {
  /// A sign of its own shape for each severity, for readers who don't see colours.
  var sign: String {
    switch severity {
    case .error: "✖"
    case .warning: "▲"
    case .note: "●"
    }
  }
}

extension Drawing {
  /// A finding in short, as it stands at its place: `✖ error 1: format-not-multicam`.
  func words(ofMark index: Int) -> String {
    let mark = marks[index]
    return "\(mark.sign) \(mark.severity.rawValue) \(index + 1): \(mark.rule)"
  }

  /// What it shows, in a sentence.
  var summary: String {
    let counts = [Column.input, .output, .synchronizer].map { column in boxes.count { $0.column == column } }
    let connections = lines.count { $0.style != .synchronized }
    var parts = [
      TextLayout.count(counts[0], "input"), TextLayout.count(counts[1], "output"),
      TextLayout.count(connections, "connection"),
    ]
    if counts[2] > 0 { parts.append(TextLayout.count(counts[2], "synchronizer")) }
    for severity in [Severity.error, .warning, .note] {
      let count = marks.count { $0.severity == severity }
      if count > 0 { parts.append(TextLayout.count(count, severity.rawValue)) }
    }
    let costs = bills.compactMap { bill in bill.bars.last.map { "\(bill.name) \(Figure.interval($0.cost))" } }
    return ([verdict].compactMap { $0 } + [parts.joined(separator: ", ")] + costs).joined(separator: "; ")
  }
}

extension Drawing.Bill {
  /// The cost at the end of the longest possible bar.
  var scale: Double { CostBars.scale(bars.map(\.cost), target: target) }

  /// The name with the target: `hardwareCost, target 0.900`.
  var title: String { target.map { "\(name), target \(Figure.cost($0))" } ?? "\(name), no target" }
}
