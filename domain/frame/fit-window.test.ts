import { describe, expect, test } from 'vitest'
import { aFrameProduct, aSheetDesign } from '../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../tests/support/design-faults.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design, Page, Placement, Slot } from '../design/design.ts'
import { FIT_TYPES, type FitType } from '../design/fit-type.ts'
import { fitPlacement, zoomed } from '../design/placing/crop.ts'
import type { EditWorld } from '../design/world/edit-world.ts'
import { asId, type PageId, type PhotoId } from '../ids.ts'
import type { SheetPaper } from '../product/paper.ts'
import type { Product } from '../product/product.ts'
import { fitWindow, isFitOf } from './fit-window.ts'

const name = { 'zh-Hans': '', en: '', 'zh-Hant': '' }
const sheet = { id: 's', name, page: { width: 100, height: 150 }, bleed: 3, safe: 5, dpi: 300, sides: 1 } as const
const paper: SheetPaper = { sheets: [sheet], fits: FIT_TYPES }
const photo = { id: asId<PhotoId>('p'), width: 4000, height: 3000 }
const here = {}

const fitted = (change: Partial<Product> = {}) => aSheetDesign(3, { ...aFrameProduct(), fits: FIT_TYPES, ...change })
const pageAt = (design: Design, at: number) => design.pages[at] as Page
const slotAt = (design: Design, at: number) => pageAt(design, at).slots[0] as Slot
const asked = (design: Design, at: number, fit: FitType, world: EditWorld): Edit => {
  const { placement, id } = slotAt(design, at)
  const photoId = placement?.photoId as PhotoId
  const facts = world.photos.get(photoId) ?? photo
  const box = fitWindow(fit, facts, 0, world.paper as SheetPaper, pageAt(design, at))
  return {
    ...{ cmd: 'transform_photo', at: { pageId: pageAt(design, at).id, slotId: id }, fit },
    placement: fitPlacement(facts, box),
  }
}
const done = (design: Design, edit: Edit, world: EditWorld): { next: Design; inverse: Edit } => {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict
}
const reason = (design: Design, edit: Edit, world: EditWorld) => {
  const verdict = applyEdit(design, edit, world)
  return verdict.kind === 'refused' ? verdict.reason : verdict.kind
}

describe('B§4 fit types: the window on the sheet', () => {
  const windowOf = (fit: FitType, change: Partial<SheetPaper> = {}, turns: 0 | 1 = 0) =>
    fitWindow(fit, photo, turns, { ...paper, ...change }, here)

  test('out reaches the bleed edge, the others stay on the paper', () => {
    expect(FIT_TYPES.map((fit) => windowOf(fit))).toEqual([
      { x: -3, y: -3, width: 106, height: 156 },
      { x: 0, y: 37.5, width: 100, height: 75 },
      { x: 6, y: 42, width: 88, height: 66 },
      { x: 6, y: 6, width: 88, height: 138 },
      { x: 6, y: 35, width: 88, height: 66 },
      { x: 6, y: 6, width: 88, height: 124 },
      { x: 6, y: 42, width: 88, height: 66 },
    ])
  })

  test('a photo turned by a quarter takes the window of its other shape', () => {
    expect(windowOf('in', {}, 1)).toEqual({ x: 0, y: 8.333, width: 100, height: 133.334 })
  })

  test('A§3 space frame: the picture lies inside the card, and goes on below its edge', () => {
    expect([windowOf('out', { space: 20 }), windowOf('in', { space: 20 })]).toEqual([
      { x: 17, y: 17, width: 66, height: 116 },
      { x: 20, y: 52.5, width: 60, height: 45 },
    ])
  })

  test('a photo of the shape of the sheet shows no white hairline when it is shown whole', () => {
    const same = { ...photo, width: 2000, height: 3000 }
    expect(fitWindow('in', same, 0, paper, here)).toEqual({ x: -3, y: -3, width: 106, height: 156 })
  })

  test('auto asks for the subject as it lies after turning', () => {
    const slim = { ...photo, width: 1560, height: 1000 }
    const atTop = { ...slim, focus: { x: 0, y: 0.3, width: 0.5, height: 0.4 } }
    const through = { ...slim, focus: { x: 0, y: 0.3, width: 1, height: 0.4 } }
    expect([slim, atTop, through].map((one) => fitWindow('auto', one, 1, paper, here).x)).toEqual([-3, -3, 6])
  })
})

