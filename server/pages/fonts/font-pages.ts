import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type FontBlock, GLYPH_BLOCK } from '../../../editor/scene/font-book.ts'
import { isFaceId } from '../../../editor/scene/text/faces.ts'
import { emojiBlock, glyphBlock } from '../../fonts/load-font-book.ts'
import { ByteLru } from '../../render/byte-lru.ts'
import type { CallGroup } from '../../routes/call-group.ts'

/** Codepoints end at 0x10ffff: so do the blocks. */
const LAST_BLOCK = Math.floor(0x10ffff / GLYPH_BLOCK)

/** Packed blocks that are kept: the common characters of every face. */
const PACKED_BYTES = 16 * 2 ** 20

const FOR_ALL = { config: { policy: 'anyone' } } as const

/** A fastify plugin: `GET /emall/fonts/{face}/{block}.json`, the outlines that the browser sets text from, emoji by their names. */
export async function fontRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { face: string; file: string } }>('/emall/fonts/:face/:file', FOR_ALL, async (request, reply) => {
    const { face, file } = request.params
    const block = packedBlock(face, file)
    if (!block) {
      return reply.code(404).type('text/plain; charset=utf-8').send('No such font block.')
    }
    const { body, packed, etag } = await block
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

function packedBlock(face: string, file: string): Promise<PackedBlock> | undefined {
  const name = `${face}/${file}`
  const known = kept.get(name)
  if (known) {
    return Promise.resolve(known)
  }
  const block = blockOf(face, file)
  return block && pack(name, block)
}

function blockOf(face: string, file: string): FontBlock | undefined {
  if (face === 'emoji') {
    const name = /^([0-9a-f-]{2,80})\.json$/.exec(file)?.[1]
    return name === undefined ? undefined : emojiBlock(name)
  }
  const block = /^(0|[1-9]\d{0,5})\.json$/.exec(file)?.[1]
  return isFaceId(face) && block !== undefined && Number(block) <= LAST_BLOCK
    ? glyphBlock(face, Number(block))
    : undefined
}

async function pack(name: string, block: FontBlock): Promise<PackedBlock> {
  const body = Buffer.from(JSON.stringify(block))
  const packed = await promisify(gzip)(body)
  const made = { body, packed, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` }
  kept.set(name, made, body.length + packed.length)
  return made
}

export const fontPages: CallGroup = {
  name: 'fonts',
  pages: (app) => fontRoutes(app),
}
