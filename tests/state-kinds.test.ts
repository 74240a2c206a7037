import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES, type RouteName } from '../src/navigation/routes.ts'
import { filledSlowly, KINDS, SCREENS } from '../stories/state-kinds.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const routes = Object.keys(ROUTES) as RouteName[]

/** What of a screen's own code asks the shop, or sequences what does. */
const ASKS = /\b(useQuery|useApiQuery|useFreshQuery|useInfiniteQuery|useActorRef|machines)\b/

function codeOf(route: RouteName): string {
  const folder = route === 'orderid_details' ? 'order_info' : route
  const files = globSync(`src/screens/${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  )
  return files.map(read).join('\n')
}

/** What of a screen's own code tells of a refusal that its machine remembers. */
const IS_REFUSED = /context\.refused\b/

/** Reasons why a screen that loads looks the same when it loads for long. */
const SAME_WHEN_SLOW: readonly string[] = ['saidAtOnce', 'besideTheRest']

/** Reasons that the code itself can prove wrong. */
function isProvedWrong(route: RouteName, why: string): boolean {
  switch (why) {
    case 'needsSignIn':
      return !ROUTES[route].auth
    case 'everybodyMay':
      return ROUTES[route].auth
    case 'asksNothing':
      return ASKS.test(codeOf(route))
    case 'nothingToRefuse':
      return IS_REFUSED.test(codeOf(route))
    default:
      return false
  }
}

test('every folder of screens is a route, or the one for addresses that are none', () => {
  const folders = globSync('src/screens/*/', { cwd: ROOT }).map((folder) =>
    folder.split(/[\\/]/).filter(Boolean).at(-1),
  )
  expect(folders.filter((name) => name !== 'unknown' && !routes.includes(name as RouteName))).toEqual([])
})

test.each(routes)('%s is seen in every kind of state, or a reason says why it never is', (route) => {
  const { file, kinds } = SCREENS[route]
  const missing = KINDS.filter((kind) => {
    const seen = kinds[kind]
    if (typeof seen !== 'string') {
      return isProvedWrong(route, seen.why)
    }
    const [name = '', from = file] = seen.split(':').reverse()
    return !new RegExp(`^export const ${name}\\b`, 'm').test(read(`stories/screens/${from}.stories.tsx`))
  })
  expect(missing).toEqual([])
})

test.each(routes)(
  '%s: what loads is seen slow in a story of its own, and can be watched on a slow network',
  (route) => {
    const { kinds } = SCREENS[route]
    const loads = typeof kinds.loading === 'string'
    const { slow } = kinds
    expect(typeof slow === 'string' || !loads || SAME_WHEN_SLOW.includes(slow.why)).toBe(true)
    expect(typeof filledSlowly(SCREENS[route])).toBe(ASKS.test(codeOf(route)) ? 'string' : typeof kinds.loading)
  },
)
