/// What a log holds that devices print of themselves: descriptions of formats, and sets of cameras that run together.
///
/// One pass over the bytes: O(log). What is cut or damaged is told, and nothing of it is taken.
package struct DeviceLog: Sendable {
  /// The lists of formats, in order.
  var blocks: [Block] = []

  /// The sets of cameras, each once, in order.
  var sets: [(line: Int, devices: [PrintedDevice])] = []
  var knownSets: Set<Set<PrintedDevice>> = []

  /// Whether a set was cut.
  var hasCutSet = false

  /// The models that are named, each once, and no more than a few: `iPhone14,4`.
  package internal(set) var models: [String] = []

  /// What could not be read, in order.
  package internal(set) var faults: [LogFault] = []

  /// What was left aside.
  package internal(set) var remarks: [LogRemark] = []
  var knownRemarks: Set<LogRemark.Kind> = []

  /// Whether nothing that devices print was found.
  package var isEmpty: Bool { blocks.isEmpty && sets.isEmpty && faults.isEmpty }

  let bytes: [UInt8]

  /// The number of the line that is being read.
  private(set) var line = 0

  /// The camera whose formats come next.
  var camera: PrintedDevice?

  /// Whether formats that come next belong to the list that is open.
  var isOpen = false

  /// The set that is being read, and where it began.
  var openSet: (line: Int, devices: [PrintedDevice], isCut: Bool)?

  /// Descriptions of other media than video: the first line of them, and how many.
  var otherMedia: (line: Int, count: Int)?

  /// What of a camera's description stands on the line without the rest: a cut one.
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
    // In a set there is nothing but cameras; elsewhere many things stand in brackets.
    case .bracket where openSet == nil: break
    case .bracket, .description: cutDevice()
    }
    // Several cameras on a line are a list, and none of them the one whose formats follow.
    if devices.count > 1 { camera = nil }
  }

  /// Reads what begins at an offset, and returns where to go on.
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
