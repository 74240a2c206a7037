import { expect, test } from 'vitest'
import { aDesign } from '../../../tests/support/builders/design-builders.ts'
import { designFaults } from '../../../tests/support/design-faults.ts'
import { COVER_STYLES } from '../../cover-style.ts'
import { DEMO_PRODUCTS } from '../../demo/demo-products.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { asId } from '../../ids.ts'
import type { PhotoFacts } from '../../photo/photo.ts'
import type { BookFormat, Product } from '../../product/product.ts'
import { themeFor } from '../../theme/theme-for.ts'
import type { Design, Page } from '../design.ts'
import { roleForNewText } from '../edits/drawn-edits.ts'
import { coverPage } from '../pages/cover-page.ts'
import { applyEdit } from './apply-edit.ts'
import { coverChoices, coverIn, coverTitled } from './cover-change.ts'
import type { Edit } from './edit.ts'

const { design, world } = aDesign(30)
const cover = design.pages[0] as Page

const LOOKS = DEMO_THEMES.filter(({ template = 'smart' }) => template === 'smart')

function around({ slots }: Page): number {
  return Math.max(...slots.map(({ box }) => box.y + box.height)) - Math.min(...slots.map(({ box }) => box.y))
}

/** To the micrometre or two that moving there and back may round away. */
function sameBoxes(a: Design, b: Design): boolean {
  const sides = ({ pages: [page] }: Design) =>
    page?.slots.flatMap(({ box: { x, y, width, height } }) => [x, y, width, height]) ?? []
  return (
    sides(a).length === sides(b).length && sides(a).every((side, at) => Math.abs(side - (sides(b)[at] ?? 0)) < 0.003)
  )
}

function applied(edit: Edit | undefined, to = design) {
  const verdict = edit && applyEdit(to, edit, world)
  if (verdict?.kind !== 'applied') {
    throw new Error(JSON.stringify(verdict))
  }
  return verdict
}

test('a finished book takes each of the four covers with its photo and its words, and one step takes it back', () => {
  const choices = coverChoices(design, world, 1)
  expect(choices.map(({ style, isShown, page }) => [style, isShown, page.slots.length])).toEqual([
    ['edge', false, 1],
    ['framed', true, 1],
    ['type', false, 0],
    ['mosaic', false, 6],
  ])
  for (const { edit, style, isShown } of choices) {
    if (!isShown) {
      const { next, inverse, changed } = applied(edit)
      expect([changed, next.pages[0]?.coverStyle]).toEqual([[cover.id], style])
      expect(next.pages[0]?.captions.map(({ text }) => text)).toEqual(cover.captions.map(({ text }) => text))
      expect(designFaults(next, world)).toEqual([])
      expect(applied(inverse, next).next).toEqual(design)
    }
  }
  const [shown] = cover.slots.map(({ placement }) => placement?.photoId)
  expect(choices.flatMap(({ style, page }) => (style === 'type' ? [] : [page.slots[0]?.placement?.photoId]))).toEqual(
    Array(3).fill(shown),
  )
})

test('a title stands on cover and spine, stays through another cover, and taken off it is not asked for again', () => {
  const titled = applied(coverTitled(design, 'Xiamen 2026', world)).next
  expect(titled.pages[0]?.captions.map(({ role, text }) => [role, text])).toEqual([
    ['title', 'Xiamen 2026'],
    ['spine', 'Xiamen 2026'],
  ])
  const none = applied(coverTitled(titled, '', world), titled).next
  expect([none.pages[0]?.captions, none.pages[0]?.untitled]).toEqual([[], true])
  const type = coverChoices(none, world, 1).find(({ style }) => style === 'type')
  const [still] = applied(type?.edit, none).next.pages
  expect([still?.captions, still?.untitled]).toEqual([[], true])
  const again = applied(coverTitled(none, 'Lisbon', world), none).next
  expect([again.pages[0]?.captions.length, again.pages[0]?.untitled]).toEqual([2, undefined])
})

