import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBleedTheme,
  aBookProduct,
  aGroup,
  aTheme,
  type DesignSetup,
  somePhotos,
} from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { countingIds } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import { photoBook } from '../../photo/photo.ts'
import type { Theme } from '../../theme/theme.ts'
import { micrometres } from '../areas/page-areas.ts'
import { autoDesign } from '../auto/auto-design.ts'
import { applyEdit } from '../change/apply-edit.ts'
import type { Edit } from '../change/edit.ts'
import type { Design, Page } from '../design.ts'
import type { EditWorld } from '../world/edit-world.ts'
import { fullHeight, textsBesidePhotos } from './text-cell.ts'

const LONG =
  'We came for three days and stayed for eleven. Every morning the fishermen brought sardines, every evening the ' +
  'children ran after the tide.'

function photosOf(...shapes: readonly (readonly [number, number])[]): PhotoFacts[] {
  return somePhotos(shapes.length).map((photo, at) => {
    const [width, height] = shapes[at] ?? [4000, 3000]
    return { ...photo, width, height }
  })
}

/** A book of one group, all on as few pages as may be. */
function aBookOf(photos: readonly PhotoFacts[], title: string, description: string, theme = aTheme()): DesignSetup {
  const product = aBookProduct({ min: 1, max: 12, multiple: 1 })
  const groups = [aGroup(photos, title, description)]
  const pageCount = Math.ceil(photos.length / theme.layout.photosPerPage.max)
  const ask = { groups, title: 'Summer', product, theme, seed: 1, pageCount, ids: countingIds('p') }
  const verdict = autoDesign(ask)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  const world: EditWorld = { photos: photoBook(photos), theme, paper: product.book, pages: product.pages }
  return { design: verdict.design, world, photos, product }
}

const UPRIGHT = [3000, 4500] as const
const PORTRAIT = [3024, 4032] as const
const LYING = [4500, 3000] as const

const boxesOf = (page: Page | undefined) => ({
  captions: page?.captions.map(({ box }) => box),
  slots: page?.slots.map(({ box }) => box),
})

test('auto-design 2.3 text cells: a tall photo leaves its side to title and description', () => {
  const { design, world } = aBookOf(photosOf(UPRIGHT), 'The sea', LONG)
  expect(boxesOf(design.pages[1])).toEqual({
    captions: [
      { x: 16, y: 74.9, width: 51, height: 13.5 },
      { x: 16, y: 89.9, width: 51, height: 37.2 },
    ],
    slots: [{ x: 71, y: 10, width: 122, height: 183 }],
  })
  expect(designFaults(design, world)).toEqual([])
})

test('auto-design 2.3 text cells: where a head is as good, and where there is no description, the texts stay at the head', () => {
  const lying = aBookOf(photosOf(LYING), 'The sea', LONG).design.pages[1]
  const untold = aBookOf(photosOf(UPRIGHT), 'The sea', '').design.pages[1]
  for (const page of [lying, untold]) {
    expect(page && textsBesidePhotos(page)).toEqual(undefined)
    expect(page?.captions[0]?.box).toMatchObject({ x: 16, y: 10, width: 177 })
  }
})

test('auto-design 2.3 text cells: words break only between them, Chinese anywhere; a word too wide fits nowhere', () => {
  const style = { ...aTheme().captions.description, size: 4, leading: 1.5 }
  const lines = (text: string, width: number) => (fullHeight(style, text, width) - 0.8) / 6
  // A letter is likely to be 2.24 mm wide and may be 4 % wider.
  expect(lines('sunset sunset', 16)).toBeCloseTo(2, 9)
  expect(lines('sunset sunset', 20)).toBeCloseTo(2, 9)
  expect(lines('sunset sunset', 31)).toBeCloseTo(1, 9)
  expect(lines('sunset', 13)).toEqual(Number.POSITIVE_INFINITY)
  expect(lines('海边的夏天海边的夏天', 21)).toBeCloseTo(2, 9)
  expect(lines('sun\nset', 100)).toBeCloseTo(2, 9)
})

const words = fc.array(fc.constantFrom('sea', 'summer', 'fishermen', '海边', '的夏天', 'everywhere', 'a'), {
  maxLength: 24,
})
const SHAPES = [UPRIGHT, PORTRAIT, LYING, [4032, 3024], [3000, 3000], [2160, 3840]] as const

test('auto-design 2.3 text cells: any texts beside any photos have full size in whole micrometres, clear of photos and margins', () => {
  let beside = 0
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...SHAPES), { minLength: 1, maxLength: 9 }),
      fc.tuple(words, words).map((texts) => texts.map((text) => text.join(' '))),
      fc.constantFrom<Theme>(aTheme(), aBleedTheme(), aBleedTheme({ maxCrop: 1 }), aTheme({ maxCrop: 0, gap: 0 })),
      (shapes, [title = '', description = ''], theme) => {
        const { design, world } = aBookOf(photosOf(...shapes), title.slice(0, 20), description.slice(0, 200), theme)
        expect(designFaults(design, world)).toEqual([])
        for (const page of design.pages.filter((each) => textsBesidePhotos(each))) {
          beside++
          expect(page.captions.map(({ role }) => role).at(-1)).toEqual('description')
          const lengths = [...page.captions, ...page.slots].flatMap(({ box }) => Object.values(box))
          expect(lengths.filter((length) => length !== micrometres(length) / 1000)).toEqual([])
          const squeezed = page.captions.filter(({ role, text, box }) => {
            const style = role === 'title' ? theme.captions.title : theme.captions.description
            return fullHeight(style, text, box.width) > box.height + 0.002
          })
          expect(squeezed).toEqual([])
        }
      },
    ),
    { numRuns: 150, seed: 5 },
  )
  expect(beside).toBeGreaterThan(40)
})

