/// Which file or folder something is, by whatever name it is reached.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// A file by its device and its number there.
  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
