extension DeviceLog {
  /// Formats that were printed one after another.
  struct Block: Sendable {
    /// The camera printed before them.
    let camera: PrintedDevice?

    /// The number of the first line.
    let line: Int

    /// The formats in order, each once.
    private(set) var formats: [PrintedFormat] = []

    /// Whether one of the formats was cut or damaged.
    var isCut = false

    // The descriptions of the formats: without addresses, and with them.
    private var texts: Set<String> = []
    private var printed: Set<String> = []

    init(camera: PrintedDevice?, line: Int) { (self.camera, self.line) = (camera, line) }

    /// Records a description with its address; the same address and text mean the same format.
    mutating func isNew(_ description: String) -> Bool { printed.insert(description).inserted }

    mutating func add(_ format: PrintedFormat, _ text: String) {
      formats.append(format)
      texts.insert(text)
    }

    /// Whether all its formats are also in another block; O(the smaller block).
    func isIn(_ other: Block) -> Bool { texts.count <= other.texts.count && texts.isSubset(of: other.texts) }
  }
}