describe('B§4 fit types: transform_photo', () => {
  test('a design of a product with fits begins with its usual one', () => {
    const { design, world } = fitted({ fits: ['polaroid', 'out'] })
    expect(design.pages.map((page) => page.slots.map(({ fit }) => fit))).toEqual([['polaroid'], ['polaroid']])
    expect(designFaults(design, world)).toEqual([])
  })

  test('the slot takes the window, keeps the fit, and goes back byte for byte', () => {
    const { design, world } = fitted()
    for (const fit of FIT_TYPES.slice(1)) {
      const { next, inverse } = done(design, asked(design, 0, fit, world), world)
      expect([slotAt(next, 0).fit, designFaults(next, world)]).toEqual([fit, []])
      expect(done(next, inverse, world).next).toEqual(design)
    }
  })

  test('a placement that does not fill the window is refused, and so is what the product does not offer', () => {
    const { design, world } = fitted({ fits: ['out', 'inMargin'] })
    const wrong = { ...asked(design, 0, 'inMargin', world), placement: slotAt(design, 0).placement } as Edit
    expect([
      reason(design, wrong, world),
      reason(design, asked(design, 0, 'polaroid', world), world),
      reason(design, asked(design, 0, 'out', world), world),
    ]).toEqual(['crop-outside-photo', 'fit-not-possible', 'nothing-to-change'])
    const plain = aSheetDesign(3, aFrameProduct())
    expect(reason(plain.design, asked(plain.design, 0, 'out', plain.world), plain.world)).toBe('fit-not-possible')
  })

  test('A§9 frame scale: the photo of a frame comes twice as near and no nearer; one that hangs on no frame comes nearer [A§5.frame-scale] [A§9.frame-scale]', () => {
    const nearer = ({ design, world }: ReturnType<typeof fitted>, factor: number) => {
      const { id, box, placement } = slotAt(design, 0)
      const facts = world.photos.get(placement?.photoId as PhotoId) ?? photo
      const near = zoomed(placement as Placement, facts, box, factor)
      const at = { pageId: pageAt(design, 0).id, slotId: id }
      return reason(design, { cmd: 'transform_photo', at, placement: near }, world)
    }
    const frame = fitted()
    const print = aSheetDesign(3, { ...aFrameProduct(), type: 9, fits: FIT_TYPES })
    expect([nearer(frame, 1.5), nearer(frame, 2), nearer(frame, 2.01), nearer(print, 2.01)]).toEqual([
      ...['applied', 'applied', 'zoomed-too-far', 'applied'],
    ])
  })

  test('another photo keeps the fit and takes its own window', () => {
    const { design, world } = fitted()
    const { next } = done(design, asked(design, 0, 'polaroid', world), world)
    const [spare] = next.tray
    const at = { pageId: pageAt(next, 0).id, slotId: slotAt(next, 0).id }
    const replaced = done(
      next,
      { cmd: 'change_photos', change: { kind: 'replace', at, photoId: spare as PhotoId } },
      world,
    ).next
    expect([slotAt(replaced, 0).fit, slotAt(replaced, 0).placement?.photoId]).toEqual(['polaroid', spare])
    expect(designFaults(replaced, world)).toEqual([])
    const from = { pageId: pageAt(replaced, 1).id, slotId: slotAt(replaced, 1).id }
    const swapped = done(replaced, { cmd: 'change_photos', change: { kind: 'swap', from, to: at } }, world).next
    expect([slotAt(swapped, 0).fit, slotAt(swapped, 1).fit]).toEqual(['polaroid', 'out'])
    expect(designFaults(swapped, world)).toEqual([])
  })

  test('a page laid out anew keeps its fit, with a photo and without', () => {
    const { design, world } = fitted()
    const { next } = done(design, asked(design, 0, 'inMarginOut', world), world)
    const id = slotAt(next, 0).placement?.photoId as PhotoId
    const { pageId } = { pageId: pageAt(next, 0).id as PageId }
    const emptied = done(next, { cmd: 'page_add_del_photos', pageId, add: [], del: [id] }, world).next
    expect(slotAt(emptied, 0)).toMatchObject({ fit: 'inMarginOut' })
    const filled = done(emptied, { cmd: 'page_add_del_photos', pageId, add: [id], del: [] }, world).next
    expect([slotAt(filled, 0).fit, designFaults(filled, world)]).toEqual(['inMarginOut', []])
    expect(reason(filled, { cmd: 'page_add_del_photos', pageId, add: filled.tray, del: [] }, world)).toBe(
      'too-many-photos-on-page',
    )
  })

  test('a shuffle goes to the next fit that shows something else', () => {
    const { design, world } = fitted({ fits: ['out', 'inMargin', 'polaroid'] })
    let next = design
    const seen = ['out']
    for (let step = 0; step < 3; step++) {
      next = done(next, { cmd: 'shuff', pageId: pageAt(next, 0).id }, world).next
      seen.push(slotAt(next, 0).fit ?? '')
    }
    expect(seen).toEqual(['out', 'inMargin', 'polaroid', 'out'])
    expect(designFaults(next, world)).toEqual([])
  })

  test('page_load takes the fit of all pages at once, and refuses one where none may be', () => {
    const { design, world } = fitted({ fits: ['out', 'in'] })
    const pages = design.pages.map((_, at) => {
      const { next } = done(design, asked(design, at, 'in', world), world)
      return next.pages[at] as Page
    })
    const load = (loaded: readonly Page[]): Edit => ({
      ...{ cmd: 'page_load', pages: loaded, order: design.pages.map(({ id }) => id), tray: design.tray },
    })
    expect(done(design, load(pages), world).next.pages).toEqual(pages)
    const strange = pages.map((page) => ({ ...page, slots: page.slots.map((s) => ({ ...s, fit: 'auto' as const })) }))
    expect(reason(design, load(strange), world)).toBe('page-not-valid')
    expect(isFitOf({ kind: 'back', slots: [slotAt(design, 0)] }, 'out', paper)).toBe(false)
  })

  test('a sheet whose photo has it all has no place for words of its own', () => {
    const { design, world } = fitted()
    const text = { role: 'text', panel: 'front', text: '海' } as const
    const write: Edit = { cmd: 'update_text_value', pageId: pageAt(design, 0).id, captionId: asId('t'), ...text }
    expect(reason(design, write, world)).toBe('no-place-for-text')
  })
})
