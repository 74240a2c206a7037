import { describe, expect, test } from 'vitest'
import { aCardProduct, aSheetDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, type CaptionId, type PageId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { CARD_ADDRESS } from '../../theme/card-back.ts'
import type { Caption, Design, Page, Placement } from '../design.ts'
import { filledSlots } from '../edits/decision.ts'
import { type FilledSlot, relaid } from '../pages/relay-page.ts'
import { flipped, zoomed, zoomOf } from '../placing/crop.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import { allCardsFitted, cardFitOf, cardFitted, onAllCards } from './card-fit.ts'
import type { Edit } from './edit.ts'

const id = (name: string) => asId<PageId>(name)
const made = (design: Design, edit: Edit | undefined, world: EditWorld) => {
  const verdict = edit && applyEdit(design, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error(verdict?.reason ?? 'no edit')
  }
  expect(applyEdit(verdict.next, verdict.inverse, world)).toMatchObject({ next: design })
  expect(designFaults(verdict.next, world)).toEqual([])
  return verdict.next
}
const madeBy = (
  design: Design,
  world: EditWorld,
  change: (slot: FilledSlot, photo: PhotoFacts) => Placement,
): Design => ({
  ...design,
  pages: design.pages.map((page, at) => ({
    ...page,
    slots: page.slots.map((slot) => {
      const photo = slot.placement && world.photos.get(slot.placement.photoId)
      return at === 0 && photo ? { ...slot, placement: change(slot as FilledSlot, photo) } : slot
    }),
  })),
})
const withBack = (design: Design, page: string, text: string): Design => ({
  ...design,
  pages: design.pages.map((one) =>
    one.id === page
      ? { ...one, captions: one.captions.map((caption) => (caption.role === 'text' ? { ...caption, text } : caption)) }
      : one,
  ),
})
const photosOf = (page: Page) => page.slots.map(({ placement }) => placement?.photoId)
const cardsOf = (design: Design) =>
  design.pages.filter(({ kind }) => kind !== 'back').map((page) => [page.id, ...photosOf(page)])
const onFronts = (design: Design) =>
  design.pages.filter(({ kind }) => kind !== 'back').map((page) => page.slots.map((slot) => slot.placement?.photoId))
const ids = () => {
  let next = 0
  return () => id(`new${next++}`)
}

describe('B§9 postcard fit options: a card shows one picture or a grid of four', () => {
  test('one card takes more from the tray, and gives them back [B§9.card-fits]', () => {
    const { design, world } = aSheetDesign(11, aCardProduct())
    const four = made(design, cardFitted(design, id('p0'), 'f4', world), world)
    expect(onFronts(four)[0]).toEqual(['photo0', 'photo8', 'photo9', 'photo10'])
    expect(four.tray).toEqual([])
    const [first, second] = four.pages[0]?.slots ?? []
    expect([first?.box, (second?.box.x ?? 0) - (first?.box.x ?? 0) - (first?.box.width ?? 0)]).toEqual([
      { x: 10, y: 10, width: 62.5, height: 41 },
      3,
    ])
    expect(made(four, cardFitted(four, id('p0'), 'f1', world), world).tray).toEqual(['photo8', 'photo9', 'photo10'])
  })

  test('without more pictures the places wait', () => {
    const { design, world } = aSheetDesign(4, aCardProduct())
    const four = made(design, cardFitted(design, id('p1'), 'f4', world), world)
    expect(onFronts(four)[1]).toEqual(['photo1', undefined, undefined, undefined])
  })

  test('all cards: as many grids as the smallest set of cards allows, and back again with new cards behind them', () => {
    const { design, world } = aSheetDesign(8, aCardProduct({ min: 4, max: 16 }))
    const grids = made(design, allCardsFitted(design, 'f4', world, ids()), world)
    expect(onFronts(grids).map((photos) => photos.length)).toEqual([4, 4])
    const ones = made(grids, allCardsFitted(grids, 'f1', world, ids()), world)
    expect(ones.pages.map((page) => page.id)).toEqual([
      ...['p0', 'p0.back', 'new0', 'new0.back', 'new1', 'new1.back', 'new2', 'new2.back'],
      ...['p4', 'p4.back', 'new3', 'new3.back', 'new4', 'new4.back', 'new5', 'new5.back'],
    ])
    expect(onFronts(ones).flat()).toEqual(onFronts(design).flat())
    const slots = (of: Design) =>
      of.pages.flatMap((page) => page.slots.map(({ box, placement }) => ({ box, placement })))
    expect(slots(ones)).toEqual(slots(design))
    const mixed = aSheetDesign(12, aCardProduct({ min: 8, max: 24 }))
    const six = made(mixed.design, allCardsFitted(mixed.design, 'f4', mixed.world, ids()), mixed.world)
    expect(onFronts(six).map((photos) => photos.length)).toEqual([4, 4, 1, 1, 1, 1])
  })

  test('all cards: one that has the fit already stays as it is, and where all have it there is nothing to do', () => {
    const { design, world } = aSheetDesign(8, aCardProduct({ min: 4, max: 16 }))
    const cropped = madeBy(design, world, (slot, photo) =>
      flipped(zoomed(slot.placement, photo, slot.box, 2, { x: 20, y: 30 }), 'h'),
    )
    expect(allCardsFitted(cropped, 'f1', world, ids())).toBeUndefined()
    const grids = made(cropped, allCardsFitted(cropped, 'f4', world, ids()), world)
    expect(allCardsFitted(grids, 'f4', world, ids())).toBeUndefined()
    const locked = { ...design, pages: design.pages.map((page) => ({ ...page, locked: true })) }
    expect(allCardsFitted(locked, 'f4', world, ids())).toBeUndefined()
  })

  test('a photo that was zoomed and mirrored is so in a grid, and alone again', () => {
    const { design, world } = aSheetDesign(8, aCardProduct({ min: 4, max: 16 }))
    const cropped = madeBy(design, world, (slot, photo) =>
      flipped(zoomed(slot.placement, photo, slot.box, 2, { x: 20, y: 30 }), 'h'),
    )
    const grids = made(cropped, allCardsFitted(cropped, 'f4', world, ids()), world)
    const four = made(cropped, cardFitted(cropped, id('p0'), 'f4', world), world)
    const ones = made(grids, allCardsFitted(grids, 'f1', world, ids()), world)
    const lain = [grids, four, ones].map(({ pages: [page] }) => {
      const [slot] = page?.slots ?? []
      const photo = slot?.placement && world.photos.get(slot.placement.photoId)
      return (
        photo && [slot.placement?.flip, Math.round(zoomOf(slot.placement as Placement, photo, slot.box) * 1e6) / 1e6]
      )
    })
    expect(lain).toEqual([
      ['h', 2],
      ['h', 2],
      ['h', 2],
    ])
  })

  test('a card keeps its first photo with the back behind it; its other photos lie on new cards, and what finds no card in the tray', () => {
    const { design, world: narrow } = aSheetDesign(11, aCardProduct())
    const world = { ...narrow, pages: { ...narrow.pages, max: 20 } }
    const written = withBack(design, 'p2.back', 'for photo2')
    const four = made(written, cardFitted(written, id('p0'), 'f4', world), world)
    const ones = made(four, allCardsFitted(four, 'f1', world, ids()), world)
    expect(cardsOf(ones)).toEqual([
      ...[
        ['p0', 'photo0'],
        ['new0', 'photo8'],
        ['new1', 'photo9'],
        ['p1', 'photo1'],
        ['p2', 'photo2'],
      ],
      ...[3, 4, 5, 6, 7].map((n) => [`p${n}`, `photo${n}`]),
    ])
    expect(ones.tray).toEqual(['photo10'])
    expect(ones.pages.find((page) => page.id === 'p2.back')).toEqual(
      written.pages.find((page) => page.id === 'p2.back'),
    )
  })

  test('a card with words of its own gives its photo to no grid, one with the same words does', () => {
    const { design, world } = aSheetDesign(8, aCardProduct({ min: 4, max: 16 }))
    const said = withBack(design, 'p2.back', 'for photo2')
    const one = made(said, allCardsFitted(said, 'f4', world, ids()), world)
    expect(cardsOf(one)).toEqual([
      ['p0', 'photo0', 'photo1', 'photo3', 'photo4'],
      ['p2', 'photo2', 'photo5', 'photo6', 'photo7'],
    ])
    const alike = made(design, onAllCards(design, { role: 'text', text: '想你' }, world), world)
    const grids = made(alike, allCardsFitted(alike, 'f4', world, ids()), world)
    expect(cardsOf(grids).map(([card]) => card)).toEqual(['p0', 'p4'])
    const own = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'].reduce(
      (of, card) => withBack(of, `${card}.back`, card),
      design,
    )
    expect(allCardsFitted(own, 'f4', world, ids())).toBeUndefined()
  })

  test('words on the front stay with every fit, below the photos or where a hand put them', () => {
    const { design, world } = aSheetDesign(11, aCardProduct())
    const [page] = design.pages
    const texts = ['Our summer', 'Sunset'].map((text, at) => ({
      ...({ id: asId<CaptionId>(`t${at}`), role: 'text', panel: 'front', text } as const),
      box: { x: 20, y: 20 + 10 * at, width: 60, height: 9 },
    }))
    const [foot, placed] = [texts[0] as Caption, { ...(texts[1] as Caption), placed: true as const }]
    const front = relaid({
      page: { ...(page as Page), captions: [foot, placed] },
      index: 1,
      kept: filledSlots(page as Page),
      added: [],
      world,
      seed: design.seed,
    }) as Page
    const said = { ...design, pages: design.pages.map((one) => (one === page ? front : one)) }
    const four = made(said, cardFitted(said, id('p0'), 'f4', world), world)
    expect(four.pages[0]?.captions).toEqual(front.captions)
    const ones = made(four, cardFitted(four, id('p0'), 'f1', world), world)
    expect(ones.pages[0]).toEqual({ ...front, slots: [{ ...front.slots[0], id: 'p0.0' }] })
  })

  test('a card that is locked, or a photo of it, is not laid out anew, by itself or with all cards', () => {
    const { design, world } = aSheetDesign(11, aCardProduct())
    const four = made(design, cardFitted(design, id('p0'), 'f4', world), world)
    const withFront = (change: (page: Page) => Page) => ({
      ...four,
      pages: four.pages.map((page) => (page.id === 'p0' ? change(page) : page)),
    })
    const locked = withFront((page) => ({ ...page, locked: true }))
    const held = withFront((page) => ({
      ...page,
      slots: page.slots.map((slot, at) => ({ ...slot, locked: at === 1 })),
    }))
    for (const still of [locked, held]) {
      expect(cardFitted(still, id('p0'), 'f1', world)).toBeUndefined()
      expect(allCardsFitted(still, 'f1', world, ids())).toBeUndefined()
    }
  })

  test('backs have no fit, and what is no card has none', () => {
    const { design, world } = aSheetDesign(4, aCardProduct())
    expect(design.pages.slice(0, 2).map((page) => cardFitOf(page, world))).toEqual(['f1', undefined])
    expect(cardFitted(design, id('p0.back'), 'f4', world)).toBeUndefined()
    expect(cardFitted(design, id('p0'), 'f1', world)).toBeUndefined()
  })
})

