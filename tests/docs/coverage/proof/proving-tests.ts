import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { eachNode, productionFiles, reachedFrom, type SyntaxNode, sourceFile } from '../../../support/module-graph.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** A test, or a suite of tests, that names rows of the specifications in its title. */
export interface ProvingTest {
  readonly id: string
  readonly title: string
  readonly path: string
  /** `driven`: through the app or the wire; `unit`: by calling what it imports. */
  readonly kind: 'driven' | 'unit'
  /** It stands there and does not run. */
  readonly isSkipped: boolean
  /** Its file runs code that a shopper or a merchant runs too. */
  readonly reachesProduction: boolean
}

/** `[A§5.resolution]` in a title. */
const ID = /\[([AB]§\d\.[\w.-]+)\]/g
const DRIVEN = /\.(contract|browser|firefox)\.test\.tsx?$|\.journey\.ts$/
const NOT_RUN = ['skip', 'skipIf', 'runIf', 'todo', 'fixme', 'fails']

/** Every test that names a row, in the whole project. */
export function provingTests(): readonly ProvingTest[] {
  return globSync('{domain,machines,editor,src,server,tests,bench}/**/*.{test.ts,test.tsx,journey.ts}', { cwd: ROOT })
    .filter((path) => !path.startsWith(join('tests', 'docs')))
    .sort()
    .flatMap((path) => testsIn(path, readFileSync(join(ROOT, path), 'utf8'), () => reachesProduction(path)))
}

/** The tests of one file that name a row. */
export function testsIn(path: string, text: string, reaches: () => boolean): readonly ProvingTest[] {
  if (!text.includes('§')) {
    return []
  }
  const found: ProvingTest[] = []
  eachNode(parseSync(path, text).program, (node, parents) => {
    const title = node.type === 'CallExpression' ? titleOf(node['arguments'][0]) : ''
    for (const [, id = ''] of title.matchAll(ID)) {
      found.push({
        ...{ id, title: title.replaceAll(ID, '').trim().replace(/ {2,}/g, ' '), path },
        kind: DRIVEN.test(path) ? 'driven' : 'unit',
        isSkipped: [node, ...parents].some(isNotRun),
        reachesProduction: reaches(),
      })
    }
  })
  return found
}

function titleOf(node: SyntaxNode | undefined): string {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') {
    return node['value']
  }
  return node?.type === 'TemplateLiteral' ? node['quasis'].map((it: SyntaxNode) => it['value'].cooked).join('…') : ''
}

/** `test.skip(...)`, `describe.skipIf(...)(...)`. */
function isNotRun(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') {
    return false
  }
  for (let callee = node['callee']; callee; callee = callee.object ?? callee.callee) {
    if (NOT_RUN.includes(callee.property?.name)) {
      return true
    }
  }
  return false
}

/** A unit test imports what runs; what drives the shop may start it through the tools of the tests. */
function reachesProduction(path: string): boolean {
  const running = productionFiles()
  const reached = DRIVEN.test(path) ? [...reachedFrom([path])] : sourceFile(path).imports
  return reached.some((file) => running.has(file))
}
