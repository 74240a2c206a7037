import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type CallList, openApiOf } from './open-api.ts'

const OPEN_API_PATH = '/openapi.json'

/** The version of the wire: grows when a call that old clients know stops understanding them. */
const WIRE_VERSION = '1.0.0'

/** Serves the description of all calls. It is the same for everybody, so a cache may keep it. */
export function serveOpenApi(app: FastifyInstance, lists: readonly CallList[]): void {
  let made: { readonly text: string; readonly tag: string } | undefined
  app.get(OPEN_API_PATH, { config: { policy: 'anyone' } }, (request, reply) => {
    if (!made) {
      const text = JSON.stringify(openApiOf(lists, WIRE_VERSION))
      made = { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` }
    }
    reply.headers({ 'cache-control': 'public, max-age=300', etag: made.tag })
    return request.headers['if-none-match'] === made.tag
      ? reply.code(304).send()
      : reply.type('application/json; charset=utf-8').send(made.text)
  })
}
