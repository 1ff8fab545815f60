extension HelpTopic {
  static let trust = HelpTopic(
    "trust", title: "How sure an answer is",
    [
      .table(
        "Verdicts",
        [
          ("runs", "no rule is broken, and the costs are within their limits"),
          ("adjusted", "runs in the configuration that is named"),
          ("cannot run", "a rule is broken, or nothing is cheap enough"),
          ("unverified", "no error is known, but a deciding fact is missing"),
          ("invalid", "the file is not a graph"),
        ]),
      .table(
        "Kinds of facts, strongest first",
        [
          ("documented", "Apple published it"),
          ("printed", "a device printed it"),
          ("measured", "readings of a device were fitted"),
          ("reported", "somebody wrote down what a device did"),
          ("derived", "it follows from stronger facts by a written rule"),
          ("estimated", "every known device of the family does so"),
        ]),
      .paragraph(
        """
        An answer is as certain as the weakest fact that it needs. 'likely' marks an answer that needs an estimate; \
        an error of this kind is a warning unless --fail-on likely is given. For a missing fact, the report says how \
        to find it out: often with capplan probe, run on that phone.
        """),
    ],
    examples: [
      .init("capplan check --trust derived", "believe no estimates"),
      .init("capplan check --fail-on unverified", "and fail if something is open"),
    ])
}
