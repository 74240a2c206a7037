import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CaptionId, PageId, PhotoId, SlotId } from '../../domain/ids.ts'
import { asId } from '../../domain/ids.ts'
import type { PhotoSprite, Scene, Sprite, TextSprite } from '../../editor/scene/scene.ts'
import { layoutText } from '../../editor/scene/text/layout-text.ts'
import { generatePhoto } from '../../tests/support/builders/generate-photos.ts'
import { realPhoto } from '../../tests/support/real-photos.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'
import { createPagePainter } from './paint-page.ts'
import { createPreviewPool } from './preview-pool.ts'

const fonts = loadFontBook()
const folder = mkdtempSync(join(tmpdir(), 'keepsake-preview-'))
const proxyPath = (photoId: PhotoId) => join(folder, `${photoId}.jpg`)
const proxyOf = async (photoId: PhotoId) => readFileSync(proxyPath(photoId))

beforeAll(async () => {
  for (const seed of [0, 1, 2]) {
    const file = await generatePhoto({ width: 320, height: 240, seed, format: 'jpeg' })
    writeFileSync(proxyPath(asId(`p${seed}`)), file)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const photo = (id: number, over: Partial<PhotoSprite> = {}): PhotoSprite => ({
  kind: 'photo',
  id: asId<SlotId>(`s${id}`),
  box: { x: 10 + id * 63.3, y: 12.1, width: 60, height: 45 },
  radius: id,
  photoId: asId<PhotoId>(`p${id}`),
  crop: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
  turns: 0,
  flip: 'none',
  angle: 0,
  ...over,
})

function caption(text: string, angle: 0 | 90 = 0): TextSprite {
  const box = { x: 20, y: 70, width: 160, height: 20 }
  const style = {
    family: 'lora',
    weight: 400,
    size: 8,
    minSize: 3,
    colour: '#333333',
    align: 'center',
    vertical: 'middle',
    leading: 1.4,
  } as const
  return {
    kind: 'text',
    id: asId<CaptionId>('c'),
    box,
    colour: style.colour,
    angle,
    ...layoutText({ text, box, style, fonts }),
  }
}

const paper: Sprite = { kind: 'fill', id: 'paper', box: { x: -3, y: -3, width: 206, height: 107 }, colour: '#f4efe6' }
const scene = (...sprites: Sprite[]): Scene => ({
  pageId: asId<PageId>('page'),
  width: 200,
  height: 101,
  bleed: 3,
  sprites: [paper, ...sprites],
})

test('preview: a page is a JPEG of its trim, 800 px across', async () => {
  const jpeg = await createPagePainter(fonts).jpeg({ scene: scene(photo(0), caption('海边的夏天')), proxyOf })
  const { format, width, height, channels, hasProfile } = await sharp(jpeg).metadata()
  expect({ format, width, height, channels, hasProfile }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 404,
    channels: 3,
    hasProfile: false,
  })
})

test('preview: painting only what changed gives the pixels of a whole new page', async () => {
  const states = [
    scene(photo(0), photo(1), photo(2), caption('夏天')),
    scene(photo(0), photo(1, { angle: 7.3 }), photo(2), caption('夏天')),
    scene(photo(0), photo(1, { angle: 7.3 }), photo(2), caption('夏天到了')),
    scene(photo(0, { photoId: asId<PhotoId>('p2') }), photo(2), caption('夏天到了', 90)),
    scene(),
    scene(photo(0), photo(1), photo(2, { flip: 'hv', turns: 2 })),
  ]
  const painter = createPagePainter(fonts)
  for (const state of states) {
    const [partly, wholly] = [
      await painter.pixels({ scene: state, proxyOf }),
      await createPagePainter(fonts).pixels({ scene: state, proxyOf }),
    ]
    expect(partly.data.equals(wholly.data)).toBe(true)
  }
})

test('preview: a page of more photos than a painter keeps has the pixels of one that keeps them all', async () => {
  const crowded = [scene(photo(0), photo(1), photo(2)), scene(photo(2), photo(0, { angle: 5 }), photo(1))]
  const [narrow, wide] = [createPagePainter(fonts, { proxyBytes: 400_000, pages: 1 }), createPagePainter(fonts)]
  const same: boolean[] = []
  for (const page of [...crowded, ...crowded]) {
    const [a, b] = [await narrow.pixels({ scene: page, proxyOf }), await wide.pixels({ scene: page, proxyOf })]
    same.push(a.data.equals(b.data))
  }
  expect(same).toEqual([true, true, true, true])
})

test('preview: a proxy that cannot be read fails this page and no other', async () => {
  const painter = createPagePainter(fonts)
  await expect(painter.jpeg({ scene: scene(photo(0, { photoId: asId<PhotoId>('gone') })), proxyOf })).rejects.toThrow(
    'ENOENT',
  )
  expect((await painter.jpeg({ scene: scene(photo(0)), proxyOf })).length).toBeGreaterThan(1000)
})

test('preview: processes give the same bytes, also after they were replaced', async () => {
  const here = await createPagePainter(fonts).jpeg({ scene: scene(photo(0), photo(1)), proxyOf })
  const pool = createPreviewPool({ processes: 2, proxyPath, pagesPerProcess: 2 })
  // Two pages for each process, and one for what comes after the first.
  const there = await Promise.all(Array.from({ length: 5 }, () => pool.paint(scene(photo(0), photo(1)))))
  await expect(pool.paint(scene(photo(0, { photoId: asId<PhotoId>('gone') })))).rejects.toThrow('ENOENT')
  await pool.close()
  expect(there.map((bytes) => bytes.equals(here))).toEqual(Array.from({ length: 5 }, () => true))
})

test('preview: a process that dies fails its page, and the next page gets a fresh one', async () => {
  const pool = createPreviewPool({ processes: 1, proxyPath })
  const before = await pool.paint(scene(photo(0)))
  const [first] = pool.pids()
  const lost = pool.paint(scene(photo(0), photo(1)))
  if (first !== undefined) {
    process.kill(first, 'SIGKILL')
  }
  await expect(lost).rejects.toThrow('the painting process ended before the page was painted (SIGKILL)')
  expect((await pool.paint(scene(photo(0)))).equals(before)).toBe(true)
  expect(pool.pids()).not.toEqual([first])
  await pool.close()
  expect(pool.pids()).toEqual([])
})

/** Crops of known photos, agreed upon by two other programs. */
const ORACLES = realPhoto('')

interface CropOracle {
  readonly case: string
  readonly source: string
  readonly rotate: 0 | 90 | 180 | 270
  readonly flip: boolean
  readonly crop_normalised: { readonly l: number; readonly t: number; readonly w: number; readonly h: number }
  readonly out: readonly [number, number]
}

test.skipIf(!existsSync(join(ORACLES, 'oracles/crop/cases.json')))(
  'placement: crops look as the oracle pictures do',
  async () => {
    const cases: CropOracle[] = JSON.parse(readFileSync(join(ORACLES, 'oracles/crop/cases.json'), 'utf8'))
    const seen = await Promise.all(cases.map(async (oracle) => [oracle.case, (await noiseAgainst(oracle)) >= 28]))
    expect(seen).toEqual(cases.map((oracle) => [oracle.case, true]))
  },
)

/** PSNR in dB of our picture against the oracle's. It turns, then mirrors, then crops; we crop, mirror, then turn. */
async function noiseAgainst(oracle: CropOracle): Promise<number> {
  const [width, height] = oracle.out
  const upright = await sharp(join(ORACLES, oracle.source))
    .autoOrient()
    .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
  const turns = (oracle.rotate / 90) as 0 | 1 | 2 | 3
  const mirrorsUp = oracle.flip && turns % 2 === 1
  const sprite = photo(0, {
    box: { x: 0, y: 0, width, height },
    radius: 0,
    turns,
    flip: oracle.flip ? (mirrorsUp ? 'v' : 'h') : 'none',
    crop: beforeTurn(oracle, turns),
  })
  const one: Scene = { pageId: asId<PageId>('o'), width, height, bleed: 0, sprites: [sprite] }
  const ours = await createPagePainter(fonts).pixels({ scene: one, width, proxyOf: async () => upright })
  const theirs = await sharp(join(ORACLES, 'oracles/crop', oracle.case))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const error = theirs.reduce((sum, value, i) => sum + (value - (ours.data[i] ?? 0)) ** 2, 0) / theirs.length
  return 10 * Math.log10(255 ** 2 / error)
}

/** The oracle's window, measured on the picture turned and mirrored, brought back to the upright one. */
function beforeTurn({ crop_normalised: { l, t, w, h }, flip }: CropOracle, turns: 0 | 1 | 2 | 3) {
  const x = flip ? 1 - l - w : l
  const boxes = [
    { x, y: t, width: w, height: h },
    { x: t, y: 1 - x - w, width: h, height: w },
    { x: 1 - x - w, y: 1 - t - h, width: w, height: h },
    { x: 1 - t - h, y: x, width: h, height: w },
  ] as const
  return boxes[turns]
}
