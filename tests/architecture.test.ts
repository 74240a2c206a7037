import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Room -> what it may import. Longest prefix wins. Absence is a ban. */
const LAW: Record<string, readonly string[]> = {
  domain: ['domain', 'immer'],
  'domain/calls': ['domain', 'domain/calls', 'zod'],
  machines: ['machines', 'domain', 'xstate'],
  'editor/scene': ['editor/scene', 'domain', 'linebreak'],
  'editor/fabric': ['editor/fabric', 'editor/scene', 'editor', 'domain', 'fabric'],
  editor: ['editor', 'editor/scene', 'domain'],
  src: [
    ...['src', 'src/navigation/history-entries.ts', 'editor', 'editor/scene', 'machines', 'domain'],
    ...['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@lingui', '@base-ui/react', '@dnd-kit'],
    ...['@tanstack', '@use-gesture/react'],
  ],
  // The one place where the screens and what they ask of the world meet.
  'src/main.tsx': ['src', 'src/wiring', 'domain', 'react', 'react-dom'],
  'src/app/older-browsers.ts': ['core-js', 'src'],
  // What Back closes first, in the shop and in the console.
  'src/navigation/history-entries.ts': [],
  // The merchant's console: a bundle of its own, on the admin library.
  'src/manage': [
    ...['src/manage', 'src/wiring', 'domain', 'domain/calls', 'react', 'react-dom', 'react-admin', 'react-router'],
    'src/navigation/history-entries.ts',
    ...['@mui/material', '@emotion', '@tanstack', 'qrcode-generator', 'uplot'],
  ],
  'src/wiring': [
    ...['src', 'src/wiring', 'editor', 'editor/scene', 'editor/fabric', 'machines', 'domain', 'domain/calls'],
    ...['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@lingui', '@tanstack'],
    ...[
      'zod',
      'idb',
      'hash-wasm',
      'qiniu-js',
      'libheif-js',
      'libphonenumber-js',
      '@vant/area-data',
      '@vladmandic/face-api',
    ],
    ...['@rapideditor/country-coder', 'workbox-expiration', 'workbox-precaching', 'workbox-routing'],
    'workbox-strategies',
  ],
  server: ['server', 'domain', 'domain/calls', 'editor/scene', 'node', 'npm'],
}

/** Where the shapes of documents stand: a document's type is read off its schema. Nothing else of `domain` knows zod. */
const DOCUMENTS = [
  'domain/fields.ts',
  'domain/calendar/calendar-settings.ts',
  'domain/design/design.ts',
  'domain/design/change/edit.ts',
  'domain/design/edits',
  'domain/editing/design-place.ts',
  'domain/editing/open-mode.ts',
  'domain/editing/draft.ts',
  'domain/editing/editor-state.ts',
  'domain/editing/op.ts',
  'domain/stored-document.ts',
  'domain/theme/theme.ts',
]

const ROOT = join(import.meta.dirname, '..')
const SOURCE = /\.(ts|tsx)$/

function everyFileIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => !file.includes('node_modules') && statSync(join(ROOT, file)).isFile())
}

function filesIn(folder: string): string[] {
  return everyFileIn(folder).filter((file) => SOURCE.test(file))
}

function roomOf(path: string, rooms: readonly string[]): string | undefined {
  return rooms.filter((room) => path === room || path.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
}

/** Machines may name the types of calls, such as the reasons of their refusals; nothing of a call is there when they run. */
const isTypeOfCall = (file: string, request: string) =>
  file.startsWith('machines/') && relative('.', join(dirname(file), request)).startsWith('domain/calls/')

function requestsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const erased = module.staticImports.filter(({ entries }) => entries.length > 0 && entries.every((it) => it.isType))
  return [
    ...module.staticImports
      .filter((entry) => !(erased.includes(entry) && isTypeOfCall(file, entry.moduleRequest.value)))
      .map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((x) => (x.moduleRequest ? [x.moduleRequest.value] : [])),
    ),
  ]
}

function mayImport(file: string, request: string): boolean {
  const room = roomOf(file, Object.keys(LAW))
  const allowed = (room && LAW[room]) || []
  if (request.startsWith('.')) {
    const target = relative('.', join(dirname(file), request)).split('?')[0] ?? ''
    const targetRoom = roomOf(target, [...Object.keys(LAW), 'stories', 'tests', 'bench'])
    return targetRoom !== undefined && allowed.includes(targetRoom)
  }
  if (room === 'server') {
    return true
  }
  if (request === 'zod' && roomOf(file, DOCUMENTS)) {
    return true
  }
  return allowed.some((name) => request === name || request.startsWith(`${name}/`))
}

/** Test files may also use the test tools and the builders. */
const isTest = (file: string) => /\.(test|contract\.test|browser\.test)\.tsx?$/.test(file)

const sources = ['domain', 'machines', 'editor', 'src', 'server'].flatMap(filesIn)

test('every room imports only what the law of rooms allows', () => {
  const breaches = sources
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      requestsOf(file)
        .filter((request) => !mayImport(file, request))
        .map((to) => `${file} -> ${to}`),
    )
  expect(breaches).toEqual([])
  expect(sources.length).toBeGreaterThan(15)
})