describe('B§4 card sides: the back', () => {
  test('the address stands on the right half, its letters on the ruled lines', () => {
    const { design } = aSheetDesign(2, aCardProduct())
    const box = design.pages[1]?.captions.find(({ role }) => role === 'address')?.box
    expect(box).toEqual({ x: 83, y: 51.5, width: 56, height: 44 })
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(148 - CARD_ADDRESS.right)
  })

  test('a message or an address is written on all cards at once, and taken back in one step', () => {
    const { design, world } = aSheetDesign(3, aCardProduct())
    const next = made(design, onAllCards(design, { role: 'address', text: '上海市\n静安区' }, world), world)
    const written = next.pages.flatMap((page) => page.captions.filter(({ role }) => role === 'address'))
    expect(written.map(({ text }) => text)).toEqual(['上海市\n静安区', '上海市\n静安区', '上海市\n静安区'])
    expect(onAllCards(next, { role: 'address', text: '上海市\n静安区' }, world)).toBeUndefined()
    const bare = { ...design, pages: design.pages.map((page) => ({ ...page, captions: [] })) }
    expect(made(bare, onAllCards(bare, { role: 'text', text: '想你' }, world), world).pages[1]?.captions).toMatchObject(
      [{ id: 'p0.back.text', role: 'text', text: '想你' }],
    )
  })
})
