import { expect, test } from 'vitest'
import { aBleedTheme, aBookProduct, aDesign, aTheme } from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { DEMO_PRODUCTS } from '../../demo/products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import type { Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import type { Design } from '../design.ts'
import { flipped, zoomed } from '../placing/crop.ts'
import { applyEdit } from './apply-edit.ts'
import type { Edit } from './edit.ts'
import { redressed } from './redress.ts'

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
  return { design: { ...now, pages: locked }, world, product, pageId: page.id, slotId: slot.id, lockedId: other.id }
}

const photosOf = ({ pages }: Design) =>
  pages.slice(1).map(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []).sort())
const textsOf = ({ pages }: Design) =>
  pages.map(({ captions }) => captions.filter(({ role }) => role !== 'spine').map(({ role, text }) => [role, text]))

const dresses = DEMO_PRODUCTS.filter(book).flatMap((product) =>
  DEMO_THEMES.map((theme) => [`${product.name.en} in ${theme.name.en}`, { product, theme }] as const),
)

test.each(dresses)('another look or format keeps photos, words, crops and locks: %s', (_, dress) => {
  for (const theme of [aTheme(), aBleedTheme()]) {
    const { design, world, pageId, slotId, lockedId } = anEditedBook(theme)
    const verdict = redressed(design, world, dress)
    if (verdict.kind === 'refused') {
      expect(verdict.reason).toBe('look-is-drawn')
      return
    }
    const next = verdict.design
    expect([next.productId, next.themeId]).toEqual([dress.product.id, dress.theme.id])
    // It was written over the cover's photo, and so it stays.
    expect(designFaults(next, verdict.world).filter((fault) => !fault.endsWith(' lies over year'))).toEqual([])
    const count = design.pages.length
    expect(photosOf(next).slice(0, count - 1)).toEqual(photosOf(design))
    expect(textsOf(next).slice(0, count)).toEqual(textsOf(design))
    expect(next.tray).toEqual(design.tray)
    const page = next.pages.find(({ id }) => id === pageId)
    expect(page?.slots.find(({ id }) => id === slotId)?.placement?.flip).toBe('h')
    expect(page?.slots.find(({ id }) => id === lockedId)?.locked).toBe(true)
  }
})

test('the look that a book has changes nothing of its pages', () => {
  const { design, world, product } = anEditedBook()
  const verdict = redressed(design, world, { product, theme: aTheme() })
  const shape = ({ pages }: Design) => pages.slice(1).map(({ slots }) => slots.map(({ box }) => box))
  expect(verdict.kind === 'dressed' && shape(verdict.design)).toEqual(shape(design))
})

test('a locked page stays as it is on the same paper', () => {
  const { design, world, product, pageId } = anEditedBook()
  const locked = {
    ...design,
    pages: design.pages.map((page) => (page.id === pageId ? { ...page, locked: true } : page)),
  }
  const verdict = redressed(locked, world, { product, theme: aBleedTheme() })
  const page = (of: Design) => of.pages.find(({ id }) => id === pageId)
  expect(verdict.kind === 'dressed' && page(verdict.design)).toEqual(page(locked))
})

test('what a book cannot be made into is refused with the reason', () => {
  const { design, world, product } = anEditedBook()
  const small = aBookProduct({ min: 4, max: 8, default: 8 })
  expect([
    redressed(design, world, { product, theme: aDrawnTheme('theme') }),
    redressed(design, world, { product: small, theme: aTheme() }),
    redressed(design, world, { product: DEMO_PRODUCTS.find(({ book }) => !book) as Product, theme: aTheme() }),
  ]).toEqual([
    { kind: 'refused', reason: 'look-is-drawn' },
    { kind: 'refused', reason: 'too-many-pages' },
    { kind: 'refused', reason: 'not-designable' },
  ])
})
