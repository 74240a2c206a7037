import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBleedTheme,
  aBookProduct,
  aCardProduct,
  aDesign,
  aFrameProduct,
  aGroup,
  aSheetDesign,
  aTheme,
  type DesignSetup,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { aDrawnTheme, DRAWN } from '../../../tests/support/builders/template-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { asId, type CaptionId, countingIds, type PageId } from '../../ids.ts'
import { assertNever } from '../../never.ts'
import { photoBook } from '../../photo/photo.ts'
import type { Product } from '../../product/product.ts'
import type { Theme } from '../../theme/theme.ts'
import { autoDesign } from '../auto/auto-design.ts'
import type { Caption, Design, Page } from '../design.ts'
import { fitPlacement } from '../placing/crop.ts'
import { textsBesidePhotos } from '../texts/text-cell.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { applyEdit } from './apply-edit.ts'
import { EDIT_COMMANDS, type Edit, type EditCommand, editSchema } from './edit.ts'
import { editWorldOf } from './edit-world-of.ts'

/** Numbers that choose what a random edit touches. */
type Choice = readonly [Exclude<EditCommand, 'page_load'>, number, number, number, number]

/** Every command but the one that inverts them all. */
const COMMANDS = EDIT_COMMANDS.filter((cmd) => cmd !== 'page_load')

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)]

/** An edit that is mostly possible; `step` makes its ids new. */
function editFor(design: Design, world: EditWorld, [cmd, a, b, c, d]: Choice, step: number): Edit {
  const pages = design.pages
  const page = pick(pages, a) ?? (pages[0] as Design['pages'][number])
  const other = pick(pages, c) ?? page
  const slot = pick(page.slots, b)
  const target = pick(other.slots, d)
  const fresh = (count: number) => Array.from({ length: count }, (_, at) => asId<PageId>(`new${step}x${at}`))
  const slotId = slot?.id ?? asId('none')
  switch (cmd) {
    case 'page_add_del_photos': {
      const del = slot?.placement && b % 3 > 0 ? [slot.placement.photoId] : []
      const add = design.tray.slice(0, c % 4)
      return { cmd, pageId: page.id, add, del }
    }
    case 'page_add':
      return { cmd, after: page.id, pageId: asId(`new${step}`) }
    case 'page_del':
      return { cmd, pageId: page.id }
    case 'new_pages':
      return { cmd, after: page.id, pageIds: fresh(1 + (b % 3)) }
    case 'new_pages_to_add_photos':
      return { cmd, after: page.id, pageIds: fresh(1 + (b % 3)), photos: design.tray.slice(0, d % 9) }
    case 'remove_pages':
      return { cmd, pageIds: [page.id, other.id] }
    case 'update_text_value': {
      const role = pick(['title', 'description', 'text', 'spine'] as const, b) ?? 'text'
      const panel = role === 'spine' ? 'spine' : 'front'
      const text = c % 4 === 0 ? null : 'A day at the sea 海边的一天 '.repeat(d % 9).trim()
      const style = pick(
        [undefined, {}, { size: 6, colour: '#2b5c8a' }, { family: 'lora', align: 'right' }] as const,
        a + d,
      )
      const captionId = asId<CaptionId>(`${page.id}.${role}`)
      const box = a % 5 === 0 ? { x: 8 + (b % 20), y: 10 + (d % 40), width: 30, height: 12 } : undefined
      return {
        cmd,
        pageId: page.id,
        captionId,
        role,
        panel,
        text,
        ...(style ? { style } : {}),
        ...(box ? { box } : {}),
      }
    }
    case 'page_del_objs':
      return { cmd, pageId: page.id, slotIds: [slotId], captionIds: page.captions.slice(0, d % 2).map(({ id }) => id) }
    case 'transform_photo': {
      const photo = slot?.placement && world.photos.get(slot.placement.photoId)
      const size = slot ? { width: slot.box.height, height: slot.box.width } : { width: 1, height: 1 }
      const placement = photo && { ...fitPlacement(photo, size), turns: 1 as const }
      return {
        cmd,
        at: { pageId: page.id, slotId },
        placement: placement ?? { photoId: asId('none'), crop: NO_CROP, turns: 0, flip: 'none', angle: 0 },
      }
    }
    case 'change_photos': {
      const at = { pageId: page.id, slotId }
      if (b % 3 === 2) {
        return { cmd, change: { kind: 'move', from: at, pageId: other.id } }
      }
      return b % 3 === 0
        ? { cmd, change: { kind: 'swap', from: at, to: { pageId: other.id, slotId: target?.id ?? slotId } } }
        : { cmd, change: { kind: 'replace', at, photoId: pick([...world.photos.keys()], d) ?? asId('none') } }
    }
    case 'shuff':
      return { cmd, pageId: page.id }
    case 'page_move': {
      const after = pick(pages, d)?.id
      const pageIds = pages.slice(a % pages.length, (a % pages.length) + 1 + (b % 3)).map(({ id }) => id)
      return { cmd, pageIds, ...(after === undefined ? {} : { after }) }
    }
    case 'page_layout':
      return layoutFor(page, [b, c, d], world)
    default:
      return assertNever(cmd)
  }
}

