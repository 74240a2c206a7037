import { z } from 'zod'
import type { Call } from '../../domain/calls/call.ts'
import { CALL_BASE } from '../../domain/calls/call-head.ts'
import { otherNames } from '../../domain/calls/request-shape.ts'
import type { CommonReason } from '../../domain/refusals/common-reasons.ts'
import { REFUSALS } from '../../domain/refusals/refusals.ts'
import { needsSession, type Policy, staffRolesOf } from '../ports/policy.ts'
import type { AnyCallRoute } from '../routes/route.ts'

type Schema = Readonly<Record<string, unknown>>

/** The reasons that the registration of a route gives by itself. */
function commonReasonsOf({ call, policy, repeat }: AnyCallRoute): readonly CommonReason[] {
  return [
    ...(['request-malformed', 'not-found', 'too-many-requests', 'busy'] as const),
    ...(call.method === 'POST' ? (['body-too-large', 'media-type-unknown'] as const) : []),
    ...(needsSession(policy) || staffRolesOf(policy) ? (['sign-in-needed'] as const) : []),
    ...(call.changes ? (['foreign-page', 'storage-nearly-full'] as const) : []),
    ...(call.changes && repeat !== 'acts-again' ? (['opid-reused'] as const) : []),
  ]
}

/** The calls of one part of the server. */
export interface CallList {
  readonly name: string
  readonly routes: readonly AnyCallRoute[]
}

/** Fields of a request and of the data of its reply, as JSON Schema 2020-12. */
export function schemasOf({ request, data }: Call): { readonly request: Schema; readonly data: Schema } {
  const of = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    return rest
  }
  return { request: of(request, 'input'), data: of(data, 'output') }
}

/**
 * Every call as an OpenAPI 3.1 document, made from the same schemas that parse the requests.
 *
 * Each path stands once, without its base: the two `servers` say that it is answered with and without.
 */
export function openApiOf(lists: readonly CallList[], version: string): Schema {
  const calls = lists.flatMap(({ name, routes }) => routes.map((route) => ({ tag: name, route })))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Keepsake',
      version,
      description:
        'Every reply is `{Code, Data, Msg}`; `Code` 0 is success, any other comes with a sentence in the language of ' +
        'the caller (`Accept-Language`, cookie `lang`) and with the word of its `Reason`. A request is a form, in which lists and objects travel as JSON ' +
        'text, or JSON. An empty text is an absent value where the field may be absent. Calls that change something are ' +
        'taken from pages of the shop and from clients that are no browser. ' +
        'The session is the cookie `sid`, `__Host-sid` on https; in the console it is `staff`, `__Host-staff`. Which shop is meant is said by the host.',
    },
    servers: [{ url: CALL_BASE }, { url: '/' }],
    tags: lists.filter(({ routes }) => routes.length > 0).map(({ name }) => ({ name })),
    paths: Object.fromEntries(calls.map(({ tag, route }) => [route.call.path, pathItem(tag, route)])),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid' },
        staff: { type: 'apiKey', in: 'cookie', name: 'staff' },
      },
      schemas: {
        Refused: {
          type: 'object',
          required: ['Code', 'Data', 'Msg', 'Reason'],
          properties: {
            Code: { type: 'integer', not: { const: 0 } },
            Reason: { type: 'string', description: 'Why, in a word: one of the refusals of the call' },
            Data: { description: 'What is needed to go on, or null' },
            Msg: { type: 'string', description: 'What to do, in the language of the caller' },
          },
        },
        ...Object.fromEntries(calls.flatMap(({ route: { call } }) => partsOf(call))),
      },
    },
  }
}

/** Names of paths are unique; names of calls are not: two kinds of accounts log in. */
const partName = (call: Call) => call.path.split('/').slice(1).join('.')
const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })

function partsOf(call: Call): readonly (readonly [string, Schema])[] {
  const { request, data } = schemasOf(call)
  const name = partName(call)
  return [...withShared(`${name}.request`, withOtherNames(request)), ...withShared(`${name}.data`, data)]
}

