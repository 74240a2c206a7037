import { CALL_BASE } from '../../domain/calls/call-head.ts'
import { otherNames } from '../../domain/calls/request-shape.ts'
import { COMMON_REASONS } from '../../domain/refusals/common-reasons.ts'
import { REFUSALS, type Reason } from '../../domain/refusals/refusals.ts'
import { type CallList, schemasOf } from '../../server/http/open-api.ts'
import { POLICIES } from '../../server/ports/policy.ts'
import type { AnyCallRoute } from '../../server/routes/route.ts'

interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly additionalProperties?: Schema | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly $ref?: string
  /** Schemas that hold themselves. */
  readonly $defs?: Readonly<Record<string, Schema>>
}

/** Deeper than this a reply is a document of ours; `/openapi.json` has all of it. */
const SHOWN_LEVELS = 3
/** Refusals that nearly every call can give: said once. */
const COMMON: readonly Reason[] = COMMON_REASONS

const HEAD = `# Book of calls

Written by \`npm run docs\` from the schemas and routes; a test fails when it is stale. The same as a machine reads it:
\`/openapi.json\`.

- Every path is answered with and without \`${CALL_BASE}\`; the first letter of each segment may be of either case.
- A request is a form, in which lists and objects travel as JSON text, or a JSON body. At most 64 KB unless said, at most
  twelve levels deep.
- Every reply is \`{Code, Data, Msg}\`: \`Code\` 0 is success, any other comes with a sentence in the language of the caller
  and with \`Reason\`, the word of the refusal.
  Lists add \`Total\`.
- An empty text is an absent value where the field may be absent.
- A call marked *changes* is taken from a page of this shop or from a client that is no browser, and may carry an \`opid\` of 8 to 64 letters: the same key
  never acts twice, its first answer is given again for a day.
- Everybody may make each call 120 times a minute from one session, and all calls 2,000 times from one address.
- Who is asking is said by the session cookie and which shop by the host; \`uid\` and \`mchid\` are only compared with them.
- A field may come under its other names.
`

/** The page of all calls, and of every refusal at its end. */
export function callBook(lists: readonly CallList[]): string {
  const parts = lists.filter(({ routes }) => routes.length > 0)
  return [
    HEAD,
    ...parts.flatMap(({ name, routes }) => [`## ${name}\n`, ...routes.map(callPage)]),
    `## Refusals\n`,
    'Nearly every call can answer these; the others stand with their call.\n',
    refusalTable(COMMON),
    'All others:\n',
    refusalTable((Object.keys(REFUSALS) as readonly Reason[]).filter((reason) => !COMMON.includes(reason))),
  ].join('\n')
}

function callPage(route: AnyCallRoute): string {
  const { call, policy, limits = [], misses, perMinute, bodyLimit } = route
  const { request, data } = schemasOf(call) as { request: Schema; data: Schema }
  const facts = [
    `**Who:** ${policy} (${POLICIES[policy].join(', ')})`,
    ...(call.changes ? ['*changes*'] : []),
    ...limits.map(({ times, seconds, per }) => `at most ${times} in ${seconds} s of one ${per}`),
    ...(misses?.limits ?? []).map(({ times, seconds, per }) => `${times} wrong guesses in ${seconds} s of one ${per}`),
    ...(perMinute === undefined ? [] : [`${perMinute} a minute of one session`]),
    ...(bodyLimit === undefined ? [] : [`body at most ${Math.round(bodyLimit / 1024)} KB`]),
  ]
  return [
    `### ${call.name}\n`,
    `\`${call.method} ${call.path}\`${call.alsoGet ? ' (or GET)' : ''} ${call.summary.replace(/\.?$/, '.')}\n`,
    `${facts.join('; ')}.\n`,
    fieldTable(request),
    `**Reply:** ${codeOf(data)}\n`,
    ...Object.entries(data.$defs ?? {}).map(([name, part]) => `**${name}:** ${codeOf(part)}\n`),
    ...(call.refusals.length > 0
      ? [`**Refused:** ${call.refusals.map((it) => `${REFUSALS[it].code} \`${it}\``).join(', ')}\n`]
      : []),
  ].join('\n')
}

const codeOf = (schema: Schema) => `\`${textOf(schema, 1)}\``

function fieldTable(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) {
    return 'Asks for nothing.\n'
  }
  const rows = fields.map(([name, field]) => {
    const others = otherNames(name).filter((other) => !(other in (schema.properties ?? {})))
    const needed = schema.required?.includes(name) ? 'yes' : ''
    return `| \`${name}\` | ${codeOf(field).replaceAll('|', '\\|')} | ${needed} | ${others.join(', ')} |`
  })
  return ['| field | type | needed | other names |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}

/** A schema in a line, as a programmer would write it down. */
function textOf(schema: Schema, level: number): string {
  if (schema.$ref) {
    return schema.$ref.split('/').at(-1) ?? ''
  }
  const either = schema.anyOf ?? schema.oneOf
  if (either) {
    const texts = either.filter((it) => it.const !== '').map((it) => textOf(it, level))
    return [...new Set(texts)].join(' | ')
  }
  if (schema.const !== undefined || schema.enum) {
    return (schema.enum ?? [schema.const]).map((value) => JSON.stringify(value)).join(' | ')
  }
  switch (schema.type) {
    case 'object':
      return objectText(schema, level)
    case 'array':
      return schema.items ? `[${textOf(schema.items, level)}]` : '[]'
    case 'string':
      return schema.pattern === '^[A-Za-z0-9_-]{1,64}$'
        ? 'id'
        : `text${schema.maxLength ? ` <= ${schema.maxLength}` : ''}`
    case 'integer':
      return schema.minimum === 0 ? 'count' : 'integer'
    default:
      return schema.type ?? 'anything'
  }
}

function objectText(schema: Schema, level: number): string {
  const fields = Object.entries(schema.properties ?? {})
  if (fields.length === 0) {
    const values = schema.additionalProperties
    return typeof values === 'object' ? `{ [name]: ${textOf(values, level + 1)} }` : '{}'
  }
  if (level > SHOWN_LEVELS) {
    return '{...}'
  }
  const texts = fields.map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${textOf(field, level + 1)}`,
  )
  return `{ ${texts.join(', ')} }`
}

function refusalTable(reasons: readonly Reason[]): string {
  const rows = reasons.map((reason) => {
    const {
      code,
      sentence,
      status = 200,
    } = REFUSALS[reason] as { code: number; status?: number; sentence: { en: string } }
    return `| ${code} | \`${reason}\` | ${status} | ${sentence.en.replaceAll('|', '\\|')} |`
  })
  return ['| Code | reason | HTTP | Msg in English |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}
