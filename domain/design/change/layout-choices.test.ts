import { expect, test } from 'vitest'
import {
  aBleedTheme,
  aBookProduct,
  aCardProduct,
  aDesign,
  aFrameProduct,
  aSheetDesign,
  aTheme,
  type DesignSetup,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { pageFormat, type SheetPaper } from '../../product/paper.ts'
import type { Design, Page } from '../design.ts'
import { facingPage } from '../edits/spread-edit.ts'
import { qualityOf } from '../placing/quality.ts'
import { applyEdit } from './apply-edit.ts'
import { type LayoutChoice, layoutChoices } from './layout-choices.ts'
import { layoutNames } from './layout-names.ts'

const textId = asId<never>('words')

function choicesOf({ design, world }: Pick<DesignSetup, 'design' | 'world'>, page: Page): readonly LayoutChoice[] {
  return layoutChoices({ design, pageId: page.id, world, textId })
}

/** Its photos may run off the sheet and lie over the fold. */
const LOOSE = aTheme({ bleedShare: 0.26 })

const SETUPS: Record<string, DesignSetup> = {
  margins: aDesign(40, { theme: LOOSE }),
  bleed: aDesign(60, { theme: aBleedTheme() }),
  'few photos': aDesign(9, { theme: aBleedTheme({ maxCrop: 1 }) }),
  'one photo a page': aDesign(12, {
    product: aBookProduct({ min: 12, max: 12 }),
    theme: aTheme({ bleedShare: 0.26, photosPerPage: { min: 1, wanted: 1, max: 1 } }),
  }),
  cards: aSheetDesign(12, aCardProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 4 } })),
  drawn: aDesign(30, { theme: aDrawnTheme('theme') }),
}

test.each(Object.entries(SETUPS))(
  'layout by sight: every choice is a page without faults, keeps its photos or sends them to the tray, and is undone (%s)',
  (_, setup) => {
    const { design, world } = setup
    let tried = 0
    for (const page of design.pages) {
      const choices = choicesOf(setup, page)
      expect(choices.filter(({ isShown }) => isShown).length).toBeLessThanOrEqual(1)
      for (const { edit, pages, isShown, takenOff } of choices) {
        const verdict = applyEdit(design, edit, world)
        if (verdict.kind === 'refused') {
          expect([isShown, verdict.reason]).toEqual([true, 'nothing-to-change'])
          continue
        }
        tried++
        expect(designFaults(verdict.next, world)).toEqual([])
        expect(verdict.next.pages.filter(({ id }) => pages.some((one) => one.id === id))).toEqual(pages)
        expect(verdict.next.tray).toEqual(expect.arrayContaining([...design.tray, ...takenOff]))
        const back = applyEdit(verdict.next, verdict.inverse, world)
        expect(back.kind === 'applied' && back.next).toEqual(design)
      }
    }
    expect(tried).toBeGreaterThan(3)
  },
)

const kindsOf = (choices: readonly LayoutChoice[]) => [...new Set(choices.map(({ kind }) => kind))].sort()
const pageOf = ({ design }: DesignSetup, count: number) =>
  design.pages.find(
    ({ kind, slots, captions }, at) =>
      at > 1 && at < design.pages.length - 1 && kind === 'inner' && slots.length >= count && captions.length === 0,
  ) as Page

test('B§4 layout by sight: several photos may be composed as books are, be one on the sheet or on two, or stand beside words', () => {
  const setup = SETUPS['margins'] as DesignSetup
  expect(kindsOf(choicesOf(setup, pageOf(setup, 3)))).toEqual([
    'column',
    'full-page',
    'led',
    'top',
    'two-pages',
    'with-text',
  ])
})

/** A page of one photo that is wider than high, and not too wide for its sheet. */
function lyingPage({ design, photos }: DesignSetup): Page {
  const shapes = new Map(photos.map(({ id, width, height }) => [id, width / height]))
  return design.pages.find(({ slots: [slot], kind }, at) => {
    const shape = shapes.get(slot?.placement?.photoId as never) ?? 0
    return at > 1 && kind === 'inner' && shape > 1.45 && shape < 1.6
  }) as Page
}

test('B§4 layout by sight: one photo may be framed, stand off the middle, fill its sheet, lie on two, or stand beside words', () => {
  const setup = SETUPS['one photo a page'] as DesignSetup
  expect(kindsOf(choicesOf(setup, lyingPage(setup)))).toEqual([
    'framed',
    'full-page',
    'off-centre',
    'two-pages',
    'with-text',
  ])
})

const calledIn = (setup: DesignSetup, page: Page) =>
  layoutNames(choicesOf(setup, page)).map(({ name, nth }) => (nth === undefined ? name : `${name} ${nth}`))

