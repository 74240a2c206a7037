import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Caption } from '../../../../domain/design/design.ts'
import { asId, type CaptionId } from '../../../../domain/ids.ts'
import { LATE_FONTS } from '../../../../stories/fixtures/late-fonts.ts'
import { aSetStory, demoProduct } from '../../../../stories/fixtures/sets.ts'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
} from '../../../../tests/support/browser/open-workspace.tsx'
import { PATIENCE } from '../../../../tests/support/patience.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const words: Caption = {
  ...{ id: asId<CaptionId>('words'), role: 'text', panel: 'front', text: 'At the sea' },
  box: { x: 20, y: 20, width: 90, height: 40 },
}

/** The first print of the list, as it is painted. */
const painted = () => document.querySelector<HTMLCanvasElement>('[data-print] canvas')?.toDataURL()

/** What is painted when nothing changes any more. */
async function atRest(): Promise<string | undefined> {
  let [last, still] = [painted(), 0]
  while (still < 5) {
    await nextFrame()
    const now = painted()
    still = now !== undefined && now === last ? still + 1 : 0
    last = now
  }
  return last
}

test('words on a print in the list are seen when their letters come, without a touch', async () => {
  const set = aSetStory(demoProduct('print-6inch'), 8)
  const come = Promise.withResolvers<void>()
  const fonts = { ...LATE_FONTS, load: () => come.promise.then(() => LATE_FONTS.load([])) }
  const [page, ...others] = set.design.pages
  if (!page) {
    throw new Error('the set has a print')
  }
  const design = { ...set.design, pages: [{ ...page, captions: [words] }, ...others] }
  await openWorkspace({}, 'resting', { of: { ...set, design, resources: { ...set.resources, fonts } } })
  const before = await atRest()
  come.resolve()
  await vi.waitFor(() => expect(painted()).not.toBe(before), PATIENCE.soon)
})
