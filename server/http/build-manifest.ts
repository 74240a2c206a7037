import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CODE_PARTS } from '../../domain/front/run-code.ts'
import type { Language } from '../../domain/language.ts'
import { NEXT_ROUTES, partSources, routeParts } from './route-parts.ts'
import type { RouteFiles } from './waiting-script.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** What the build says of its files. */
export type BuildManifest = Readonly<Record<string, Chunk>>

export function readBuildManifest(appDir: string): BuildManifest {
  return JSON.parse(readFileSync(join(appDir, '.vite', 'manifest.json'), 'utf8'))
}

const SCREEN = /^src\/screens\/(\w+)\/\w+Screen\.tsx$/

/** The sentences that the front speaks in a language, as files. */
export function frontSentences(manifest: BuildManifest, language: Language): readonly string[] {
  return [...filesOf(manifest, [`src/locales/${language}.po?front`])]
}

/** What each screen behind the front is loaded with, less what the page names itself. */
export function routeFiles(manifest: BuildManifest, language: Language): RouteFiles {
  const known = filesOf(manifest, ['index.html', `src/locales/${language}.po?front`])
  const places = new Map<string, number>()
  const placeOf = (file: string) => {
    const place = places.get(file) ?? places.size
    places.set(file, place)
    return place
  }
  const placesOf = (names: readonly string[]) =>
    [...filesOf(manifest, names)].filter((file) => !known.has(file)).map(placeOf)
  const routes = Object.keys(manifest).flatMap((screen) => {
    const [, route] = SCREEN.exec(screen) ?? []
    if (route === undefined) {
      return []
    }
    return [[route, placesOf([screen, ...routeParts(route), `src/locales/${language}.po?rest`])] as const]
  })
  const parts = CODE_PARTS.map((part) => [part, placesOf(partSources(part))] as const)
  return { files: [...places.keys()], routes: Object.fromEntries([...routes, ...parts]), next: NEXT_ROUTES }
}

/** Those that others import come before them. */
function filesOf(manifest: BuildManifest, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const follow = (name: string) => {
    const chunk = manifest[name]
    if (chunk && !seen.has(name)) {
      seen.add(name)
      chunk.imports?.forEach(follow)
      for (const file of [chunk.file, ...(chunk.css ?? [])]) {
        files.add(file)
      }
    }
  }
  names.forEach(follow)
  return files
}
