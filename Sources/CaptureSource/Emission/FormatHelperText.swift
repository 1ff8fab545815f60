/// The methods that choose formats.
enum FormatHelperText {
  /// The method that chooses a camera's format; with `byWishes`, settings that the app asks for first rank the formats.
  static func choosing(byWishes: Bool) -> String {
    let wishes = byWishes ? " wishes: [Wish] = []," : ""
    let order =
      byWishes
      ? """
      { left, right in
              // A wish counts more than all after it.
              for wish in wishes where wish.isMet(left) != wish.isMet(right) { return wish.isMet(left) }
              return distance(left) < distance(right)
          }
      """ : "{ distance($0) < distance($1) }"
    let first = byWishes ? "the one that meets the first wishes, then one like it" : "one like it if there is any"
    let anyRate = byWishes ? "!duration.isValid || " : ""
    let note = byWishes ? "\n    unmet[input] = wishes.filter { !$0.isMet(format) }.map(\\.setting)" : ""
    return """
      /// The planned format; on a device that lacks it, the nearest that does the same: \(first), with the lowest maximum rate.
      private func chooseFormat(
          of device: AVCaptureDevice, _ input: String, at duration: CMTime,
          planned isPlanned: (AVCaptureDevice.Format) -> Bool,
          like isLike: (AVCaptureDevice.Format) -> Bool,\(wishes)
          where doesTheSame: (AVCaptureDevice.Format) -> Bool
      ) throws -> AVCaptureDevice.Format {
          func distance(_ format: AVCaptureDevice.Format) -> (Int, Double) {
              (isLike(format) ? 0 : 1, format.highestFrameRate)
          }
          let formats = device.formats.filter(doesTheSame).sorted \(order)
          let others = formats.filter { \(anyRate)$0.supports(frameDuration: duration) }
          let place = passedOver[input] ?? 0
          let planned = formats.first(where: isPlanned)
          guard let format = planned ?? others.dropFirst(place).first else {
              throw Failure.notFound("activeFormat of \\(input)")
          }
          if planned == nil {
              let isLast = place + 1 == others.count
              substitutes.append(Substitute(input: input, format: format.words, isLast: isLast))
          }\(note)
          return format
      }
      """
  }

  /// The methods that build the session again with other formats.
  static let startingOver = """
    /// Empties the session, to build it with the next substitutes; false if all were tried.
    private func startOver() -> Bool {
        guard let next = substitutes.lastIndex(where: { !$0.isLast }) else { return false }
        for substitute in substitutes[(next + 1)...] { passedOver[substitute.input] = 0 }
        passedOver[substitutes[next].input, default: 0] += 1
        removeAll()
        return true
    }

    private func removeAll() {
        substitutes = []
        session.beginConfiguration()
        for connection in session.connections { session.removeConnection(connection) }
        for input in session.inputs { session.removeInput(input) }
        for output in session.outputs { session.removeOutput(output) }
        session.commitConfiguration()
    }
    """
}
