import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { GLYPH_BLOCK } from '../../../editor/scene/font-book.ts'
import { isFaceId } from '../../../editor/scene/text/faces.ts'
import { glyphBlock } from '../../fonts/font-book.ts'
import { ByteLru } from '../../render/byte-lru.ts'
import type { CallGroup } from '../../routes/call-group.ts'

/** Codepoints end at 0x10ffff: so do the blocks. */
const LAST_BLOCK = Math.floor(0x10ffff / GLYPH_BLOCK)

/** Packed blocks that are kept: the common characters of every face. */
const PACKED_BYTES = 16 * 2 ** 20

const FOR_ALL = { config: { policy: 'anyone' } } as const

/** A fastify plugin: `GET /emall/fonts/{face}/{block}.json`, the outlines that the browser sets text from. */
export async function fontRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { face: string; file: string } }>('/emall/fonts/:face/:file', FOR_ALL, async (request, reply) => {
    const { face, file } = request.params
    const block = /^(0|[1-9]\d{0,5})\.json$/.exec(file)?.[1]
    if (!isFaceId(face) || block === undefined || Number(block) > LAST_BLOCK) {
      return reply.code(404).type('text/plain; charset=utf-8').send('No such font block.')
    }
    const { body, packed, etag } = await packedBlock(face, Number(block))
    reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).send()
    }
    reply.type('application/json; charset=utf-8')
    const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return packs ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(body)
  })
}

interface PackedBlock {
  readonly body: Buffer
  readonly packed: Buffer
  readonly etag: string
}

const kept = new ByteLru<PackedBlock>(PACKED_BYTES)

async function packedBlock(face: Parameters<typeof glyphBlock>[0], block: number): Promise<PackedBlock> {
  const name = `${face}/${block}`
  const known = kept.get(name)
  if (known) {
    return known
  }
  const body = Buffer.from(JSON.stringify(glyphBlock(face, block)))
  const packed = await promisify(gzip)(body)
  const made = { body, packed, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
  kept.set(name, made, body.length + packed.length)
  return made
}

export const fontPages: CallGroup = {
  name: 'fonts',
  pages: (app) => fontRoutes(app),
}
