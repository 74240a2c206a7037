import { eachNode, productionFiles, type SyntaxNode, sourceFile } from '../support/module-graph.ts'

/** What the running code says: events it makes, members it reads or calls, fields it writes. */
export interface ProductionMessages {
  /** `type: '...'` of every object that is made. */
  readonly types: ReadonlySet<string>
  /** Members that are read or called, as `member` and, where the object has a name, as `name.member`. */
  readonly read: ReadonlySet<string>
  /** Fields that are given a value, as `field`. */
  readonly written: ReadonlySet<string>
}

/** Collects the words of all running files, except in what `leave` names. */
export function productionMessages(leave: (path: string, parents: readonly SyntaxNode[]) => boolean = () => false) {
  const words = { types: new Set<string>(), read: new Set<string>(), written: new Set<string>() }
  for (const path of productionFiles()) {
    if (!/\.d\.ts$/.test(path)) {
      eachNode(sourceFile(path).program, (node, parents) => {
        if (!leave(path, parents)) {
          collect(node, parents, words)
        }
      })
    }
  }
  return words satisfies ProductionMessages
}

function collect(
  node: SyntaxNode,
  parents: readonly SyntaxNode[],
  words: Record<keyof ProductionMessages, Set<string>>,
): void {
  const name = nameOf(node['key'])
  if (node.type === 'MemberExpression' && !node['computed']) {
    const member = nameOf(node['property'])
    const owner = nameOf(node['object']['property'] ?? node['object'])
    words.read.add(member).add(`${owner}.${member}`)
  } else if (node.type === 'Property' && parents.at(-1)?.type === 'ObjectPattern') {
    const owner = patternOwner(parents)
    words.read.add(name).add(`${owner}.${name}`)
  } else if (node.type === 'Property' && parents.at(-1)?.type === 'ObjectExpression') {
    words.written.add(name)
    if (name === 'type') {
      for (const literal of literalsOf(node['value'])) {
        words.types.add(literal)
      }
    }
  }
}

/** `{ a } = x.owner`, or `{ owner: { a } }`. */
function patternOwner(parents: readonly SyntaxNode[]): string {
  const around = parents.at(-2)
  if (around?.type === 'VariableDeclarator') {
    const from = around['init']
    return nameOf(from?.['property'] ?? from)
  }
  return around?.type === 'Property' ? nameOf(around['key']) : ''
}

function nameOf(node: SyntaxNode | null | undefined): string {
  if (node?.type === 'Identifier') {
    return node['name']
  }
  return node?.type === 'Literal' ? String(node['value']) : ''
}

/** `'a'`, `x ? 'a' : 'b'`, `'a' as const`. */
function literalsOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal') {
    return [String(node['value'])]
  }
  if (node.type === 'ConditionalExpression') {
    return [...literalsOf(node['consequent']), ...literalsOf(node['alternate'])]
  }
  return node['expression'] ? literalsOf(node['expression']) : []
}
