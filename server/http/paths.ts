import { CALL_BASE } from '../../domain/calls/call-head.ts'

/** Upper case for the first letter of every segment: the specifications write both `Mobile` and `mobile`. */
function upperFirst(segment: string): string {
  return segment.charAt(0).toUpperCase() + segment.slice(1)
}

/** Spellings of paths whose route is remembered. */
const SPELLINGS_MAX = 500

const segmentsOf = (path: string) => path.split('/').slice(1)

/**
 * Brings the address of a request to the one that the route was registered under.
 *
 * The base `/emall/index.php` may be there or not, and first letters of segments may be of either case (readings 14).
 * An address that is no known call comes back as it was.
 */
export function pathFinder(patterns: readonly string[]): (url: string) => string {
  const known = patterns.map((pattern) => segmentsOf(pattern))
  const exact = new Map(
    known.filter((it) => !it.some((x) => x.startsWith(':'))).map((it) => [it.map(upperFirst).join('/'), it]),
  )
  const withParameters = known.filter((it) => it.some((x) => x.startsWith(':')))

  const find = (path: string): string | undefined => {
    const given = segmentsOf(path)
    const same = exact.get(given.map(upperFirst).join('/'))
    if (same) {
      return `/${same.join('/')}`
    }
    const pattern = withParameters.find(
      (it) =>
        it.length === given.length &&
        it.every((segment, index) => {
          const there = given[index] ?? ''
          return segment.startsWith(':') ? there !== '' : upperFirst(segment) === upperFirst(there)
        }),
    )
    return (
      pattern && `/${pattern.map((segment, index) => (segment.startsWith(':') ? given[index] : segment)).join('/')}`
    )
  }

  // The same few spellings come again and again; strange ones are not kept, so nobody can fill the memory.
  const seen = new Map<string, string>()
  return (url) => {
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    const query = cut < 0 ? '' : url.slice(cut)
    const known = seen.get(path)
    if (known !== undefined) {
      return known + query
    }
    const bare = path.toLowerCase().startsWith(`${CALL_BASE}/`) ? path.slice(CALL_BASE.length) : path
    const found = find(bare)
    if (found !== undefined && seen.size < SPELLINGS_MAX && exact.has(segmentsOf(found).map(upperFirst).join('/'))) {
      seen.set(path, found)
    }
    return found === undefined ? url : found + query
  }
}
