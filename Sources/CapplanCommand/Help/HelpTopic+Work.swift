// What people do with capplan in a project.
extension HelpTopic {
  static let devices = HelpTopic(
    "devices", title: "How devices are named, and how to bring your own",
    [
      .table(
        "Names",
        [
          ("iphone-12-pro", "an id"),
          ("iPhone13,3", "a model"),
          ("\"iPhone 12 Pro\"", "a name"),
          ("iphone-15*", "a glob"),
          ("all", "every profile"),
          ("deployable", "every phone that gets the graph's deployment.minimumOS"),
        ]),
      .paragraph(
        """
        A profile holds what is known of a device, each fact with its source. --profile-file takes one of your own, \
        which capplan probe and capplan import make; with the id or model of a bundled one it takes its place, fact by \
        fact.
        """),
    ],
    examples: [
      .init("capplan profiles", "all devices, and how much is known of each"),
      .init("capplan profiles iphone-xs", "one, with its sources"),
      .init("capplan matrix --profile deployable", "which phones can run a graph"),
    ])

  static let ci = HelpTopic(
    "ci", title: "How to check graphs in CI",
    [
      .paragraph(
        """
        capplan check exits with 1 if there are errors; --fail-on chooses another threshold. --format github writes \
        annotations, and --output FORM=FILE writes more forms beside it: sarif, gitlab, junit, checkstyle, rdjson, \
        json, jsonl. diff --git says what a pull request does to findings and costs. Run it at the top of the \
        repository.
        """)
    ],
    examples: [
      .init("capplan check --format github graphs/", "annotations on a pull request"),
      .init("capplan check --output sarif=capplan.sarif", "text, and a file for code scanning"),
      .init("capplan diff --git main -f markdown", "a comment on costs"),
    ])

  static let exitStatus = HelpTopic(
    "exit-status", title: "What the exit status means", page: "ci",
    [
      .table("Exit status", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }),
      .paragraph(
        """
        Of several, 3 wins over 1, and 1 over 0. The threshold is --fail-on: error (default), likely (also errors that \
        rest on an estimate), warning, note, unverified (also missing facts). matrix exits with 1 if a graph can't run \
        on a device that was named one by one; --fail-on-cell, on any. diff exits with 1 for new errors, or a cost \
        that rose past --fail-on-cost-increase.
        """),
    ],
    examples: [.init("capplan check --fail-on warning", "stricter")])

  static let settings = HelpTopic(
    "settings", title: "What a team asks of every run",
    [
      .paragraph(
        """
        Settings stand in .capplan.json, in a graph's folder or the nearest above it in the repository: profiles, \
        profileFolders, trust, failOn, select, ignore, severity, targets, minimumFrameRate, minimumSize, paths, \
        baseline, reports. An option wins over the graph, and the graph over the settings. Paths count from the folder \
        of the settings and stay inside the repository.
        """)
    ],
    examples: [
      .init("capplan config", "what is in force, and where it comes from"),
      .init("capplan schema config", "the schema of settings"),
    ])

  static let baseline = HelpTopic(
    "baseline", title: "How old findings are accepted", page: "settings",
    [
      .paragraph(
        """
        A baseline is a file of findings that you accept for now: only new ones are reported and fail. A finding is \
        recognized by its graph, its rule and the ids that it speaks of, so moved lines change nothing. \
        --update-baseline drops what has been fixed and adds nothing. It changes no verdict.
        """),
      .paragraph(
        """
        For a single place, "ignore": [{ "rule": ..., "at": "/inputs/0", "reason": ... }] in the graph accepts a \
        finding. --no-ignores shows what both hide.
        """),
    ],
    examples: [
      .init("capplan check --write-baseline known.json", "accept what there is"),
      .init("capplan check --baseline known.json", "fail only on what is new"),
    ])

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

  static let limits = HelpTopic(
    "limits", title: "What capplan can't do",
    [
      .paragraph(
        """
        Costs are estimates: read them on the phone before you rely on one near a limit. Profiles hold what is \
        public; what is not known is never guessed. Rules judge what the graph says, not what your code does. The work \
        of your app on CPU and GPU is in neither cost.
        """),
      .paragraph("A graph may have 8 MiB, 1,000 elements in a list and 128 levels."),
    ],
    examples: [.init("capplan record", "keep the graph true to the code")])
}