/** The floors of `src`, the highest first: a file imports from its own floor and from those below. `src/wiring` stands apart. */
const FLOORS = [
  'src/app',
  'src/screens',
  'src/design-editor',
  'src/design-editor/workspaces',
  'src/design-editor/shell',
  'src/design-editor/pages',
  'src/design-editor/preflight',
  'src/design-editor/crop',
  'src/design-editor/layout',
  'src/design-editor/canvas',
  'src/design-editor/tools',
  'src/design-editor/text',
  'src/design-editor/photos',
  'src/design-editor/hooks',
  'src/design-editor/edits',
  'src/features',
  'src/messenger',
  'src/ui',
  'src/messages',
  'src/session',
  'src/ports',
  'src/navigation',
  'src/i18n',
  'src/lib',
]

const floorOf = (path: string) => FLOORS.indexOf(roomOf(path, FLOORS) ?? '')

/** Files of the project that a file names in imports and re-exports. */
function targetsOf(file: string): string[] {
  return requestsOf(file)
    .filter((request) => request.startsWith('.'))
    .map((request) => relative('.', join(dirname(file), request)).split('?')[0] ?? '')
}

test('no file of src imports from a floor above its own', () => {
  const breaches = sources
    .filter((file) => !isTest(file) && floorOf(file) >= 0)
    .flatMap((file) =>
      targetsOf(file).flatMap((to) => (floorOf(to) >= 0 && floorOf(to) < floorOf(file) ? [`${file} -> ${to}`] : [])),
    )
  expect(breaches).toEqual([])
  expect(FLOORS.filter((_, floor) => !sources.some((file) => floorOf(file) === floor))).toEqual([])
})

test('a screen imports no screen', () => {
  const screenOf = (path: string) => /^src\/screens\/([^/]+)\//.exec(path)?.[1]
  const breaches = sources
    .filter((file) => screenOf(file))
    .flatMap((file) =>
      targetsOf(file).flatMap((to) => (screenOf(to) && screenOf(to) !== screenOf(file) ? [`${file} -> ${to}`] : [])),
    )
  expect(breaches).toEqual([])
})

/** `useSelector(actor, (snapshot) => snapshot)` and `({ context }) => context`: the screen would be drawn at every event. */
const WHOLE_SNAPSHOT = /useSelector\(\s*[^,()]+,\s*(?:\(?(\w+)\)? => \1|\(\{ context \}\) => context),?\s*[,)]/

test('a screen selects what it shows of a machine, never the whole snapshot', () => {
  const breaches = sources
    .filter((file) => file.startsWith('src/') && !isTest(file))
    .filter((file) => WHOLE_SNAPSHOT.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(breaches).toEqual([])
  expect(
    ['(s) => s', '(s) => s.context', '({ context }) => context'].map((how) =>
      WHOLE_SNAPSHOT.test(`useSelector(a, ${how})`),
    ),
  ).toEqual([true, false, true])
})

/** Begins at the left edge: it is made as soon as its file is loaded. */
const INTL_AT_ONCE = /^(?:export )?(?:const|let) .*new Intl\./m

/** The one segmenter of words took a phone 80 ms of every desk, before any text was touched. */
test('nothing of Intl is made while a file of the app is loaded', () => {
  const breaches = sources
    .filter((file) => !file.startsWith('server/') && INTL_AT_ONCE.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => `${file} makes something of Intl at once: make it where it is first used`)
  expect(breaches).toEqual([])
  expect(
    [
      "const words = new Intl.Segmenter('en')",
      "  const words = new Intl.Segmenter('en')",
      'let words: Intl.Segmenter',
    ].map((line) => INTL_AT_ONCE.test(line)),
  ).toEqual([true, false, false])
})

/** Not counted: what a tool writes, one file after the other. */
const WRITTEN_BY_TOOLS = ['server/db/migrations']
const TREE = ['domain', 'machines', 'editor', 'src', 'server', 'stories', 'tests', 'bench', 'docs']
const MOST_FILES = 40

/** Decisions are only ever added. */
const RECORDS = 'docs/decisions'

test('no folder holds more than 40 files', () => {
  const folders = new Map<string, number>()
  for (const file of TREE.flatMap(everyFileIn).filter((one) => !roomOf(one, WRITTEN_BY_TOOLS))) {
    folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
  }
  expect([...folders].filter(([folder, count]) => folder !== RECORDS && count > MOST_FILES)).toEqual([])
})

/** Files that may be longer than 400 lines, each with the reason. */
const LONG_FILES: Record<string, string> = {}

test('no source file is longer than 400 lines', () => {
  const long = [...sources, ...['stories', 'tests', 'bench'].flatMap(filesIn)].filter(
    (file) => !(file in LONG_FILES) && readFileSync(join(ROOT, file), 'utf8').split('\n').length > 401,
  )
  expect(long).toEqual([])
})

/** The build cannot write it otherwise, and a file that has it does not run in Safari before 16.4 (decision 084). */
test('no expression that a phone runs looks behind', () => {
  const rooms = ['domain', 'machines', 'editor', 'src'].flatMap(filesIn)
  const behind = rooms.filter((file) => !isTest(file) && /\(\?<[=!]/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(behind).toEqual([])
})
