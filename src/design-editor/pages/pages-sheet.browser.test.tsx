import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { nameOf, press, reach } from '../../../tests/support/browser/by-keyboard.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  clearWorkspace,
  middleOf,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const spread = (first: number) => new RegExp(`Pages ${first}–${first + 1} of`)
const ids = story.design.pages.map(({ id }) => id)

/** All pages, opened on page 4. */
async function openPages() {
  const workspace = await openWorkspace()
  await page.getByRole('button', { name: 'All pages' }).click()
  await expect.element(leaf(4)).toBeVisible()
  return { ...workspace, order: () => workspace.design().pages.map(({ id }) => ids.indexOf(id)) }
}

function leaf(first: number) {
  return page.getByRole('button', { name: new RegExp(`^Show ${spread(first).source}`) })
}

function handle(first: number) {
  return page.getByRole('button', { name: new RegExp(`^Move ${spread(first).source}`) })
}

async function choose(first: number) {
  await page.getByRole('button', { name: new RegExp(`^Choose ${spread(first).source}`) }).click()
}

const told = () => document.querySelector('[data-told]')?.textContent ?? ''

test('a finger drags a spread by its handle to another place: where it would lie is told, then it lies there', async () => {
  const { order, sent, design } = await openPages()
  // In the middle of the sheet, away from the edges where it scrolls along.
  handle(6).element().scrollIntoView({ block: 'center' })
  const from = middleOf(handle(4).element() as HTMLElement)
  const to = middleOf(handle(6).element() as HTMLElement)
  await fingers('touchStart', from)
  for (const share of [0.1, 0.4, 0.7, 1]) {
    await fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await vi.waitFor(() => expect(told()).toMatch(/^Drop here: Pages 6–7 of/))
  await fingers('touchEnd')
  await vi.waitFor(() => expect(order().slice(0, 9)).toEqual([0, 1, 2, 3, 6, 7, 4, 5, 8]))
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['page_move']))
  expect(design().tray).toEqual(story.design.tray)
})

test('pages that are carried to others in sight are put down there: the list does not scroll away below the finger', async () => {
  const { order } = await openPages()
  const list = leaf(4).element().closest('[class*=content]') as HTMLElement
  // The lowest that are wholly in sight.
  handle(14).element().closest('li')?.scrollIntoView({ block: 'end' })
  const before = list.scrollTop
  const from = middleOf(handle(12).element() as HTMLElement)
  const to = middleOf(handle(14).element() as HTMLElement)
  await fingers('touchStart', from)
  for (const share of [0.1, 0.4, 0.7, 1]) {
    await fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await vi.waitFor(() => expect(told()).toMatch(/^Drop here: Pages 14–15 of/))
  for (let frame = 0; frame < 20; frame++) {
    await nextFrame()
  }
  await fingers('touchEnd')
  await vi.waitFor(() => expect(order().slice(12, 16)).toEqual([14, 15, 12, 13]))
  expect([before > 0, list.scrollTop]).toEqual([true, before])
})

test('pages that are held at the lower edge scroll the list to its end and no farther', async () => {
  await openPages()
  const list = leaf(4).element().closest('[class*=content]') as HTMLElement
  const height = list.scrollHeight
  const from = middleOf(handle(4).element() as HTMLElement)
  const edge = { x: from.x, y: list.getBoundingClientRect().bottom - 4 }
  await fingers('touchStart', from)
  for (const share of [0.1, 0.4, 0.7, 1]) {
    await fingers('touchMove', { x: from.x, y: from.y + (edge.y - from.y) * share })
  }
  await expect.poll(() => list.scrollTop).toBeGreaterThanOrEqual(height - list.clientHeight - 1)
  for (let frame = 0; frame < 30; frame++) {
    await nextFrame()
  }
  expect([list.scrollHeight - height, list.scrollTop <= height - list.clientHeight + 1]).toEqual([0, true])
  await fingers('touchEnd')
})

test('Escape puts a lifted spread back, and only then closes the sheet', async () => {
  const { design, editing } = await openPages()
  ;(handle(4).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
  await userEvent.keyboard('{ArrowRight}{Escape}')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).toBeNull())
  expect([design(), editing.getSnapshot().value.tool]).toEqual([story.design, 'arrangingPages'])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(editing.getSnapshot().value.tool).toBe('resting'))
})

