import CaptureSource
import JSONSource
import TestSupport
import Testing

/// The controls that an app adds for Camera Control, in emitted code.
struct EmittedControlTests {
  /// A session with these controls, on a device with Camera Control.
  private static func emission(_ controls: String, minimumOS: String = "18.0") throws -> SwiftEmission {
    let text = """
      { "capplan": 1, "profiles": ["iphone-16-pro"], "deployment": { "minimumOS": "\(minimumOS)" },
        "session": { "type": "single", "controls": [ \(controls) ] },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "preview", "type": "previewLayer" } ],
        "connections": [ { "input": "back", "port": "video", "output": "preview" } ] }
      """
    let test = Emitting.Case(name: "controls", text: text, profile: try Bundled.profile("iphone-16-pro"))
    return try #require(test.emission(typeName: "Built"))
  }

  /// The source with these controls, which nothing stops.
  private static func source(_ controls: String, minimumOS: String = "18.0") throws -> String {
    let emission = try emission(controls, minimumOS: minimumOS)
    #expect(emission.obstacles.map(\.message) == [])
    return SwiftCode.text(of: emission.code)
  }

  private static let named = #""localizedTitle": "Say \"cheese\"", "symbolName": "face.smiling""#

  @Test func aSliderTellsTheAppWhereItStands() throws {
    let source = try Self.source(
      #"""
      { "id": "smile", "type": "slider", \#(Self.named), "minValue": -2, "maxValue": -1, "step": 0.25, "value": -1.5,
        "prominentValues": [-2, -1], "enabled": false, "actionQueue": "session" }
      """#)
    let statements = #"""
                  let smileControl = AVCaptureSlider(
                      "Say \"cheese\"", symbolName: "face.smiling", in: -2 ... -1, step: 0.25
                  )
                  smileControl.isEnabled = false
                  smileControl.prominentValues = [-2, -1]
                  smileControl.setActionQueue(queue) { [onEvent] value in
                      onEvent(.sliderMoved(control: "smile", value: value))
                  }
                  smileControl.value = -1.5
                  if session.canAddControl(smileControl) { session.addControl(smileControl) }

      """#
    #expect(source.contains(statements), "\(source)")
    #expect(source.contains("case sliderMoved(control: String, value: Float)"))
    #expect(!source.contains("indexPicked"), "an event of controls that the graph has not")
  }

  /// Apple: a value "must be changed on actionQueue", which is not always the queue that builds the session.
  @Test func aValueIsSetOnTheQueueOfItsControl() throws {
    let main = try Self.source(
      #"{ "id": "smile", "type": "slider", \#(Self.named), "values": [1, 2], "value": 2, "actionQueue": "main" }"#)
    let onMain = """
                  do {
                      // Safe without a check: the value is touched on this queue only.
                      struct Carried: @unchecked Sendable { let control: AVCaptureSlider }
                      let carried = Carried(control: smileControl)
                      DispatchQueue.main.async {
                          carried.control.value = 2
                      }
                  }
                  if session.canAddControl(smileControl)
      """
    #expect(main.contains("}\n" + onMain), "\(main)")
    let own = try Self.source(
      #"""
      { "id": "grid", "type": "indexPicker", \#(Self.named), "numberOfIndexes": 3, "selectedIndex": 2,
        "actionQueue": "other" }
      """#)
    let statements = ["let gridQueue = DispatchQueue(", "gridControl.setActionQueue(gridQueue)", "gridQueue.async {"]
    var rest = own[...]
    for statement in statements + ["carried.control.selectedIndex = 2", "session.addControl("] {
      let place = try #require(rest.firstRange(of: statement), "\(statement)\n\(own)")
      rest = rest[place.upperBound...]
    }
  }

  @Test(arguments: [
    (#""numberOfIndexes": 3, "selectedIndex": 2"#, "numberOfIndexes: 3"),
    (#""localizedIndexTitles": ["Off", "On"]"#, #"localizedIndexTitles: ["Off", "On"]"#),
    (#""localizedIndexTitles": ["Off", "On"], "numberOfIndexes": 2"#, #"localizedIndexTitles: ["Off", "On"]"#),
  ])
  func aPickerTellsTheAppWhatIsPicked(_ keys: String, _ argument: String) throws {
    let source = try Self.source(
      #"{ "type": "indexPicker", "localizedTitle": "Grid", "symbolName": "grid", \#(keys), "actionQueue": "other" }"#)
    #expect(source.contains(#"AVCaptureIndexPicker("#) && source.contains(argument), "\(source)")
    #expect(source.contains("selectedIndex = 2") == keys.contains("selectedIndex"))
    let action = #"""
                  indexPickerControl.setActionQueue(DispatchQueue(label: "control indexPickerControl")) {
                      [onEvent] index in
                      onEvent(.indexPicked(control: "indexPickerControl", index: index))
                  }

      """#
    // One that is used twice has a name.
    #expect(source.contains(action) != keys.contains("selectedIndex"), "\(source)")
  }

  @Test func aSliderMayHaveValuesInPlaceOfARange() throws {
    let source = try Self.source(
      #"{ "type": "slider", "localizedTitle": "Rate", "symbolName": "film", "values": [24, 30.5], "actionQueue": "main" }"#
    )
    #expect(source.contains(#"AVCaptureSlider("Rate", symbolName: "film", values: [24, 30.5])"#), "\(source)")
    #expect(source.contains("sliderControl.setActionQueue(.main) { [onEvent] value in"))
  }

  @Test func aSystemSliderMayBeDisabledToo() throws {
    let source = try Self.source(#"{ "type": "systemZoomSlider", "device": "back", "enabled": false }"#)
    #expect(source.contains("systemZoomSliderControl.isEnabled = false"), "\(source)")
    #expect(!source.contains("setActionQueue"), "the system sets the camera itself")
  }

  @Test(arguments: [
    (#"{ "type": "slider" }"#, #""localizedTitle", "symbolName" and "minValue" with "maxValue" (or "values")"#),
    (#"{ "type": "slider", "localizedTitle": "A", "minValue": 0 }"#, #""symbolName" and "maxValue""#),
    (#"{ "type": "slider", "symbolName": "a", "values": [1] }"#, #""localizedTitle""#),
    (
      #"{ "type": "indexPicker", "localizedTitle": "A", "symbolName": "a" }"#,
      #""localizedIndexTitles" (or "numberOfIndexes")"#
    ),
    (#"{ "type": "indexPicker", "numberOfIndexes": 2 }"#, #""localizedTitle" and "symbolName""#),
  ])
  func aControlThatLacksKeysSaysWhich(_ control: String, _ keys: String) throws {
    let messages = try Self.emission(control).obstacles.map(\.message)
    #expect(messages.count == 1 && messages.allSatisfy { $0.hasSuffix("; add " + keys) }, "\(messages)")
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"), arguments: ["13.0", "18.0"])
  func controlsCompile(_ minimumOS: String) throws {
    let controls = #"""
      { "id": "zoom", "type": "systemZoomSlider", "device": "back" },
      { "id": "value", "type": "slider", \#(Self.named), "minValue": -1, "maxValue": 1 },
      { "id": "values", "type": "slider", \#(Self.named), "values": [0.5, 1], "actionQueue": "main", "value": 1 },
      { "id": "index", "type": "indexPicker", \#(Self.named), "localizedIndexTitles": ["Off", "On"] },
      { "id": "other", "type": "indexPicker", \#(Self.named), "numberOfIndexes": 2, "selectedIndex": 1,
        "actionQueue": "other" },
      { "id": "own", "type": "slider", \#(Self.named), "minValue": 0, "maxValue": 1, "value": 1 }
      """#
    let source = try Self.source(controls, minimumOS: minimumOS)
    for mode in FakeAVFoundation.LanguageMode.allCases {
      #expect(try FakeAVFoundation.built().typeCheck(["Built.swift": source], mode: mode) == "")
    }
  }
}
