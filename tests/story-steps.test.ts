import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('stories/**/*.tsx', { cwd: ROOT }).filter((file) =>
  /\bplay\b/.test(readFileSync(join(ROOT, file), 'utf8')),
)

type Fn = ESTree.Function | ESTree.ArrowFunctionExpression
type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

/** What Storybook hands to a play, and to nothing else of a story. */
const HANDED = ['canvas', 'canvasElement', 'userEvent', 'step']

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string'
const childrenOf = (node: SyntaxNode): readonly SyntaxNode[] => Object.values(node).flat().filter(isNode)

test.each(files)('%s: whatever a play does or expects stands in a named step', (file) => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  expect(unnamed(source, file)).toEqual([])
})

test('a click, an expectation and a nameless step are found; a named one, and another play that goes before, are not', () => {
  const playing = (body: string) => unnamed(`export const A = { play: async (context) => { ${body} } }`, 'a.tsx')
  expect(playing('await context.userEvent.click(it)')).toEqual(['await context.userEvent.click(it)'])
  expect(playing("const it = await context.canvas.findByRole('tab')")).toEqual([
    "const it = await context.canvas.findByRole('tab')",
  ])
  expect(playing('expect(it).toBeNull()')).toEqual(['expect(it).toBeNull()'])
  expect(playing("await context.step('', async () => it.click())")).toEqual([
    "await context.step('', async () => it.click())",
  ])
  expect(playing("await opened(context); await context.step('The shopper taps it', () => it.click())")).toEqual([])
  expect(unnamed('const press = async ({ canvas }) => canvas.getByRole("tab").click()', 'a.tsx')).toEqual([
    'canvas.getByRole("tab").click()',
  ])
})

/** Statements of the plays of a file that are not a named step, nor another play, nor say what a name stands for. */
function unnamed(source: string, file: string): readonly string[] {
  const found: string[] = []
  walk(parseSync(file, source).program as unknown as SyntaxNode, (node, parent) => {
    if (isPlay(node, parent)) {
      const { body } = node as unknown as Fn
      const statements = body?.type === 'BlockStatement' ? body.body : [body]
      found.push(
        ...statements
          .filter((one) => isNode(one) && !isTold(one))
          .map((one) => source.slice((one as ESTree.Span).start, (one as ESTree.Span).end)),
      )
    }
  })
  return found
}

function walk(node: SyntaxNode, visit: (node: SyntaxNode, parent?: SyntaxNode) => void, parent?: SyntaxNode): void {
  visit(node, parent)
  for (const child of childrenOf(node)) {
    walk(child, visit, node)
  }
}

/** The play of a story, or a part of one that several share. */
function isPlay(node: SyntaxNode, parent?: SyntaxNode): boolean {
  if (!/Function/.test(node.type) || !('params' in node)) {
    return false
  }
  const [first] = node['params'] as readonly SyntaxNode[]
  const names = first?.type === 'ObjectPattern' ? (first['properties'] as readonly SyntaxNode[]).map(keyOf) : []
  return (
    (parent?.type === 'Property' && keyOf(parent) === 'play') ||
    names.some((name) => HANDED.includes(name)) ||
    first?.['name'] === 'context'
  )
}

const keyOf = (property: SyntaxNode) => (property['key'] as { readonly name?: string } | undefined)?.name ?? ''

function isTold(statement: SyntaxNode): boolean {
  if (statement.type === 'VariableDeclaration') {
    return !awaits(statement)
  }
  let one: SyntaxNode = statement
  for (const key of ['expression', 'argument', 'expression']) {
    one = isNode(one[key]) ? one[key] : one
  }
  if (one.type !== 'CallExpression') {
    return one.type === 'Identifier' && one['name'] === 'undefined'
  }
  const [first] = one['arguments'] as readonly SyntaxNode[]
  return isStep(one['callee'] as SyntaxNode)
    ? typeof first?.['value'] === 'string'
      ? first['value'] !== ''
      : first?.type === 'Identifier'
    : first?.type === 'Identifier' && first['name'] === 'context'
}

const isStep = ({ name, property }: SyntaxNode) => name === 'step' || (isNode(property) && property['name'] === 'step')

/** What runs only when it is called waits for nothing here. */
function awaits(node: SyntaxNode): boolean {
  return node.type === 'AwaitExpression' || (!/Function/.test(node.type) && childrenOf(node).some(awaits))
}
