import CapplanCommand
import TestSupport
import Testing

/// What can't be seen, or drives a terminal, is written out by every command and in every form.
struct InjectionTests {
  private static let bad = "\u{202E}\u{200B}\u{85}\u{AD}\u{E0041}"

  /// A graph whose ids and keys hold what can't be seen; `fault` stands among its keys.
  private static func graph(width: Int = 1920, fault: String = "") -> String {
    let height = width * 3 / 4
    let format = #"{ "width": \#(width), "height": \#(height), "maxFrameRate": 30, "binned": false }"#
    return """
      { "capplan": 1, "name": "n\(bad)", "profiles": ["iphone-xs"],\(fault)
        "inputs": [
          { "id": "w\(bad)", "deviceType": "builtInWideAngleCamera", "position": "back", "activeFormat": \(format) },
          { "id": "t\(bad)", "deviceType": "builtInTelephotoCamera", "position": "back", "activeFormat": \(format) } ],
        "outputs": [ { "id": "a\(bad)", "type": "videoData" }, { "id": "b\(bad)", "type": "videoData" } ],
        "connections": [ { "input": "w\(bad)", "port": "video", "output": "a\(bad)" },
                         { "input": "t\(bad)", "port": "video", "output": "b\(bad)" } ] }

      """
  }

  private static var world: FakeWorld {
    let faults = "\"k\(bad)\": 1, \"ignore\": [ { \"rule\": \"r\(bad)\", \"at\": \"/x\(bad)\", \"reason\": \"q\" } ],"
    return FakeWorld([
      "a\(bad).graph.json": graph(), "b\(bad).graph.json": graph(fault: faults), "c.graph.json": graph(width: 1440),
      "d.graph.json": "{ \"capplan\": 1,, \"\(bad)\u{1B}[2J\": 1",
    ])
  }

  private static func expectSafe(_ run: FakeWorld.Run, _ line: [String]) {
    for scalar in (run.output + run.error).unicodeScalars where scalar != "\n" {
      let isBad = scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value || bad.unicodeScalars.contains(scalar)
      if isBad {
        Issue.record("U+\(String(scalar.value, radix: 16)) is shown by \(line.joined(separator: " "))")
        return
      }
    }
  }

  @Test("A check, in every form", arguments: CheckFormat.allCases.map(\.rawValue))
  func checks(_ form: String) async {
    let line = ["check", "--show", "predictions", "--statistics", "--target", "0.5", "-f", form, "."]
    let run = await Self.world.run(line)
    #expect(run.output.contains("202E"))
    Self.expectSafe(run, line)
  }

  @Test("A matrix, in every form", arguments: MatrixFormat.allCases.map(\.rawValue))
  func matrices(_ form: String) async {
    let devices = Breadth.isBroad ? [] : ["--profile", "iphone-x*"]
    for rest in [["."], ["--target", "0.5", "c.graph.json"]] {
      let line = ["matrix", "-f", form] + devices + rest
      let run = await Self.world.run(line)
      #expect(!run.output.isEmpty)
      Self.expectSafe(run, line)
    }
  }

  @Test("Costs, comparisons, plans, and names that are not there")
  func others() async {
    let first = "a\(Self.bad).graph.json"
    var lines = [
      ["cost", "."], ["cost", "--what-if", first], ["cost", "-f", "json", first], ["check", "lost\(Self.bad)"],
      ["check", "--\(Self.bad)"], ["explain", Self.bad], ["reduce", "--keep", Self.bad, first],
      ["check", "--profile", Self.bad, first], ["reduce", "b\(Self.bad).graph.json"],
    ]
    for form in ["text", "json", "markdown"] {
      lines += ["b\(Self.bad).graph.json", "c.graph.json"].map { ["diff", "-f", form, first, $0] }
    }
    for target in ["0.8", "0.01"] {
      for strategy in ["ladder", "optimal"] {
        lines.append(["reduce", "-o", "x", "--target", target, "--strategy", strategy, first])
        lines.append(["reduce", "-o", "x", "--target", target, "--strategy", strategy, "--trace", "json", first])
      }
    }
    for line in lines { Self.expectSafe(await Self.world.run(line), line) }
  }