test('layout by sight: edges of different width, words in different places and what is left are told apart by name', () => {
  const setup = SETUPS['one photo a page'] as DesignSetup
  expect(calledIn(setup, lyingPage(setup))).toEqual([
    ...['wide-edge', 'off-centre 1', 'full-page', 'off-centre 2', 'two-pages'],
    ...['text-below', 'text-right', 'text-left', 'narrow-edge'],
  ])
})

test('layout by sight: no two layouts of a page are called alike, and pairs by how they lie', () => {
  const setup = SETUPS['margins'] as DesignSetup
  const called = setup.design.pages.map((page) => calledIn(setup, page))
  expect(called.filter((names) => new Set(names).size < names.length)).toEqual([])
  expect(called.find((names) => names.some((name) => name.startsWith('side-by-side')))).toEqual([
    ...['side-by-side 1', 'side-by-side 2', 'side-by-side 3', 'one-above', 'full-page'],
    ...['text-below', 'text-right', 'text-left', 'side-by-side 4'],
  ])
})

/** Every third photo has a face near its side, every fourth few pixels. */
const SEEN = somePhotos(30, 5).map((photo, at): PhotoFacts => {
  const face = { x: 0.08, y: 0.3, width: 0.12, height: 0.16 }
  const scale = at % 4 === 1 ? 0.2 : 1
  return {
    ...photo,
    ...(at % 3 === 0 ? { focus: { ...face, faces: [face] } } : {}),
    ...{ width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) },
  }
})

const WITH_FACES: Record<string, DesignSetup> = {
  margins: aDesign(30, { photos: SEEN, theme: LOOSE }),
  bleed: aDesign(30, { photos: SEEN, theme: aBleedTheme() }),
  'one photo a page': aDesign(30, {
    photos: SEEN,
    product: aBookProduct({ min: 30, max: 30 }),
    theme: aTheme({ bleedShare: 0.26, photosPerPage: { min: 1, wanted: 1, max: 1 } }),
  }),
}

/** What the composer never does to a photo: printed too coarsely, a face cut by frame, trim or fold. */
function printFaults({ photos, paper }: DesignSetup['world'], page: Page): string[] {
  const { page: trim } = pageFormat(paper, page)
  return page.slots.flatMap(({ id, box, placement, half }) => {
    const photo = placement && photos.get(placement.photoId)
    if (!photo) {
      return []
    }
    const { ppi } = qualityOf(placement, photo, box)
    const { crop } = placement
    const cut = (photo.focus?.faces ?? []).filter((face) => {
      const x = box.x + ((face.x - crop.x) / crop.width) * box.width
      const y = box.y + ((face.y - crop.y) / crop.height) * box.height
      const right = x + (face.width / crop.width) * box.width
      const bottom = y + (face.height / crop.height) * box.height
      const elsewhere = half !== undefined && (right <= 0 || x >= trim.width)
      const [from, to] = [
        { x: Math.max(0, box.x), y: Math.max(0, box.y) },
        { x: Math.min(trim.width, box.x + box.width), y: Math.min(trim.height, box.y + box.height) },
      ]
      return !elsewhere && (x < from.x - 0.5 || y < from.y - 0.5 || right > to.x + 0.5 || bottom > to.y + 0.5)
    })
    return [
      ...(Math.min(ppi.across, ppi.down) < 149.5 ? [`${id} is soft`] : []),
      ...cut.map(() => `${id} loses a face`),
    ]
  })
}

test.each(Object.entries(WITH_FACES))(
  'B§4 layout by sight: what is offered cuts no face and prints nothing under 150 pixels to the inch, as the composer (%s)',
  (_, setup) => {
    const faults = setup.design.pages.flatMap((page) =>
      choicesOf(setup, page)
        .filter(({ isShown }) => !isShown)
        .flatMap(({ kind, pages }) =>
          pages.flatMap((one) => printFaults(setup.world, one).map((fault) => [kind, fault])),
        ),
    )
    expect(faults).toEqual([])
  },
)

test('B§4 shuff: every step is a composition without faults, of another kind as long as there is one', () => {
  const setup = WITH_FACES['margins'] as DesignSetup
  const faults = setup.design.pages.flatMap((page) => {
    let now = setup.design
    return Array.from({ length: 8 }).flatMap(() => {
      const verdict = applyEdit(now, { cmd: 'shuff', pageId: page.id }, setup.world)
      now = verdict.kind === 'applied' ? verdict.next : now
      const shown = verdict.kind === 'applied' ? now.pages.filter(({ id }) => id === page.id) : []
      return shown.flatMap((one) => printFaults(setup.world, one))
    })
  })
  expect(faults).toEqual([])
})

