import CaptureModel
import CaptureReports
import Testing

/// Elements without an id are named by keys that they have.
struct NamingKeyTests {
  @Test func eachIsAKeyOfAnElementOfAList() {
    let elements = CaptureGraph.schema.filter { $0.path.contains("[") }.flatMap(\.fields).map(\.name)
    for key in GraphKey.naming { #expect(elements.contains(key.name), "\(key.name)") }
  }
}
