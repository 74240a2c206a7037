import { describe, expect, test } from 'vitest'
import { aFrameProduct, aSheetDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { fittedPage, sheetTurned } from '../../frame/fit-window.ts'
import type { Box } from '../../geometry.ts'
import { asId, type CaptionId } from '../../ids.ts'
import type { SheetPaper } from '../../product/paper.ts'
import type { Product } from '../../product/product.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import type { CaptionRole, Design, Page } from '../design.ts'
import { FIT_TYPES, type FitType } from '../fit-type.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { sizeToBegin, textAreaOn, textPlaceOn } from './sheet-text.ts'

const frame = (change: Partial<Product> = {}) => aSheetDesign(2, { ...aFrameProduct(), fits: FIT_TYPES, ...change })

/** The first sheet with its photo in this fit. */
function sitting({ design, world }: ReturnType<typeof frame>, fit: FitType): { design: Design; world: EditWorld } {
  const pages = design.pages.map((page) => {
    const photoId = page.slots[0]?.placement?.photoId
    return fittedPage(page, fit, photoId && world.photos.get(photoId), world.paper as SheetPaper)
  })
  return { design: { ...design, pages }, world }
}

const first = ({ pages }: Design) => pages[0] as Page

function writing(design: Design, change: { text?: string | null; role?: CaptionRole; box?: Box } = {}): Edit {
  const { text = '外婆家', role = 'text', ...more } = change
  return {
    ...{ cmd: 'update_text_value', pageId: first(design).id, captionId: asId<CaptionId>('words'), role, text },
    ...{ panel: 'front', ...more },
  }
}

function next(design: Design, edit: Edit, world: EditWorld): Design {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  expect(applyEdit(verdict.next, verdict.inverse, world)).toMatchObject({ kind: 'applied', next: design })
  return verdict.next
}

const outcome = (design: Design, edit: Edit, world: EditWorld) => {
  const verdict = applyEdit(design, edit, world)
  return verdict.kind === 'refused' ? verdict.reason : verdict.kind
}

describe('a text on a sheet whose photo sits in a fit', () => {
  test('stands by itself below the photo of an instant print, and stays when the photo sits otherwise', () => {
    const { design, world } = sitting(frame(), 'polaroidOut')
    const written = next(design, writing(design), world)
    const [caption] = first(written).captions
    const bottom = Math.max(...first(design).slots.map(({ box }) => box.y + box.height))
    expect([caption?.placed, (caption?.box.y ?? 0) >= bottom]).toEqual([true, true])
    const shuffled = next(written, { cmd: 'shuff', pageId: first(design).id }, world)
    expect(first(shuffled).captions).toEqual(first(written).captions)
    expect(first(shuffled).slots[0]?.fit).not.toEqual('polaroidOut')
  })

  test('has no place of its own where the photo takes all of the paper, but may be put on the picture', () => {
    const { design, world } = sitting(frame(), 'out')
    expect(outcome(design, writing(design), world)).toEqual('no-place-for-text')
    const box = textPlaceOn(first(design), world) as Box
    const written = next(design, writing(design, { box }), world)
    expect(first(written).captions.map((caption) => [caption.box, caption.placed])).toEqual([[box, true]])
    expect(first(written).slots).toEqual(first(design).slots)
    expect(textPlaceOn(first(written), world)).not.toEqual(box)
  })

  test('begins as large as it is read from: 24 points on A4, the size of the theme on a print or where no more has room', () => {
    const { design, world } = sitting(frame(), 'out')
    const [large, small] = design.pages as [Page, Page]
    const place = textPlaceOn(large, world) as Box
    const [turned, low] = [{ ...large, sheet: small.sheet } as Page, { ...place, height: 6 }]
    expect([
      sizeToBegin(large, place, world),
      sizeToBegin(turned, place, world),
      sizeToBegin(large, low, world),
    ]).toEqual([{ size: 8.45 }, {}, {}])
  })

  test('stands where it is seen: not below the card, not on a sheet that is too small for a line', () => {
    const { design, world } = sitting(frame({ space: 18 }), 'out')
    const room = textAreaOn(first(design), world) as Box
    expect([room.x, room.y]).toEqual([18, 18])
    const at = (x: number) => writing(design, { box: { ...room, x, height: 10 } })
    expect([outcome(design, at(room.x), world), outcome(design, at(room.x - 1), world)]).toEqual([
      'applied',
      'no-place-for-text',
    ])
    const small = sitting(frame({ space: 104 }), 'out')
    expect(textPlaceOn(first(small.design), small.world)).toEqual(undefined)
    const box = { x: 104, y: 104, width: 40, height: 5 }
    expect(outcome(small.design, writing(small.design, { box }), small.world)).toEqual('no-place-for-text')
  })

  test('is free text: nothing of a sheet is a title', () => {
    const { design, world } = sitting(frame(), 'polaroid')
    expect(outcome(design, writing(design, { role: 'title' }), world)).toEqual('no-place-for-text')
  })

  test('that is on the page is written anew and taken off', () => {
    const { design, world } = sitting(frame(), 'polaroid')
    const written = next(design, writing(design), world)
    const [caption] = first(written).captions
    const longer = next(written, writing(written, { text: '外婆家的院子'.repeat(6) }), world)
    expect(first(longer).captions.map(({ box }) => box)).toEqual([caption?.box])
    expect(first(next(longer, writing(longer, { text: null }), world)).captions).toEqual([])
  })

  test('turns with its sheet: below the photo before, below it after', () => {
    const { design, world } = sitting(frame({ space: 0 }), 'polaroid')
    const written = next(design, writing(design), world)
    const page = first(written)
    const id = page.slots[0]?.placement?.photoId
    const paper = world.paper as SheetPaper
    const turned = sheetTurned(page, id && world.photos.get(id), paper)
    const trim = paper.sheets[0]?.page ?? { width: 0, height: 0 }
    const before = page.captions[0]?.box as Box
    const now = turned.captions[0]?.box as Box
    const high = page.sheet?.turned ? [trim.width, trim.height] : [trim.height, trim.width]
    const toFoot = [before, now].map((box, at) => Math.round(((high[at] ?? 0) - box.y - box.height) * 1000))
    expect(toFoot[1]).toEqual(toFoot[0])
    expect(textAreaOn(turned, world)).toMatchObject({ width: high[0] })
    const [, ...others] = written.pages
    const order = written.pages.map((one) => one.id)
    const edit: Edit = { cmd: 'page_load', pages: [turned, ...others], order, tray: written.tray }
    expect(outcome(written, edit, world)).toEqual(paper.sheets[0]?.turns ? 'applied' : 'page-not-valid')
  })
})