test('several spreads are chosen and moved together, and undo puts them back', async () => {
  const { order, editing } = await openPages()
  await choose(4)
  await choose(8)
  await expect.element(page.getByText('4 pages chosen')).toBeVisible()
  // Carried, they are told where all of them would lie.
  ;(handle(4).element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
  await userEvent.keyboard('{ArrowRight}')
  await vi.waitFor(() => expect(told()).toMatch(/^Drop here: Pages 6–9 of/))
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Earlier' }).click()
  expect(order().slice(0, 10)).toEqual([0, 1, 4, 5, 8, 9, 2, 3, 6, 7])
  editing.send({ type: 'edit.undo' })
  expect(editing.getSnapshot().context.current.design).toEqual(story.design)
})

test('A§5 page counts: what adding and taking out would bring stands there before it is tapped', async () => {
  const { editing, design } = await openPages()
  const count = design().pages.length - 1
  const rule = editing.getSnapshot().context.world.pages
  await choose(4)
  await expect.element(page.getByText(`Makes ${count + 2} pages.`)).toBeVisible()
  await expect.element(page.getByText(`You need at least ${rule.min} pages.`)).toBeVisible()
  expect(page.getByRole('button', { name: 'Remove' }).element().hasAttribute('disabled')).toBe(true)
  await page.getByRole('button', { name: 'Add after' }).click()
  expect(design().pages.length - 1).toBe(count + 2)
  await expect.element(page.getByText(/to the tray\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(design().pages.length - 1).toBe(count)
})

test('a page that lies alone is taken out by the command for one page, its photos wait in the tray [B§4.page_del]', async () => {
  const { design, editing } = await openPages()
  await choose(4)
  await page.getByRole('button', { name: 'Add after' }).click()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  const last = design().pages.at(-1)
  const photos = last?.slots.flatMap(({ placement }) => placement?.photoId ?? []) ?? []
  await page.getByRole('button', { name: new RegExp(`^Choose Page ${design().pages.length - 1} of`) }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  expect(editing.getSnapshot().context.outbox.map(({ edit }) => edit.cmd)).toEqual(['new_pages', 'page_del'])
  expect([design().pages.length, new Set(design().tray)]).toEqual([
    story.design.pages.length,
    new Set([...story.design.tray, ...photos]),
  ])
})

test('by keyboard all pages are one stop with its own buttons: arrows lead from leaf to leaf, and what is done comes next', async () => {
  const { order } = await openPages()
  const grid = leaf(4).element().closest('ol') as HTMLElement
  const stops = [...grid.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0)
  expect(stops.map(nameOf).map((name) => name.replace(/ of .*/, ''))).toEqual([
    'Show Pages 4–5',
    'Choose Pages 4–5',
    'Move Pages 4–5',
  ])
  const focused = () => nameOf(document.activeElement).replace(/ of .*/, '')
  await reach(page.getByRole('button', { name: new RegExp(`^Choose ${spread(4).source}`) }))
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}')
  expect(focused()).toBe('Choose Pages 6–7')
  await userEvent.keyboard(' {Tab}{Tab}')
  expect(grid.contains(document.activeElement)).toBe(false)
  await press(page.getByRole('button', { name: 'Earlier' }))
  expect(order().slice(0, 9)).toEqual([0, 1, 2, 3, 6, 7, 4, 5, 8])
})

test('Escape chooses none of the pages first, and only then closes the sheet', async () => {
  const { editing } = await openPages()
  await press(page.getByRole('button', { name: new RegExp(`^Choose ${spread(4).source}`) }))
  await expect.element(page.getByText('2 pages chosen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('2 pages chosen')).not.toBeInTheDocument()
  expect([nameOf(document.activeElement).replace(/ of .*/, ''), editing.getSnapshot().value.tool]).toEqual([
    'Choose Pages 4–5',
    'arrangingPages',
  ])
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(editing.getSnapshot().value.tool).toBe('resting'))
})

test('where carried pages would lie is not told any more once they lie there', async () => {
  await openPages()
  await reach(handle(4))
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(document.querySelector('[data-dragging]')).not.toBeNull())
  await userEvent.keyboard('{ArrowRight}')
  const region = () => document.querySelector('[id^=DndLiveRegion]')?.textContent
  await vi.waitFor(() => expect(region()).toMatch(/^Drop here: Pages 6–7 of/))
  await userEvent.keyboard(' ')
  await vi.waitFor(() => expect(region()).toBe(''))
})
