import { globSync } from 'node:fs'
import { join } from 'node:path'
import { eachNode, type SyntaxNode, sourceFile } from '../support/module-graph.ts'
import { type ProductionMessages, productionMessages } from './production-words.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** What a port offers and nothing running calls. */
export function uncalledPorts({ read }: ProductionMessages): readonly string[] {
  return interfaces((name) => /Ports?$/.test(name))
    .flatMap(({ path, name, members }) =>
      members.filter((member) => !read.has(member)).map((member) => `${path}: ${name}.${member} is never called`),
    )
    .sort()
}

/** The file that says what one visit keeps in the browser, and the types in it that are stored. */
const VISIT = { path: 'domain/navigation/stored-visit.ts', root: 'KeptVisit' }

/** Fields of the visit's stores that nothing running uses: carried from visit to visit, or never given a value. */
export function idleStoredFields(): readonly string[] {
  const declared = interfaces((_, path) => path === VISIT.path)
  const stores = declared.find(({ name }) => name === VISIT.root)
  // What only hands the stores on does not use them.
  const words = productionMessages((path, parents) => path === VISIT.path && parents.some(isCarrier))
  const uses = productionMessages((path, parents) => path === VISIT.path && parents.some(isReader))
  return (stores?.groups ?? [])
    .flatMap(([store, fields]) => {
      const all = fields.length > 0 ? fields : (declared.find(({ name }) => name === typeOfStore(store))?.members ?? [])
      return all.flatMap((field) => [
        ...(words.read.has(`${store}.${field}`) ? [] : [`${store}.${field} is never read`]),
        ...(uses.written.has(field) ? [] : [`${store}.${field} is never written`]),
      ])
    })
    .map((it) => `${VISIT.path}: ${it}`)
}

const typeOfStore = (store: string) => `${store[0]?.toUpperCase()}${store.slice(1)}Visit`

/** A function that returns a visit hands its fields on. */
function isCarrier(node: SyntaxNode): boolean {
  return node.type === 'FunctionDeclaration' && node['returnType']?.typeAnnotation?.typeName?.name === VISIT.root
}

/** The empty visit, and how a stored one is read, give no field a value of their own. */
function isReader(node: SyntaxNode): boolean {
  return (
    (node.type === 'FunctionDeclaration' && node['id']?.name === 'readVisit') ||
    (node.type === 'VariableDeclarator' && node['id']?.name === 'EMPTY_VISIT')
  )
}

interface Declared {
  readonly path: string
  readonly name: string
  readonly members: readonly string[]
  /** Members that are objects themselves, with their fields; the rest have none. */
  readonly groups: readonly (readonly [member: string, fields: readonly string[]])[]
}

function interfaces(wanted: (name: string, path: string) => boolean): readonly Declared[] {
  const found: Declared[] = []
  // Types run nowhere: their files are not among those that do.
  for (const path of globSync('{domain,machines,editor,src,server}/**/*.{ts,tsx}', { cwd: ROOT }).sort()) {
    if (/\.(test|d)\.tsx?$/.test(path)) {
      continue
    }
    eachNode(sourceFile(path).program, (node) => {
      if (node.type === 'TSInterfaceDeclaration' && wanted(node['id'].name, path)) {
        const body: readonly SyntaxNode[] = node['body'].body
        const members = body.map(({ key }) => key?.name as string).filter(Boolean)
        const groups = body.map((member): readonly [string, readonly string[]] => [
          member['key']?.name,
          (member['typeAnnotation']?.typeAnnotation?.members ?? []).map((field: SyntaxNode) => field['key']?.name),
        ])
        found.push({ path, name: node['id'].name, members, groups })
      }
    })
  }
  return found
}
