import { join, relative } from 'node:path'
import type { Rolldown } from 'vite'
import { DESK, FRONT_LATER, NAMED_PARTS, routeParts } from './http/route-parts.ts'

interface Module {
  readonly importedIds: readonly string[]
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
  readonly isEntry: boolean
  readonly code: string | null
}

interface Graph {
  getModuleInfo(id: string): Module | null
}

/** What the front begins with. */
const FRONT = ['src/main.tsx']
/** What every screen behind the front is shown with. */
const BEHIND = ['src/wiring/app-adapter.ts', 'src/app/screens-behind.ts']
/** Parts of a library that the front imports as a whole and never calls: the bundler may only leave them out of its file if no other needs them. */
const BEHIND_ONLY =
  /node_modules\/@tanstack\/(query-core|react-query)\/build\/modern\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation)\.js$/
/** Libraries that come in one file each, whoever needs them. */
const MACHINES = /node_modules\/xstate\//
const SCHEMAS = /node_modules\/zod\//
/** Parts of controls that so many screens need. */
const CONTROLS = /node_modules\/(@base-ui|@floating-ui|use-sync-external-store)\//
const CONTROLS_SHARED_BY = 10
/** Which letters can be printed: tables. */
const LETTERS = /\/domain\/text\/(printed-characters|emoji|printable)\.ts$/

/** Characters of a piece with all that it imports, which is not worth a request of its own; so many screens share it. */
const SMALL = 5000
const SMALL_SHARED_BY = 3
const TINY = 1500
/** Drawn pieces bring a look along. */
const DRAWN_SHARED_BY = 8

/** Who needs a piece, in few kinds. */
type Kind = 'front-later' | 'asked' | 'bought' | 'photos' | 'painted' | 'desk' | 'screens'

const SCREEN = /^src\/screens\/(\w+)\/\w+Screen\.tsx$/
const PHOTOS = /^(src\/wiring\/photos|machines\/(album|upload-queue))\//
const OF_THE_DESK = /^(src\/design-editor|src\/wiring\/designs\/send-edit|machines\/design-session|editor)(\/|\.)/
const ASKED = /^(src\/wiring|machines|domain\/calls)\//
/** What is asked beside albums and designs: its schemas are made apart from theirs, which a page waits for. */
const BOUGHT =
  /^(src\/wiring\/(asked-adapter|orders|account)|machines\/(order|login|bind-phone|link-login)|domain\/calls)(\/|\.)/
/** What pages are made of, and what paints them. */
const PAGES = /^(domain\/(design|layout|calendar|theme|frame|editing|preview)|editor)\//
const PAINTED = /^src\/(screens\/(prod_details\/Painted|theme_list\/)|features\/catalogue\/(Own|Sheet))/

/** What is loaded by itself, by its kind. */
function kindOf(file: string): Kind {
  const [, route] = SCREEN.exec(file) ?? []
  if (FRONT_LATER.includes(file)) {
    return 'front-later'
  }
  if (PHOTOS.test(file)) {
    return 'photos'
  }
  if (OF_THE_DESK.test(file) || (route !== undefined && DESK.every((part) => routeParts(route).includes(part)))) {
    return 'desk'
  }
  if (BOUGHT.test(file)) {
    return 'bought'
  }
  if (ASKED.test(file)) {
    return 'asked'
  }
  return PAINTED.test(file) ? 'painted' : 'screens'
}

/**
 * What the app is split into beside its screens: on a phone's network a hundred small files cost more than a few bytes too many. Pieces
 * that the same kinds of screens need lie in one file. What a piece imports is needed by the same kinds and maybe more, so that no file
 * waits for another in a ring.
 */
