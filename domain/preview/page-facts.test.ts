import { expect, test } from 'vitest'
import { aBookProduct, aDesign, aGroup, aTheme } from '../../tests/support/builders/design-builders.ts'
import { autoDesign } from '../design/auto/auto-design.ts'
import { applyEdit } from '../design/change/apply-edit.ts'
import type { Edit } from '../design/change/edit.ts'
import type { Design } from '../design/design.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import { asId, type CaptionId, countingIds, type PageId } from '../ids.ts'
import { pageFacts } from './page-facts.ts'

const { photos, world } = aDesign(80)
const product = aBookProduct({ kind: 'fixed', min: 12, max: 12, default: 12 })
const group = aGroup(photos, 'Lisbon 里斯本', 'Five days by the sea')

function designed(): Design {
  const ask = { groups: [group], title: 'Our summer', product, theme: aTheme(), seed: 1, ids: countingIds('p') }
  const verdict = autoDesign(ask)
  if (verdict.kind === 'refused') {
    throw new Error(verdict.reason)
  }
  return verdict.design
}

function after(design: Design, edits: readonly Edit[]): Design {
  return edits.reduce((now, edit) => {
    const verdict = applyEdit(now, edit, world)
    if (verdict.kind === 'refused') {
      throw new Error(`${edit.cmd}: ${verdict.reason}`)
    }
    return verdict.next
  }, design)
}

/** What the preview says of the texts of the page that opens the group. */
function saidOf(design: Design) {
  const page = design.pages.find(({ id }) => id === opening)
  if (!page) {
    throw new Error('the page of the group is gone')
  }
  const { texts, hasText, hasTitle, hasDescription } = pageFacts(page, {
    sheet: sheetOf(product.book, page, design.pages.length - 1),
    bleed: { type: 'inner', margin: 3 },
    dpiRatio: 1,
    takenOff: [],
    photo: () => undefined,
  })
  return { texts: texts.map(({ type, value }) => [type, value]), hasText, hasTitle, hasDescription }
}

const opening = designed().pages.find(({ kind }) => kind === 'chapter')?.id ?? asId<PageId>('')
const title = {
  pageId: opening,
  captionId: asId<CaptionId>(`${opening}.title`),
  role: 'title',
  panel: 'front',
} as const
const joined = {
  texts: [
    [1, group.title],
    [2, group.description],
  ],
  ...{ hasText: false, hasTitle: true, hasDescription: true },
}

test('A§4 joined texts: title and description of an album’s group are the text items of its page, whatever is done to the page but writing [B§3.texts]', () => {
  const last = designed().pages.at(-1)?.id ?? asId<PageId>('')
  const steps: readonly Edit[][] = [
    [],
    [{ cmd: 'shuff', pageId: opening }],
    [{ cmd: 'update_text_value', ...title, text: group.title, style: { colour: '#2b5c8a' } }],
    [{ cmd: 'page_move', pageIds: [opening], after: last }],
  ]
  expect(steps.map((edits) => saidOf(after(designed(), edits)))).toEqual(steps.map(() => joined))
})

test('A§4 joined texts: a text that is changed here says so itself; the group keeps its own, the other text items stay joined [B§3.texts]', () => {
  const changed = after(designed(), [{ cmd: 'update_text_value', ...title, text: 'By the sea' }])
  expect(saidOf(changed)).toEqual({ ...joined, texts: [[1, 'By the sea'], joined.texts[1]] })
  const without = after(changed, [{ cmd: 'update_text_value', ...title, text: null }])
  expect(saidOf(without)).toEqual({ ...joined, texts: [joined.texts[1]], hasTitle: false })
  expect(saidOf(designed())).toEqual(joined)
})
