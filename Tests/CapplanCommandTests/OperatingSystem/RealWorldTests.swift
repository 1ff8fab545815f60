import CapplanCommand
import CaptureModel
import Testing

struct RealWorldTests {
  @Test func theRealWorldKnowsTheDate() {
    #expect(World.real.today() > CalendarDate(year: 2024, month: 1, day: 1))
  }
}