/** Every way to lay a page out: boxes that move by a little, photos that leave, a new text, another drawn page, both pages. */
function layoutFor(page: Page, [b, c, d]: readonly [number, number, number], { theme }: EditWorld): Edit {
  const edit = { cmd: 'page_layout', pageId: page.id } as const
  if (d % 5 === 0) {
    return { ...edit, layout: { kind: 'over-fold', slotId: pick(page.slots, b)?.id ?? asId('none') } }
  }
  if (d % 5 === 1) {
    return { ...edit, layout: { kind: 'drawn', template: pick(theme.pages ?? [], c)?.id ?? 'none' } }
  }
  const by = (c % 21) - 10
  const slots = page.slots.map(({ id, box }, at) => ({
    id,
    box: at === b % page.slots.length ? { ...box, x: box.x + Math.max(0, by), width: box.width - Math.abs(by) } : box,
  }))
  const fresh = { id: asId<Caption['id']>(`${page.id}.words`), box: { x: 20, y: 20, width: 40, height: 12 } }
  const kept = d % 5 === 2 ? slots.filter((_, at) => at !== b % slots.length) : slots
  return { ...edit, layout: { kind: 'places', slots: kept, captions: d % 5 === 3 ? [fresh] : [] } }
}

const NO_CROP = { x: 0, y: 0, width: 1, height: 1 }

const choices = fc.array(fc.tuple(fc.constantFrom(...COMMANDS), fc.nat(500), fc.nat(500), fc.nat(500), fc.nat(500)), {
  minLength: 6,
  maxLength: 40,
  size: 'max',
})

/** A book of two groups as the shop designs and edits it. */
function aDrawnDesign(
  count: number,
  theme: Theme,
  product: Product = aBookProduct({ min: 4, max: 40, default: 8 }),
): DesignSetup {
  const photos = somePhotos(count)
  const groups = [aGroup(photos.slice(0, 6), 'The sea', 'Sand'), aGroup(photos.slice(6), '', '', 'group1')]
  const verdict = autoDesign({ groups, title: 'Summer', product, theme, seed: 1, ids: countingIds('p') })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world) {
    throw new Error('the drawn book was refused')
  }
  return { design: verdict.design, world, photos, product }
}

/** A book whose groups tell much: a first page of theirs has the texts in a cell among the photos. */
function aToldDesign(theme: Theme): DesignSetup {
  const photos = somePhotos(36)
  const told = 'Every morning the fishermen brought sardines, every evening the children ran after the tide.'
  const groups = [0, 1, 2, 3].map((at) => aGroup(photos.slice(9 * at, 9 * at + 9), 'The sea 海边', told, `group${at}`))
  const product = aBookProduct({ min: 4, max: 40, default: 8 })
  const ask = { groups, title: 'Summer', product, theme, seed: 1, pageCount: 8 }
  const verdict = autoDesign({ ...ask, ids: countingIds('p') })
  const world = editWorldOf(product, theme, photoBook(photos))
  if (verdict.kind === 'refused' || !world || !verdict.design.pages.some((page) => textsBesidePhotos(page))) {
    throw new Error('no page of the told book has its texts in a cell')
  }
  return { design: verdict.design, world, photos, product }
}

