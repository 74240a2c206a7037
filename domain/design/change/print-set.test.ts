import { expect, test } from 'vitest'
import { aGroup, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { asId, type CaptionId, countingIds, type PageId } from '../../ids.ts'
import { photoBook } from '../../photo/photo.ts'
import type { Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { autoDesign } from '../auto/auto-design.ts'
import type { Design } from '../design.ts'
import { printedSheets } from '../sheets/copies.ts'
import { textPlaceOn } from '../sheets/sheet-text.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { editWorldOf } from './edit-world-of.ts'
import {
  commonCopies,
  commonFit,
  copiesSet,
  fitsOf,
  groundOnAll,
  printsAdded,
  printsFitted,
  printsRemoved,
  textOnAll,
} from './print-set.ts'

const product = DEMO_PRODUCTS.find(({ id }) => id === 'print-6inch') as Product
const theme = DEMO_THEMES.find(({ id }) => id === product.themeIds[0]) as Theme

function somePrints(count: number): { design: Design; world: EditWorld } {
  const photos = somePhotos(count)
  const request = { groups: [aGroup(photos)], title: '', product, theme, seed: 1, ids: countingIds('p') }
  const verdict = autoDesign(request)
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error('the demo prints were refused')
  }
  return { design: verdict.design, world }
}

function applied(design: Design, edit: Edit | undefined, world: EditWorld): Design {
  const verdict = edit && applyEdit(design, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error(`not applied: ${verdict?.kind === 'refused' ? verdict.reason : 'no edit'}`)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  // One step back undoes all of it.
  const back = applyEdit(verdict.next, verdict.inverse, world)
  expect(back.kind === 'applied' ? back.next : back.reason).toEqual(design)
  return verdict.next
}

const names = (design: Design) => design.pages.map(({ id }) => id)
const fits = (design: Design) => design.pages.map((page) => page.slots[0]?.fit)

test('B§4 prints: one photo a print, in album order, each the way up that its photo asks for', () => {
  const { design, world } = somePrints(6)
  expect(design.pages.map((page) => page.slots.map(({ placement }) => placement?.photoId))).toEqual(
    [0, 1, 2, 3, 4, 5].map((at) => [`photo${at}`]),
  )
  expect(design.pages.map(({ sheet }) => sheet?.turned)).toEqual(
    [...world.photos.values()].map(({ width, height }) => width < height),
  )
  expect([commonFit(design.pages), commonCopies(design.pages), printedSheets(design)]).toEqual(['out', 1, 6])
})

test('B§4 fit types: one tap fits all prints, the next one changes them back', () => {
  const { design, world } = somePrints(5)
  const whole = applied(design, printsFitted(design, 'in', world), world)
  expect(fits(whole)).toEqual(['in', 'in', 'in', 'in', 'in'])
  expect(applied(whole, printsFitted(whole, 'out', world), world)).toEqual(design)
  expect(printsFitted(whole, 'in', world)).toBeUndefined()
  expect(printsFitted(whole, 'polaroid', world)).toBeUndefined()
  expect(fitsOf(world)).toEqual(['out', 'in', 'inMarginOut', 'inMargin', 'polaroidOut', 'auto'])
})

test('B§4 fit types: one print may differ from the others', () => {
  const { design, world } = somePrints(3)
  const next = applied(design, printsFitted(design, 'polaroidOut', world, [asId<PageId>('p1')]), world)
  expect([fits(next), commonFit(next.pages)]).toEqual([['out', 'polaroidOut', 'out'], undefined])
})

test('a print that was cropped keeps its middle and its turns in another fit', () => {
  const { design, world } = somePrints(2)
  const [page] = design.pages
  const [slot] = page?.slots ?? []
  if (!page || !slot?.placement) {
    throw new Error('a print has a photo')
  }
  const { crop } = slot.placement
  const closer = { x: crop.x, y: crop.y, width: crop.width / 2, height: crop.height / 2 }
  const placement = { ...slot.placement, crop: closer, flip: 'h' } as const
  const at = { pageId: page.id, slotId: slot.id }
  const cropped = applied(design, { cmd: 'transform_photo', at, placement }, world)
  const next = applied(cropped, printsFitted(cropped, 'inMarginOut', world), world)
  const after = next.pages[0]?.slots[0]?.placement
  expect(after?.flip).toBe('h')
  expect((after?.crop.x ?? 0) + (after?.crop.width ?? 0) / 2).toBeCloseTo(closer.x + closer.width / 2, 3)
  expect((after?.crop.y ?? 0) + (after?.crop.height ?? 0) / 2).toBeCloseTo(closer.y + closer.height / 2, 3)
})

test('B§4 prints: copies for all, for one, and never fewer than 1 or more than 99', () => {
  const { design, world } = somePrints(3)
  const two = applied(design, copiesSet(design, 2), world)
  const mixed = applied(two, copiesSet(two, 5, [asId<PageId>('p1')]), world)
  expect([printedSheets(two), printedSheets(mixed), commonCopies(mixed.pages)]).toEqual([6, 9, undefined])
  expect(applied(mixed, copiesSet(mixed, 0), world)).toEqual(design)
  expect(applied(design, copiesSet(design, 140), world).pages.map(({ copies }) => copies)).toEqual([99, 99, 99])
  expect(copiesSet(design, 1)).toBeUndefined()
})

test('a print that is not wanted waits in the tray and comes back in the fit of the others', () => {
  const { design, world } = somePrints(4)
  const whole = applied(design, printsFitted(design, 'in', world), world)
  const fewer = applied(whole, printsRemoved([asId<PageId>('p0'), asId<PageId>('p2')]), world)
  expect([names(fewer), fewer.tray]).toEqual([
    ['p1', 'p3'],
    ['photo0', 'photo2'],
  ])
  const back = printsAdded(fewer, fewer.tray.slice(1), world, () => asId<PageId>('n'))
  const next = applied(fewer, back, world)
  expect([names(next), fits(next), next.tray]).toEqual([['p1', 'p3', 'n'], ['in', 'in', 'in'], ['photo0']])
  expect(printsRemoved([asId<PageId>('p0')])).toEqual({ cmd: 'page_del', pageId: 'p0' })
  const none = applyEdit(fewer, printsRemoved([asId<PageId>('p1'), asId<PageId>('p3')]), world)
  expect(none).toEqual({ kind: 'refused', reason: 'too-few-pages' })
})

test('prints: the paper and a text of one print are set on all in one step, each text where its own print has room', () => {
  const { design, world } = somePrints(5)
  const instant = applied(design, printsFitted(design, 'polaroidOut', world), world)
  const [first, ...others] = instant.pages
  const box = first && textPlaceOn(first, world)
  if (!first || !box) {
    throw new Error('the print has no room for a text')
  }
  const caption = { id: asId<CaptionId>('t'), role: 'text', panel: 'front', text: 'Lisbon', box, placed: true } as const
  const said = { ...first, ground: { colour: 'title-tint' }, captions: [caption] } as const
  const one = { ...instant, pages: [said, ...others] }
  const coloured = applied(one, groundOnAll(one, said), world)
  expect(coloured.pages.map(({ ground }) => ground)).toEqual(one.pages.map(() => ({ colour: 'title-tint' })))
  const ids = countingIds('c')
  const written = applied(
    coloured,
    textOnAll(coloured, said, caption, world, () => asId(ids.next())),
    world,
  )
  expect(written.pages.map(({ captions }) => captions.map(({ text }) => text))).toEqual(one.pages.map(() => ['Lisbon']))
  expect(written.pages.map(({ captions }) => captions[0]?.box)).toEqual(
    one.pages.map((page) => textPlaceOn({ ...page, captions: [] }, world)),
  )
  expect([groundOnAll(written, said), textOnAll(written, said, caption, world, () => asId(ids.next()))]).toEqual([
    undefined,
    undefined,
  ])
})
