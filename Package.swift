// swift-tools-version: 6.2

import PackageDescription

// Warnings are errors in the builds of this repository: its Makefile sets the variable. In those of a package that
// depends on this one, warnings of a dependency are switched off, and compilers refuse both.
let strictness: [SwiftSetting] = Context.environment["CAPPLAN_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// A module of the library; it imports only modules that stand above it in the list of targets.
func module(_ name: String, imports: [String], path: String? = nil, exclude: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: imports.map { .byName(name: $0) },
    path: path,
    exclude: exclude,
    swiftSettings: settings
  )
}

/// The tests of a module, in the folder of its name; they may use every other one.
func tests(of name: String, exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: (everything + ["CapplanCommand", "TestSupport"]).map { .byName(name: $0) },
    exclude: exclude,
    swiftSettings: settings
  )
}

let model = ["JSONSource", "CaptureModel"]
let session = model + ["CaptureSession"]
let rules = session + ["RuleKit"]
let planning = rules + ["CapturePlans", "CapturePlanning"]
let everything =
  planning + [
    "DeviceFacts", "CaptureReports", "CaptureSource", "DeviceProfiles", "SwiftReading", "CaptureReading",
    "CaptureDraft",
  ]

let package = Package(
  name: "capplan",
  // A tool inside an app may embed the library, which asks for less than the command does.
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [
    .executable(name: "capplan", targets: ["capplan"]),
    .library(name: "CapturePlanning", targets: planning),
    .library(name: "DeviceFacts", targets: ["DeviceFacts"]),
    .library(name: "CaptureReports", targets: ["CaptureReports"]),
    .library(name: "CaptureSource", targets: ["CaptureSource"]),
    .library(name: "DeviceProfiles", targets: ["DeviceProfiles"]),
  ],
  targets: [
    .target(
      name: "JSONSource",
      swiftSettings: settings,
      // Rounding is a call of libm without optimisation, and nothing else here would link it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    module("SwiftReading", imports: []),
    module("CaptureModel", imports: ["JSONSource"]),
    module("CaptureSession", imports: model),
    module("DeviceFacts", imports: session),
    module("RuleKit", imports: session),
    module("CaptureRules", imports: rules),
    module("CaptureMediaRules", imports: rules),
    module("CapturePlans", imports: session),
    module("CapturePlanning", imports: rules + ["CaptureRules", "CaptureMediaRules", "CapturePlans"]),
    module("CaptureReports", imports: rules + ["DeviceFacts", "CapturePlans"]),
    // What lies in `Printed` runs in apps; `Packed` has it as text.
    module("CaptureSource", imports: session, exclude: ["Probe/Printed", "Recorder/Printed"]),
    module("CaptureReading", imports: model + ["SwiftReading"]),
    module("CaptureDraft", imports: model + ["SwiftReading", "CaptureReading"]),
    module("DeviceProfiles", imports: [], path: "DeviceProfiles/Module"),
    // What a command line does once may be slower, and is smaller. No library product has unsafe flags.
    .target(
      name: "CapplanCommand",
      dependencies: everything.map { .byName(name: $0) },
      swiftSettings: settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]
    ),
    .executableTarget(name: "capplan", dependencies: ["CapplanCommand"], swiftSettings: settings),
    .executableTarget(
      name: "EmbedProfiles", dependencies: ["JSONSource", "CaptureModel", "DeviceFacts"], swiftSettings: settings),
    .executableTarget(
      name: "PlannerTiming",
      dependencies: ["JSONSource", "CaptureModel", "CaptureSession", "CapturePlans", "CapturePlanning"],
      path: "Tests/Bench/PlannerTiming",
      swiftSettings: settings
    ),
    // Built by Tests/Fuzz/run.sh with libFuzzer.
    .executableTarget(
      name: "Fuzzer", dependencies: ["TestSupport"], path: "Tests/Fuzz/Fuzzer", swiftSettings: settings),
    // Random graphs, bundled profiles and what the fuzzer tries, for the tests of several modules.
    .target(
      name: "TestSupport",
      dependencies: (everything + ["CapplanCommand"]).map { .byName(name: $0) },
      path: "Tests/TestSupport",
      exclude: ["Symbols/symbols.tsv"],
      swiftSettings: settings
    ),
    tests(of: "JSONSource"),
    tests(of: "SwiftReading"),
    tests(of: "CaptureModel"),
    tests(of: "CaptureSession"),
    tests(of: "DeviceFacts"),
    tests(of: "RuleKit"),
    tests(of: "CaptureRules"),
    tests(of: "CapturePlans"),
    tests(of: "CapturePlanning"),
    tests(of: "CaptureReports", exclude: ["Goldens", "Comparisons", "Older"]),
    tests(of: "CaptureSource", exclude: ["Apps", "Recordings"]),
    tests(of: "CaptureDraft", exclude: ["Projects"]),
    tests(of: "DeviceProfiles", exclude: ["SingleCamera"]),
    tests(of: "CapplanCommand"),
    tests(of: "Architecture"),
  ],
  swiftLanguageModes: [.v6]
)
