/// What devices print about themselves in a log: format descriptions, and sets of cameras that run together.
///
/// One pass over the bytes: O(log). Cut or damaged prints are reported, and nothing of them is imported.
package struct DeviceLog: Sendable {
  /// The lists of formats, in order.
  var blocks: [Block] = []

  /// The sets of cameras, each once, in order.
  var sets: [(line: Int, devices: [PrintedDevice])] = []
  var knownSets: Set<Set<PrintedDevice>> = []

  /// Whether a set was cut.
  var hasCutSet = false

  /// The models that the log names, each once, up to a limit: `iPhone14,4`.
  package internal(set) var models: [String] = []

  /// What could not be read, in order.
  package internal(set) var faults: [LogFault] = []

  /// What was skipped.
  package internal(set) var remarks: [LogRemark] = []
  var knownRemarks: Set<LogRemark.Kind> = []

  /// Whether the log has nothing that devices print.
  package var isEmpty: Bool { blocks.isEmpty && sets.isEmpty && faults.isEmpty }

  let bytes: [UInt8]

  /// The number of the line being read.
  private(set) var line = 0

  /// The camera that the next formats belong to.
  var camera: PrintedDevice?

  /// Whether the next formats belong to the open list.
  var isOpen = false

  /// The set being read, and the line where it began.
  var openSet: (line: Int, devices: [PrintedDevice], isCut: Bool)?

  /// Descriptions of media other than video: the first line, and how many.
  var otherMedia: (line: Int, count: Int)?

  /// The part of a camera's description found without the rest of it: a cut camera.
  var halfDevice = HalfDevice.none

  enum HalfDevice {
    case none, bracket, description
  }

  /// Reads a log.
  package init(_ text: PrintedLog) {
    bytes = text.bytes
    var (start, count) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      count += 1
      line = text.number(ofLine: count)
      read(start..<end)
      start = end + 1
      if end < bytes.count, bytes[end] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
    }
    endSet(isCut: true)
    if let otherMedia { remarks.append(LogRemark(line: otherMedia.line, kind: .otherMedia(count: otherMedia.count))) }
  }

  private mutating func read(_ line: Range<Int>) {
    var position = line.lowerBound
    var devices: [PrintedDevice] = []
    halfDevice = .none
    while position < line.upperBound {
      switch bytes[position] {
      case UInt8(ascii: "<"), UInt8(ascii: "'"), UInt8(ascii: "S"), UInt8(ascii: "{"), UInt8(ascii: "]"),
        UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "i"):
        position = readPrint(at: position, in: line, &devices)
      default: position += 1
      }
    }
    switch halfDevice {
    case .none: break
    // In a set there are only cameras; elsewhere brackets hold many things.
    case .bracket where openSet == nil: break
    case .bracket, .description: cutDevice()
    }
    // Several cameras on a line are a list; the formats that follow belong to none of them.
    if devices.count > 1 { camera = nil }
  }

  /// Reads what begins at an offset, and returns where to continue.
  private mutating func readPrint(at position: Int, in line: Range<Int>, _ devices: inout [PrintedDevice]) -> Int {
    let end = line.upperBound
    func has(_ text: StaticString) -> Bool { bytes.has(text, at: position, before: end) }
    if has("<AVCaptureDeviceFormat: 0x") { return readFormat(at: position, in: line) }
    if has("'vide'/'") || has("'dpth'/'") { return readOpenFormat(at: position, in: line) }
    if has("Set([") || has("{(") {
      endSet(isCut: true)
      (openSet, camera, isOpen, halfDevice) = ((self.line, [], false), nil, false, .none)
      return position + (has("{(") ? 2 : 5)
    }
    if has("])") || has(")}") {
      endSet(isCut: halfDevice != .none)
      return position + 2
    }
    if has(PrintedDevice.mark) { return readDevice(markAt: position, in: line, &devices) }
    if has("<AVCaptureFigVideoDevice: 0x") { halfDevice = .description }
    if has("[") { noteBracket(at: position, in: line) }
    if has("iPhone") || has("iPad") { noteModel(at: position, in: line) }
    return position + 1
  }
}
