// swift-tools-version: 5.9

import Foundation
import PackageDescription

// `make dist` packs this with an artifact bundle, so nobody has to compile capplan. A clone has no bundle; there the
// plugins compile capplan from the clone. They are a separate package because SwiftPM builds a plugin's tools apart
// from everything else: in one package, each build of capplan would take twice as long.
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
