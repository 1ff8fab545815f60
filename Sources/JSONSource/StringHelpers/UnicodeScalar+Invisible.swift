extension Unicode.Scalar {
  /// Whether the scalar is invisible, ends a line, or changes the direction of the text, so that it must not be shown
  /// raw.
  ///
  /// A joiner may be shown only after a letter of its script or a part of an emoji.
  package func isInvisible(after previous: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200C, 0x200D: [0x200C, 0x200D].contains(previous?.value ?? 0) || (previous?.value ?? 0) < 0x300
    // It turns a sign or a digit into an emoji.
    case 0xFE0F: !(previous?.isDrawnAsEmoji ?? false)
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x034F, 0x0350..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B, 0x200E,
      0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0E, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    // Unicode will never give these a meaning, and XML doesn't allow the last two of the first 65,536.
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether the scalar may also be drawn as an emoji: a digit, or a sign in the ranges that have emoji.
  private var isDrawnAsEmoji: Bool {
    switch value {
    case 0x30...0x39, 0x23, 0x2A, 0xA9, 0xAE, 0x203C...0x3299, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