test('B§4 layout by sight: no photo runs into the fold where one of the facing page ends there', () => {
  const setup = SETUPS['one photo a page'] as DesignSetup
  const { design, world } = setup
  const page = lyingPage(setup)
  const facing = facingPage(design.pages, page, world) as Page
  const full = choicesOf(setup, facing).find(({ kind }) => kind === 'full-page')
  const verdict = full && applyEdit(design, full.edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error('the facing page is not filled')
  }
  const { width } = pageFormat(world.paper, page).page
  const isRight = design.pages.indexOf(page) % 2 === 1
  const meeting = choicesOf({ design: verdict.next, world }, page)
    .filter(({ kind }) => kind !== 'two-pages')
    .filter(({ pages: [one] }) => one?.slots.some(({ box }) => (isRight ? box.x <= 0 : box.x + box.width >= width)))
  expect(meeting).toEqual([])
})

test('layout by sight: a locked photo stays in every choice, and a locked page, a cover and a sheet with fits have none', () => {
  const { design, world } = SETUPS['margins'] as DesignSetup
  const page = pageOf(SETUPS['margins'] as DesignSetup, 3)
  const holding = (held: number) => page.slots.map((slot, at) => ({ ...slot, locked: at === held }))
  const withPage = (next: Page): Design => ({
    ...design,
    pages: design.pages.map((one) => (one === page ? next : one)),
  })
  const more = page.slots.map((slot, at) => {
    const choices = choicesOf({ design: withPage({ ...page, slots: holding(at) }), world }, page)
    const places = choices.map(({ pages: [one] }) => one?.slots.find(({ id }) => id === slot.id)?.box)
    expect(places).toEqual(places.map(() => slot.box))
    return choices.length
  })
  expect(Math.max(...more)).toBeGreaterThan(1)
  const frames = aSheetDesign(6, aFrameProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } }))
  const paper = { ...(frames.world.paper as SheetPaper), fits: ['out', 'in'] } as const
  expect([
    choicesOf({ design: withPage({ ...page, locked: true }), world }, page),
    choicesOf({ design, world }, design.pages[0] as Page),
    choicesOf({ ...frames, world: { ...frames.world, paper } }, frames.design.pages[0] as Page),
  ]).toEqual([[], [], []])
})

test('layout by sight: a photo over two pages is given back to one by another choice', () => {
  const setup = SETUPS['margins'] as DesignSetup
  const { design, world } = setup
  const page = pageOf(setup, 3)
  const over = choicesOf(setup, page).find(({ kind }) => kind === 'two-pages')
  const verdict = over && applyEdit(design, over.edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error('the photo does not lie over the fold')
  }
  expect(over?.pages.map(({ slots }) => slots.map(({ half }) => half))).toEqual([['left'], ['right']])
  const framed = choicesOf({ design: verdict.next, world }, page).find(({ kind }) => kind === 'framed')
  const back = framed && applyEdit(verdict.next, framed.edit, world)
  expect(back?.kind === 'applied' && designFaults(back.next, world)).toEqual([])
  expect(framed?.pages.map(({ id, slots }) => [id === page.id, slots.map(({ half }) => half)]).sort()).toEqual([
    [false, []],
    [true, [undefined]],
  ])
})

test('layout by sight: a text that a shopper put over the photos stays there and takes no choice away', () => {
  const setup = SETUPS['margins'] as DesignSetup
  const { design, world } = setup
  const page = pageOf(setup, 3)
  const box = { x: 60, y: 60, width: 80, height: 20 }
  const over = { id: asId<never>('over'), role: 'text', panel: 'front', text: 'Sea', box, placed: true } as const
  const pages = design.pages.map((one) => (one === page ? { ...one, captions: [over] } : one))
  const choices = choicesOf({ design: { ...design, pages }, world }, page)
  const arranged = (list: readonly LayoutChoice[]) => list.filter(({ kind }) => kind === 'arranged').length
  expect(arranged(choices)).toBe(arranged(choicesOf(setup, page)))
  expect(choices.every(({ pages: [one] }) => one?.captions.some(({ box: at }) => at === over.box))).toBe(true)
})

test('layout by sight: a crop that a shopper made keeps its zoom in another layout', () => {
  const setup = SETUPS['margins'] as DesignSetup
  const { design, world } = setup
  const page = pageOf(setup, 3)
  const [slot] = page.slots
  const crop = slot?.placement?.crop
  if (!slot?.placement || !crop) {
    throw new Error('the page has no photo')
  }
  const { x, y, width, height } = crop
  const closer = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
  const edit = {
    cmd: 'transform_photo',
    at: { pageId: page.id, slotId: slot.id },
    placement: { ...slot.placement, crop: closer },
  } as const
  const cropped = applyEdit(design, edit, world)
  const next = cropped.kind === 'applied' ? cropped.next : design
  const shape = (one: Page | undefined) => [one?.slots[0]?.box.width, one?.slots[0]?.box.height].join()
  const other = choicesOf({ design: next, world }, page).find(
    ({ kind, takenOff, pages: [one] }) => takenOff.length === 0 && kind !== 'two-pages' && shape(one) !== shape(page),
  )
  const kept = other?.pages[0]?.slots[0]?.placement?.crop
  expect(Math.max(kept?.width ?? 1, kept?.height ?? 1)).toBeLessThan(0.6)
})
