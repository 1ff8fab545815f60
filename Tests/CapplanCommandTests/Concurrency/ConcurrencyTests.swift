import CapplanCommand
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on several processors.
struct ConcurrencyTests {
  private func world(processors: Int) -> World {
    var world = FakeWorld()
    world.processors = processors
    return world.world
  }

  /// Graphs of which some can't be read, are no JSON, are wrong, name several profiles, or none.
  private var folder: FakeWorld {
    var folder = FakeWorld()
    for number in 0..<Breadth.count(60, or: 14) {
      // Every device takes long: a narrow run asks for them in few graphs.
      let many = Breadth.isBroad || number % 20 == 2 ? "[\"all\"]" : "[\"iphone-11\", \"iphone-xs\", \"iphone-16\"]"
      let profiles = ["[\"iphone-xs\"]", "[\"iphone-xr\", \"iphone-17-pro\"]", many, "[]"][number % 4]
      let second = number % 5 == 0 ? "o0" : "o1"
      let graph = """
        { "capplan": 1, "name": "\(number)", "profiles": \(profiles),
          "inputs": [
            { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
              "activeFormat": { "width": 1920, "height": \(number % 7 == 0 ? 1440 : 1080), "maxFrameRate": 60 } },
            { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front" } ],
          "outputs": [ { "id": "o0", "type": "videoData" }, { "id": "o1", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "o0" },
                           { "input": "front", "port": "video", "output": "\(second)" } ] \(number % 11 == 3 ? "" : "}")
        """
      folder.nodes["graphs/\(number).graph.json"] =
        number % 13 == 5 ? .failing(.permissionDenied) : .file(Array(graph.utf8))
    }
    return folder
  }

  @Test(arguments: [
    ["check"], ["check", "-f", "json"],
    ["check", "-f", "concise", "--profile", Breadth.isBroad ? "iphone-1?-pro*" : "iphone-17-pro*"], ["cost"],
  ])
  func theNumberOfProcessorsChangesNoByte(_ command: [String]) async {
    var folder = folder
    let alone = await folder.run(command + ["graphs"])
    #expect(alone.output.utf8.count > Breadth.count(10_000, or: 2_000))
    for processors in Breadth.of([2, 3, 64], orOneIn: 2) {
      folder.processors = processors
      let run = await folder.run(command + ["graphs"])
      #expect(run.output == alone.output)
      #expect(run.error == alone.error)
      #expect(run.status == alone.status)
    }
  }

  @Test func aLargeGraphIsReadTheSameByManyThreads() async {
    let connections = (0..<12_000).map { number in
      "{ \"input\": \"back\", \"port\": \"video\", \"output\": \"\(["a", "b", "c"][number % 3])\" }"
    }
    let graph = """
      { "capplan": 1, "profiles": ["iphone-xs"],
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "a", "type": "videoData" }, { "id": "b", "type": "previewLayer" } ],
        "connections": [ \(connections.joined(separator: ",\n")) ] }
      """
    var world = FakeWorld(["graph.json": graph])
    let alone = await world.run("check", "-f", "concise")
    #expect(alone.output.contains("[unknown-reference]"))
    world.processors = 4
    let together = await world.run("check", "-f", "concise")
    #expect(together.output == alone.output)
  }

  @Test func valuesStandInTheOrderOfTheirPlaces() {
    for count in [0, 1, 2, 3, 100, 1001] {
      for alternating in [false, true] {
        let values = world(processors: 4).mapConcurrently(count, bytes: 1 << 30, alternating: alternating) {
          "value \($0)"
        }
        #expect(values == (0..<count).map { "value \($0)" })
      }
    }
  }

  @Test func neighboursShareAThreadUnlessThreadsAlternate() {
    func threads(alternating: Bool) -> [String] {
      world(processors: 2).mapConcurrently(8, bytes: 1 << 20, alternating: alternating) { _ in
        String(describing: pthread_self())
      }
    }
    let runs = threads(alternating: false)
    #expect(Set(runs[..<4]).count == 1 && Set(runs[4...]).count == 1 && runs[3] != runs[4])
    let turns = threads(alternating: true)
    #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 != $1 } && Set(turns).count == 2)
  }

  @Test func muchWorkIsSharedAmongTheProcessors() {
    let threads = world(processors: 3).mapConcurrently(9, bytes: 1 << 20) { _ in String(describing: pthread_self()) }
    #expect(Set(threads).count == 3)
  }

  @Test func littleWorkStaysOnOneThread() {
    let world = world(processors: 8)
    let here = String(describing: pthread_self())
    let little = world.mapConcurrently(9, bytes: 20_000) { _ in String(describing: pthread_self()) }
    let single = world.mapConcurrently(1, bytes: 1 << 30) { _ in String(describing: pthread_self()) }
    #expect(Set(little + single) == [here])
  }
}
