import { expect, test } from 'vitest'
import { aBookProduct, aGroup, somePhotos } from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme, DRAWN } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, countingIds } from '../../ids.ts'
import { invariant } from '../../never.ts'
import { photoBook } from '../../photo/photo.ts'
import type { Product } from '../../product/product.ts'
import type { PageTemplate, Theme } from '../../theme/theme.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import { editWorldOf } from '../change/edit-world-of.ts'
import type { Caption, Design, Page } from '../design.ts'
import { innerPages } from '../design.ts'
import { flipped, turned, zoomed, zoomOf } from '../placing/crop.ts'
import type { EditWorld } from '../world/edit-world.ts'

interface Made {
  readonly design: Design
  readonly world: EditWorld
}

function made(
  theme: Theme,
  count: number,
  product: Product = aBookProduct({ min: 4, max: 40, default: 8 }),
  seed = 1,
): Made {
  const photos = somePhotos(count)
  const groups = [aGroup(photos.slice(0, 5), 'The sea'), aGroup(photos.slice(5), 'Mountains', 'Snow', 'group1')]
  const verdict = autoDesign({ groups, title: 'Summer', product, theme, seed, ids: countingIds('p') })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error('the book was refused')
  }
  expect(designFaults(verdict.design, world)).toEqual([])
  return { design: verdict.design, world }
}

const templates = ({ design }: Made) => innerPages(design).map(({ template }) => template ?? '')
const counts = ({ design }: Made) =>
  innerPages(design).map(({ slots }) => slots.filter(({ placement }) => placement).length)
const page = ({ design }: Made, at: number) => design.pages[at] as Page

function after({ design, world }: Made, edit: Edit): Made {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  const undone = applyEdit(verdict.next, verdict.inverse, world)
  expect(undone.kind === 'applied' && undone.next).toEqual(design)
  return { design: verdict.next, world }
}
const refusal = ({ design, world }: Made, edit: Edit) => {
  const verdict = applyEdit(design, edit, world)
  return verdict.kind === 'refused' ? verdict.reason : 'applied'
}

test('B§4 template types: fixed, the drawn pages come in order and again, as many as the product is bound with', () => {
  const book = made(aDrawnTheme('fixed'), 17)
  const round = ['whole', 'tall-and-wide', 'two-wide', 'three-told', 'four', 'opening']
  expect(templates(book)).toEqual(round)
  expect(counts(book)).toEqual([1, 2, 2, 3, 4, 1])
  expect(book.design.tray).toEqual(['photo13', 'photo14', 'photo15', 'photo16'])
  const thick = made(aDrawnTheme('fixed'), 20, aBookProduct({ kind: 'fixed', min: 10, max: 10, default: 10 }))
  expect(templates(thick)).toEqual([...round, ...round.slice(0, 4)])
  expect(counts(thick).reduce((sum, count) => sum + count, 0)).toBe(20)
})

test('B§4 template types: designated, page n has its own drawn page and the highest decides how many there are', () => {
  const theme = aDrawnTheme('designated', DRAWN, 7)
  const gap = { ...theme, pages: (theme.pages ?? []).filter(({ at }) => at !== 3) }
  const book = made(gap, 9)
  expect(templates(book)).toEqual([
    'whole-1',
    'tall-and-wide-2',
    '',
    'three-told-4',
    'four-5',
    'opening-6',
    'whole-7',
    '',
  ])
  expect(page(book, 3).kind).toBe('blank')
  expect(counts(book)).toEqual([1, 2, 0, 3, 3, 0, 0, 0])
  expect(page(book, 5).slots.map(({ placement }) => placement === undefined)).toEqual([false, false, false, true])
})

test('B§4 template types: theme, every run of photos has the drawn page that it loses least on', () => {
  const book = made(aDrawnTheme('theme'), 30)
  for (const { slots, template } of innerPages(book.design)) {
    const drawn = DRAWN.find(({ id }) => id === template)
    expect(slots.length).toBe(drawn?.slots.length ?? 0)
    expect(slots.every(({ placement }) => placement)).toBe(true)
  }
  expect(book.design.tray).toEqual([])
  const [first, ...others] = innerPages(book.design).filter(({ kind }) => kind === 'chapter')
  expect(first?.captions.map(({ text }) => text)).toEqual(['The sea'])
  expect(others.map(({ captions }) => captions[0]?.text)).toEqual(['Mountains'])
})

test('B§4 template types: cover, the cover alone is drawn and the engine lays the pages out', () => {
  const book = made(aDrawnTheme('cover'), 30, { ...aBookProduct(), coverPhotos: 2 })
  expect(templates(book).every((id) => id === '')).toBe(true)
  const [cover] = book.design.pages
  expect([cover?.template, cover?.slots.length, cover?.captions.map(({ role, text }) => [role, text])]).toEqual([
    'front',
    2,
    [
      ['title', 'Summer'],
      ['spine', 'Summer'],
    ],
  ])
  // The picture of the front runs off three sides and stops at the spine.
  expect(cover?.slots[0]?.box).toEqual({ x: 0, y: -3, width: 206, height: 104.5 })
})

