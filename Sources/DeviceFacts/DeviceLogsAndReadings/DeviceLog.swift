/// The facts that devices print about themselves in a log: format descriptions, and sets of cameras that run together.
///
/// One pass over the bytes: O(log). Cut or damaged prints are reported and not imported.
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

  /// The parts that could not be read, in order.
  package internal(set) var faults: [LogFault] = []

  /// The parts that were skipped.
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

  /// One half of a camera's description without the other half: the camera was cut.
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
    // A set contains only cameras; elsewhere brackets are used for many things.
    case .bracket where openSet == nil: break
    case .bracket, .description: cutDevice()
    }
    // Several cameras on a line are a list, and the formats after it belong to none of them.
    if devices.count > 1 { camera = nil }
  }

  /// Reads the print that starts at an offset, and returns where to continue.
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

  mutating func readDevice(markAt mark: Int, in line: Range<Int>, _ devices: inout [PrintedDevice]) -> Int {
    var end = mark + 1
    guard let device = PrintedDevice(bytes, markAt: mark, in: line, end: &end) else {
      cutDevice()
      return end
    }
    halfDevice = .none
    if openSet != nil {
      openSet?.devices.append(device)
    } else {
      devices.append(device)
      (camera, isOpen) = (isInList(after: end) ? nil : device, false)
    }
    return end
  }

  /// Records a cut camera. Its set is cut too; outside of a set, the next formats no longer belong to the camera before
  /// it.
  mutating func cutDevice() {
    openSet?.isCut = true
    (camera, isOpen) = (nil, false)
  }

  /// Records a bracket that opens a name. The camera is cut if the line ends before the bracket is closed; names are
  /// short.
  mutating func noteBracket(at start: Int, in line: Range<Int>) {
    guard halfDevice == .none else { return }
    let end = min(line.upperBound, start + 120)
    let isCut = end == line.upperBound && !bytes[start..<end].contains(UInt8(ascii: "]"))
    halfDevice = isCut ? .description : .bracket
  }

  /// Whether a camera is in a list: the end of the list or another camera comes next.
  private func isInList(after end: Int) -> Bool {
    var rest = LogReader(bytes, end..<bytes.count)
    _ = rest.take(">")
    _ = rest.take("\"")
    let isLast = rest.take(",")
    _ = rest.take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return isLast && (rest.isAtEnd || rest.starts(with: "<") || rest.starts(with: "[") || rest.starts(with: "\"<"))
      || rest.starts(with: ")") || rest.starts(with: "]")
  }

  mutating func endSet(isCut: Bool) {
    guard let set = openSet else { return }
    openSet = nil
    // Brackets without a camera belong to something else.
    if set.devices.isEmpty && !set.isCut { return }
    guard !isCut, !set.isCut else {
      hasCutSet = true
      return faults.append(LogFault(line: set.line, kind: .cutSet))
    }
    if knownSets.insert(Set(set.devices)).inserted { sets.append((set.line, set.devices)) }
  }

  /// The log of one device names few other models.
  private static let mostModels = 64

  /// A model identifier: `iPhone14,4`.
  mutating func noteModel(at start: Int, in line: Range<Int>) {
    if start > line.lowerBound, bytes[start - 1].isAlphabetic || bytes[start - 1].isDigit { return }
    var reader = LogReader(bytes, start..<line.upperBound)
    guard reader.take("iPhone") || reader.take("iPad"), !reader.take(while: \.isDigit).isEmpty, reader.take(","),
      !reader.take(while: \.isDigit).isEmpty
    else { return }
    let model = reader.text(start..<reader.position)
    if models.count < Self.mostModels, !models.contains(model) { models.append(model) }
  }

  /// Reads a description in angle brackets, which mark where it ends.
  mutating func readFormat(at start: Int, in line: Range<Int>) -> Int {
    let (opener, closer, next) = (UInt8(ascii: "<"), UInt8(ascii: ">"), start + 1)
    var reader = LogReader(bytes, next + "AVCaptureDeviceFormat: 0x".utf8.count..<line.upperBound)
    _ = reader.take(while: \.isHexDigit)
    let end = bytes[next..<line.upperBound].firstIndex { $0 == opener || $0 == closer } ?? line.upperBound
    guard end < line.upperBound, bytes[end] == closer else {
      cut(.cutFormat(after: tail(of: start..<end)))
      return end
    }
    guard reader.take(" ") else {
      cut(.damagedFormat(part: tail(of: start..<end)))
      return end
    }
    add(reader.position..<end, from: start)
    return end + 1
  }

  /// Reads a description without brackets. It is complete only in a list, where the next text marks its end.
  mutating func readOpenFormat(at start: Int, in line: Range<Int>) -> Int {
    var end = start + 1
    while end < line.upperBound {
      if bytes.has(", '", at: end, before: line.upperBound) || bytes[end] == UInt8(ascii: "]") { break }
      end += 1
    }
    guard end < line.upperBound else {
      cut(.openFormat)
      return end
    }
    add(start..<end, from: start)
    return end
  }

  private mutating func add(_ text: Range<Int>, from start: Int) {
    guard bytes.has("'vide'/", at: text.lowerBound, before: text.upperBound) else {
      otherMedia = (otherMedia?.line ?? line, (otherMedia?.count ?? 0) + 1)
      return
    }
    guard text.count <= Self.longestFormat else { return cut(.damagedFormat(part: head(of: text))) }
    var reader = LogReader(bytes, text)
    do throws(PrintedFormat.Damage) {
      let format = try PrintedFormat(&reader)
      openBlock()
      let hasAddress = start < text.lowerBound
      if hasAddress, !blocks[blocks.count - 1].isNew(reader.text(start..<text.upperBound)) { return }
      for part in format.unknownParts { remark(.unknownPart(part)) }
      if let code = format.unknownPixelFormat { remark(.unknownPixelFormat(code)) }
      blocks[blocks.count - 1].add(format, reader.text(text))
    } catch {
      cut(.damagedFormat(part: head(of: error.position..<text.upperBound)))
    }
  }

  /// On every system, descriptions are shorter than 1,000 bytes.
  private static let longestFormat = 4096

  private mutating func openBlock() {
    endSet(isCut: true)
    if !isOpen { blocks.append(Block(camera: camera, line: line)) }
    isOpen = true
  }

  /// Reports a format that can't be imported, which leaves the camera's list of formats incomplete.
  private mutating func cut(_ kind: LogFault.Kind) {
    openBlock()
    blocks[blocks.count - 1].isCut = true
    faults.append(LogFault(line: line, kind: kind))
  }

  private mutating func remark(_ kind: LogRemark.Kind) {
    if knownRemarks.insert(kind).inserted { remarks.append(LogRemark(line: line, kind: kind)) }
  }

  private func tail(of range: Range<Int>) -> String { String(decoding: bytes[range].suffix(24), as: UTF8.self) }

  private func head(of range: Range<Int>) -> String { String(decoding: bytes[range].prefix(24), as: UTF8.self) }
}
