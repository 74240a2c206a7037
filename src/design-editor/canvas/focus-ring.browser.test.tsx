import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { reach } from '../../../tests/support/browser/by-keyboard.ts'
import { clearWorkspace, openWorkspace, prepareWorkspace } from '../../../tests/support/browser/open-workspace.tsx'
import { screenPixels } from '../../../tests/support/browser/screen-pixels.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const cards = anEditorStory({ count: 6, product: demoProduct('postcard-12') })

/** What of the screen looks otherwise while an item of the canvas has the focus: in its box, and in a band around it. */
async function changedByFocus(name: RegExp) {
  const item = await reach(page.getByRole('button', { name }))
  const { left, top, width, height } = item.getBoundingClientRect()
  const seen = () => screenPixels({ x: left - BAND, y: top - BAND, width: width + 2 * BAND, height: height + 2 * BAND })
  const focused = await seen()
  item.blur()
  const plain = await seen()
  const { width: across, height: down } = focused
  const ratio = across / (width + 2 * BAND)
  const counts = { inside: 0, around: 0 }
  for (let at = 0; at < across * down; at++) {
    const [x, y] = [at % across, Math.floor(at / across)]
    const edge = (BAND + 1) * ratio
    const isInside = x > edge && y > edge && x < across - edge && y < down - edge
    if ([0, 1, 2].some((by) => Math.abs((focused.data[at * 4 + by] ?? 0) - (plain.data[at * 4 + by] ?? 0)) > 40)) {
      counts[isInside ? 'inside' : 'around']++
    }
  }
  return { hidden: counts.inside > 0, ring: counts.around > 2 * (across + down - 8 * BAND * ratio) }
}

/** Css px. */
const BAND = 6

test.each([
  ['an empty text', /Tap to write$/],
  ['a written text', /: 海边的夏天$/],
])('the ring of the keyboard is seen around %s, and hides nothing of it', async (_, name) => {
  await openWorkspace({ pageId: cards.design.pages[1]?.id as never }, 'resting', { of: cards })
  expect(await changedByFocus(name)).toEqual({ hidden: false, ring: true })
})