test('B§4 template types: smart is what a theme is that says nothing, and then drawn pages are not used', () => {
  const { template: _none, ...smart } = aDrawnTheme('theme')
  const book = made(smart, 30)
  expect([page(book, 0).template, ...templates(book)].filter(Boolean)).toEqual([])
})

test('B§4 template types: texts of a drawn page keep their place; what a page has no place for is refused', () => {
  const book = made(aDrawnTheme('fixed'), 17)
  const told = page(book, 4)
  expect(told.captions.map(({ role, text }) => [role, text])).toEqual([['text', '']])
  const [caption] = told.captions
  const words = { cmd: 'update_text_value', pageId: told.id, role: 'text', panel: 'front' } as const
  const written = after(book, {
    ...words,
    captionId: caption?.id ?? asId('none'),
    text: 'Sand in our shoes '.repeat(8).trim(),
  })
  expect(page(written, 4).captions[0]?.box).toEqual(caption?.box)
  expect(page(written, 4).slots).toEqual(told.slots)
  expect(refusal(book, { ...words, captionId: asId('more'), text: 'more' })).toBe('no-place-for-text')
  const bare = page(book, 1)
  expect(refusal(book, { ...words, pageId: bare.id, captionId: asId('new'), text: 'x' })).toBe('no-place-for-text')
  const off = after(book, {
    cmd: 'page_del_objs',
    pageId: told.id,
    slotIds: [],
    captionIds: [caption?.id ?? asId('none')],
  })
  const again = after(off, { ...words, captionId: asId('again'), text: 'Back' })
  expect(page(again, 4).captions).toEqual([{ ...caption, id: 'again', text: 'Back' }])
})

test('B§4 template types: photos that go leave their places blank in a fixed order, and others take them', () => {
  const book = made(aDrawnTheme('fixed'), 17)
  const four = page(book, 5)
  const gone = four.slots.slice(1, 3).flatMap(({ placement }) => placement?.photoId ?? [])
  const less = after(book, { cmd: 'page_add_del_photos', pageId: four.id, add: [], del: gone })
  expect(page(less, 5).slots.map(({ placement }) => placement !== undefined)).toEqual([true, false, false, true])
  expect(page(less, 5).template).toBe('four')
  const add = less.design.tray.slice(-2)
  const full = after(less, { cmd: 'page_add_del_photos', pageId: four.id, add, del: [] })
  expect(page(full, 5).slots.every(({ placement }) => placement)).toBe(true)
  const [more] = full.design.tray
  const edit = { cmd: 'page_add_del_photos', pageId: four.id, add: more ? [more] : [], del: [] } as const
  expect(refusal(full, edit)).toBe('too-many-photos-on-page')
})

test('B§4 template types: another number of photos takes another drawn page of the theme', () => {
  const book = made(aDrawnTheme('theme'), 30, { ...aBookProduct({ min: 4, max: 40, default: 8 }) })
  const at = book.design.pages.findIndex(({ kind, slots }) => kind === 'inner' && slots.length === 2)
  const two = page(book, at)
  const [first] = two.slots.flatMap(({ placement }) => placement?.photoId ?? [])
  const one = after(book, { cmd: 'page_add_del_photos', pageId: two.id, add: [], del: first ? [first] : [] })
  expect(page(one, at).template).toBe('whole')
  const back = after(one, { cmd: 'page_add_del_photos', pageId: two.id, add: first ? [first] : [], del: [] })
  expect(page(back, at).slots).toHaveLength(2)
})

test('B§4 shuff: a drawn page becomes another of as many photos, in a round; where there is none photos change places', () => {
  const book = made(aDrawnTheme('theme'), 30)
  const at = book.design.pages.findIndex(({ kind, slots }) => kind === 'inner' && slots.length === 2)
  const shuffle: Edit = { cmd: 'shuff', pageId: page(book, at).id }
  const once = after(book, shuffle)
  const twice = after(once, shuffle)
  expect(new Set([page(book, at).template, page(once, at).template])).toEqual(new Set(['tall-and-wide', 'two-wide']))
  expect(page(twice, at).template).toBe(page(book, at).template)

  const fixed = made(aDrawnTheme('fixed'), 17)
  const ids = (one: Page) => one.slots.map(({ placement }) => placement?.photoId)
  const four = page(fixed, 5)
  const turned = after(fixed, { cmd: 'shuff', pageId: four.id })
  expect([...ids(page(turned, 5))].sort()).toEqual([...ids(four)].sort())
  expect(ids(page(turned, 5))).not.toEqual(ids(four))
  expect(refusal(fixed, { cmd: 'shuff', pageId: page(fixed, 1).id })).toBe('no-other-arrangement')
})

