import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readCellsInfo } from '../../../domain/calls/page-cells.ts'
import { sheetOf } from '../../../domain/design/sheets/sheet.ts'
import { cellsInfoOf } from '../../../domain/preview/cells-info.ts'
import { paintedPages } from '../../../machines/preview/preview.selectors.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { nameOf, reach } from '../../../tests/support/browser/by-keyboard.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { nextFrame } from '../../../tests/support/browser/open-workspace.tsx'
import { LargePages } from './LargePages.tsx'

afterEach(closeScreen)

const story = anEditorStory()
const [first] = story.design.pages.filter(({ slots }) => slots.length > 1)
const painted = [...story.photos.values()][0]?.src ?? ''

function picturesOf(url: string) {
  return paintedPages(
    story.design.pages.map((one) => {
      const sheet = sheetOf(story.world.paper, one, story.design.pages.length - 1)
      const cells = readCellsInfo(JSON.stringify(cellsInfoOf(one, sheet, () => '')))
      return { id: one.id, kind: one.kind, groupId: null, url, rev: 1, ...(cells ? { cells } : {}) }
    }),
  )
}

async function open(url: string) {
  const [onItem, onLeaf, onBack] = [vi.fn(), vi.fn(), vi.fn()]
  await openScreen(
    <LargePages
      title="Summer"
      design={story.design}
      world={story.world}
      resources={story.resources}
      first={first?.id ?? story.design.pages[0]?.id ?? ('' as never)}
      pictures={picturesOf(url)}
      onItem={onItem}
      onLeaf={onLeaf}
      onBack={onBack}
    />,
    { address: '/theme_viewLarger' },
  )
  return { onItem, onLeaf, onBack }
}

test('B§4 preview: the proof is the picture that the shop painted, and each of its cells leads to where it is changed', async () => {
  const { onItem } = await open(painted)
  await vi.waitFor(() => expect(document.querySelector('img')).not.toBe(null))
  const picture = document.querySelector('img')
  expect(picture?.getAttribute('src')).toBe(painted)
  // White paper is seen by its shadow on the ground that pages lie on.
  const paper = picture?.parentElement as HTMLElement
  const ground = document.createElement('p')
  ground.style.background = 'var(--sunken)'
  document.body.append(ground)
  expect([
    getComputedStyle(paper).boxShadow !== 'none',
    getComputedStyle(paper.parentElement as HTMLElement).backgroundColor,
  ]).toEqual([true, getComputedStyle(ground).backgroundColor])
  const slots = first?.slots ?? []
  const cells = page.getByRole('button', { name: /^Change photo/ }).elements()
  expect(cells.length).toBe(slots.length)
  // A cell lies on the picture where the photo lies on its page.
  const on = picture?.getBoundingClientRect()
  const cell = cells[1]?.getBoundingClientRect()
  const sheet = sheetOf(story.world.paper, first as never, story.design.pages.length - 1)
  const [left, top] = [slots[1]?.box.x ?? 0, slots[1]?.box.y ?? 0]
  expect(((cell?.left ?? 0) - (on?.left ?? 0)) / (on?.width ?? 1)).toBeCloseTo(left / sheet.width, 2)
  expect(((cell?.top ?? 0) - (on?.top ?? 0)) / (on?.height ?? 1)).toBeCloseTo(top / sheet.height, 2)
  await page.getByRole('button', { name: 'Change photo 2' }).click()
  expect(onItem.mock.calls).toEqual([[first?.id, slots[1]?.id]])
})

test('leafed on, the proof shows the next page; looked at closer, it is painted here', async () => {
  const { onLeaf } = await open(painted)
  const place = story.design.pages.indexOf(first as never)
  await page.getByRole('button', { name: 'Next page' }).click()
  await vi.waitFor(() => expect(document.querySelector('img')?.alt).toBe(`Page ${place + 1}`))
  // The address names it, so that it lies open when the page is loaded again.
  expect(onLeaf.mock.calls).toEqual([[story.design.pages[place + 1]?.id]])
  await page.getByRole('button', { name: 'View larger' }).click()
  await vi.waitFor(() => expect(document.querySelector('img')).toBe(null))
  await page.getByRole('button', { name: 'As it will be printed' }).click()
  await vi.waitFor(() => expect(document.querySelector('img')).not.toBe(null))
})

test('B§9 a picture that does not load is asked for once more, then the page is painted here', async () => {
  await open('data:image/jpeg;base64,nothing')
  await vi.waitFor(() => expect(document.querySelector('canvas')).not.toBe(null))
  expect(document.querySelector('img')).toBe(null)
})

test('Escape leaves the page that was come closer to, and then the proof', async () => {
  const { onBack } = await open(painted)
  await page.getByRole('button', { name: 'View larger' }).click()
  await expect.element(page.getByRole('button', { name: 'As it will be printed' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'View larger' })).toBeVisible()
  expect(onBack.mock.calls).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(onBack.mock.calls.length).toBe(1)
})

test('the arrow that leafs to the cover keeps the focus of the keyboard', async () => {
  await open(painted)
  const back = await reach(page.getByRole('button', { name: 'Previous page' }))
  for (let at = story.design.pages.indexOf(first as never); at > 0; at--) {
    await userEvent.keyboard('{Enter}')
  }
  await vi.waitFor(() => expect(back.ariaDisabled).toBe('true'))
  await nextFrame()
  expect(nameOf(document.activeElement)).toBe('Previous page')
})
