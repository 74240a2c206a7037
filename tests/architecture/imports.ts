import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

const ROOT = join(import.meta.dirname, '..', '..')

export interface Imports {
  /** Files of the tree that a file imports, types and modules that are loaded later included. */
  readonly files: readonly string[]
  /** Packages and modules of Node that it imports. */
  readonly packages: readonly string[]
}

/** What every source of a folder imports; test files left out. Paths begin at the root of the project. */
export function importsOf(folder: string): ReadonlyMap<string, Imports> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && statSync(join(ROOT, file)).isFile())
  return new Map(
    files.map((file) => {
      const requests = requestsOf(file)
      return [
        file,
        {
          files: requests.filter((request) => request.startsWith('.')).flatMap((request) => targetOf(file, request)),
          packages: requests.filter((request) => !request.startsWith('.')),
        },
      ]
    }),
  )
}

function targetOf(file: string, request: string): readonly string[] {
  const path = normalize(join(dirname(file), request.split('?')[0] ?? ''))
  return /\.tsx?$/.test(path) && existsSync(join(ROOT, path)) ? [path] : []
}

function requestsOf(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
    // `import('./x.ts').X` in the place of a type.
    ...[...source.matchAll(/\bimport\('(\.[^']+)'\)\./g)].map(([, request = '']) => request),
  ]
}

/** Groups of files that all lead to each other by what they import. */
export function circlesIn(graph: ReadonlyMap<string, Imports>): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const place = order.size
    order.set(file, place)
    lowest.set(file, place)
    open.push(file)
    for (const next of graph.get(file)?.files ?? []) {
      if (!order.has(next)) {
        lowest.set(file, Math.min(lowest.get(file) ?? place, visit(next)))
      } else if (open.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file) ?? place, order.get(next) ?? place))
      }
    }
    if (lowest.get(file) === place) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) {
        circles.push(circle.sort())
      }
    }
    return lowest.get(file) ?? place
  }
  for (const file of graph.keys()) {
    if (!order.has(file)) {
      visit(file)
    }
  }
  return circles
}

/** Pairs of folders that import each other; a folder and one inside it are two. */
export function mutualFolders(graph: ReadonlyMap<string, Imports>): readonly string[] {
  const ways = new Set(
    [...graph].flatMap(([file, { files }]) => files.map((target) => `${dirname(file)} -> ${dirname(target)}`)),
  )
  return [...ways].filter((way) => {
    const [from = '', to = ''] = way.split(' -> ')
    return from < to && ways.has(`${to} -> ${from}`)
  })
}