export function fewFiles(root: string): Rolldown.CodeSplittingGroup[] {
  const named = [...FRONT, ...NAMED_PARTS].map((file) => join(root, file))
  const front = begunWith(FRONT.map((file) => join(root, file)))
  const behind = begunWith(BEHIND.map((file) => join(root, file)))
  const nameOf = (id: string, graph: Graph): string | null => {
    if (named.includes(id)) {
      return null
    }
    if (BEHIND_ONLY.test(id)) {
      return 'behind'
    }
    if (front(graph).has(id)) {
      return 'front'
    }
    if (behind(graph).has(id)) {
      return 'behind'
    }
    const begins = beginnings(id, graph)
    if (id.includes('/node_modules/')) {
      const screens = begins.filter((begin) => kindOf(relative(root, begin)) === 'screens')
      return CONTROLS.test(id) && screens.length >= CONTROLS_SHARED_BY ? 'controls' : null
    }
    if (begins.length < 2) {
      return null
    }
    const all = [...reached([id], (of) => graph.getModuleInfo(of)?.importedIds ?? [])]
    const beyond = all.filter((of) => !front(graph).has(of) && !behind(graph).has(of) && !SCHEMAS.test(of))
    const length = beyond.reduce((sum, of) => sum + (graph.getModuleInfo(of)?.code?.length ?? 0), 0)
    return fileOf({
      isDrawn: /\.(tsx|css)$/.test(id),
      isOfPages: PAGES.test(relative(root, id)),
      isTiny: length <= TINY,
      isSmall: length <= SMALL && !beyond.some((of) => of.includes('/node_modules/')),
      readsSchemas: all.some((of) => SCHEMAS.test(of)),
      kinds: begins.map((begin) => kindOf(relative(root, begin))),
    })
  }
  return [
    { name: 'machines', test: MACHINES, priority: 3 },
    { name: 'schemas', test: SCHEMAS, priority: 2 },
    { name: 'letters', test: LETTERS, priority: 2, includeDependenciesRecursively: false },
    { name: nameOf, priority: 1, includeDependenciesRecursively: false },
  ]
}

interface Piece {
  readonly isDrawn: boolean
  readonly isOfPages: boolean
  readonly isTiny: boolean
  readonly isSmall: boolean
  readonly readsSchemas: boolean
  /** Who needs it, each by its kind. */
  readonly kinds: readonly Kind[]
}

/** The file that a piece lies in; of what few screens share, the bundler decides. */
function fileOf({ isDrawn, isOfPages, isTiny, isSmall, readsSchemas, kinds }: Piece): string | null {
  const by = new Set(kinds)
  // Whoever else needs it fetches this little file; the front does not fetch theirs.
  if (by.has('front-later') && !readsSchemas) {
    return 'front-later'
  }
  const isAsked = by.has('asked') || by.has('photos') || by.has('bought')
  if (!by.has('screens')) {
    if (!isAsked || (by.size === 1 && by.has('bought'))) {
      return [...by].sort().join('-')
    }
    return by.has('painted') ? (readsSchemas ? 'documents' : 'small') : 'asked'
  }
  if (readsSchemas) {
    return isAsked || isSmall ? 'documents' : isOfPages ? 'pages' : null
  }
  const screens = kinds.filter((kind) => kind !== 'desk' && kind !== 'painted').length
  if (isSmall && (screens >= (isDrawn ? DRAWN_SHARED_BY : SMALL_SHARED_BY) || (isTiny && !isDrawn && by.size > 1))) {
    return 'small'
  }
  return isOfPages && !isSmall && by.size > 1 ? 'pages' : null
}

/** All that these modules import, what is loaded later left out. */
function begunWith(entries: readonly string[]): (graph: Graph) => ReadonlySet<string> {
  let found: ReadonlySet<string> | undefined
  return (graph) => {
    found ??= reached(entries, (id) => graph.getModuleInfo(id)?.importedIds ?? [])
    return found
  }
}

/** What is loaded by itself and comes with this module. */
function beginnings(id: string, graph: Graph): readonly string[] {
  const up = reached([id], (of) => graph.getModuleInfo(of)?.importers ?? [])
  return [...up].filter((of) => {
    const module = graph.getModuleInfo(of)
    return module !== null && (module.isEntry || module.dynamicImporters.length > 0)
  })
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set(from)
  for (const id of seen) {
    for (const one of next(id)) {
      seen.add(one)
    }
  }
  return seen
}
