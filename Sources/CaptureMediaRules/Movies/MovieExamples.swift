import RuleKit

/// Graphs for the examples of rules on movies: a back camera and a microphone, recorded by one output.
enum MovieExamples {
  /// A graph whose movie file output has these members; `head` is a member of the graph with a comma behind it.
  static func graph(_ members: String, head: String = "") -> ExampleText {
    #"""
    { "capplan": 1, \#(head)"session": { "type": "single" },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" },
                  { "id": "mic", "deviceType": "microphone" } ],
      "outputs": [ { "id": "movie", "type": "movieFile", \#(members) } ],
      "connections": [ { "input": "back", "port": "video", "output": "movie" },
                       { "input": "mic", "port": "audio", "output": "movie" } ] }
    """#
  }

  /// The app's recordings are that long.
  static func recording(minutes: String) -> String {
    #"""
    "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map.",
                                      "NSMicrophoneUsageDescription": "Records the sound of your films." },
               "observesSystemPressure": true, "handlesInterruptions": true, "recordingMinutes": \#(minutes) },

    """#
  }
}
