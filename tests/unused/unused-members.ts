import { globSync } from 'node:fs'
import { join } from 'node:path'
import { eachNode, type SyntaxNode, sourceFile } from '../support/module-graph.ts'
import { filesThat, type ProductionMessages, productionMessages } from './production-words.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/**
 * What a port offers and nothing running calls. Two ports may offer something of one name: it counts for the one whose name
 * it is read from (`catalogue.product`), or that the file knows, by its type or by its name among the ports.
 */
export function uncalledPorts(words: ProductionMessages): readonly string[] {
  const ports = interfaces((name) => /Ports?$/.test(name))
  const named = propertiesByType()
  const names = ports.map(({ name }) => name)
  const all = new Set(names.flatMap((name) => named.get(name) ?? []))
  return ports
    .flatMap(({ path, name, members, types }) => {
      if (types.some((type) => names.includes(type))) {
        // It only holds the ports together: its members are the ports' names.
        return members.filter((member) => !words.read.has(member)).map((member) => ({ path, name, member }))
      }
      const own = named.get(name) ?? []
      const known = filesThat((text) => new RegExp(`\\b(?:${[name, ...own].join('|')})\\b`).test(text))
      const isRead = (member: string) =>
        own.some((owner) => words.read.has(`${owner}.${member}`)) ||
        known.some((file) => readsOfNoOther(words.byFile.get(file)?.read, member, all))
      return members.filter((member) => !isRead(member)).map((member) => ({ path, name, member }))
    })
    .map(({ path, name, member }) => `${path}: ${name}.${member} is never called`)
    .sort()
}

/** Whether a file reads the member from something that is not the name of a port: the port under another name. */
function readsOfNoOther(read: ReadonlySet<string> | undefined, member: string, ports: ReadonlySet<string>): boolean {
  return [...(read ?? [])].some((it) => {
    const at = it.lastIndexOf('.')
    return at >= 0 && it.slice(at + 1) === member && !ports.has(it.slice(0, at))
  })
}

/** What a store of the server does and nothing running asks of it, by the files that open this store. */
export function unaskedStores({ byFile }: ProductionMessages): readonly string[] {
  return [...byFile.keys()]
    .filter((path) => path.startsWith('server/stores/'))
    .flatMap((path) => {
      const found: string[] = []
      eachNode(sourceFile(path).program, (node) => {
        const returned = node.type === 'FunctionDeclaration' && node['body'].body.find(isReturnOfObject)
        const name: string = node['id']?.name ?? ''
        if (returned && name.startsWith('create')) {
          const known = filesThat((text) => new RegExp(`\\b${name}\\b`).test(text))
          const methods: readonly string[] = returned.argument.properties.flatMap(
            (property: SyntaxNode) => property['key']?.name ?? [],
          )
          const isAsked = (method: string) => known.some((file) => byFile.get(file)?.read.has(method))
          found.push(...methods.filter((it) => !isAsked(it)).map((it) => `${path}: ${name}.${it} is never asked`))
        }
      })
      return found
    })
}

function isReturnOfObject(statement: SyntaxNode): boolean {
  return statement.type === 'ReturnStatement' && statement['argument']?.type === 'ObjectExpression'
}

/** The names of properties by the types that they have: `readonly catalogue: CataloguePorts`. */
function propertiesByType(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { groups } of interfaces(() => true)) {
    for (const [member, , type] of groups) {
      if (type) {
        found.set(type, [...(found.get(type) ?? []), member])
      }
    }
  }
  return found
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

/** `CalendarPorts`, also where it is loaded when it is asked for: `Loadable<CalendarPorts>`. */
function typeNameOf(type: SyntaxNode | undefined): string | undefined {
  const name: string | undefined = type?.['typeName']?.name
  return /^Loadables?$/.test(name ?? '') ? typeNameOf(type?.['typeArguments']?.params[0]) : name
}

interface Declared {
  readonly path: string
  readonly name: string
  readonly members: readonly string[]
  /** Members that are objects themselves, with their fields; the rest have none. */
  readonly groups: readonly (readonly [member: string, fields: readonly string[], type: string | undefined])[]
  /** Names of the types of its members. */
  readonly types: readonly string[]
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
        const groups = body.map((member): Declared['groups'][number] => [
          member['key']?.name,
          (member['typeAnnotation']?.typeAnnotation?.members ?? []).map((field: SyntaxNode) => field['key']?.name),
          typeNameOf(member['typeAnnotation']?.typeAnnotation),
        ])
        const types = groups.flatMap(([, , type]) => type ?? [])
        found.push({ path, name: node['id'].name, members, groups, types })
      }
    })
  }
  return found
}
