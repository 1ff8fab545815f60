// Cameras, sets of them, and the model that they are of.
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

  /// A camera that is cut makes its set so; outside of sets the formats that follow it are not those of the one before it.
  mutating func cutDevice() {
    openSet?.isCut = true
    (camera, isOpen) = (nil, false)
  }

  /// A bracket that opens a name, and is closed on its line before the id; names are short.
  mutating func noteBracket(at start: Int, in line: Range<Int>) {
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

  mutating func endSet(isCut: Bool) {
    guard let set = openSet else { return }
    openSet = nil
    // Brackets that hold no camera are someone else's.
    if set.devices.isEmpty && !set.isCut { return }
    guard !isCut, !set.isCut else {
      hasCutSet = true
      return faults.append(LogFault(line: set.line, kind: .cutSet))
    }
    if knownSets.insert(Set(set.devices)).inserted { sets.append((set.line, set.devices)) }
  }

  /// A log of one device names few others.
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