const SETUPS: Record<string, DesignSetup> = {
  'margins, 30 photos': aDesign(30),
  'bleed, 90 photos': aDesign(90, { theme: aBleedTheme() }),
  'bleed, few photos': aDesign(7, { theme: aBleedTheme({ maxCrop: 1 }) }),
  'one page at a time, front cover': aDesign(40, {
    product: aBookProduct({ min: 8, max: 30, multiple: 1 }, { cover: { type: 'f1', board: 1, paper: 0.1 } }),
    theme: aTheme({ photosPerPage: { min: 1, wanted: 3, max: 6 } }),
  }),
  'cards with backs': aSheetDesign(12, aCardProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 4 } })),
  'cards that bleed': aSheetDesign(5, aCardProduct(), aBleedTheme({ photosPerPage: { min: 1, wanted: 1, max: 3 } })),
  'two frames': aSheetDesign(6, aFrameProduct(), aTheme({ photosPerPage: { min: 1, wanted: 1, max: 1 } })),
  'drawn pages chosen by their photos': aDrawnDesign(40, aDrawnTheme('theme')),
  'drawn pages in a fixed order': aDrawnDesign(17, aDrawnTheme('fixed')),
  'designated pages': aDrawnDesign(22, aDrawnTheme('designated', DRAWN, 10)),
  'a drawn cover, bound on the right, chapters that bleed farther': aDrawnDesign(30, aDrawnTheme('cover'), {
    ...aBookProduct({ min: 8 }, { cover: { type: 'f1f4', board: 0.3, paper: 0.1 }, bleeds: { cover: 15, chapter: 5 } }),
    coverPhotos: 2,
  }),
  'bleed, chapters that bleed farther': aDrawnDesign(40, aBleedTheme(), {
    ...aBookProduct({ min: 8 }, { bleeds: { chapter: 5 } }),
    coverPhotos: 3,
  }),
  'auto-design 2.3 text cells: margins': aToldDesign(aTheme()),
  'auto-design 2.3 text cells: bleed': aToldDesign(aBleedTheme()),
  'fixed pages': aDesign(60, { product: aBookProduct({ kind: 'fixed', min: 12, max: 12, default: 12 }) }),
}

/** An edit as the other side reads it. */
function sent(edit: Edit): Edit {
  return editSchema.parse(JSON.parse(JSON.stringify(edit)))
}

test.each(Object.entries(SETUPS))('B§4 edits: any sequence keeps the rules and is undone exactly (%s)', (_, setup) => {
  const { design, world } = setup
  expect(designFaults(design, world)).toEqual([])
  const start = JSON.stringify(design)
  let applied = 0
  fc.assert(
    fc.property(choices, (list) => {
      let now = design
      const inverses: Edit[] = []
      for (const [step, choice] of list.entries()) {
        const edit = editFor(now, world, choice, step)
        expect(JSON.stringify(sent(edit))).toEqual(JSON.stringify(edit))
        const verdict = applyEdit(now, edit, world)
        if (verdict.kind === 'applied') {
          applied++
          now = verdict.next
          inverses.push(verdict.inverse)
          expect(designFaults(now, world)).toEqual([])
        }
      }
      for (const inverse of inverses.reverse()) {
        const verdict = applyEdit(now, sent(inverse), world)
        expect(verdict.kind === 'refused' ? verdict.reason : 'applied').toEqual('applied')
        now = verdict.kind === 'applied' ? verdict.next : now
      }
      expect(JSON.stringify(now)).toEqual(start)
    }),
    { numRuns: 15, seed: 7 },
  )
  expect(applied).toBeGreaterThan(80)
})

/** What a caption may one day say of itself: no field of it is known to the edits, so none may be lost by them. */
interface MarkedCaption extends Caption {
  readonly mark?: string
}

function marked(design: Design): Design {
  const captions = (page: Page): readonly MarkedCaption[] => page.captions.map((one) => ({ ...one, mark: one.id }))
  return { ...design, pages: design.pages.map((page) => ({ ...page, captions: captions(page) })) }
}

test.each(Object.entries(SETUPS))(
  'B§4 edits: no edit loses a field of a caption that it does not name (%s)',
  (_, setup) => {
    const { world } = setup
    const start = marked(setup.design)
    const known = new Set(start.pages.flatMap(({ captions }) => captions.map(({ id }) => id)))
    fc.assert(
      fc.property(choices, (list) => {
        let now = start
        for (const [step, choice] of list.entries()) {
          const edit = editFor(now, world, choice, step)
          // A text that is taken away and written anew is another one.
          const taken = edit.cmd === 'update_text_value' && edit.text === null
          const verdict = taken || edit.cmd === 'page_del_objs' ? undefined : applyEdit(now, edit, world)
          now = verdict?.kind === 'applied' ? verdict.next : now
        }
        const there = now.pages.flatMap(({ captions }): readonly MarkedCaption[] => captions)
        const left = there.filter(({ id }) => known.has(id))
        expect(left.map(({ mark }) => mark)).toEqual(left.map(({ id }) => id))
      }),
      { numRuns: 10, seed: 7 },
    )
  },
)
