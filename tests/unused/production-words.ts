import { eachNode, productionFiles, type SyntaxNode, sourceFile } from '../support/module-graph.ts'

/** What the running code says: events it makes, members it reads or calls, fields it writes. */
export interface ProductionMessages {
  /** `type: '...'` of every object that is made. */
  readonly types: ReadonlySet<string>
  /** Members that are read or called, as `member` and, where the object has a name, as `name.member`. */
  readonly read: ReadonlySet<string>
  /** Fields that are given a value, as `field`. */
  readonly written: ReadonlySet<string>
  /** The same of each file: what has the same name elsewhere is told apart by where it is said. */
  readonly byFile: ReadonlyMap<string, Omit<ProductionMessages, 'byFile'>>
}

/** Running files in which `isSaid` holds of some text. */
export function filesThat(isSaid: (text: string, path: string) => boolean): readonly string[] {
  return [...productionFiles()].filter((path) => isSaid(sourceFile(path).text, path))
}

/** Collects the words of all running files, except in what `leave` names. */
export function productionMessages(leave: (path: string, parents: readonly SyntaxNode[]) => boolean = () => false) {
  const none = () => ({ types: new Set<string>(), read: new Set<string>(), written: new Set<string>() })
  const byFile = new Map<string, ReturnType<typeof none>>()
  for (const path of productionFiles()) {
    if (!/\.d\.ts$/.test(path)) {
      const own = none()
      byFile.set(path, own)
      eachNode(sourceFile(path).program, (node, parents) => {
        if (!leave(path, parents)) {
          collect(node, parents, own)
        }
      })
    }
  }
  const all = [...byFile.values()]
  const joined = (of: keyof ReturnType<typeof none>) => new Set(all.flatMap((words) => [...words[of]]))
  return {
    ...{ types: joined('types'), read: joined('read'), written: joined('written') },
    byFile,
  } satisfies ProductionMessages
}

function collect(
  node: SyntaxNode,
  parents: readonly SyntaxNode[],
  words: Record<'types' | 'read' | 'written', Set<string>>,
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
