// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "capplan",
  products: [
    .executable(name: "capplan", targets: ["capplan"]),
    .library(name: "CapturePlanning", targets: ["CapturePlanning"]),
    .library(name: "CaptureReports", targets: ["CaptureReports"]),
    .library(name: "DeviceProfiles", targets: ["DeviceProfiles"]),
  ],
  targets: [
    .target(
      name: "CapturePlanning",
      swiftSettings: settings,
      // Rounding is a call of libm without optimisation, and nothing else here would link it.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "CaptureReports", dependencies: ["CapturePlanning"], swiftSettings: settings),
    .target(
      name: "DeviceProfiles",
      path: "DeviceProfiles",
      swiftSettings: settings,
      plugins: ["EmbedProfilesPlugin"]
    ),
    .target(
      name: "CapplanCommand",
      dependencies: ["CapturePlanning", "CaptureReports", "DeviceProfiles"],
      swiftSettings: settings
    ),
    .executableTarget(name: "capplan", dependencies: ["CapplanCommand"], swiftSettings: settings),
    .executableTarget(name: "EmbedProfiles", dependencies: ["CapturePlanning"], swiftSettings: settings),
    .plugin(
      name: "EmbedProfilesPlugin",
      capability: .buildTool(),
      dependencies: ["EmbedProfiles"],
      path: "Sources/EmbedProfilesPlugin"
    ),
    .executableTarget(
      name: "PlannerTiming",
      dependencies: ["CapturePlanning"],
      path: "Tests/Bench/PlannerTiming",
      swiftSettings: settings
    ),
    .testTarget(
      name: "CapturePlanningTests",
      dependencies: ["CapturePlanning", "DeviceProfiles"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CaptureReportsTests",
      dependencies: ["CaptureReports", "CapturePlanning", "DeviceProfiles"],
      exclude: ["Goldens", "Comparisons"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CapplanCommandTests",
      dependencies: ["CapplanCommand", "CaptureReports", "CapturePlanning", "DeviceProfiles"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "DeviceProfilesTests",
      dependencies: ["DeviceProfiles", "CapturePlanning"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
