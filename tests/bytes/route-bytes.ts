import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FRONT_LATER, routeParts } from '../../server/http/route-parts.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const APP = join(ROOT, 'dist', 'app')
const CONSOLE = join(ROOT, 'dist', 'manage')
const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant'] as const

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

export interface RouteBytes {
  readonly route: string
  /** kB of 1000 bytes, gzip, in the language in which it is most. */
  readonly script: number
  readonly style: number
}

/**
 * How much a browser fetches before each route can be shown, read off the build in `dist/app`; `index_later`: the front with what it
 * fetches by itself once it stands.
 */
export function routeBytes(): readonly RouteBytes[] {
  const manifest = readJson<Record<string, Chunk>>(join(APP, '.vite', 'manifest.json'))
  const screens = Object.keys(manifest).filter((name) => /^src\/screens\/\w+\/\w+Screen\.tsx$/.test(name))
  /** What a route begins with; the front's own screen is a part of the entry. */
  const begins: [string, string][] = [
    ['index', 'index.html'],
    ['index_later', 'index.html'],
    ...screens.map((screen): [string, string] => [screen.split('/')[2] ?? '', screen]),
  ]
  return begins
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([route, screen]) => {
      const fetched = LANGUAGES.map((language) => bytesOf(filesOf(manifest, begin(route, screen, language))))
      return {
        route,
        script: kilobytes(Math.max(...fetched.map((bytes) => bytes.script))),
        style: kilobytes(Math.max(...fetched.map((bytes) => bytes.style))),
      }
    })
}

/** What every page of the console stands in. */
const CONSOLE_ITSELF = 'src/manage/app/Console.tsx'

/**
 * The same of the merchant's console, a build of its own: the frame of the admin library, and the page that is opened in
 * it. Script alone, kB, gzip, by page.
 */
export function consoleBytes(): ReadonlyMap<string, number> {
  const manifest = readJson<Record<string, Chunk>>(join(CONSOLE, '.vite', 'manifest.json'))
  const pages = Object.keys(manifest).filter((name) => /^src\/manage\/.*\.tsx$/.test(name))
  return new Map(
    pages.map((page) => {
      const files = [...filesOf(manifest, ['manage.html', CONSOLE_ITSELF, page])].filter((file) => file.endsWith('.js'))
      const script = kilobytes(files.reduce((total, file) => total + packed(file, CONSOLE), 0))
      return [page.replace(/^.*\/(.*)\.\w+$/, '$1'), script]
    }),
  )
}

/** What is fetched for a route: the entry, its screen, the sentences; behind the front also the list of screens and the abilities that it begins with. */
function begin(route: string, screen: string, language: string): readonly string[] {
  const front = ['index.html', screen, `src/locales/${language}.po?front`]
  if (route === 'index_later') {
    return [...front, ...FRONT_LATER]
  }
  return route === 'index' ? front : [...front, ...routeParts(route), `src/locales/${language}.po?rest`]
}

function filesOf(manifest: Readonly<Record<string, Chunk>>, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) {
      throw new Error(`the build has no ${name}`)
    }
    if (!seen.has(name)) {
      seen.add(name)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) {
        files.add(file)
      }
      chunk.imports?.forEach(follow)
    }
  }
  names.forEach(follow)
  return files
}

function bytesOf(files: ReadonlySet<string>): { readonly script: number; readonly style: number } {
  const sum = (ending: string) =>
    [...files].filter((file) => file.endsWith(ending)).reduce((total, file) => total + packed(file), 0)
  return { script: sum('.js'), style: sum('.css') }
}

function packed(file: string, folder = APP): number {
  return gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}
