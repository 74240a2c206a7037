import { afterEach, expect, test } from 'vitest'
import { anOwnDesign } from '../../../stories/fixtures/drafts.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { storeChoices } from '../checkout/stored-choices.ts'
import { DesignCover } from './DesignCover.tsx'
import { woodOfDesign } from './wood-of-design.ts'

afterEach(async () => {
  window.sessionStorage.clear()
  await closeScreen()
})

const woods = [
  { id: 'wood-oak', colour: '#d2b48a' },
  { id: 'wood-walnut', colour: '#5b3a24' },
]
const frame = anOwnDesign({ productType: 2, woods })
const { taskId, pid } = frame
const edge = () => {
  const image = document.querySelector('img')
  return image && getComputedStyle(image).borderTop
}

test('a frame hangs in the wood that was chosen for it in this visit, else in the usual one; a card in none', async () => {
  await openScreen(<DesignCover design={frame} wood={woodOfDesign(frame)} />, { address: '/design_list' })
  await expect.poll(edge).toBe('5px solid rgb(210, 180, 138)')
  await closeScreen()
  const lines = [{ pid, taskId, quantity: 1, attributes: ['wood-walnut'], rev: 3 }]
  storeChoices({ cart: { id: taskId, lines }, comment: '', pickupId: null })
  await openScreen(<DesignCover design={frame} wood={woodOfDesign(frame)} />, { address: '/design_list' })
  await expect.poll(edge).toBe('5px solid rgb(91, 58, 36)')
  await closeScreen()
  await openScreen(<DesignCover design={anOwnDesign({ productType: 7 })} />, { address: '/design_list' })
  await expect.poll(edge).toMatch(/^0px none/)
})
