#if canImport(Glibc)
  import Glibc

  // glibc declares it in a header that its Swift module leaves out.
  @_silgen_name("mallopt") private func setMallocOption(_ option: CInt, _ value: CInt) -> CInt
#endif

/// Memory for a large document in large pages.
///
/// A third of the time that a large document takes would go into single pages of 4 KiB: for its text, its tree and what
/// is decoded from it. Where the system has no large pages, or refuses, all goes on as without.
enum LargeMemory {
  /// The least document that large pages pay for.
  private static let leastSize = 4 << 20

  /// How many bytes the text, the tree and the graph of a document take for each byte of it, with room to spare.
  private static let growth = 6

  /// Prepares the heap for a document of so many bytes.
  static func prepare(forDocumentOf size: Int) {
    #if canImport(Glibc)
      guard size >= leastSize else { return }
      guard let start = sbrk(0) else { return }
      // All memory comes from one heap, which is made so large at once.
      guard setMallocOption(mmapMax, 0) == 1, setMallocOption(topPad, CInt(clamping: size * growth)) == 1 else {
        return
      }
      var piece: UnsafeMutableRawPointer?
      guard posix_memalign(&piece, pageSize, leastSize) == 0 else { return }
      free(piece)
      guard let end = sbrk(0), end > start else { return }
      let aligned = start.alignedUp(toMultipleOf: pageSize)
      if aligned < end { madvise(aligned, end - aligned, MADV_HUGEPAGE) }
    #endif
  }

  #if canImport(Glibc)
    private static let pageSize = 4096

    // From malloc.h: M_MMAP_MAX and M_TOP_PAD.
    private static let mmapMax: CInt = -4
    private static let topPad: CInt = -2
  #endif
}
