import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { OperatorMistake } from './command.ts'

/** Something wrong in a file, where it stands. */
export interface Fault {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** A YAML or JSON file (JSON is YAML) that can say on which line each of its values stands. */
export interface LinedFile {
  readonly value: unknown
  lineOf(path: readonly PropertyKey[]): number
  placeOf(path: readonly PropertyKey[]): { readonly line: number; readonly column: number }
}

/** Faults that are told at once. */
const FAULTS_MAX = 20

/** Fields that hold money: `158.00` would be read as 158 cents, so a point is a mistake there. */
const MONEY = new Set(['base', 'extraPage', 'delivery', 'extraPrice', 'price', 'amount', 'minimum'])

function hasPoint({ value, source }: Scalar): boolean {
  return typeof value === 'number' && source?.includes('.') === true
}

/** @throws OperatorMistake when the text is neither YAML nor JSON */
export function readLined(text: string, name: string): LinedFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false })
  if (document.errors.length > 0) {
    const messages = document.errors.map(({ pos, message }) => `${name}:${lines.linePos(pos[0]).line}: ${message}`)
    throw new OperatorMistake(messages.slice(0, FAULTS_MAX).join('\n'))
  }
  const coins: string[] = []
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && MONEY.has(String(key.value)) && isScalar(value) && hasPoint(value)) {
        const { line } = lines.linePos(value.range?.[0] ?? 0)
        coins.push(`${name}:${line}: ${key.value}: ${value.source} has a point; write 15800 for 158.00`)
      }
    },
  })
  if (coins.length > 0) {
    throw new OperatorMistake(coins.slice(0, FAULTS_MAX).join('\n'))
  }
  const placeOf = (path: readonly PropertyKey[]) => {
    const node = nearest(document.contents, path)
    const { line, col } = node?.range ? lines.linePos(node.range[0]) : { line: 1, col: 1 }
    return { line, column: col }
  }
  return { value: document.toJS(), placeOf, lineOf: (path) => placeOf(path).line }
}

/** The node at `path`, or the last one on the way to it that is there. */
function nearest(root: ParsedNode | null, path: readonly PropertyKey[]): Node | undefined {
  let node: Node | undefined = root ?? undefined
  for (const step of path) {
    const next: unknown = node && 'get' in node && typeof node.get === 'function' ? node.get(step, true) : undefined
    if (!isNode(next)) {
      // Of a map the key says more than the value, where there is one.
      const pair = isMap(node)
        ? node.items.find((item) => isNode(item.key) && String(item.key) === String(step))
        : undefined
      return pair && isNode(pair.key) ? pair.key : node
    }
    node = next
  }
  return node
}

/** Reads a file by its schema and by what `check` finds besides. @throws OperatorMistake naming file, line and place */
export function parseLined<S extends z.ZodType>(
  file: LinedFile,
  name: string,
  schema: S,
  check: (data: z.output<S>) => readonly Fault[],
): z.output<S> {
  const read = schema.safeParse(file.value)
  const faults: readonly Fault[] = read.success ? check(read.data) : read.error.issues
  if (read.success && faults.length === 0) {
    return read.data
  }
  throw new OperatorMistake(faultLines(faults, name, file))
}

/** Fields that were written and not kept: spelling mistakes. */
export function strangersIn(given: unknown, kept: unknown, path: readonly PropertyKey[] = []): readonly Fault[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) {
    return []
  }
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(given) ? Number(key) : key]
    return key in kept
      ? strangersIn(value, Reflect.get(kept, key), here)
      : [{ path: here, message: 'is not a field of this file' }]
  })
}

export function faultLines(faults: readonly Fault[], name: string, file: LinedFile): string {
  const messages = faults
    .map(({ path, message }) => ({ line: file.lineOf(path), text: `${path.map(String).join('.')}: ${message}` }))
    .sort((a, b) => a.line - b.line)
    .map(({ line, text }) => `${name}:${line}: ${text}`)
  const more = messages.length > FAULTS_MAX ? [`and ${messages.length - FAULTS_MAX} more`] : []
  return [...messages.slice(0, FAULTS_MAX), ...more].join('\n')
}