test('B§4 shuff: photos that change places stay as they were turned, mirrored and cropped', () => {
  const fixed = made(aDrawnTheme('fixed'), 17)
  const four = page(fixed, 5)
  const handles = four.slots.map((slot, at): Edit => {
    const photo = slot.placement && fixed.world.photos.get(slot.placement.photoId)
    invariant(slot.placement && photo, 'the page is full')
    const lies = at % 2 === 0 ? turned(slot.placement, photo, slot.box, 1) : flipped(slot.placement, 'h')
    const placement = zoomed(lies, photo, slot.box, 1.5, { x: 10, y: 10 })
    return { cmd: 'transform_photo', at: { pageId: four.id, slotId: slot.id }, placement }
  })
  const handled = handles.reduce(after, fixed)
  const shuffled = after(handled, { cmd: 'shuff', pageId: four.id })
  const lying = (of: Made) =>
    page(of, 5)
      .slots.map(({ placement, box }) => {
        const photo = placement && of.world.photos.get(placement.photoId)
        invariant(placement && photo, 'the page is full')
        const zoom = Math.round(zoomOf(placement, photo, box) * 1e6) / 1e6
        return [placement.photoId, placement.turns, placement.flip, zoom]
      })
      .toSorted()
  expect(page(shuffled, 5).slots.map(({ placement }) => placement?.photoId)).not.toEqual(
    page(handled, 5).slots.map(({ placement }) => placement?.photoId),
  )
  expect(lying(shuffled)).toEqual(lying(handled))
})

test('B§4 shuff: every word of a drawn page finds its place on the next, with all that is said of how it is set', () => {
  const index = (y: number) => ({ role: 'text', area: { x: 0.1, y, width: 0.8, height: 0.05 } }) as const
  const told = (id: string, ...ys: number[]) =>
    DRAWN.filter((one) => one.id === 'three-told').map((one) => ({ ...one, id, captions: ys.map(index) }))
  const others = DRAWN.filter(({ id }) => id !== 'three-told')
  const book = made(
    aDrawnTheme('theme', [...others, ...told('one', 0.83), ...told('two', 0.83, 0.9), ...told('up', 0.02, 0.9)]),
    30,
  )
  const at = book.design.pages.findIndex(({ slots }) => slots.length === 3)
  const { id: pageId, slots } = page(book, at)
  const captions = ['Sand', 'Sea'].map((text, nth): Caption & { mark: string } => ({
    ...{ id: asId(`${pageId}.text${nth === 0 ? '' : '2'}`), role: 'text', panel: 'front', text, mark: text },
    box: { x: 20, y: 170 + 12 * nth, width: 160, height: 10 },
  }))
  const { template: _drawn, ...plain } = page(book, at)
  const two: Page = { ...plain, template: 'two', slots, captions }
  const pages = book.design.pages.map((one) => (one.id === pageId ? two : one))
  const next = page(after({ ...book, design: { ...book.design, pages } }, { cmd: 'shuff', pageId }), at)
  expect(next.template).toBe('up')
  expect(next.captions.map((one) => [one.text, 'mark' in one && one.mark])).toEqual([
    ['Sand', 'Sand'],
    ['Sea', 'Sea'],
  ])
})

test('B§4 page_add: a page of a drawn theme comes drawn; a fixed order takes and gives none', () => {
  const book = made(aDrawnTheme('theme'), 30)
  const more = after(book, { cmd: 'new_pages', after: page(book, 2).id, pageIds: [asId('n1'), asId('n2')] })
  expect(more.design.pages.slice(3, 5).map(({ template, slots }) => [template, slots.length])).toEqual([
    ['tall-and-wide', 2],
    ['tall-and-wide', 2],
  ])
  for (const kind of ['fixed', 'designated'] as const) {
    const fixed = made(aDrawnTheme(kind), 12)
    expect([
      refusal(fixed, { cmd: 'page_add', after: page(fixed, 1).id, pageId: asId('n1') }),
      refusal(fixed, { cmd: 'page_del', pageId: page(fixed, 1).id }),
    ]).toEqual(['page-count-fixed', 'page-count-fixed'])
  }
})

test('B§4 preview mode 2: a drawn book made anew begins with another order of photos', () => {
  const square = (template: PageTemplate): PageTemplate => template
  const drawn = DRAWN.filter(({ id }) => id === 'four').map(square)
  const photos = (seed: number) =>
    made(aDrawnTheme('fixed', drawn), 8, undefined, seed).design.pages[1]?.slots.map(
      ({ placement }) => placement?.photoId,
    )
  expect(photos(1)).not.toEqual(photos(2))
  expect([...(photos(1) ?? [])].sort()).toEqual([...(photos(2) ?? [])].sort())
})
