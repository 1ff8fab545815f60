import CapturePlanning
import DeviceProfiles
import RuleKit
import Testing

/// What the top of the README says of rules and devices is so.
struct FirstScreenTests {
  @Test func theNumbersOfRulesAndDevicesAreTrue() throws {
    let words = try Page.readme.text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    let names = DeviceProfiles.devices.map(\.name)
    let (phones, tablets) = (names.count { $0.hasPrefix("iPhone") }, names.count { $0.hasPrefix("iPad") })
    let known = "against what is known of \(phones) iPhones and \(tablets) iPads"
    #expect(words.contains("with \(Rule.all.count) rules \(known)"))
  }
}
