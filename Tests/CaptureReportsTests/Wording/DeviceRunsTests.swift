import Testing

@testable import CaptureReports

struct DeviceRunsTests {
  private let all = [
    "conservative", "iPhone XR", "iPhone 11", "iPhone 12", "iPhone 13 mini", "iPhone 14", "iPhone 18 Pro", "iPad mini",
    "iPad (8th generation)", "iPad Air", "iPad Pro",
  ]

  @Test func aRunOfNumberedModelsIsNamedByItsEnds() {
    #expect(DeviceRuns.text(Array(all[2...5]), among: all) == "iPhone 11 to 14 (4)")
    #expect(DeviceRuns.text([all[1], all[3], all[4]], among: all) == "iPhone XR, 12, 13 mini")
  }

  @Test func aRunEndsWhereAnotherFamilyBegins() {
    #expect(
      DeviceRuns.text(Array(all[4...8]), among: all) == "iPhone 13 mini, 14, 18 Pro, iPad mini, iPad (8th generation)")
  }

  @Test func modelsWithoutNumbersKeepTheirNamesInARun() {
    let many = (1...5).map { "iPad Air M\($0)" } + ["iPad Pro"]
    #expect(DeviceRuns.text(Array(many.prefix(5)), among: many) == "iPad Air M1 to iPad Air M5 (5)")
  }

  @Test func aWholeFamilyIsNamedOnce() {
    let many = (1...13).map { "iPad Air M\($0)" } + ["iPhone 11"]
    #expect(DeviceRuns.text(many, among: many) == "the 13 iPads, iPhone 11 (14)")
  }

  @Test func aGenerationAloneIsNoName() {
    #expect(DeviceRuns.text([all[7], all[8], all[9]], among: all) == "iPad mini, iPad (8th generation), Air")
  }

  @Test func idsAreShortenedByTheirEndsOnly() {
    let ids = (1...5).map { "iphone-1\($0)" }
    #expect(DeviceRuns.text(ids, among: ids) == "iphone-11 to iphone-15 (5)")
  }
}
