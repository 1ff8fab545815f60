/// What a log holds that devices print of themselves: descriptions of formats, and sets of cameras that run together.
///
/// One pass over the bytes: O(log). What is cut or damaged is told, and nothing of it is taken.
package struct DeviceLog: Sendable {
  /// Formats that were printed one after the other.
  struct Block: Sendable {
    /// The camera that was printed before them.
    let camera: PrintedDevice?

    /// The first line.
    let line: Int

    /// What was printed: each format once, with its description without the address.
    fileprivate(set) var formats: [(text: String, format: PrintedFormat)] = []

    /// Whether one of them was cut or damaged.
    fileprivate(set) var isCut = false

    // The descriptions with their addresses: one that is printed again is the same format.
    fileprivate var printed: Set<String> = []

    /// Whether all its formats are among those of another one.
    func isIn(_ other: Block) -> Bool { Set(formats.map(\.text)).isSubset(of: other.formats.map(\.text)) }
  }

  /// The formats, in order.
  private(set) var blocks: [Block] = []

  /// The sets of cameras, each once, in order.
  private(set) var sets: [(line: Int, devices: [PrintedDevice])] = []

  /// Whether a set was cut.
  private(set) var hasCutSet = false

  /// The models that are named: `iPhone14,4`.
  package private(set) var models: [String] = []

  /// What could not be read, in order.
  package private(set) var faults: [LogFault] = []

  /// What was left aside.
  package private(set) var remarks: [LogRemark] = []

  /// Whether nothing that devices print was found.
  package var isEmpty: Bool { blocks.isEmpty && sets.isEmpty && faults.isEmpty }

  private let bytes: [UInt8]
  private var line = 0
  private var camera: PrintedDevice?

  // Whether formats that come next belong to the block that is open.
  private var isOpen = false

  // The set that is being read, and where it began.
  private var openSet: (line: Int, devices: [PrintedDevice], isCut: Bool)?
  private var otherMedia: (line: Int, count: Int)?

  /// Reads a log.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      line += 1
      read(start..<end)
      start = end + 1
      if end < bytes.count, bytes[end] == 0x0D, start < bytes.count, bytes[start] == 0x0A { start += 1 }
    }
    endSet(isCut: true)
    if let otherMedia { remarks.append(LogRemark(line: otherMedia.line, kind: .otherMedia(count: otherMedia.count))) }
  }

  // What of a camera's description stands on the line without the rest: a cut one.
  private var halfDevice = HalfDevice.none

  private enum HalfDevice {
    case none, bracket, description
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

// Formats.
extension DeviceLog {
  /// A description in angle brackets, which show that it is whole.
  private mutating func readFormat(at start: Int, in line: Range<Int>) -> Int {
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

  /// A description without brackets: whole only in a list, where what follows shows its end.
  private mutating func readOpenFormat(at start: Int, in line: Range<Int>) -> Int {
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
    var reader = LogReader(bytes, text)
    do throws(PrintedFormat.Damage) {
      let format = try PrintedFormat(&reader)
      openBlock()
      let hasAddress = start < text.lowerBound
      if hasAddress, !blocks[blocks.count - 1].printed.insert(reader.text(start..<text.upperBound)).inserted { return }
      for part in format.unknownParts { remark(.unknownPart(part)) }
      if let code = format.unknownPixelFormat { remark(.unknownPixelFormat(code)) }
      blocks[blocks.count - 1].formats.append((reader.text(text), format))
    } catch {
      cut(.damagedFormat(part: head(of: error.position..<text.upperBound)))
    }
  }

  private mutating func openBlock() {
    endSet(isCut: true)
    if !isOpen { blocks.append(Block(camera: camera, line: line)) }
    isOpen = true
  }

  /// Tells of a format that can't be taken; the list that it is of is not whole.
  private mutating func cut(_ kind: LogFault.Kind) {
    openBlock()
    blocks[blocks.count - 1].isCut = true
    faults.append(LogFault(line: line, kind: kind))
  }

  private mutating func remark(_ kind: LogRemark.Kind) {
    if !remarks.contains(where: { $0.kind == kind }) { remarks.append(LogRemark(line: line, kind: kind)) }
  }

  private func tail(of range: Range<Int>) -> String { String(decoding: bytes[range].suffix(24), as: UTF8.self) }

  private func head(of range: Range<Int>) -> String { String(decoding: bytes[range].prefix(24), as: UTF8.self) }
}

// Cameras and sets of them.
extension DeviceLog {
  private mutating func readDevice(markAt mark: Int, in line: Range<Int>, _ devices: inout [PrintedDevice]) -> Int {
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

  /// A camera that is cut makes its set so; outside of sets the formats that follow it are not those of the one before it.
  private mutating func cutDevice() {
    openSet?.isCut = true
    (camera, isOpen) = (nil, false)
  }

  /// A bracket that opens a name, and is closed on its line before the id; names are short.
  private mutating func noteBracket(at start: Int, in line: Range<Int>) {
    guard halfDevice == .none else { return }
    let end = min(line.upperBound, start + 120)
    let isCut = end == line.upperBound && !bytes[start..<end].contains(UInt8(ascii: "]"))
    halfDevice = isCut ? .description : .bracket
  }

  /// Whether a camera is one of a list: what follows is its end, or the next one.
  private func isInList(after end: Int) -> Bool {
    var rest = LogReader(bytes, end..<bytes.count)
    _ = rest.take(">")
    _ = rest.take("\"")
    let isLast = rest.take(",")
    _ = rest.take { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    return isLast && (rest.isAtEnd || rest.starts(with: "<") || rest.starts(with: "[") || rest.starts(with: "\"<"))
      || rest.starts(with: ")") || rest.starts(with: "]")
  }

  private mutating func endSet(isCut: Bool) {
    guard let set = openSet else { return }
    openSet = nil
    // Brackets that hold no camera are someone else's.
    if set.devices.isEmpty && !set.isCut { return }
    guard !isCut, !set.isCut else {
      hasCutSet = true
      return faults.append(LogFault(line: set.line, kind: .cutSet))
    }
    if !sets.contains(where: { Set($0.devices) == Set(set.devices) }) { sets.append((set.line, set.devices)) }
  }

  /// A model identifier: `iPhone14,4`.
  private mutating func noteModel(at start: Int, in line: Range<Int>) {
    if start > line.lowerBound, bytes[start - 1].isAlphabetic || bytes[start - 1].isDigit { return }
    var reader = LogReader(bytes, start..<line.upperBound)
    guard reader.take("iPhone") || reader.take("iPad"), !reader.take(while: \.isDigit).isEmpty, reader.take(","),
      !reader.take(while: \.isDigit).isEmpty
    else { return }
    let model = reader.text(start..<reader.position)
    if !models.contains(model) { models.append(model) }
  }
}
