import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'vite'
import { invariant } from '../../domain/never.ts'
import { REFUSALS, type Reason } from '../../domain/refusals/refusals.ts'
import { needsSession } from '../../server/ports/policy.ts'
import type { AnyRoute } from '../../server/routes/route.ts'

const ROOT = join(import.meta.dirname, '..', '..')

const ALL_REASONS = Object.keys(REFUSALS) as readonly Reason[]

/** What one top-level declaration says and names. */
interface Declaration {
  readonly reasons: ReadonlySet<Reason>
  readonly names: ReadonlySet<string>
}

interface SourceFile {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** Local name -> file and name there. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  /** Routes of the file: their call as it is written there, and what the route says. */
  readonly routes: readonly { readonly call: readonly string[]; readonly said: Declaration }[]
}

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  )
}

/** Types say which reasons there are, not which are given. */
const isType = (node: Node) => node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)

function* nodesIn(root: Node, enters: (node: Node) => boolean = () => true): Generator<Node> {
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isType(node) && enters(node)) {
      yield node
      open.push(...childrenOf(node))
    }
  }
}

const nameOf = (node: unknown) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')
/** `createAlbum` or `wire.createAlbum`. */
const pathOf = (node: unknown): readonly string[] =>
  isNode(node) && node.type === 'MemberExpression' ? [nameOf(node['object']), nameOf(node['property'])] : [nameOf(node)]
const isRoute = (node: Node) => node.type === 'CallExpression' && nameOf(node['callee']) === 'route'

/** The fields of an object, also of objects that are spread into it. */
function fieldsOf(node: Node): readonly Node[] {
  const fields = (node['properties'] ?? []) as readonly Node[]
  return fields.flatMap((it) => (it.type === 'SpreadElement' ? fieldsOf(it['argument'] as Node) : [it]))
}

function said(root: Node, enters?: (node: Node) => boolean): Declaration {
  const reasons = new Set<Reason>()
  const names = new Set<string>()
  for (const node of nodesIn(root, enters)) {
    if (node.type === 'Literal' && typeof node['value'] === 'string' && node['value'] in REFUSALS) {
      reasons.add(node['value'] as Reason)
    } else if (node.type === 'TemplateElement') {
      const begin = (node['value'] as { readonly raw: string }).raw
      for (const reason of begin.endsWith('-') ? ALL_REASONS.filter((it) => it.startsWith(begin)) : []) {
        reasons.add(reason)
      }
    } else if (node.type === 'Identifier') {
      names.add(nameOf(node))
    }
  }
  return { reasons, names }
}

function read(file: string): SourceFile {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { file: string; name: string }>()
  const routes: { call: readonly string[]; said: Declaration }[] = []
  for (const statement of (program as unknown as { readonly body: readonly Node[] }).body) {
    if (statement.type === 'ImportDeclaration') {
      const from = (statement['source'] as { readonly value: string }).value
      for (const entry of from.startsWith('.') ? (statement['specifiers'] as readonly Node[]) : []) {
        const target = relative(ROOT, join(ROOT, dirname(file), from))
        imports.set(nameOf(entry['local']), { file: target, name: nameOf(entry['imported']) })
      }
      continue
    }
    const declared = isNode(statement['declaration']) ? statement['declaration'] : statement
    const named = declared.type === 'VariableDeclaration' ? (declared['declarations'] as readonly Node[]) : [declared]
    for (const one of named) {
      // What stands in a route is said by that route alone.
      declarations.set(
        nameOf(one['id']),
        said(one, (node) => !isRoute(node)),
      )
    }
    for (const node of nodesIn(declared)) {
      const [made] = isRoute(node) ? (node['arguments'] as readonly Node[]) : []
      const call = made && fieldsOf(made).find((it) => nameOf(it['key']) === 'call')
      if (made && call) {
        routes.push({ call: pathOf(call['value']), said: said(made) })
      }
    }
  }
  return { declarations, imports, routes }
}

const files = new Map<string, SourceFile>()
function source(file: string): SourceFile {
  const known = files.get(file) ?? read(file)
  files.set(file, known)
  return known
}

/** Where the name of a refusal says which there are, not which one is given. */
const TABLES = /^(domain\/refusals|server\/http\/(faults|register-call|open-api))/

function reasonsFrom(file: string, from: Declaration): ReadonlySet<Reason> {
  const reasons = new Set<Reason>(from.reasons)
  const seen = new Set<string>()
  const open = [...from.names].map((name) => ({ file, name }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { declarations, imports } = source(next.file)
    const imported = imports.get(next.name)
    const at = imported ?? next
    const key = `${at.file}#${at.name}`
    if (seen.has(key) || TABLES.test(at.file) || !existsSync(join(ROOT, at.file))) {
      continue
    }
    seen.add(key)
    const declaration = (imported ? source(at.file).declarations : declarations).get(at.name)
    for (const reason of declaration?.reasons ?? []) {
      reasons.add(reason)
    }
    open.push(...[...(declaration?.names ?? [])].map((name) => ({ file: at.file, name })))
  }
  return reasons
}

/** Reasons that the registration of a route gives by itself. */
function reasonsOfEvery({ call, policy, repeat }: AnyRoute): readonly Reason[] {
  return [
    'request-malformed',
    'not-found',
    'too-many-requests',
    'busy',
    ...(call.method === 'POST' ? (['body-too-large', 'media-type-unknown'] as const) : []),
    ...(needsSession(policy) ? (['sign-in-needed'] as const) : []),
    ...(call.changes ? (['foreign-page', 'storage-nearly-full'] as const) : []),
    ...(call.changes && repeat !== 'acts-again' ? (['opid-reused'] as const) : []),
  ]
}

/**
 * Why each call may be refused, by its path: read from the source, from its route through everything that the route
 * names. It errs on the side of too many.
 */
export function reasonsOf(routes: readonly AnyRoute[]): Readonly<Record<string, readonly Reason[]>> {
  const folder = 'server/calls'
  const written = readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.calls.ts'))
    .map((name) => join(folder, name))
  const found = routes.map((route): [string, readonly Reason[]] => {
    const own = written.flatMap((file) => {
      const { imports, routes: made } = source(file)
      return made.flatMap(({ call: [local = '', member], said }) => {
        const call = imports.get(local)
        return call && exportsCall(call.file, member ?? call.name, route) ? [[...reasonsFrom(file, said)]] : []
      })
    })
    invariant(own.length > 0, `the route of ${route.call.path} is written in ${folder}`)
    const all = new Set([...own.flat(), ...reasonsOfEvery(route)])
    return [route.call.path, ALL_REASONS.filter((reason) => all.has(reason))]
  })
  return Object.fromEntries(found)
}

/** Whether the constant `name` of a file of calls is this route's call: its path stands in its declaration. */
function exportsCall(file: string, name: string, { call }: AnyRoute): boolean {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const at = text.indexOf(`export const ${name} = defineCall(`)
  const end = text.indexOf('\nexport ', at + 1)
  return at >= 0 && text.slice(at, end < 0 ? undefined : end).includes(`path: '${call.path}'`)
}
