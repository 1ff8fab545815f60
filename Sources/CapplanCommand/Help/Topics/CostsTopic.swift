extension HelpTopic {
  static let costs = HelpTopic(
    "costs", title: "What hardwareCost and systemPressureCost mean",
    [
      .paragraph(
        """
        hardwareCost is the share of the image signal processor that the cameras take. Up to 1.0 the session runs; \
        above, it stops with an error. systemPressureCost says how long the phone lasts: below 1.0 without a time \
        limit, from 1.0 up to 15 minutes, from 2.0 up to 10, above 3.0 for a short burst.
        """),
      .paragraph(
        """
        Apple publishes what drives the costs, not the formulas, so a cost is an estimate with a lower and an upper \
        bound: 0.588 (0.410 to 0.800). It is an error only if the lower bound is above 1.0. If 1.0 is between the \
        bounds, the estimate decides, and a warning asks you to read the cost on the phone.
        """),
      .paragraph(
        """
        Cheaper: a binned format; a lower maxFrameRateOverride (the active frame rate saves nothing); a smaller \
        format. A virtual device pays for all its cameras if its own port is connected.
        """),
    ],
    examples: [
      .init("capplan cost", "the bill, camera by camera"),
      .init("capplan cost --what-if", "what each next step would save"),
    ])
}
