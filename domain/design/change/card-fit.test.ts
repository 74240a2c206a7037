import { describe, expect, test } from 'vitest'
import { aCardProduct, aSheetDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, type PageId } from '../../ids.ts'
import { CARD_ADDRESS } from '../../theme/card-back.ts'
import type { Design } from '../design.ts'
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

  test('all cards: as many grids as the smallest set of cards allows, and back again with new cards', () => {
    const { design, world } = aSheetDesign(8, aCardProduct({ min: 4, max: 16 }))
    const grids = made(design, allCardsFitted(design, 'f4', world, ids()), world)
    expect(onFronts(grids).map((photos) => photos.length)).toEqual([4, 4])
    const ones = made(grids, allCardsFitted(grids, 'f1', world, ids()), world)
    expect(ones.pages.map((page) => page.id)).toEqual([
      ...['p0', 'p0.back', 'p1', 'p1.back', 'new0', 'new0.back', 'new1', 'new1.back'],
      ...['new2', 'new2.back', 'new3', 'new3.back', 'new4', 'new4.back', 'new5', 'new5.back'],
    ])
    expect(onFronts(ones).flat()).toEqual(onFronts(design).flat())
    const mixed = aSheetDesign(12, aCardProduct({ min: 8, max: 24 }))
    const six = made(mixed.design, allCardsFitted(mixed.design, 'f4', mixed.world, ids()), mixed.world)
    expect(onFronts(six).map((photos) => photos.length)).toEqual([4, 4, 1, 1, 1, 1])
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
