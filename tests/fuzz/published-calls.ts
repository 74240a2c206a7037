import { z } from 'zod'
import type { TestServer } from '../support/servers/test-server.ts'
import type { JsonSchema } from './arbitrary-of-schema.ts'

/** One call as `/openapi.json` tells it to strangers. */
export interface Operation {
  readonly method: 'get' | 'post'
  readonly path: string
  readonly name: string
  readonly request: JsonSchema
  /** Words of its refusals. */
  readonly refusals: ReadonlySet<string>
  /** What is wrong with the data of an answer; nothing when it is what the document promises. */
  faultOf(data: unknown): string | undefined
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string; readonly description: string }>>>
  >
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** A schema of the document as one that stands alone: what it refers to comes along. */
function byItself(name: string, schemas: Document['components']['schemas']): JsonSchema {
  const $defs = Object.fromEntries(Object.entries(schemas).filter(([other]) => other.startsWith(`${name}.`)))
  const text = JSON.stringify({ ...schemas[name], $defs })
  return JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')) as JsonSchema
}

/** Every call of the published document. */
export async function publishedCalls(server: TestServer): Promise<readonly Operation[]> {
  const reply = await server.client().request({ method: 'GET', url: '/openapi.json' })
  const { paths, components } = reply.json<Document>()
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, description }]) => {
      const part = operationId.replace(/\.get$/, '')
      let data: z.ZodType | undefined
      return {
        ...{ method: method as 'get' | 'post', path, name: operationId },
        request: byItself(`${part}.request`, components.schemas),
        refusals: new Set([...description.matchAll(/\d+ ([a-z0-9-]+)/g)].map(([, word]) => word ?? '')),
        faultOf: (value: unknown) => {
          data ??= z.fromJSONSchema(byItself(`${part}.data`, components.schemas) as never)
          const read = data.safeParse(value)
          return read.success
            ? undefined
            : read.error.issues.map((it) => `${it.path.join('.')}: ${it.message}`).join('; ')
        },
      }
    }),
  )
}
