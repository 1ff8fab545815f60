import CaptureModel
import CapturePlans
import Testing

/// What a configuration writes is written by the names that graphs are read by.
struct ConfigurationKeyTests {
  @Test(arguments: GraphKey.written + GraphKey.rewritten)
  func eachIsAKeyOfItsObject(_ path: String, _ keys: [GraphKey]) {
    let fields = CaptureGraph.schema.first { $0.path == path }?.fields.map(\.name) ?? []
    for key in keys { #expect(fields.contains(key.name), "\(path) has no \(key.name)") }
  }
}
