import Foundation
import TestSupport
import Testing

/// What the fuzzer starts from, and what it has found.
struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func everyInputIsRead(_ target: FuzzTarget) throws {
    let folder = PackageFolder.url(of: "Tests/Fuzz/Corpus/\(target.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count > 1, "\(target)")
    for name in names {
      let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
      #expect(target.fault(of: bytes) == nil, "\(target.rawValue)/\(name)")
      // Text that breaks off is text too.
      for count in stride(from: 0, to: bytes.count, by: bytes.count / 16 + 1) {
        #expect(target.fault(of: Array(bytes.prefix(count))) == nil, "\(count) bytes of \(target.rawValue)/\(name)")
      }
    }
  }
}
