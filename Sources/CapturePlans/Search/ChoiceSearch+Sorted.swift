// The sorted rule: raise the smallest value as far as possible, then leave as few choosers there as possible, and go on
// with the next value.
extension ChoiceSearch {
  /// Settles how many choosers have each value, from the smallest value up.
  mutating func settleSorted(_ level: Int, _ choosers: Range<Int>) {
    var settled = 0
    var below = Int.min
    // All questions of one level together may take as much work as a few passes.
    var work = 8 * allowance
    while settled < choosers.count {
      prune()
      let place = ChoicePlace(level: level, rank: choosers.lowerBound + settled)
      let value = raiseLeast(at: place, choosers, above: below, &work)
      let count = lowerCount(of: value, at: place, choosers, above: below, &work)
      settled += count
      let isLast = settled == choosers.count
      if !fix(value, count: count, isLast: isLast, level, choosers, above: below) {
        // The tally has no field left, so these choosers stay unsettled.
        leaveOpen(place, chooser: choosers.lowerBound, bound: value)
        for chooser in choosers { keepValue(of: chooser, level) }
        return
      }
      below = value
    }
  }

  /// The highest value that every unsettled choosers can have at least; it is higher than `above`, which is settled.
  private mutating func raiseLeast(
    at place: ChoicePlace, _ choosers: Range<Int>, above below: Int, _ work: inout Int
  ) -> Int {
    let kind = problem.levels[place.level].value
    func value(_ chooser: Int, _ option: Int) -> Int { problem.value(chooser, option, kind) }
    var reached = choosers.map { value($0, witness[$0]) }.sorted()[place.rank - choosers.lowerBound]
    let most = choosers.map { chooser in
      active[chooser].reduce(Int.min) { max($0, value(chooser, $1)) }
    }.sorted()[place.rank - choosers.lowerBound]
    // The values worth trying: above what is reached, and no higher than enough unsettled choosers can have.
    var better: Set<Int> = []
    for chooser in choosers {
      for option in active[chooser] {
        let value = value(chooser, option)
        if value > reached && value <= most { better.insert(value) }
      }
    }
    let values = better.sorted()
    var (low, high, stride) = (-1, values.count, 1)
    var hasFailed = true
    while high - low > 1 {
      // Few choices fit at the top, so it goes down from there in growing strides, and halves the range after the first
      // success.
      let next = hasFailed ? max(low + 1, high - stride) : (low + high) / 2
      var trial = self
      for chooser in choosers {
        trial.active[chooser].removeAll { value(chooser, $0) > below && value(chooser, $0) < values[next] }
      }
      switch trial.ask(&work) {
      case .yes(let found):
        witness = found
        reached = choosers.map { value($0, found[$0]) }.sorted()[place.rank - choosers.lowerBound]
        low = values.lastIndex { $0 <= reached } ?? next
        hasFailed = false
      case .no:
        high = next
        stride *= 2
      case .unknown:
        leaveOpen(place, chooser: choosers.first { value($0, witness[$0]) == reached } ?? 0, bound: values[next])
        high = next
        stride *= 2
      }
    }
    return reached
  }

  /// The fewest choosers that must stay at the smallest value.
  private mutating func lowerCount(
    of least: Int, at place: ChoicePlace, _ choosers: Range<Int>, above below: Int, _ work: inout Int
  ) -> Int {
    let kind = problem.levels[place.level].value
    func count() -> Int { choosers.count { problem.value($0, witness[$0], kind) == least } }
    var fewest = count()
    // At least one stays there, so only higher counts are tried.
    while fewest > 1 {
      var trial = self
      guard trial.allow(fewest - 1, at: least, place.level, choosers, above: below) else { break }
      switch trial.ask(&work) {
      case .yes(let found):
        witness = found
        fewest = count()
        continue
      case .no: break
      case .unknown: leaveOpen(place, chooser: choosers.lowerBound, bound: least)
      }
      break
    }
    return fewest
  }

  /// A choice of active options within the limits and the counts.
  private mutating func ask(_ work: inout Int) -> SumChains.Answer {
    var chains = SumChains(of: self, allowance: min(work, allowance))
    let before = chains.work
    let answer = chains.completion(in: self)
    work -= before - max(0, chains.work)
    return answer
  }

  /// Keeps the choices in which at most this many choosers have a value, and the other unsettled ones a higher one;
  /// `false` if the tally has no field left.
  mutating func allow(_ most: Int, at least: Int, _ level: Int, _ choosers: Range<Int>, above below: Int) -> Bool {
    let kind = problem.levels[level].value
    let unit = most > 0 ? tally.count(most, isAtMost: true) : 0
    guard let unit else { return false }
    for chooser in choosers {
      active[chooser].removeAll { option in
        let value = problem.value(chooser, option, kind)
        return value > below && (most > 0 ? value < least : value <= least)
      }
      mark(least, of: chooser, kind, unit)
    }
    return true
  }

  /// Keeps the choices in which exactly this many choosers have a value, and the other unsettled ones a higher one;
  /// `false` if the tally has no field left.
  mutating func fix(
    _ least: Int, count: Int, isLast: Bool, _ level: Int, _ choosers: Range<Int>, above below: Int
  ) -> Bool {
    let kind = problem.levels[level].value
    for chooser in choosers {
      active[chooser].removeAll { option in
        let value = problem.value(chooser, option, kind)
        return value > below && (value < least || (isLast && value > least))
      }
    }
    // All remaining choosers have the last value, so it needs no count.
    guard !isLast else { return true }
    let able = choosers.filter { chooser in active[chooser].contains { problem.value(chooser, $0, kind) == least } }
    if able.count == count {
      for chooser in able { active[chooser].removeAll { problem.value(chooser, $0, kind) != least } }
      return true
    }
    guard let unit = tally.count(count) else { return false }
    for chooser in choosers { mark(least, of: chooser, kind, unit) }
    return true
  }

  private mutating func mark(_ value: Int, of chooser: Int, _ kind: Int, _ unit: UInt64) {
    guard unit > 0 else { return }
    for option in active[chooser] where problem.value(chooser, option, kind) == value { marks[chooser][option] += unit }
  }

  private mutating func keepValue(of chooser: Int, _ level: Int) {
    let kind = problem.levels[level].value
    let kept = problem.value(chooser, witness[chooser], kind)
    active[chooser].removeAll { problem.value(chooser, $0, kind) != kept }
  }
}
