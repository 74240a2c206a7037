import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aBleedTheme,
  aCardProduct,
  aFrameProduct,
  aGroup,
  aSheetDesign,
  aTheme,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { contains } from '../../geometry.ts'
import { asId, countingIds, type PageId } from '../../ids.ts'
import { photoBook } from '../../photo/photo.ts'
import { pageFormat, paperOf } from '../../product/paper.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import { editWorldOf } from '../change/edit-world-of.ts'
import type { Design } from '../design.ts'

const id = (name: string) => asId<PageId>(name)
const kinds = (design: Design) => design.pages.map(({ kind }) => kind)
const names = (design: Design) => design.pages.map((page) => page.id)

describe('B§4 card sides: 1 front, 2 back', () => {
  test('every photo has a card, every front its back [B§4.card-sides]', () => {
    const { design, world } = aSheetDesign(4, aCardProduct())
    expect(kinds(design)).toEqual(['inner', 'back', 'inner', 'back', 'inner', 'back', 'inner', 'back'])
    expect(names(design)).toEqual(['p0', 'p0.back', 'p1', 'p1.back', 'p2', 'p2.back', 'p3', 'p3.back'])
    expect(design.pages[1]?.captions.map(({ role, text }) => [role, text])).toEqual([
      ['text', ''],
      ['title', 'Lisbon 里斯本'],
      ['address', ''],
    ])
    expect(design.pages[7]?.captions.map(({ role, text }) => [role, text])).toEqual([
      ['text', ''],
      ['address', ''],
    ])
    expect(designFaults(design, world)).toEqual([])
  })

  test('photos beyond the last card lie in the tray', () => {
    const { design } = aSheetDesign(11, aCardProduct())
    expect(design.pages.length).toBe(16)
    expect(design.tray).toEqual(['photo8', 'photo9', 'photo10'])
  })

  test('a card beyond the last photo waits with an empty place', () => {
    const { design, world } = aSheetDesign(1, aCardProduct())
    expect(design.pages.map((page) => page.slots.map((slot) => slot.placement?.photoId ?? 'empty'))).toEqual([
      ['photo0'],
      [],
      ['empty'],
      [],
    ])
    expect(designFaults(design, world)).toEqual([])
  })

  test('an asked page count that the product does not have is refused', () => {
    const ask = (pageCount: number) => {
      const request = { groups: [aGroup(somePhotos(4))], title: '', product: aCardProduct(), theme: aTheme(), seed: 1 }
      const verdict = autoDesign({ ...request, ids: countingIds('p'), pageCount })
      return verdict.kind === 'refused' ? verdict.reason : verdict.design.pages.length
    }
    expect([4, 16, 5, 2, 18].map(ask)).toEqual([
      4,
      16,
      'page-count-not-allowed',
      'page-count-not-allowed',
      'page-count-not-allowed',
    ])
  })

  test('a card is added with its back, behind the whole card, and goes as a whole', () => {
    const { design, world } = aSheetDesign(3, aCardProduct())
    const added = applied(design, { cmd: 'page_add', after: id('p0'), pageId: id('n') }, world)
    expect(names(added)).toEqual(['p0', 'p0.back', 'n', 'n.back', 'p1', 'p1.back', 'p2', 'p2.back'])
    expect(added.pages[2]?.slots.map(({ placement }) => placement)).toEqual([undefined])
    expect(names(applied(added, { cmd: 'page_del', pageId: id('p1.back') }, world))).toEqual([
      'p0',
      'p0.back',
      'n',
      'n.back',
      'p2',
      'p2.back',
    ])
    expect(reason(design, { cmd: 'remove_pages', pageIds: [id('p0'), id('p1')] }, world)).toBe('too-few-pages')
  })

  test('photos that come with new cards lie on their fronts', () => {
    const { design, world } = aSheetDesign(4, aCardProduct({ max: 16 }))
    const removed = applied(design, { cmd: 'remove_pages', pageIds: [id('p1'), id('p2')] }, world)
    const photos = removed.tray
    const next = applied(
      removed,
      { cmd: 'new_pages_to_add_photos', after: id('p0'), pageIds: [id('a'), id('b')], photos },
      world,
    )
    expect(next.pages.slice(2, 6).map((page) => [page.id, page.slots.map((slot) => slot.placement?.photoId)])).toEqual([
      ['a', ['photo1']],
      ['a.back', []],
      ['b', ['photo2']],
      ['b.back', []],
    ])
    expect(next.tray).toEqual([])
  })

  test('a back takes words and no photos', () => {
    const { design, world } = aSheetDesign(3, aCardProduct())
    const back = id('p0.back')
    const taken = applied(design, { cmd: 'page_del', pageId: id('p2') }, world)
    expect(reason(taken, { cmd: 'page_add_del_photos', pageId: back, add: taken.tray, del: [] }, world)).toBe(
      'too-many-photos-on-page',
    )
    const text = { cmd: 'update_text_value', pageId: back, panel: 'front' } as const
    const written = applied(design, { ...text, captionId: asId('p0.back.text'), role: 'text', text: '想你们' }, world)
    expect(written.pages[1]?.captions[0]?.text).toBe('想你们')
    expect(reason(design, { ...text, captionId: asId('x'), role: 'description', text: '海' }, world)).toBe(
      'caption-unknown',
    )
    expect(reason(design, { ...text, captionId: asId('x'), role: 'text', text: 'twice' }, world)).toBe(
      'caption-unknown',
    )
  })

  test('a title without words keeps its line: the message above it makes room', () => {
    const { design, world } = aSheetDesign(3, aCardProduct())
    const written = applied(
      design,
      {
        ...{ cmd: 'update_text_value', pageId: id('p0.back'), captionId: asId('p0.back.title'), role: 'title' },
        ...{ panel: 'front', text: '' },
      },
      world,
    )
    expect(designFaults(written, world)).toEqual([])
  })

  test('what is put back must be cards: fronts and backs by turns, on a sheet of the product', () => {
    const { design, world } = aSheetDesign(3, aCardProduct())
    const order = names(design)
    const [front, back] = design.pages as [Design['pages'][number], Design['pages'][number]]
    const load = (changes: { pages?: typeof design.pages; order?: PageId[] }): Edit => ({
      cmd: 'page_load',
      pages: [],
      order,
      tray: [],
      ...changes,
    })
    expect(reason(design, load({ order: [id('p0.back'), id('p0'), ...order.slice(2)] }), world)).toBe('page-not-valid')
    const photo = front.slots.map((slot) => ({ ...slot, id: asId<typeof slot.id>('x') }))
    expect(reason(design, load({ pages: [{ ...back, slots: photo }] }), world)).toBe('page-not-valid')
    expect(reason(design, load({ pages: [{ ...front, sheet: { id: 'a3', turned: false } }] }), world)).toBe(
      'page-not-valid',
    )
    expect(reason(design, load({ pages: [{ ...front, sheet: { id: 'a6', turned: true } }] }), world)).toBe(
      'page-not-valid',
    )
    const outside = back.captions.map((caption) => ({ ...caption, box: { ...caption.box, x: 1 } }))
    expect(reason(design, load({ pages: [{ ...back, captions: outside }] }), world)).toBe('page-not-valid')
    const moved = [...order.slice(2), ...order.slice(0, 2)]
    expect(names(applied(design, load({ order: moved }), world))).toEqual(moved)
  })
})

