extension Unicode.Scalar {
  /// Whether the scalar can't be seen, ends a line, or turns what stands around it: it must not be shown as it is.
  ///
  /// What joins or parts two letters of a script, or the parts of an emoji, is shown after them, and nowhere else.
  package func isInvisible(after previous: Unicode.Scalar?) -> Bool {
    switch value {
    case 0x200C, 0x200D: [0x200C, 0x200D].contains(previous?.value ?? 0) || (previous?.value ?? 0) < 0x300
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x115F...0x1160, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