  /// The profiles of somebody's repository: everything in them that is text holds what can't be seen.
  private static func hostileProfile(_ id: String) throws -> String {
    let parts = try Bundled.text(id).split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let kinds = ["documented", "printed", "measured", "reported", "derived", "estimated"]
    return parts.enumerated().map { index, part in
      // A text with a blank is for people, whatever its key, and an id is where a device is named.
      let isText = index % 2 == 1 && !kinds.contains(part) && (part.contains(" ") || part == id)
      return isText ? part + "\\u001B[2J\\u001B[1;31m\\u0007" + bad : part
    }.joined(separator: "\"")
  }

  @Test("What a profile says is shown by no command as it stands", arguments: [false, true])
  func profiles(isColored: Bool) async throws {
    let ids = ["iphone-xs", "iphone-13", "iphone-15-pro"]
    var world = Self.world
    for id in ids { world.nodes["own/\(id).json"] = .file(Array(try Self.hostileProfile(id).utf8)) }
    world.nodes[".capplan.json"] = .file(Array(#"{ "profileFolders": ["own"] }"#.utf8))
    world.nodes["graph.json"] = .file(Array(Self.graph(width: 1440).utf8))
    let devices = ["--profile", "iphone-xs*,iphone-13*,iphone-15-pro*"]
    let one = ["--profile", "iphone-13*,!iphone-13-*"]
    var lines = [
      ["check", "--show", "predictions,notes,guards,sources"] + devices, ["cost"] + one,
      ["reduce", "--target", "0.4"] + one,
      ["matrix", "--summary"] + devices, ["matrix", "--all-columns"] + devices, ["matrix", "--without"] + devices,
      ["matrix", "--one-for-all"] + devices, ["matrix", "--profile", "iphone-*"],
      ["diff", "graph.json", "c.graph.json"] + devices,
      ["emit"] + one, ["draw"] + one, ["config"], ["profiles"], ["import", "own/iphone-13.json"],
      ["calibrate", "graph.json"] + one, ["probe"] + one, ["check", "--profile-file", "own/iphone-xs.json"],
      ["matrix", "--profile", "iphone-13\(Self.bad)"],
    ]
    for id in ids { lines.append(["profiles", "\(id)*"]) }
    lines += MatrixFormat.allCases.map { ["matrix", "-f", $0.rawValue] + devices }
    lines += CheckFormat.allCases.map { ["check", "-f", $0.rawValue] + devices }
    for line in lines {
      var run = await world.run(line + (isColored ? ["--color=always"] : []))
      // Our own colours may stay, if they were asked for.
      if isColored { (run.output, run.error) = (Self.withoutColors(run.output), Self.withoutColors(run.error)) }
      Self.expectSafe(run, line)
    }
  }

  private static func withoutColors(_ text: String) -> String {
    var text = text
    for code in ["0", "1", "2", "32", "34", "1;31", "1;32", "1;33", "1;36"] {
      text = text.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    return text
  }

  @Test("A difference on a terminal is safe to see, and in a pipe it is the bytes that patch takes")
  func differences() async {
    var world = FakeWorld(["g.json": "{ \"capplan\": 1, \"x-a\": \"\(Self.bad)\",\n\"profiles\": [\"iphone-xs\"], }"])
    let piped = await world.run("check", "--fix", "--diff", "g.json")
    #expect(piped.output.contains(Self.bad))
    world.terminals = [.output]
    world.environment = ["NO_COLOR": "1"]
    let run = await world.run("check", "--fix", "--diff", "g.json")
    #expect(run.output.contains("\\u{202E}"))
    Self.expectSafe(run, ["check", "--diff"])
  }
}
