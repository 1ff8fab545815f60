import Testing

/// The names of Unicode's characters take no bytes in a release (.ci/release.ld), so nothing may ask for one.
struct UnicodeNameTests {
  @Test func nothingAsksForAName() {
    // Other properties of characters are asked for.
    #expect(SourceFile.all.contains { $0.code.contains(".properties.") })
    for file in SourceFile.all {
      #expect(!file.code.contains(".properties.name"), "\(file.module)/\(file.name)")
    }
  }
}
