import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceProfiles
import JSONSource
import RuleKit
import TestSupport
import Testing

/// A setting that is newer than the app's oldest system is told once: by its own rule, or by the rule for all symbols.
struct AgeToldOnceTests {
  @Test func noSettingIsTooNewTwice() throws {
    let profile = try Bundled.profile("iphone-13-mini")
    var told = 0
    for rule in Rule.all {
      let examples = rule.examples.filter { $0.profileText == nil && !$0.text.contains("\"deployment\"") }
      for example in Breadth.of(examples, orOneIn: 3) {
        guard let brace = example.text.firstIndex(of: "{") else { continue }
        let start = example.text.index(after: brace)
        let text =
          #"{ "deployment": { "minimumOS": "13.0", "linkedSDK": "27.0" }, "# + example.text[start...].drop { $0 == " " }
        let reading = Planning.read(SourceText(text), profiles: DeviceProfiles.ids)
        let findings = Planning.check(reading, on: profile, options: CheckOptions()).findings
        let old = findings.filter { $0.message.hasSuffix("on iOS 13.0") }
        told += old.count
        let places = Set(old.map(\.subjects))
        #expect(places.count == old.count, "\(old.map { "\($0.rule): \($0.message)" }) \(text)")
      }
    }
    #expect(told > Breadth.count(200, or: 50), "\(told)")
  }
}
