/// The sorted rule for one level: raise the smallest value as far as possible, then leave as few choosers there as
/// possible, and go on with the next value.
struct SortedLevel {
  /// The index of the level, and that of its value among an option's.
  private let level: Int
  private let kind: Int

  /// The choosers that share the level.
  private let choosers: Range<Int>

  /// The highest value that is settled.
  private var below = Int.min

  /// How much work its questions may still take.
  private var work = 0

  /// A level of a search's problem, for some choosers.
  init(_ level: Int, _ choosers: Range<Int>, of problem: ChoiceProblem) {
    (self.level, kind, self.choosers) = (level, problem.levels[level].value, choosers)
  }

  /// Settles how many of the choosers have each value, from the smallest value up.
  mutating func settle(in search: inout ChoiceSearch) {
    var settled = 0
    // All questions of one level together may take as much work as a few passes.
    work = 8 * search.allowance
    while settled < choosers.count {
      search.prune()
      let place = ChoicePlace(level: level, rank: choosers.lowerBound + settled)
      let value = raiseLeast(at: place, in: &search)
      let count = lowerCount(of: value, at: place, in: &search)
      settled += count
      if !fix(value, count: count, isLast: settled == choosers.count, in: &search) {
        // The tally has no field left, so these choosers stay unsettled.
        search.leaveOpen(place, chooser: choosers.lowerBound, bound: value)
        for chooser in choosers { keepValue(of: chooser, in: &search) }
        return
      }
    }
  }

  /// The highest value that every unsettled choosers can have at least; it is higher than `above`, which is settled.
  private mutating func raiseLeast(at place: ChoicePlace, in search: inout ChoiceSearch) -> Int {
    let (problem, below) = (search.problem, below)
    func value(_ chooser: Int, _ option: Int) -> Int { problem.value(chooser, option, kind) }
    var reached = choosers.map { value($0, search.witness[$0]) }.sorted()[place.rank - choosers.lowerBound]
    let most = choosers.map { chooser in
      let values = problem.values(chooser, kind)
      return search.active[chooser].reduce(Int.min) { max($0, values[$1]) }
    }.sorted()[place.rank - choosers.lowerBound]
    // The values worth trying: above what is reached, and no higher than enough unsettled choosers can have.
    var better: [Int] = []
    for chooser in choosers {
      let column = problem.values(chooser, kind)
      for option in search.active[chooser] {
        let value = column[option]
        if value > reached && value <= most { better.append(value) }
      }
    }
    better.sort()
    var values: [Int] = []
    for value in better where value != values.last { values.append(value) }
    var (low, high, stride) = (-1, values.count, 1)
    var hasFailed = true
    while high - low > 1 {
      // Few choices fit at the top, so it goes down from there in growing strides, and halves the range after the first
      // success.
      let next = hasFailed ? max(low + 1, high - stride) : (low + high) / 2
      var trial = search
      for chooser in choosers {
        let column = problem.values(chooser, kind)
        trial.active[chooser].removeAll { column[$0] > below && column[$0] < values[next] }
      }
      switch ask(trial) {
      case .yes(let found):
        search.witness = found
        reached = choosers.map { value($0, found[$0]) }.sorted()[place.rank - choosers.lowerBound]
        low = values.lastIndex { $0 <= reached } ?? next
        hasFailed = false
      case .no:
        high = next
        stride *= 2
      case .unknown:
        search.leaveOpen(
          place, chooser: choosers.first { value($0, search.witness[$0]) == reached } ?? 0, bound: values[next])
        high = next
        stride *= 2
      }
    }
    return reached
  }

  /// The fewest choosers that must stay at the smallest value.
  private mutating func lowerCount(of least: Int, at place: ChoicePlace, in search: inout ChoiceSearch) -> Int {
    var fewest = count(of: least, in: search)
    // At least one stays there, so only higher counts are tried.
    while fewest > 1 {
      var trial = search
      guard allow(fewest - 1, at: least, in: &trial) else { break }
      switch ask(trial) {
      case .yes(let found):
        search.witness = found
        fewest = count(of: least, in: search)
        continue
      case .no: break
      case .unknown: search.leaveOpen(place, chooser: choosers.lowerBound, bound: least)
      }
      break
    }
    return fewest
  }

  private func count(of value: Int, in search: ChoiceSearch) -> Int {
    choosers.count { search.problem.value($0, search.witness[$0], kind) == value }
  }

  /// A choice of the search.active options within the limits and the counts.
  private mutating func ask(_ search: ChoiceSearch) -> SumChains.Answer {
    var chains = SumChains(of: search, allowance: min(work, search.allowance))
    let before = chains.work
    let answer = chains.completion(in: search)
    work -= before - max(0, chains.work)
    return answer
  }

  /// Keeps the choices in which at most this many choosers have a value, and the other unsettled ones a higher one;
  /// `false` if the tally has no field left.
  func allow(_ most: Int, at least: Int, in search: inout ChoiceSearch) -> Bool {
    let problem = search.problem
    let unit = most > 0 ? search.tally.count(most, isAtMost: true) : 0
    guard let unit else { return false }
    for chooser in choosers {
      let values = problem.values(chooser, kind)
      search.active[chooser].removeAll { option in
        let value = values[option]
        return value > below && (most > 0 ? value < least : value <= least)
      }
      mark(least, of: chooser, unit, in: &search)
    }
    return true
  }

  /// Keeps the choices in which exactly this many choosers have a value, and the other unsettled ones a higher one;
  /// `false` if the tally has no field left.
  mutating func fix(_ least: Int, count: Int, isLast: Bool, in search: inout ChoiceSearch) -> Bool {
    let (problem, below) = (search.problem, below)
    self.below = least
    for chooser in choosers {
      let values = problem.values(chooser, kind)
      search.active[chooser].removeAll { option in
        let value = values[option]
        return value > below && (value < least || (isLast && value > least))
      }
    }
    // All remaining choosers have the last value, so it needs no count.
    guard !isLast else { return true }
    let able = choosers.filter { chooser in
      search.active[chooser].contains { problem.value(chooser, $0, kind) == least }
    }
    if able.count == count {
      for chooser in able { search.active[chooser].removeAll { problem.value(chooser, $0, kind) != least } }
      return true
    }
    guard let unit = search.tally.count(count) else { return false }
    for chooser in choosers { mark(least, of: chooser, unit, in: &search) }
    return true
  }

  private func mark(_ value: Int, of chooser: Int, _ unit: UInt64, in search: inout ChoiceSearch) {
    guard unit > 0 else { return }
    let values = search.problem.values(chooser, kind)
    for option in search.active[chooser] where values[option] == value {
      search.marks[chooser][option] += unit
    }
  }

  private func keepValue(of chooser: Int, in search: inout ChoiceSearch) {
    let problem = search.problem
    let kept = problem.value(chooser, search.witness[chooser], kind)
    search.active[chooser].removeAll { problem.value(chooser, $0, kind) != kept }
  }
}