const applied = (design: Design, edit: Edit, world: EditWorld) => {
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  expect(designFaults(verdict.next, world)).toEqual([])
  return verdict
}

/** A book of three photos whose first page has its texts in a cell. */
function aToldBook(photos = photosOf(UPRIGHT, PORTRAIT, LYING), theme?: Theme): DesignSetup & { readonly page: Page } {
  const setup = aBookOf(photos, 'The sea', LONG, theme)
  const [, page] = setup.design.pages
  if (!(page && textsBesidePhotos(page))) {
    throw new Error('the texts stand at the head')
  }
  return { ...setup, page }
}

test('auto-design 2.3 text cells: a text that still fits moves nothing; one that does not lays the page out anew', () => {
  const { design, world, page } = aToldBook()
  const written = (text: string) => {
    const [, caption] = page.captions
    const { id: captionId, role, panel } = caption as Page['captions'][number]
    return applied(design, { cmd: 'update_text_value', pageId: page.id, captionId, role, panel, text }, world)
  }
  expect(boxesOf(written('Three days.').next.pages[1])).toEqual(boxesOf(page))
  const longer = written(`${LONG} And once more.`.padEnd(200, ' again'))
  expect(longer.next.pages[1] && textsBesidePhotos(longer.next.pages[1])).toEqual(undefined)
  expect(applied(longer.next, longer.inverse, world).next).toEqual(design)
})

test('auto-design 2.3 text cells: long words in a narrow cell need more lines than their letters', () => {
  const { design, world } = aBookOf(photosOf(UPRIGHT), 'The sea', LONG)
  const [, page] = design.pages as [Page, Page]
  const [, caption] = page.captions as [unknown, Page['captions'][number]]
  const besideWith = (text: string) => {
    const { id: captionId, role, panel } = caption
    const edit: Edit = { cmd: 'update_text_value', pageId: page.id, captionId, role, panel, text }
    return applied(design, edit, world).next.pages.filter((each) => textsBesidePhotos(each)).length
  }
  expect([besideWith('fishermenboat '.repeat(7).trim()), besideWith('fishermenboat '.repeat(9).trim())]).toEqual([1, 0])
})

test('auto-design 2.3 text cells: shuffle leaves the texts where they are while photos beside them can change', () => {
  const { design, world, page } = aToldBook()
  const next = applied(design, { cmd: 'shuff', pageId: page.id }, world).next.pages[1]
  expect(next?.captions).toEqual(page.captions)
  expect(next && textsBesidePhotos(next)).toEqual(textsBesidePhotos(page))
  expect(next?.slots).not.toEqual(page.slots)
})

test('auto-design 2.3 text cells: shuffle of a photo alone beside its texts puts them at the head', () => {
  const { design, world } = aBookOf(photosOf(UPRIGHT), 'The sea', LONG)
  const [, page] = design.pages as [Page, Page]
  const next = applied(design, { cmd: 'shuff', pageId: page.id }, world).next.pages[1]
  expect(next && textsBesidePhotos(next)).toEqual(undefined)
  expect(next?.captions.map(({ text }) => text)).toEqual(['The sea', LONG])
})

test('auto-design 2.3 text cells: photos come and go, the page as it was can be put back', () => {
  const { design, world, page, photos } = aToldBook()
  const gone = photos[1]?.id as PhotoFacts['id']
  const less = applied(design, { cmd: 'page_add_del_photos', pageId: page.id, add: [], del: [gone] }, world)
  expect(less.next.pages[1]?.slots.length).toEqual(2)
  const more = applied(less.next, { cmd: 'page_add_del_photos', pageId: page.id, add: [gone], del: [] }, world)
  expect(more.next.pages[1]?.slots.length).toEqual(3)
  expect(applied(less.next, less.inverse, world).next).toEqual(design)
})

test('auto-design 2.3 text cells: on a page that bleeds the texts keep clear of the fold on either side of it', () => {
  const { design, world, page } = aToldBook(photosOf(PORTRAIT, UPRIGHT, LYING), aBleedTheme())
  expect(page.slots.some(({ box }) => box.x < 0 || box.y < 0)).toEqual(true)
  const [cover] = design.pages as [Page]
  const after = applied(design, { cmd: 'page_add', after: cover.id, pageId: 'new' as Page['id'] }, world).next
  expect(boxesOf(after.pages[2])).toEqual(boxesOf(page))
})
