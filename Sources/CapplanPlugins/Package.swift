// swift-tools-version: 5.9

import Foundation
import PackageDescription

// `make dist` packs this beside an artifact bundle, so that nobody compiles capplan. In a clone there is no bundle, and
// the plugins compile the capplan around them. They are a package of their own, since SwiftPM builds the tools of plugins
// apart from everything else: each build of capplan would take twice as long.
let isPacked = FileManager.default.fileExists(atPath: Context.packageDirectory + "/capplan.artifactbundle")
let capplan: Target.Dependency = isPacked ? "capplan" : .product(name: "capplan", package: "capplan")

let package = Package(
  name: "capplan-plugins",
  platforms: [.macOS(.v13)],
  products: [
    .plugin(name: "CapplanSession", targets: ["CapplanSession"]),
    .plugin(name: "CapplanTool", targets: ["CapplanTool"]),
  ],
  dependencies: isPacked ? [] : [.package(name: "capplan", path: "../..")],
  targets: (isPacked ? [.binaryTarget(name: "capplan", path: "capplan.artifactbundle")] : []) + [
    .plugin(name: "CapplanSession", capability: .buildTool(), dependencies: [capplan]),
    .plugin(
      name: "CapplanTool",
      capability: .command(
        intent: .custom(verb: "capplan", description: "Checks, reduces and compares capture graphs"),
        permissions: [.writeToPackageDirectory(reason: "check --fix and reduce --in-place change graphs")]),
      dependencies: [capplan]),
  ]
)
