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
  'editor/fabric': ['editor/fabric', 'editor/scene', 'editor', 'domain', 'fabric', '@use-gesture/vanilla'],
  editor: ['editor', 'editor/scene', 'domain'],
  src: [
    ...['src', 'editor', 'editor/scene', 'machines', 'domain'],
    ...['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@lingui', '@base-ui/react', '@dnd-kit'],
    ...['@tanstack', '@use-gesture/react'],
  ],
  // The one place where the screens and what they ask of the world meet.
  'src/main.tsx': ['src', 'src/wiring', 'domain', 'react', 'react-dom'],
  'src/wiring': [
    ...['src', 'src/wiring', 'editor', 'editor/scene', 'editor/fabric', 'machines', 'domain', 'domain/calls'],
    ...['react', 'react-dom', 'xstate', '@xstate/react', 'wouter', '@lingui', '@tanstack'],
    ...['zod', 'idb', 'hash-wasm', 'qiniu-js', 'libheif-js', '@vant/area-data', '@vladmandic/face-api'],
    '@rapideditor/country-coder',
  ],
  server: ['server', 'domain', 'domain/calls', 'editor/scene', 'node', 'npm'],
}

/** Where the shapes of documents stand: a document's type is read off its schema. Nothing else of `domain` knows zod. */
const DOCUMENTS = [
  'domain/fields.ts',
  'domain/calendar/calendar-settings.ts',
  'domain/design/design.ts',
  'domain/design/edits',
  'domain/theme/theme.ts',
]

const ROOT = join(import.meta.dirname, '..')
const SOURCE = /\.(ts|tsx)$/

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => SOURCE.test(file) && !file.includes('node_modules') && statSync(join(ROOT, file)).isFile())
}

function roomOf(path: string, rooms: readonly string[]): string | undefined {
  return rooms.filter((room) => path === room || path.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0]
}

function requestsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
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

/** Files that may be longer than 400 lines, each with the reason. */
const LONG_FILES: Record<string, string> = {}

test('no source file is longer than 400 lines', () => {
  const long = [...sources, ...['stories', 'tests', 'bench'].flatMap(filesIn)].filter(
    (file) => !(file in LONG_FILES) && readFileSync(join(ROOT, file), 'utf8').split('\n').length > 401,
  )
  expect(long).toEqual([])
})
