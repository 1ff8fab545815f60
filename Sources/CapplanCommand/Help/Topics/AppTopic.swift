extension HelpTopic {
  static let app = HelpTopic(
    "app", title: "How graph and code stay in step",
    [
      .paragraph(
        """
        record writes a Swift file with which your app writes the graph of the session that it has built; a test on a \
        phone compares it with the one in the repository. emit writes the Swift file that builds a graph's session. \
        probe writes one that, run on a phone, prints its profile and what sessions cost on it; import and calibrate \
        make a profile of that.
        """)
    ],
    examples: [
      .init("capplan record -o CaptureGraphRecorder.swift", "from code to graph"),
      .init("capplan emit -o CaptureSession.swift", "from graph to code"),
      .init("capplan probe -o CaptureProbe.swift", "from a phone to a profile"),
    ])
}
