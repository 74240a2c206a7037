import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import production, { BUILDING } from '../../knip.production.config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = /\.(tsx?|js)$/

interface SourceFile {
  readonly text: string
  readonly program: ESTree.Program
  /** Project files that run when this one is imported; imports of types alone are left out. */
  readonly imports: readonly string[]
  /** Packages that come along with it. */
  readonly packages: readonly string[]
}

const known = new Map<string, SourceFile>()

/** One file of the project, read and parsed once. */
export function sourceFile(path: string): SourceFile {
  const kept = known.get(path)
  if (kept) {
    return kept
  }
  const text = readFileSync(join(ROOT, path), 'utf8')
  const { program, module } = parseSync(path, text)
  const entriesRun = (entries: readonly { readonly isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entriesRun(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    // Lazy screens, workers and child processes.
    ...[...text.matchAll(/(?:\bimport|new URL)\(\s*'(\.[^']+)'/g)].map(([, request]) => request ?? ''),
  ]
  const imports = [...new Set(requests.flatMap((request) => resolved(path, request) ?? []))]
  // Also those that are there when something asks for them, and files that are found by their package.
  const asked = [...text.matchAll(/(?:\bimport|\bimport\.meta\.resolve|\brequire|\.resolve)\(\s*'([^']+)'/g)]
  const packages = [...requests, ...asked.map(([, request]) => request ?? '')].flatMap((it) => packageOf(it) ?? [])
  const file = { text, program, imports, packages: [...new Set(packages)] }
  known.set(path, file)
  return file
}

function resolved(from: string, request: string): string | undefined {
  if (!request.startsWith('.')) {
    return
  }
  const path = normalize(join(dirname(from), request.split('?')[0] ?? ''))
  return SOURCE.test(path) && existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile() ? path : undefined
}

function packageOf(request: string): string | undefined {
  return /^(?!node:|virtual:)((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)/.exec(request)?.[1]
}

/** Every file that runs once these are started. */
export function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (!reached.has(path)) {
      reached.add(path)
      open.push(...sourceFile(path).imports)
    }
  }
  return reached
}

/** What answers and what is sent to browsers: production without what makes the app. */
export function shippedFiles(): ReadonlySet<string> {
  const started = filesOf(production.entry.filter((pattern) => !BUILDING.includes(pattern.replace(/!$/, ''))))
  // The build's own parts carry `vite` in their name.
  return reachedFrom(started.filter((path) => !path.startsWith('server/vite-')))
}

const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) =>
    globSync(pattern.replace(/!$/, ''), { cwd: ROOT }).filter((path) => !/\.test\.tsx?$/.test(path)),
  )

let running: ReadonlySet<string> | undefined

/** What runs at a shopper's and at a merchant's: reached from the entries of `knip.production.config.ts`. */
export function productionFiles(): ReadonlySet<string> {
  running ??= reachedFrom(filesOf(production.entry))
  return running
}

/** Calls `see` with every node of a file, parents first. */
export function eachNode(root: object, see: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void): void {
  const parents: SyntaxNode[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk)
    } else if (isNode(value)) {
      see(value, parents)
      parents.push(value)
      Object.values(value).forEach(walk)
      parents.pop()
    }
  }
  walk(root)
}

/** Any node of the syntax tree, its fields read by name. */
export interface SyntaxNode {
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: the tree has some two hundred kinds of node; each reader checks `type`.
  readonly [field: string]: any
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
}
