import { expect, test } from 'vitest'
import type { Design, Page, Placement } from '../design/design.ts'
import { asId, type PageId, type PhotoId, type ProductId, type SlotId, type ThemeId } from '../ids.ts'
import { type FramePage, frameOrderData, framePages, frameScale, refuseFrames } from './frame-order.ts'

const placement: Placement = {
  photoId: asId<PhotoId>('p1'),
  crop: { x: 0.1, y: 0, width: 0.8, height: 0.8 },
  ...{ turns: 1, flip: 'h', angle: 3 },
}
const box = { x: 0, y: 0, width: 210, height: 297 }
const blank = { id: asId<SlotId>('a.0'), panel: 'front', box, locked: false } as const
const page1: Page = {
  ...{ id: asId<PageId>('a'), kind: 'inner', captions: [], shuffleStep: 0, locked: false },
  slots: [{ ...blank, placement }],
}
const design: Design = {
  ...{ version: 1, productId: asId<ProductId>('frame'), themeId: asId<ThemeId>('white'), seed: 1, tray: [] },
  pages: [page1, { ...page1, id: asId<PageId>('b'), slots: [blank] }],
}
const paper = () => ({ width: 210, height: 297 })
const photo = () => ({ key: 'album/p1.jpg', url: '/photos/album/p1.jpg' })
const crop = { x: 0, y: 0, width: 1, height: 1, scale: 1, rotation: 0, fitType: 'out' } as const
const page = (change: Partial<FramePage> = {}): FramePage => ({
  ...{ id: 'a', key: 'k', url: '/k', name: '1', rw: 210, rh: 297, space: false, showCrop: true, crop },
  ...change,
})

test('A§9 frame scale: between 1 and 2 [A§5.frame-scale] [A§9.frame-scale]', () => {
  expect([0.5, 1, 1.4, 2, 3, Number.NaN].map(frameScale)).toEqual([1, 1, 1.4, 2, 2, 1])
})

test('A§5 frames: every page needs an image and a crop before it is ordered [A§5.frame-photo]', () => {
  const { crop: _, ...unplaced } = page()
  expect(refuseFrames([page(), page({ key: '' }), unplaced])).toEqual({ kind: 'frame-without-photo', pages: [2, 3] })
  expect(refuseFrames([page(), page({ key: '', space: true })])).toBeUndefined()
})

test('A§5 frames: pages without a size are told by their numbers, counted from 1 [A§5.frame-size]', () => {
  const flat = page({ crop: { ...crop, width: 0 } })
  expect(refuseFrames([page({ rw: 0 }), page(), page({ rh: -1 }), flat, page({ rw: Number.NaN })])).toEqual({
    kind: 'frame-without-size',
    pages: [1, 3, 4, 5],
  })
})

test('A§3 frame page: what a design says of each frame [A§3.frame-page]', () => {
  expect(framePages(design, paper, photo)).toEqual([
    {
      ...{ id: 'a', key: 'album/p1.jpg', url: '/photos/album/p1.jpg', name: '1', rw: 210, rh: 297 },
      ...{ space: false, showCrop: true },
      crop: { x: 0.1, y: 0, width: 0.8, height: 0.8, scale: 1.25, rotation: 93, fitType: 'out' },
    },
    { id: 'b', key: '', url: '', name: '2', rw: 210, rh: 297, space: false, showCrop: false },
  ])
})

test('A§3 frame order data: dpi and pages of type photo_with_frame', () => {
  expect(frameOrderData(design, { dpi: 300, space: 20 }, paper, photo)).toEqual({
    ...{ dpi: 300, isSpace: true, spaceMargin: 20 },
    pages: [
      {
        ...{ width: 210, height: 297, name: '1' },
        object: { type: 'photo_with_frame', placement, fitType: 'out', window: box, url: '/photos/album/p1.jpg' },
      },
    ],
  })
})
