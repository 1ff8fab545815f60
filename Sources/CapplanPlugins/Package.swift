// swift-tools-version: 5.9

import PackageDescription

// What `make dist` packs beside an artifact bundle; it is no part of the package that builds capplan.

let package = Package(
  name: "capplan-plugins",
  products: [
    .plugin(name: "CapplanSession", targets: ["CapplanSession"]),
    .plugin(name: "CapplanTool", targets: ["CapplanTool"]),
  ],
  targets: [
    .binaryTarget(name: "capplan", path: "capplan.artifactbundle"),
    .plugin(name: "CapplanSession", capability: .buildTool(), dependencies: ["capplan"]),
    .plugin(
      name: "CapplanTool",
      capability: .command(
        intent: .custom(verb: "capplan", description: "Checks, reduces and compares capture graphs"),
        permissions: [.writeToPackageDirectory(reason: "check --fix and reduce --in-place change graphs")]),
      dependencies: ["capplan"]),
  ]
)