/** A schema, and beside it those that it names more than once or that hold themselves: a reference leads to a part of the document. */
function withShared(name: string, schema: Schema): readonly (readonly [string, Schema])[] {
  const { $defs = {}, ...rest } = schema as Schema & { readonly $defs?: Readonly<Record<string, Schema>> }
  const inDocument = (part: Schema) =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)) as Schema
  return [
    [name, inDocument(rest)],
    ...Object.entries($defs).map(([shared, part]): [string, Schema] => [`${name}.${shared}`, inDocument(part)]),
  ]
}

/** Says beside each field under which other names it is taken. */
function withOtherNames(schema: Schema): Schema {
  const properties = schema['properties'] as Readonly<Record<string, Schema>> | undefined
  if (!properties) {
    return schema
  }
  const fields = Object.entries(properties).map(([name, field]) => {
    const others = otherNames(name).filter((other) => !(other in properties))
    return [name, others.length === 0 ? field : { ...field, description: `Also taken as ${others.join(', ')}` }]
  })
  return { ...schema, properties: Object.fromEntries(fields) }
}

function pathItem(tag: string, route: AnyCallRoute): Schema {
  const { call, policy, limits = [], misses, perMinute } = route
  const { request } = schemasOf(call)
  const schema = schemaRef(`${partName(call)}.request`)
  const seen = [
    ...limits.map(({ times, seconds, per }) => `${times} in ${seconds} s of one ${per}`),
    ...(misses?.limits ?? []).map(({ times, seconds, per }) => `${times} wrong guesses in ${seconds} s of one ${per}`),
    ...(perMinute === undefined ? [] : [`${perMinute} a minute of one session`]),
  ]
  const operation = {
    operationId: partName(call),
    tags: [tag],
    summary: call.summary,
    description: [
      `Policy: ${policy}.`,
      ...(seen.length > 0 ? [`Limits: ${seen.join('; ')}.`] : []),
      `Refusals: ${[...commonReasonsOf(route), ...call.refusals].map((it) => `${REFUSALS[it].code} ${it}`).join(', ')}.`,
    ].join('\n\n'),
    security: [securityOf(policy)],
    responses: {
      200: { description: 'The answer, or an expected no', ...jsonOf(replyOf(call)) },
      default: { description: 'The request was not taken', ...jsonOf(schemaRef('Refused')) },
    },
  }
  const byQuery = { ...operation, parameters: queryOf(request) }
  if (call.method === 'GET') {
    return { get: byQuery }
  }
  const requestBody = {
    content: {
      'application/x-www-form-urlencoded': { schema, encoding: jsonTexts(request) },
      'application/json': { schema },
    },
  }
  return {
    post: { ...operation, requestBody },
    ...(call.alsoGet ? { get: { ...byQuery, operationId: `${operation.operationId}.get` } } : {}),
  }
}

/** What must be sent along: the session of a shopper, or of somebody who works for the merchant. */
function securityOf(policy: Policy): Schema {
  return needsSession(policy) ? { session: [] } : staffRolesOf(policy) ? { staff: [] } : {}
}

const jsonOf = (schema: Schema) => ({ content: { 'application/json': { schema } } })

function replyOf(call: Call): Schema {
  const answered = {
    type: 'object',
    required: ['Code', 'Data', 'Msg'],
    properties: {
      Code: { const: 0 },
      Data: schemaRef(`${partName(call)}.data`),
      Msg: { type: 'string' },
      Total: { type: 'integer', description: 'Length of the whole list, where a part of it is answered' },
    },
  }
  return { oneOf: [answered, schemaRef('Refused')] }
}

function fieldsIn(schema: Schema): readonly (readonly [string, Schema])[] {
  return Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>)
}

function queryOf(request: Schema): readonly Schema[] {
  const needed = (request['required'] ?? []) as readonly string[]
  return fieldsIn(request).map(([name, schema]) => ({ name, in: 'query', required: needed.includes(name), schema }))
}

/** Lists and objects travel as JSON text in a form. */
function jsonTexts(request: Schema): Schema {
  const nested = fieldsIn(request).filter(([, { type }]) => type === 'array' || type === 'object')
  return Object.fromEntries(nested.map(([name]) => [name, { contentType: 'application/json' }]))
}