describe('A§2 frames: one page per frame, at the size of its picture', () => {
  test('each picture has its own sheet, the way up that its photo asks for', () => {
    const { design, world, photos } = aSheetDesign(2, aFrameProduct())
    expect(design.pages.map(({ sheet }) => sheet)).toEqual(
      photos.map(({ width, height }, at) => ({ id: at === 0 ? 'large' : 'small', turned: width > height })),
    )
    expect(designFaults(design, world)).toEqual([])
  })

  test('a photo of the other shape turns the frame, and undo turns it back', () => {
    const { design, world, photos } = aSheetDesign(7, aFrameProduct())
    const [page] = design.pages as [Design['pages'][number]]
    const turned = page.sheet?.turned
    const other = photos.find(({ width, height }) => width !== height && width > height !== turned)
    const at = { pageId: page.id, slotId: page.slots[0]?.id ?? asId('') }
    const edit: Edit = { cmd: 'change_photos', change: { kind: 'replace', at, photoId: other?.id ?? asId('') } }
    const verdict = applyEdit(design, edit, world)
    expect(verdict.kind === 'applied' && verdict.next.pages[0]?.sheet).toEqual({ id: 'large', turned: !turned })
    expect(verdict.kind === 'applied' && applied(verdict.next, verdict.inverse, world)).toEqual(design)
  })

  test('frames are neither added nor taken away, and hold one photo each', () => {
    const theme = aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } })
    const { design, world } = aSheetDesign(4, aFrameProduct(), theme)
    expect(reason(design, { cmd: 'page_add', after: id('p0'), pageId: id('n') }, world)).toBe('page-count-fixed')
    expect(reason(design, { cmd: 'page_del', pageId: id('p0') }, world)).toBe('page-count-fixed')
    const more: Edit = { cmd: 'page_add_del_photos', pageId: id('p0'), add: design.tray.slice(0, 1), del: [] }
    expect(reason(design, more, world)).toBe('too-many-photos-on-page')
  })
})

