import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import type { EmojiBlock, GlyphBlock } from '../../editor/scene/font-book.ts'
import { GLYPH_BLOCK } from '../../editor/scene/font-book.ts'
import { applied } from '../../editor/scene/matrix.ts'
import { readPath } from '../../editor/scene/ornament-path.ts'
import { FACES } from '../../editor/scene/text/faces.ts'
import { fontRoutes } from '../pages/fonts/font-pages.ts'
import { emojiBlock, glyphBlock, loadFontBook } from './load-font-book.ts'
import { masterFile } from './master-file.ts'

/** Where 我 stands. */
const BLOCK_OF_WO = Math.floor(0x6211 / GLYPH_BLOCK)

test('fonts: every face opens and has its letters', () => {
  const book = loadFontBook()
  expect(FACES.map((face) => [face, book.metrics(face).unitsPerEm, book.glyph(face, 65)?.advance])).toEqual([
    ['open-sans-400', 2048, 1295],
    ['open-sans-400-italic', 2048, 1148],
    ['open-sans-700', 2048, 1413],
    ['open-sans-700-italic', 2048, 1286],
    ['lora-400', 1000, 626],
    ['lora-400-italic', 1000, 631],
    ['lora-700', 1000, 668],
    ['lora-700-italic', 1000, 667],
    ['noto-sans-sc-400', 1000, 608],
    ['noto-sans-sc-700', 1000, 641],
    ['noto-sans-tc-400', 1000, 608],
    ['noto-sans-tc-700', 1000, 641],
    ['noto-sans-sc-light-400', 1000, 581],
    ['noto-sans-tc-light-400', 1000, 581],
    ['noto-sans-sc-black-400', 1000, 660],
    ['noto-sans-tc-black-400', 1000, 660],
    ['cactus-400', 1000, 661],
    ['ma-shan-zheng-400', 1000, 601],
    ['zcool-kuaile-400', 1000, 793],
    ['cinzel-400', 1000, 712],
    ['cinzel-700', 1000, 717],
    ['dm-serif-400', 1000, 650],
    ['dm-serif-400-italic', 1000, 659],
    ['italiana-400', 1000, 622],
    ['abril-fatface-400', 1000, 694],
    ['caveat-400', 1000, 502],
    ['caveat-700', 1000, 511],
    ['oswald-400', 1000, 492],
    ['oswald-700', 1000, 551],
    ['space-grotesk-400', 1000, 630],
    ['space-grotesk-700', 1000, 634],
    ['courier-prime-400', 2048, 1228],
    ['courier-prime-400-italic', 2048, 1228],
    ['courier-prime-700', 2048, 1228],
    ['courier-prime-700-italic', 2048, 1228],
    ['noto-sans-400', 1000, 639],
    ['noto-sans-700', 1000, 692],
    ['noto-sans-light-400', 1000, 590],
    ['noto-sans-black-400', 1000, 726],
    ['biz-udpgothic-400', 2048, 1556],
    ['biz-udpgothic-700', 2048, 1597],
    ['nanum-gothic-400', 1000, 727],
    ['nanum-gothic-700', 1000, 727],
  ])
})

test('fonts: outlines travel shorter, but point for point the same', () => {
  const font = openSync(masterFile('lora-400'))
  for (const character of '&Ag8@æß%') {
    const codepoint = character.codePointAt(0) ?? 0
    const master = font.glyphForCodePoint(codepoint).path.commands.flatMap(({ args }) => [...args])
    const travelled = readPath(loadFontBook().glyph('lora-400', codepoint)?.path ?? '').flatMap(({ points }) =>
      points.map((point) => applied([1, 0, 0, 1, 0, 0], point)).flatMap(({ x, y }) => [x, y]),
    )
    const apart = master.map((value, i) => Math.abs(value - (travelled[i] ?? Number.NaN)))
    expect([travelled.length, Math.max(...apart) < 0.01]).toEqual([master.length, true])
  }
})

test('fonts: a block holds what its face has of eight characters', () => {
  const block = glyphBlock('noto-sans-sc-400', BLOCK_OF_WO)
  expect([block.face, block.block, Object.keys(block.glyphs).length, block.glyphs[0x6211]?.advance]).toEqual([
    'noto-sans-sc-400',
    BLOCK_OF_WO,
    8,
    1000,
  ])
  expect(glyphBlock('lora-400', BLOCK_OF_WO).glyphs).toEqual({})
  expect(Object.keys(glyphBlock('nanum-gothic-400', 4).glyphs)).toEqual(['33', '34', '35', '36', '37', '38', '39'])
})

test('font route: a block is kept for ever, asked for again by its mark, packed when that is welcome', async () => {
  const app = fastify()
  await app.register(fontRoutes)
  const plain = await app.inject({ url: '/emall/fonts/lora-400/8.json' })
  const etag = `"${createHash('sha256').update(plain.body).digest('base64url').slice(0, 27)}"`
  expect([plain.statusCode, plain.headers['cache-control'], plain.headers.etag]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    etag,
  ])
  expect(plain.json<GlyphBlock>()).toEqual(glyphBlock('lora-400', 8))
  const again = await app.inject({ url: '/emall/fonts/lora-400/8.json', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const packed = await app.inject({ url: '/emall/fonts/lora-400/8.json', headers: { 'accept-encoding': 'gzip, br' } })
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
  await app.close()
})

test('font route: an emoji comes by its name, in flat colours', async () => {
  const app = fastify()
  await app.register(fontRoutes)
  const flag = await app.inject({ url: '/emall/fonts/emoji/1f1e8-1f1f3.json' })
  expect(flag.json<EmojiBlock>()).toEqual(emojiBlock('1f1e8-1f1f3'))
  expect(emojiBlock('1f1e8-1f1f3')?.picture.layers.map(({ colour }) => colour)).toEqual(['#de2910', '#ffde02'])
  expect((await app.inject({ url: '/emall/fonts/emoji/1f1e8.json' })).statusCode).toBe(404)
  await app.close()
})

test('font route: what is no face or no block is not found', async () => {
  const app = fastify()
  await app.register(fontRoutes)
  const urls = [
    'comic-400/1.json',
    'lora-500/1.json',
    'lora-400/139264.json',
    'lora-400/01.json',
    'lora-400/x.json',
    'lora-400/1.js',
  ]
  const codes = await Promise.all(
    urls.map(async (url) => (await app.inject({ url: `/emall/fonts/${url}` })).statusCode),
  )
  expect(codes).toEqual(urls.map(() => 404))
  await app.close()
})
