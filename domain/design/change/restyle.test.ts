import { expect, test } from 'vitest'
import { aBleedTheme, aBookProduct, aDesign, aTheme } from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme, DRAWN } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DRAWN_THEMES } from '../../demo/drawn-themes.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { contains, grown } from '../../geometry.ts'
import { pageFormat } from '../../product/paper.ts'
import type { Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Design } from '../design.ts'
import { flipped, zoomed } from '../placing/crop.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { editWorldOf } from './edit-world-of.ts'
import { restyled } from './restyle.ts'

const book = (product: Product) => product.book !== undefined && product.type === 1

/** A book with a crop, a text and two locks. */
function anEditedBook(theme: Theme = aTheme()) {
  const { design, world, product } = aDesign(60, { theme })
  const page = design.pages.find(({ kind, slots }) => kind === 'inner' && slots.length > 1 && !slots[0]?.half)
  const [slot, other] = page?.slots ?? []
  const photo = slot?.placement && world.photos.get(slot.placement.photoId)
  if (!page || !slot?.placement || !photo || !other) {
    throw new Error('the book has no page of two photos')
  }
  const cropped = flipped(zoomed(slot.placement, photo, slot.box, 1.4), 'h')
  const edits: Edit[] = [
    { cmd: 'transform_photo', at: { pageId: page.id, slotId: slot.id }, placement: cropped },
    {
      ...{ cmd: 'update_text_value', pageId: page.id, captionId: 'words' as never, role: 'text', panel: 'front' },
      text: '海边 by the sea',
    },
  ]
  let now = design
  for (const edit of edits) {
    const verdict = applyEdit(now, edit, world)
    if (verdict.kind === 'refused') {
      throw new Error(verdict.reason)
    }
    now = verdict.next
  }
  const year = {
    id: 'year' as never,
    role: 'text',
    panel: 'front',
    box: { x: 20, y: 20, width: 40, height: 10 },
    text: '2027',
  } as const
  const locked = now.pages.map((one) =>
    one.kind === 'cover'
      ? { ...one, captions: [...one.captions, year] }
      : one.id === page.id
        ? { ...one, slots: one.slots.map((each) => (each.id === other.id ? { ...each, locked: true } : each)) }
        : one,
  )
  const lockedPhoto = other.placement?.photoId
  return { design: { ...now, pages: locked }, world, product, pageId: page.id, flippedPhoto: photo.id, lockedPhoto }
}

const photosOf = ({ pages }: Design) =>
  pages.slice(1).map(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []).sort())
/** What is written on each page; a place that nobody wrote in says nothing. */
const textsOf = ({ pages }: Design) =>
  pages.map(({ captions }) =>
    captions.flatMap(({ role, text }) => (role === 'spine' || text === '' ? [] : [`${role}: ${text}`])).sort(),
  )
/** Texts on pages that the cut could take. */
const textsUnsafe = ({ pages }: Design, { paper }: EditWorld) =>
  pages.flatMap((page) => {
    const { page: trim, safe } = pageFormat(paper, page)
    const inside = grown({ ...trim, x: 0, y: 0 }, -safe)
    return page.captions.filter(({ panel, box }) => panel === 'front' && !contains(inside, box)).map(({ id }) => id)
  })

const targets = DEMO_PRODUCTS.filter(book).flatMap((product) =>
  [...DEMO_THEMES, ...DRAWN_THEMES].map(
    (theme) => [`${product.name.en} in ${theme.name.en}`, { product, theme }] as const,
  ),
)

/** Nobody changes a design: all targets are tried on the same two. */
const BOOKS = [aTheme(), aBleedTheme()].map((theme) => anEditedBook(theme))

test.each(targets)('another look or format keeps photos, words, crops and locks: %s', (_, target) => {
  for (const { design, world, pageId, flippedPhoto: flipped, lockedPhoto: locked } of BOOKS) {
    const verdict = restyled(design, world, target)
    if (verdict.kind === 'refused') {
      expect(verdict.reason).toBe('too-many-pages')
      expect(design.pages.length - 1).toBeGreaterThan(
        editWorldOf(target.product, target.theme, world.photos)?.pages.max ?? 0,
      )
      continue
    }
    const next = verdict.design
    expect([next.productId, next.themeId]).toEqual([target.product.id, target.theme.id])
    // It was written over the cover's photo, and so it stays.
    expect(designFaults(next, verdict.world).filter((fault) => !fault.endsWith(' lies over year'))).toEqual([])
    const count = design.pages.length
    expect(photosOf(next).slice(0, count - 1)).toEqual(photosOf(design))
    expect(textsOf(next).slice(0, count)).toEqual(textsOf(design))
    expect(textsUnsafe(next, verdict.world)).toEqual([])
    expect(next.tray).toEqual(design.tray)
    const slots = next.pages.find(({ id }) => id === pageId)?.slots ?? []
    expect(slots.flatMap(({ placement }) => (placement?.flip === 'h' ? [placement.photoId] : []))).toEqual([flipped])
    expect(slots.flatMap(({ placement, locked }) => (locked ? [placement?.photoId] : []))).toEqual([locked])
  }
})

test('the look that a book has changes nothing of its pages', () => {
  const { design, world, product } = anEditedBook()
  const verdict = restyled(design, world, { product, theme: aTheme() })
  const shape = ({ pages }: Design) => pages.slice(1).map(({ slots }) => slots.map(({ box }) => box))
  expect(verdict.kind === 'restyled' && shape(verdict.design)).toEqual(shape(design))
})

