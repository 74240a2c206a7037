import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { isFaceId } from '../../editor/scene/text/faces.ts'
import type { CallGroup } from '../http/call-group.ts'
import { glyphBlock } from './font-book.ts'

/** Codepoints end at 0x10ffff: so do the blocks of 64. */
const LAST_BLOCK = 0x10ffff >> 6

const FOR_ALL = { config: { policy: 'anyone' } } as const

/** A fastify plugin: `GET /emall/fonts/{face}/{block}.json`, the outlines that the browser sets text from. */
export async function fontRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { face: string; file: string } }>('/emall/fonts/:face/:file', FOR_ALL, async (request, reply) => {
    const { face, file } = request.params
    const block = /^(0|[1-9]\d{0,4})\.json$/.exec(file)?.[1]
    if (!isFaceId(face) || block === undefined || Number(block) > LAST_BLOCK) {
      return reply.code(404).type('text/plain; charset=utf-8').send('No such font block.')
    }
    const { body, etag } = packedBlock(face, Number(block))
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).send()
    }
    reply.type('application/json; charset=utf-8')
    const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return packs ? reply.header('content-encoding', 'gzip').send(gzipSync(body)) : reply.send(body)
  })
}

function packedBlock(face: Parameters<typeof glyphBlock>[0], block: number): { body: Buffer; etag: string } {
  const body = Buffer.from(JSON.stringify(glyphBlock(face, block)))
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
}

export const fontPages: CallGroup = {
  name: 'fonts',
  pages: (app) => fontRoutes(app),
}
