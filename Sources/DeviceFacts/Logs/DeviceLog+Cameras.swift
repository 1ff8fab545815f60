// Cameras, sets of them, and the device's model.
extension DeviceLog {
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

  /// Notes a cut camera: its set is cut too, and outside a set, the formats that follow don't belong to the camera
  /// before.
  mutating func cutDevice() {
    openSet?.isCut = true
    (camera, isOpen) = (nil, false)
  }

  /// Notes a bracket that opens a name; a camera is cut if the line ends before the bracket is closed. Names are short.
  mutating func noteBracket(at start: Int, in line: Range<Int>) {
    guard halfDevice == .none else { return }
    let end = min(line.upperBound, start + 120)
    let isCut = end == line.upperBound && !bytes[start..<end].contains(UInt8(ascii: "]"))
    halfDevice = isCut ? .description : .bracket
  }

  /// Whether a camera is in a list: the list's end or the next camera follows.
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
}