const PRODUCTS = DEMO_PRODUCTS.filter(({ sheets, calendar }) => sheets !== undefined && !calendar)

test('single sheets: whatever the photos and the theme, nothing leaves its sheet and no word leaves the safe area', () => {
  const themes = [...DEMO_THEMES, aTheme(), aBleedTheme({ maxCrop: 1 })]
  let designed = 0
  fc.assert(
    fc.property(
      fc.constantFrom(...PRODUCTS),
      fc.constantFrom(...themes),
      fc.array(
        fc.record({ width: fc.integer({ min: 1000, max: 9000 }), height: fc.integer({ min: 1000, max: 9000 }) }),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      fc.string({ maxLength: 20 }),
      (product, theme, sizes, title) => {
        const photos = sizes.map((size, at) => ({ id: asId<never>(`photo${at}`), ...size }))
        const verdict = autoDesign({
          ...{ groups: [aGroup(photos, title)], title: '', product, theme, seed: 1 },
          ids: countingIds('p'),
        })
        const world = editWorldOf(product, theme, photoBook(photos))
        if (verdict.kind === 'refused' || !world) {
          throw new Error('a demo product cannot be designed')
        }
        expect(designFaults(verdict.design, world)).toEqual([])
        for (const page of verdict.design.pages.filter(({ kind }) => kind === 'back')) {
          const paper = paperOf(product)
          const { page: trim, safe } = pageFormat(paper ?? world.paper, page)
          const safely = { x: safe, y: safe, width: trim.width - 2 * safe, height: trim.height - 2 * safe }
          const isOnItsHalf = ({ role, box }: (typeof page.captions)[number]) =>
            role === 'address' ? box.x > trim.width / 2 : box.x + box.width < trim.width / 2
          expect(page.captions.every((caption) => contains(safely, caption.box) && isOnItsHalf(caption))).toBe(true)
        }
        designed++
      },
    ),
    { numRuns: 300, seed: 11 },
  )
  expect(designed).toBe(300)
})

type World = Parameters<typeof applyEdit>[2]

function applied(design: Design, edit: Edit, world: World): Design {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.next
}

function reason(design: Design, edit: Edit, world: World): string {
  const verdict = applyEdit(design, edit, world)
  return verdict.kind === 'refused' ? verdict.reason : 'applied'
}
