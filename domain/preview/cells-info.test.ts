import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Page, Placement, Slot } from '../design/design.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import { asId, type CaptionId, type PageId, type PhotoId, type SlotId } from '../ids.ts'
import type { BookFormat } from '../product/product.ts'
import { cellAt, cellsInfoOf } from './cells-info.ts'

const BOOK: BookFormat = {
  page: { width: 200, height: 150 },
  bleed: 3,
  safe: 5,
  gutter: 6,
  dpi: 300,
  cover: { type: 'f4f1', board: 2, paper: 0.2 },
}

const WHOLE: Placement = {
  photoId: asId<PhotoId>('p0'),
  crop: { x: 0, y: 0.1, width: 1, height: 0.8 },
  turns: 1,
  flip: 'h',
  angle: -3,
}

function slot(id: string, x: number, placement?: Placement): Slot {
  const box = { x, y: 20, width: 50, height: 40 }
  return { id: asId<SlotId>(id), panel: 'front', box, locked: false, ...(placement ? { placement } : {}) }
}

function page(kind: Page['kind'], slots: readonly Slot[]): Page {
  const caption = {
    id: asId<CaptionId>('t0'),
    role: 'title',
    panel: 'front',
    box: { x: 10, y: 5, width: 100, height: 10 },
    text: '夏天',
  } as const
  return { id: asId<PageId>('a'), kind, slots, captions: [caption], shuffleStep: 0, locked: false }
}

describe('B§3 cellsInfo', () => {
  test('cells in pixels of an 800 px picture, texts with their type [B§3.cells] [B§4.cells] [B§9.cells] [B§3.texts]', () => {
    const inner = page('inner', [slot('s0', 10, WHOLE), slot('s1', 70)])
    expect(cellsInfoOf(inner, sheetOf(BOOK, inner, 24), (id) => `/photo/${id}`)).toEqual({
      w: 800,
      h: 600,
      type: 'inner',
      imgs: [
        {
          id: 's0',
          url: '/photo/p0',
          rt: { l: 40, t: 80, w: 200, h: 160 },
          photo: { id: 'p0', rotate: 90, angle: -3, flip: 'h', rt: { l: 0, t: 0.1, w: 1, h: 0.8 } },
        },
        { id: 's1', url: '', rt: { l: 280, t: 80, w: 200, h: 160 } },
      ],
      txts: [{ id: 't0', type: 1, value: '夏天', rt: { l: 40, t: 20, w: 400, h: 40 } }],
    })
  })

  test('a cover shows its whole wrap: the front lies behind back and spine', () => {
    const cover = page('cover', [slot('s0', 0, WHOLE)])
    const sheet = sheetOf(BOOK, cover, 24)
    const scale = 800 / sheet.width
    const [cell] = cellsInfoOf(cover, sheet, () => '').imgs
    expect(cell?.rt.l).toBeCloseTo((200 + (2 * 2 + 12 * 0.2)) * scale, 1)
  })

  test('B§3 image cell: url, rt and photo, whatever the placement [B§3.image-cell]', () => {
    const fraction = fc.double({ min: 0, max: 1, noNaN: true })
    const placement = fc.record({
      photoId: fc.constant(asId<PhotoId>('p0')),
      crop: fc.record({ x: fraction, y: fraction, width: fraction, height: fraction }),
      turns: fc.constantFrom(0, 1, 2, 3),
      flip: fc.constantFrom('none', 'h', 'v', 'hv'),
      angle: fc.double({ min: -45, max: 45, noNaN: true }),
    }) as fc.Arbitrary<Placement>
    fc.assert(
      fc.property(placement, (written) => {
        const inner = page('inner', [slot('s0', 10, written)])
        const [cell] = cellsInfoOf(inner, sheetOf(BOOK, inner, 24), () => '').imgs
        expect(cell).toEqual({
          ...{ id: 's0', url: '', rt: cell?.rt },
          photo: {
            ...{ id: 'p0', rotate: written.turns * 90, flip: written.flip, angle: written.angle },
            rt: { l: written.crop.x, t: written.crop.y, w: written.crop.width, h: written.crop.height },
          },
        })
      }),
    )
  })

  test('readings 40: a cell is named by its centre; overlapping cells by the nearest one', () => {
    const inner = page('inner', [slot('s0', 10, WHOLE), slot('s1', 40, WHOLE)])
    const info = cellsInfoOf(inner, sheetOf(BOOK, inner, 24), () => '')
    const points = [
      { x: 140, y: 160 },
      { x: 260, y: 160 },
      { x: 195, y: 100 },
      { x: 700, y: 500 },
    ]
    expect(points.map((point) => cellAt(info, point))).toEqual(['s0', 's1', 's0', undefined])
  })
})
