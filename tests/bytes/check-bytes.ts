import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * `npm run bytes`: how much a browser fetches before a route can be shown, gzip, read off the build in `dist/app`. A route
 * that is heavier than its limit fails: who has a reason moves the limit, in the same commit as the reason.
 */

const ROOT = join(import.meta.dirname, '..', '..')
const APP = join(ROOT, 'dist', 'app')
/** All of the console, gzip. */
const CONSOLE_KB = 400
const LANGUAGES = ['zh-Hans', 'en', 'zh-Hant'] as const

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
interface Limit {
  readonly script: number
  readonly style: number
}

const manifest = readJson<Record<string, Chunk>>(join(APP, '.vite', 'manifest.json'))
const limits = readJson<Record<string, Limit>>(join(import.meta.dirname, 'limits.json'))
const screens = Object.keys(manifest).filter((name) => /^src\/screens\/\w+\/\w+Screen\.tsx$/.test(name))
/** What a route begins with; the front's own screen is a part of the entry. */
const begins = new Map([
  ['index', 'index.html'],
  ...screens.map((screen): [string, string] => [screen.split('/')[2] ?? '', screen]),
])

const problems: string[] = []
console.log('route               script kB  limit  style kB  limit   (gzip, the longest language)')
for (const [route, screen] of [...begins].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const limit = limits[route]
  const fetched = LANGUAGES.map((language) => bytesOf(filesOf(begin(route, screen, language))))
  const script = kilobytes(Math.max(...fetched.map((bytes) => bytes.script)))
  const style = kilobytes(Math.max(...fetched.map((bytes) => bytes.style)))
  console.log(`${route.padEnd(18)} ${cell(script)} ${cell(limit?.script)} ${cell(style)} ${cell(limit?.style)}`)
  if (!limit) {
    problems.push(`${route} has no limit in tests/bytes/limits.json`)
  } else if (script > limit.script || style > limit.style) {
    problems.push(
      `${route}: ${script} kB of script (limit ${limit.script}), ${style} kB of style (limit ${limit.style})`,
    )
  }
}
// The merchant's console is a build of its own: one page, whatever is opened in it.
const merchantConsole = readJson<Record<string, Chunk>>(join(ROOT, 'dist', 'manage', '.vite', 'manifest.json'))
const consoleScript = kilobytes(
  Object.values(merchantConsole).reduce((total, { file }) => total + packed(file, join(ROOT, 'dist', 'manage')), 0),
)
console.log(`${'/manage'.padEnd(18)} ${cell(consoleScript)} ${cell(CONSOLE_KB)}`)
if (consoleScript > CONSOLE_KB) {
  problems.push(`/manage: ${consoleScript} kB of script (limit ${CONSOLE_KB})`)
}
const gone = Object.keys(limits).filter((route) => !begins.has(route))
problems.push(...gone.map((route) => `${route} has a limit and no screen`))
for (const problem of problems) {
  console.error(problem)
}
process.exitCode = problems.length > 0 ? 1 : 0

/** What is fetched for a route: the entry, its screen, the sentences; behind the front also the list of screens and the abilities. */
function begin(route: string, screen: string, language: string): readonly string[] {
  const front = ['index.html', screen, `src/locales/${language}.po?front`]
  return route === 'index'
    ? front
    : [...front, 'src/app/screens-behind.ts', 'src/wiring/app-adapter.ts', `src/locales/${language}.po?rest`]
}

function filesOf(names: readonly string[]): ReadonlySet<string> {
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

function cell(value: number | undefined): string {
  return (value?.toFixed(1) ?? '-').padStart(8)
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}
