# A formula for a tap of your team's own: copy it to Formula/capplan.rb there, and name your repository in place of OWNER
# and the tag of the version. Homebrew clones a private repository too, if your git may read it.
class Capplan < Formula
  desc "Checks and plans iOS camera sessions, without a device"
  homepage "https://github.com/OWNER/capplan"
  url "https://github.com/OWNER/capplan.git", tag: "0.1.0"
  license :cannot_represent
  head "https://github.com/OWNER/capplan.git", branch: "main"

  depends_on xcode: ["26.0", :build]
  depends_on macos: :ventura
  uses_from_macos "swift" => :build

  def install
    # Homebrew builds in a sandbox, in which SwiftPM can't make one of its own.
    system "make", "install", "PREFIX=#{prefix}", "BUILD_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"graph.json").write shell_output("#{bin}/capplan init pip")
    assert_match "runs", shell_output("#{bin}/capplan check graph.json")
  end
end
