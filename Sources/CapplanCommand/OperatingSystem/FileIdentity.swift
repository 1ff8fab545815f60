/// The identity of a file or folder, whatever name it is reached by.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// A file, by its device and its number on that device.
  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}