test('a locked page stays as it is on the same paper', () => {
  const { design, world, product, pageId } = anEditedBook()
  const locked = {
    ...design,
    pages: design.pages.map((page) => (page.id === pageId ? { ...page, locked: true } : page)),
  }
  const verdict = restyled(locked, world, { product, theme: aBleedTheme() })
  const page = (of: Design) => of.pages.find(({ id }) => id === pageId)
  expect(verdict.kind === 'restyled' && page(verdict.design)).toEqual(page(locked))
})

test('what a book cannot be made into is refused with the reason', () => {
  const { design, world, product } = anEditedBook()
  const small = aBookProduct({ min: 4, max: 8, default: 8 })
  expect([
    restyled(design, world, { product, theme: aDrawnTheme('fixed') }),
    restyled(design, world, { product: small, theme: aTheme() }),
    restyled(design, world, { product: DEMO_PRODUCTS.find(({ book }) => !book) as Product, theme: aTheme() }),
  ]).toEqual([
    { kind: 'refused', reason: 'too-many-pages' },
    { kind: 'refused', reason: 'too-many-pages' },
    { kind: 'refused', reason: 'not-designable' },
  ])
})

/** A book of small pages with two texts that a shopper put there: one in the middle, one at the very corner of a page. */
function aBookWithPutTexts() {
  const { design, world, product, pageId } = anEditedBook()
  const put = { role: 'text', panel: 'front', placed: true } as const
  const texts = [
    { ...put, id: 'middle' as never, text: 'By the sea', box: { x: 80, y: 95, width: 43, height: 13 } },
    { ...put, id: 'corner' as never, text: '2027', box: { x: 0, y: 190, width: 20, height: 13 } },
  ]
  const pages = design.pages.map((page) =>
    page.id === pageId ? { ...page, captions: [...page.captions, ...texts] } : page,
  )
  return { design: { ...design, pages }, world, product, pageId }
}

const placesOf = (design: Design, ids: readonly string[]) =>
  ids.map((id) => design.pages.flatMap(({ captions }) => captions).find((caption) => caption.id === id)?.box)

test('a text that a shopper put somewhere keeps its place on other paper, and comes inside where it would be cut', () => {
  const { design, world, pageId } = aBookWithPutTexts()
  const small = aBookProduct({}, { page: { width: 148, height: 148 } })
  const verdict = restyled(design, world, { product: small, theme: aTheme() })
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(placesOf(verdict.design, ['middle', 'corner'])).toEqual([
    { x: 58.824, y: 69.412, width: 30.352, height: 9.176 },
    { x: 8, y: 130.824, width: 14.118, height: 9.176 },
  ])
  expect(verdict.notes.get(pageId)).toContainEqual({ kind: 'texts-moved', count: 1 })
})

test('a drawn look draws each page that it has places for; what it has none for is kept, and said of the page', () => {
  const { design, world, product, pageId } = aBookWithPutTexts()
  const few = DRAWN.filter(({ slots }) => slots.length < 4)
  const verdict = restyled(design, world, { product, theme: aDrawnTheme('theme', few) })
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  const inner = verdict.design.pages.slice(1)
  // A page without photos gets no empty places, which would wait to be filled.
  const empty = (of: Design) =>
    of.pages.slice(1).filter(({ slots }) => slots.length > 0 && slots.every(({ placement }) => !placement)).length
  expect(empty(verdict.design)).toBe(empty(design))
  const full = inner.filter(({ slots }) => slots.length > 3)
  expect(full.length).toBeGreaterThan(0)
  expect(inner.filter(({ template, slots }) => !template && slots.length > 0)).toEqual(full)
  const told = [...verdict.notes].filter(([, notes]) => notes.some(({ kind }) => kind === 'not-drawn'))
  expect(told.map(([id]) => id)).toEqual(full.map(({ id }) => id))
  expect(placesOf(verdict.design, ['middle'])).toEqual([{ x: 80, y: 95, width: 43, height: 13 }])
  expect(verdict.notes.get(pageId)).toContainEqual({ kind: 'texts-moved', count: 1 })
  // What was laid out freely can be edited: a photo leaves, until a drawn page takes the rest.
  const [page] = full
  const [first, ...rest] = page?.slots ?? []
  const photo = first?.placement?.photoId
  const edit = {
    cmd: 'page_add_del_photos',
    pageId: page?.id ?? ('' as never),
    add: [],
    del: photo ? [photo] : [],
  } as const
  const less = applyEdit(verdict.design, edit, verdict.world)
  const after = less.kind === 'applied' ? less.next.pages.find(({ id }) => id === page?.id) : undefined
  expect(after?.slots.flatMap(({ placement }) => placement?.photoId ?? []).sort()).toEqual(
    rest.flatMap(({ placement }) => placement?.photoId ?? []).sort(),
  )
  expect(after?.template !== undefined).toBe(rest.length < 4)
})

test('a colour that the shopper chose and that is hard to read on the paper of the look is said of its page', () => {
  const { design, world, product, pageId } = aBookWithPutTexts()
  const written = design.pages.map((page) => ({
    ...page,
    slots: page.id === pageId ? [] : page.slots,
    captions: page.captions.map((caption) =>
      caption.id === 'middle' ? { ...caption, style: { colour: '#3a3a3a' } } : caption,
    ),
  }))
  const light = aTheme()
  const dark = { ...light, roles: { ...light.roles, inner: { ...light.roles.inner, background: '#202020' } } }
  const notesIn = (theme: Theme) => {
    const verdict = restyled({ ...design, pages: written }, world, { product, theme })
    return verdict.kind === 'refused'
      ? verdict.reason
      : [...verdict.notes].flatMap(([id, notes]) =>
          notes.filter(({ kind }) => kind === 'texts-hard-to-read').map((note) => [id, note]),
        )
  }
  expect(notesIn(dark)).toEqual([[pageId, { kind: 'texts-hard-to-read', count: 1 }]])
  expect(notesIn(light)).toEqual([])
})
