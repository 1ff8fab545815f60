import CaptureModel
import CapturePlanning
import CapturePlans
import JSONSource
import TestSupport
import Testing

/// Looking up many names, as a graph of a hundred thousand unknown profiles does.
struct ProfileLookupTests {
  private func directory(_ counter: Locked<Int>) -> ProfileDirectory {
    ProfileDirectory(ids: ["phone-1"]) {
      counter.withLock { $0 += 1 }
      return [ProfileListing(id: "phone-1", name: "Phone 1", modelIdentifiers: ["iPhone1,1"])]
    }
  }

  @Test func theListingsAreMadeOnceForManyNames() {
    let counter = Locked(0)
    var lookup = ProfileLookup(directory(counter))
    for number in 2..<200 {
      let isKnown = lookup.knows("phone-\(number)")
      let miss = lookup.miss("phome-\(number % 10)", in: .document)
      let ids = lookup.ids(named: "iphone1,1")
      #expect(!isKnown && miss == .word(guess: "phone-1") && ids == ["phone-1"])
    }
    #expect(counter.withLock { $0 } == 1)
  }

  @Test func aGraphOfManyNamesMakesThemOnce() {
    let counter = Locked(0)
    let names = (2..<200).map { "\"phone-\($0)\"" }.joined(separator: ", ")
    let reading = Planning.read(
      SourceText("{ \"capplan\": 1, \"profiles\": [\(names)] }"), profiles: directory(counter))
    #expect(reading.findings.count { $0.rule == "unknown-profile" } == 198)
    #expect(counter.withLock { $0 } == 1)
  }
}
