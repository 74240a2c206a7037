/** So many order numbers of other platforms are offered again (A§9). */
const RECENT_MOST = 3

/** The numbers used last, this one first, each once. */
export function withRecent(numbers: readonly string[], number: string): readonly string[] {
  const used = number.trim()
  return used === '' ? numbers : [used, ...numbers.filter((other) => other !== used)].slice(0, RECENT_MOST)
}

/** Reads what this phone kept; anything else counts as nothing. */
export function readRecent(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value)
      ? value.filter((each) => typeof each === 'string' && each.length > 0 && each.length <= 64).slice(0, RECENT_MOST)
      : []
  } catch {
    // Not ours.
    return []
  }
}

/**
 * The order number in what was pasted: people copy whole messages ("Order number: 4021 7788 3310 5567 copy"). The
 * longest run of letters and digits with at least one digit is taken; a number that is typed plainly stays as it is.
 */
export function numberInText(pasted: string): string {
  const plain = pasted.trim()
  if (/^[\w.#/-]{1,64}$/.test(plain)) {
    return plain
  }
  const joined = plain.replace(/(\d) +(?=\d)/g, '$1')
  const runs = (joined.match(/[A-Za-z0-9][A-Za-z0-9_-]{3,63}/g) ?? []).filter((run) => /\d/.test(run))
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
}
