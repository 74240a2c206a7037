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
} from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId } from '../../ids.ts'
import type { SheetPaper } from '../../product/paper.ts'
import type { Design, Page } from '../design.ts'
import { applyEdit } from './apply-edit.ts'
import { type LayoutChoice, layoutChoices } from './layout-choices.ts'
import { layoutNames } from './layout-names.ts'

const textId = asId<never>('words')

function choicesOf({ design, world }: Pick<DesignSetup, 'design' | 'world'>, page: Page): readonly LayoutChoice[] {
  return layoutChoices({ design, pageId: page.id, world, textId })
}

const SETUPS: Record<string, DesignSetup> = {
  margins: aDesign(40),
  bleed: aDesign(60, { theme: aBleedTheme() }),
  'few photos': aDesign(9, { theme: aBleedTheme({ maxCrop: 1 }) }),
  'one photo a page': aDesign(12, {
    product: aBookProduct({ min: 12, max: 12 }),
    theme: aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } }),
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

test('layout by sight: several photos may be arranged, fill the sheet, be one on it or on two, or stand beside words', () => {
  const setup = SETUPS['margins'] as DesignSetup
  expect(kindsOf(choicesOf(setup, pageOf(setup, 3)))).toEqual(['arranged', 'full-page', 'two-pages', 'with-text'])
})

test('layout by sight: one photo may be framed, fill its sheet, lie on two, or stand beside words', () => {
  const setup = SETUPS['one photo a page'] as DesignSetup
  const lying = setup.design.pages.find(
    ({ slots: [slot], kind }, at) => at > 1 && kind === 'inner' && slot && slot.box.width > slot.box.height,
  ) as Page
  expect(kindsOf(choicesOf(setup, lying))).toEqual(['framed', 'full-page', 'two-pages', 'with-text'])
})

test('layout by sight: edges of different width and words in different places are told apart by name', () => {
  const setup = SETUPS['one photo a page'] as DesignSetup
  const lying = setup.design.pages.find(
    ({ slots: [slot], kind }, at) => at > 1 && kind === 'inner' && slot && slot.box.width > slot.box.height,
  ) as Page
  expect(layoutNames(choicesOf(setup, lying))).toEqual([
    ...['narrow-edge', 'framed', 'wide-edge', 'full-page', 'two-pages'],
    ...['text-below', 'text-right', 'text-left'],
  ])
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
    ({ kind, pages: [one] }) => kind === 'arranged' && shape(one) !== shape(page),
  )
  const kept = other?.pages[0]?.slots[0]?.placement?.crop
  expect(Math.max(kept?.width ?? 1, kept?.height ?? 1)).toBeLessThan(0.6)
})
