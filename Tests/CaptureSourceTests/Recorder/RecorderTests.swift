import CaptureModel
import CaptureSource
import JSONSource
import TestSupport
import Testing

/// The recorder: Swift that an app compiles, and the graph that it writes of a session.
struct RecorderTests {
  static let text = RecorderSource(
    typeName: "CaptureGraphRecorder", minimum: RecorderSource.oldest, sdk: OSVersion(27, 1)
  )
  .text()

  @Test func hasNothingThatTraps() {
    for trap in ["try!", "as!", "fatalError", "precondition", "unowned", "!.", "!)"] {
      #expect(!Self.text.contains(trap), "\(trap)")
    }
  }

  @Test func itsLinesFitAHundredColumns() {
    #expect(Self.text.split(separator: "\n").filter { $0.count > 100 } == [])
    #expect(Self.text.hasSuffix("}\n"))
  }

  @Test func declaresTheTypeThatIsAskedFor() {
    #expect(
      RecorderSource(typeName: "SessionGraph", minimum: RecorderSource.oldest, sdk: OSVersion(27, 1)).text().contains(
        "enum SessionGraph {"))
  }

  @Test func saysWhatItWritesAsItIsFound() {
    let comment = Self.text.prefix { $0 != "{" }.split(separator: "\n").map { $0.drop { $0 == "/" || $0 == " " } }
    let head = comment.joined(separator: " ")
    for words in ["modes of focus, exposure and white balance", "Rotation angles are those of the moment"] {
      #expect(head.contains(words), "\(words)")
    }
    #expect(!head.contains("by itself"))
  }

  /// The keys of a session's parts that a recorder leaves out, by path or name, with the reason.
  static let left: [String: String] = [
    "activeMaxExposureDuration": "a camera does not tell whether it is the app's own or the format's",
    "actionQueue": "a queue does not tell what else it runs",
    "captures": "a request of the app's, which no session knows",
    "compressionProperties": "the dictionary also has what the session filled in",
    "delegateCallbackQueue": "a queue does not tell whether it is serial",
    "delegateMethods": "what an object answers to can't be told without its class",
    "device": "a control does not tell which device it sets",
    "external": "the type of an external camera says it; where sound comes from is the audio session's affair",
    "fallbackDeviceTypes": "a session does not say what the app would take on another device",
    "flashMode of inputs[]": "deprecated since iOS 10, before the oldest system that a recorder is for",
    "formed": "a connection does not tell who formed it, so that all are listed",
    "formsConnections of inputs[]": "nor does an input",
    "formsConnections of outputs": "nor does an output",
    "id of session.controls[]": "controls have no names but those that people read",
    "id of photoSettings[]": "prepared requests have no names in a graph",
    "output of photoSettings[]": "prepared requests stand in their output",
    "metadataObjectsCallbackQueue": "a queue does not tell whether it is serial",
    "maxValue": "a slider does not tell its range", "minValue": "a slider does not tell its range",
    "step": "a slider does not tell its range", "values": "a slider does not tell its range",
    "minFreeDiskSpaceLimit": "an output does not tell whether it is the app's own or the system's",
    "primaryConstituentDeviceSwitchingBehaviorForRecording": "nor is the default of this one known",
    "primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled": "its default depends on the camera",
    "restrictedSwitchingBehaviorConditions of outputs": "they say something beside the behavior only",
    "prominentValues": "they belong to a range, which a slider does not tell",
    "dualCameraDualPhotoDeliveryEnabled": "deprecated since iOS 13, where constituent delivery took its place",
    "autoStillImageStabilizationEnabled": "deprecated since iOS 13",
    "index": "the place in a list of formats differs from system to system; the other keys find the format",
    "whereSupported": "a session does not tell what the app asked before it set it",
    "optional": "nor which parts the app would have left out",
    "role": "what the app does with an output is its own affair",
    "smartFraming": "a monitor does not tell whether it runs",
    "enabledFramings": "the same", "monitoring": "the same",
    "externalSync": "the device that a camera follows does not tell the duration that it was given",
    "videoFrameDuration": "the same", "signalCompensationDelay": "the same",
    "deferredStartDelegate": "a session does not tell the queue of its delegate", "queue": "the same",
    "lockedPrimaryConstituentDevice": "a camera tells that it is locked, but not to which constituent while it rests",
    "sampleBufferCallbackQueue": "a queue does not tell whether it is serial",
    "highResolutionStillImageOutputEnabled":
      "naming the class of still image outputs is a warning: deprecated since iOS 10",
    "automaticallyEnablesStillImageStabilizationWhenAvailable": "the same",
  ]

  @Test func everyKeyIsWrittenOrHasAReasonWhyNot() {
    let parts = ["session", "inputs", "outputs", "connections", "synchronizers", "photoSettings"]
    let objects = CaptureGraph.schema.filter { object in parts.contains { object.path.hasPrefix($0) } }
    var reasons = Set(Self.left.keys)
    var missing: Set<String> = []
    for object in objects {
      // What is prepared or monitored is written as any request for a photo is.
      if object.path.contains("preparedPhotoSettings") || object.path.contains("Monitoring") { continue }
      // Its object isn't written at all.
      if object.path.hasSuffix("compressionProperties") { continue }
      let place = object.path.hasPrefix("outputs[") ? "outputs" : object.path
      for field in object.fields where !Self.text.contains("\"\(field.name)\"") || Self.left[field.name] != nil {
        let names = [field.name, "\(field.name) of \(place)"]
        if names.allSatisfy({ Self.left[$0] == nil }) { missing.insert("\(object.path).\(field.name)") }
        reasons.subtract(names)
      }
    }
    #expect(missing.isEmpty, "\(missing.sorted())")
    #expect(Self.left.values.allSatisfy { $0.contains(" ") })
  }

  /// The keys that other code of the recorder writes than the function for their object.
  static let elsewhere: [String: String] = [
    "id of outputs": "written by the function that names all outputs and layers",
    "type of outputs": "written beside the id",
    "input of connections[]": "written by the function that finds a connection's ends",
    "port of connections[]": "written beside the input",
    "ports of connections[]": "written beside the input",
    "output of connections[]": "written beside the input",
    "width of outputs": "written with `pixelFormat`, which takes all of the video settings",
    "height of outputs": "written with `pixelFormat`, which takes all of the video settings",
  ]

  @Test func everyKeyHasAStatementOfItsFunctionOrAReasonWhyNot() {
    let unwritten = RecorderSource(typeName: "R", minimum: RecorderSource.oldest, sdk: OSVersion(27, 1)).unwritten.map {
      path in
      let parts = path.split(separator: ".").map(String.init)
      return (key: parts[1], name: "\(parts[1]) of \(parts[0].hasPrefix("outputs[") ? "outputs" : parts[0])")
    }
    let open = unwritten.filter { key, name in
      Self.left[key] == nil && Self.left[name] == nil && Self.elsewhere[name] == nil
    }
    #expect(open.isEmpty, "\(open)")
    #expect(Set(Self.elsewhere.keys).isSubset(of: unwritten.map(\.name)), "a reason is for a key without a statement")
  }

  @Test func whatIsNewerStandsWhereItIsAvailable() {
    for (version, lines) in [
      ("13.0", Self.text),
      ("18.0", RecorderSource(typeName: "R", minimum: OSVersion(18), sdk: OSVersion(27, 1)).text()),
    ] {
      let minimum = OSVersion(version) ?? RecorderSource.oldest
      var checked = 0
      for (key, since, line) in Self.uses(in: lines) where since > minimum {
        #expect(line.available >= since, "\(key): \(line.text)")
        checked += 1
      }
      #expect(checked > (version == "13.0" ? 25 : 5), "\(checked)")
    }
  }

  /// A line, and the system that stands over it.
  private struct Line {
    let text: Substring
    let available: OSVersion
  }

  /// The lines that write a key with an age.
  private static func uses(in text: String) -> [(key: String, since: OSVersion, line: Line)] {
    var open: [OSVersion] = []
    var lines: [Line] = []
    var ofFunction: OSVersion?
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("}") { open.removeLast() }
      lines.append(Line(text: code, available: open.max() ?? OSVersion(0)))
      let start = code.ranges(of: "available(iOS ").first?.upperBound
      let version = start.flatMap { OSVersion(String(code[$0...].prefix { $0 != "," })) }
      // A function may say itself since when it is there, in the line before it.
      if code.hasPrefix("@available") { ofFunction = version }
      guard code.hasSuffix("{") || code.hasSuffix("in") else { continue }
      open.append(version ?? ofFunction ?? OSVersion(0))
      ofFunction = nil
    }
    let ages = CaptureGraph.schema.flatMap(\.fields).compactMap { field in
      field.symbol.map { (field.name, $0.since ?? OSVersion(0)) }
    }
    let oldest = Dictionary(ages) { min($0, $1) }
    return lines.flatMap { line in
      line.text.ranges(of: "add(\"").compactMap { call in
        let key = String(line.text[call.upperBound...].prefix { $0 != "\"" })
        return oldest[key].map { (key, $0, line) }
      }
    }
  }
}
