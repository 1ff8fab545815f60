import CapplanCommand
import Testing

/// The picture on the README's front is what the program draws.
struct PictureTests {
  @Test func thePictureOfTheReadmeIsDrawnByTheProgram() async throws {
    let page = Page(path: Page.folder + "/pip.svg")
    #expect(try Page.readme.text.contains("](\(page.path))"))
    let starter = await FakeWorld([:]).run("init", "pip").output
    let run = await FakeWorld(["pip.json": starter]).run("draw", "-f", "svg", "pip.json")
    #expect(run.status == .success)
    if Page.isRewriting { return try page.write(run.output) }
    #expect(try page.text == run.output)
  }
}
