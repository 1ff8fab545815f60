public import CaptureModel
public import JSONSource

/// A microphone input.
///
/// A class, since it is large and never changes: references are cheaper than copies.
public final class ResolvedMicrophone: Sendable {
  /// The index of the input in the graph's `inputs`.
  public let inputIndex: InputIndex

  /// The id of the input.
  public let id: String

  /// The input as the graph has it.
  @inlinable public var input: GraphInput { inputs[inputIndex.value] }

  // The graph's whole list: a reference to it is smaller than a copy of one input.
  @usableFromInline let inputs: [GraphInput]

  init(inputIndex: InputIndex, id: String, among inputs: [GraphInput]) {
    self.inputIndex = inputIndex
    self.id = id
    self.inputs = inputs
  }

  /// The place of its device type, for findings about the microphone itself.
  public var range: SourceRange { input.deviceType?.range ?? input.range }

  /// Whether it records first-order ambisonics.
  public var isAmbisonic: Bool { input.sound.multichannelAudioMode?.value == .firstOrderAmbisonics }
}
