import { type Document, isMap, isNode, LineCounter, type Node, type ParsedNode, parseDocument } from 'yaml'

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

export interface ParsedText {
  readonly document: Document.Parsed
  readonly lines: LineCounter
  /** Why it is neither YAML nor JSON; empty: it is. */
  readonly mistakes: readonly { readonly line: number; readonly message: string }[]
}

export function parseText(text: string): ParsedText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, prettyErrors: false })
  return {
    document,
    lines,
    mistakes: document.errors.map(({ pos, message }) => ({ line: lines.linePos(pos[0]).line, message })),
  }
}

/** @throws ReferenceError when it names parts of itself more often than a file would */
export function linedFile({ document, lines }: Pick<ParsedText, 'document' | 'lines'>): LinedFile {
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

/** Fields that were written and not kept: spelling mistakes. */
export function unknownFieldsIn(given: unknown, kept: unknown, path: readonly PropertyKey[] = []): readonly Fault[] {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) {
    return []
  }
  return Object.entries(given).flatMap(([key, value]) => {
    const here = [...path, Array.isArray(given) ? Number(key) : key]
    return key in kept
      ? unknownFieldsIn(value, Reflect.get(kept, key), here)
      : [{ path: here, message: 'is not a field of this file' }]
  })
}

/** What is wrong, by line and column of the file, in its order. */
export function placedFaults(faults: readonly Fault[], file: LinedFile) {
  return faults
    .map(({ path, message }) => ({ ...file.placeOf(path), where: path.map(String).join('.'), message }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
}
