import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES, type RouteName } from '../src/navigation/routes.ts'
import { filledSlowly, KINDS, SCREENS } from '../stories/state-kinds.ts'
import { eachNode, reachedFrom, type SyntaxNode, sourceFile } from './support/module-graph.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const routes = Object.keys(ROUTES) as RouteName[]

/** What of a screen's code asks the shop, or sequences what does; a type from the folder of machines does neither. */
const ASKS = /\b(useQuery|useApiQuery|useFreshQuery|useInfiniteQuery|useActorRef|machines)\b(?!\/)/

/** The code of a screen: its own files and those of the features that it uses, as far as its imports reach. */
const filesOf = cached((route: RouteName): readonly string[] => {
  const folder = route === 'orderid_details' ? 'order_info' : route
  const own = globSync(`src/screens/${folder}/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !file.includes('.test.'))
  return [...reachedFrom(own)].filter((file) => /^src\/(screens|features)\//.test(file))
})

const someCode = (route: RouteName, pattern: RegExp, files = /./) =>
  filesOf(route).some((file) => files.test(file) && pattern.test(sourceFile(file).text))

/** What tells of a refusal: one that a machine remembers, or the shop's sentence for what was pressed. */
const IS_REFUSED = /context\.refused\b|\buseFaultToast\(|'RequestRefused'|instanceof RequestRefused/

/** What leads to another screen. */
const LEADS_ON = /\b(useNavigation|pathTo)\(|<LinkButton\b|<Link\b/

/** Members of what somebody else has named: a product, an album, a thing of an order, a place. */
const NAMED: readonly string[] = ['name', 'title', 'nickname']

/** Whether something below these is written as text of an element, and not handed to one. */
function isText(parents: readonly SyntaxNode[]): boolean {
  const at = parents.findLastIndex(({ type }) => type.startsWith('JSX'))
  return parents[at]?.type === 'JSXExpressionContainer' && /^JSX(Element|Fragment)$/.test(parents[at - 1]?.type ?? '')
}

/** Whether a screen writes what merchants, shoppers or platforms call their things: those names can be long. */
const showsNames = cached((route: RouteName): boolean =>
  filesOf(route).some((file) => {
    let isShown = false
    eachNode(sourceFile(file).program, (node, parents) => {
      const isNamed = node.type === 'MemberExpression' && NAMED.includes(node['property'].name)
      isShown ||= isNamed && isText(parents)
    })
    return isShown
  }),
)

function cached<Value>(work: (route: RouteName) => Value): (route: RouteName) => Value {
  const known = new Map<RouteName, Value>()
  return (route) => {
    const value = known.get(route) ?? work(route)
    known.set(route, value)
    return value
  }
}

/** Reasons that the code itself, or the rest of the row, can prove wrong. */
function isProvedWrong(route: RouteName, why: string): boolean {
  switch (why) {
    case 'needsSignIn':
      return !ROUTES[route].auth
    case 'everybodyMay':
      return ROUTES[route].auth
    case 'asksNothing':
      return someCode(route, ASKS)
    case 'nothingToRefuse':
      return someCode(route, IS_REFUSED, /\.tsx$/)
    case 'shortWords':
      return showsNames(route)
    case 'goesOn':
      return !someCode(route, LEADS_ON)
    case 'noList':
      // Who shows several of something shows one of it as well.
      return [SCREENS[route].kinds.one, SCREENS[route].kinds.many].some((seen) => typeof seen === 'string')
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
    expect(typeof slow === 'string' || !loads || slow.why === 'saidAtOnce').toBe(true)
    expect(typeof filledSlowly(SCREENS[route])).toBe(someCode(route, ASKS) ? 'string' : typeof kinds.loading)
  },
)