test('a title takes its room from the photos of every cover of every look, and gives it back when it goes', () => {
  const seen = LOOKS.flatMap((look) => {
    const { design: named, world: own } = aDesign(12, { theme: look })
    return COVER_STYLES.flatMap((style) => {
      const choice = coverChoices(named, own, 1).find((it) => it.style === style)
      const titled: Design | undefined = choice && { ...named, pages: [choice.page, ...named.pages.slice(1)] }
      const [page] = titled?.pages ?? []
      const title = page?.captions.find(({ role }) => role === 'title')
      if (!titled || !page || !title) {
        return []
      }
      const write = (to: Design, text: string | null) => {
        const { id: captionId, role, panel } = title
        const edit: Edit = { cmd: 'update_text_value', pageId: page.id, captionId, role, panel, text }
        const verdict = applyEdit(to, edit, own)
        return verdict.kind === 'applied' ? verdict.next : to
      }
      const [emptied, none] = [write(titled, ''), write(titled, null)]
      const again = write(none, title.text)
      const heightOf = (of: Design) => around(of.pages[0] as Page)
      return [
        {
          ...{ look: look.id, style },
          grows: heightOf(none) - heightOf(titled) > 1,
          isSameEmptied: sameBoxes(emptied, none),
          comesBack: sameBoxes(again, titled),
          faults: [emptied, none, again].flatMap((it) => designFaults(it, own)),
        },
      ]
    })
  })
  // Where the title lies on the photo it has no room of its own, and a cover in type alone has no photo.
  expect(seen.flatMap(({ look, style, grows }) => (grows || style === 'type' ? [] : `${look} ${style}`))).toEqual(
    ['linen', 'journey', 'festival', 'botanical', 'ink', 'vows', 'film'].map((look) => `theme-${look} edge`),
  )
  expect(seen.filter((it) => !(it.isSameEmptied && it.comesBack && it.faults.length === 0))).toEqual([])
})

test('whoever takes the title off with the tools wants none, and whoever writes one wants it', () => {
  const title = cover.captions.find(({ role }) => role === 'title')
  const captionIds = title ? [title.id] : []
  const off = applied({ cmd: 'page_del_objs', pageId: cover.id, slotIds: [], captionIds }).next
  expect(off.pages[0]?.untitled).toBe(true)
  const write = { cmd: 'update_text_value', pageId: cover.id, captionId: captionIds[0] as never, text: 'Us' } as const
  const { next } = applied({ ...write, role: 'title', panel: 'front' }, off)
  expect([next.pages[0]?.untitled, next.pages[0]?.captions.map(({ text }) => text).includes('Us')]).toEqual([
    undefined,
    true,
  ])
})

test('what is written first on a cover without a title is its title: it stands there as one that was asked for', () => {
  const none = applied(coverTitled(design, '', world)).next
  const [bare] = none.pages
  if (!bare) {
    throw new Error('the design has no cover')
  }
  const role = roleForNewText(bare, world) ?? 'text'
  const { next, inverse } = applied(
    {
      ...{ cmd: 'update_text_value', pageId: bare.id, captionId: asId('t1'), role, panel: 'front', text: 'By the sea' },
    },
    none,
  )
  const asked = applied(coverTitled(none, 'By the sea', world), none).next
  const shownOf = ({ pages: [page] }: Design) => ({
    captions: page?.captions.map(({ id: _id, ...caption }) => caption),
    slots: page?.slots,
    untitled: page?.untitled,
  })
  expect(shownOf(next)).toEqual(shownOf(asked))
  expect(designFaults(next, world)).toEqual([])
  expect(applied(inverse, next).next).toEqual(none)
})

test('another look cuts no face off a cover that showed everybody', () => {
  const faces = [0.03, 0.28, 0.53, 0.8].map((x) => ({ x, y: 0.25, width: 0.15, height: 0.2 }))
  const focus = { x: 0.03, y: 0.25, width: 0.92, height: 0.2, faces }
  const friends: PhotoFacts = { id: asId('friends'), width: 4000, height: 3000, focus }
  const book = world.paper as BookFormat
  const at = (look: (typeof LOOKS)[number]) => {
    const theme = themeFor(look, { ...DEMO_PRODUCTS.find(({ id }) => id === 'book-square-203'), book } as Product)
    return { ...world, paper: book, theme, photos: new Map([[friends.id, friends]]) }
  }
  const cut = LOOKS.flatMap((look) => {
    const from = at(look)
    const title = 'Xiamen 2026'
    const own = coverPage({ id: cover.id, photos: [friends], title, book, theme: from.theme, pageCount: 24 })
    return LOOKS.flatMap((other) => {
      const { slots, coverStyle } = coverIn(own, { from, to: at(other), count: 1, inner: [] })
      const isWhole = slots.every(({ placement }) => {
        const { x, width } = placement?.crop ?? { x: 0, width: 1 }
        return faces.every((face) => face.x >= x - 1e-4 && face.x + face.width <= x + width + 1e-4)
      })
      return isWhole ? [] : [`${look.id} to ${other.id}: ${coverStyle}`]
    })
  })
  expect(cut).toEqual([])
})
