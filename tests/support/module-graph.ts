import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import production from '../../knip.production.config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = /\.(tsx?|js)$/

interface SourceFile {
  readonly text: string
  readonly program: ESTree.Program
  /** Project files that run when this one is imported; imports of types alone are left out. */
  readonly imports: readonly string[]
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
  const file = { text, program, imports }
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

let running: ReadonlySet<string> | undefined

/** What runs at a shopper's and at a merchant's: reached from the entries of `knip.production.config.ts`. */
export function productionFiles(): ReadonlySet<string> {
  running ??= reachedFrom(
    production.entry.flatMap((pattern) =>
      globSync(pattern.replace(/!$/, ''), { cwd: ROOT }).filter((path) => !/\.test\.tsx?$/.test(path)),
    ),
  )
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
