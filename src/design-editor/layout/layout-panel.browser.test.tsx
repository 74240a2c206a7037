import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { layoutChoices } from '../../../domain/design/change/layout-choices.ts'
import { asId, type CaptionId, type PageId } from '../../../domain/ids.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import { groundColours } from '../../../domain/theme/page-grounds.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import {
  clearWorkspace,
  nextFrame,
  openWorkspace,
  prepareWorkspace,
  said,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const several = story.design.pages.findIndex(
  ({ kind, slots, captions }, at) => at > 1 && kind === 'inner' && slots.length > 1 && captions.length === 0,
)
const pageId = story.design.pages[several]?.id as NonNullable<(typeof story.design.pages)[number]>['id']

const { design } = story
const world = { ...story.world, photos: new Map(story.world.photos.map((photo) => [photo.id, photo])) }
const textId = asId<CaptionId>('t')
/** Whether one of its photos may lie over the fold. */
const goesAcross = (at: PageId) =>
  layoutChoices({ design, pageId: at, world, textId }).some(({ kind }) => kind === 'two-pages')

const choices = () => page.getByRole('list', { name: 'Layouts' }).getByRole('button')
const opened = async (at = several) => {
  const workspace = await openWorkspace({ pageId: story.design.pages[at]?.id ?? pageId })
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await expect.element(page.getByRole('region', { name: `Layout of Page ${at}` })).toBeVisible()
  await vi.waitFor(() => expect(choices().elements().length).toBeGreaterThan(3))
  return { ...workspace, slots: () => workspace.design().pages[several]?.slots }
}

test('layout by sight: a tap on a layout is the page, seen at once, sent once and undone in one step', async () => {
  const { design, host, sent } = await opened()
  const before = design()
  const canvas = host.querySelector('canvas') as HTMLCanvasElement
  const other = choices()
    .elements()
    .findIndex(({ ariaPressed }) => ariaPressed !== 'true')
  const seen = canvas.toDataURL()
  ;(choices().elements()[other] as HTMLElement).click()
  expect(design()).not.toEqual(before)
  await nextFrame()
  await nextFrame()
  expect(canvas.toDataURL() === seen).toBe(false)
  await vi.waitFor(() => expect(sent.map(({ edit }) => edit.cmd)).toEqual(['page_layout']))
  await vi.waitFor(() => expect(choices().elements()[other]?.ariaPressed).toBe('true'))
  await page.getByRole('button', { name: /^Undo\b/ }).click()
  expect(design()).toEqual(before)
  await expect.element(said(`Undone: page layout changed (Page ${several})`)).toBeInTheDocument()
})

test('layout by sight: one photo on the whole page sends the others to the unused, in words and on the page', async () => {
  const { design, slots } = await opened()
  const { tray } = design()
  const count = slots()?.length ?? 0
  // Each of its photos may be the one; they are told apart by a number.
  await page
    .getByRole('button', { name: new RegExp(`Full page( \\d)?, ${count - 1} photos? will leave the page`) })
    .first()
    .click()
  expect(slots()?.map(({ box }) => box.x < 0 && box.y < 0)).toEqual([true])
  expect(design().tray.length).toBe(tray.length + count - 1)
})

test('layout by sight: a photo across two pages is seen on both', async () => {
  const wide = story.design.pages.findIndex(
    ({ id, kind, slots }) => kind === 'inner' && !slots.some(({ half }) => half) && goesAcross(id),
  )
  const { design, host } = await opened(wide)
  await page.getByRole('button', { name: /Across two pages/ }).click()
  expect(
    design()
      .pages.filter(({ slots }) => slots.some(({ half }) => half))
      .map(({ id }) => id),
  ).toContain(story.design.pages[wide]?.id)
  await vi.waitFor(() => expect(host.querySelectorAll('[data-slot]').length).toBe(2))
})

test('layout by sight: text comes with a layout, and waits to be written', async () => {
  const { design } = await opened()
  await page
    .getByRole('button', { name: /^Layout \d+: Text below$/ })
    .first()
    .click()
  expect(design().pages[several]?.captions.map(({ role, text }) => [role, text])).toEqual([['text', '']])
  await expect.element(page.getByRole('button', { name: `Page ${several}, Text: Tap to write` })).toBeVisible()
})

test('layout by sight: Done gives the tools back; a cover shows the four of its look, and takes one at a tap', async () => {
  const { editing, design } = await opened()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('toolbar', { name: 'Tools for the page' })).toBeVisible()
  editing.send({ type: 'page.show', pageId: design().pages[0]?.id as typeof pageId })
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  const mosaic = page.getByRole('list', { name: 'Covers' }).getByRole('button', { name: 'Mosaic' })
  await mosaic.click()
  await expect.element(mosaic).toHaveAttribute('aria-pressed', 'true')
  expect(design().pages[0]?.coverStyle).toBe('mosaic')
  await page.getByRole('button', { name: /^Undo\b/ }).click()
  await expect.element(mosaic).toHaveAttribute('aria-pressed', 'false')
})

test('layout by sight: a locked page says so and is unlocked there', async () => {
  const { editing, design } = await opened()
  const locked = design().pages.map((one) => (one.id === pageId ? { ...one, locked: true } : one))
  const { tray } = design()
  editing.send({
    type: 'edit.make',
    edit: {
      cmd: 'page_load',
      pages: locked.filter(({ id }) => id === pageId),
      order: locked.map(({ id }) => id),
      tray,
    },
  })
  await page.getByRole('button', { name: 'Unlock' }).click()
  expect(design().pages[several]?.locked).toBe(false)
  await vi.waitFor(() => expect(choices().elements().length).toBeGreaterThan(3))
})

test('backgrounds: a colour and drawings of the theme lie below the page at once, and Undo names them', async () => {
  const { design, host } = await opened()
  const before = design()
  const canvas = host.querySelector('canvas') as HTMLCanvasElement
  const seen = canvas.toDataURL()
  await page.getByRole('region', { name: 'Background' }).getByRole('button', { name: 'Light title colour' }).click()
  expect(design().pages[several]?.ground).toEqual({ colour: 'title-tint' })
  await page.getByRole('region', { name: 'Background' }).getByRole('button', { name: 'Pattern 2' }).click()
  expect(design().pages[several]?.ground).toEqual({ colour: 'title-tint', pattern: 'chapter' })
  await vi.waitFor(() => expect(canvas.toDataURL() === seen).toBe(false))
  await page.getByRole('button', { name: /^Undo\b/ }).click()
  await expect.element(said(`Undone: background changed (Page ${several})`)).toBeInTheDocument()
  await page.getByRole('button', { name: /^Undo\b/ }).click()
  expect(design()).toEqual(before)
})

test('backgrounds: drawings of thin lines are seen in their small pictures', async () => {
  await opened()
  const ground = page.getByRole('region', { name: 'Background' })
  const bare = ground.getByRole('button', { name: 'No pattern' }).element()
  const drawn = ground.getByRole('button', { name: /^Pattern/ }).elements()
  expect([story.world.theme.id, drawn.length]).toEqual(['theme-white', 2])
  await vi.waitFor(() => {
    const none = channelsIn(bare)
    const seen = drawn.map((tile) =>
      Math.max(...channelsIn(tile).map((channel, at) => Math.abs(channel - (none[at] ?? 0)))),
    )
    expect(seen.map((most) => most >= 48)).toEqual([true, true])
  })
})

/** What a small picture shows, red, green, blue and opacity of every pixel. */
function channelsIn(tile: Element): number[] {
  const canvas = tile.querySelector('canvas') as HTMLCanvasElement
  const { width, height } = canvas
  const ctx = new OffscreenCanvas(width, height).getContext('2d')
  ctx?.drawImage(canvas, 0, 0)
  return [...(ctx?.getImageData(0, 0, width, height).data ?? [])]
}

test('a page that was come closer to is seen whole while its layouts are chosen', async () => {
  const { places } = await openWorkspace()
  await userEvent.keyboard('++')
  await vi.waitFor(() => expect(places.at(-1)?.look?.scale).toBeGreaterThan(0))
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  await vi.waitFor(() => {
    const [canvas, shown] = ['[data-testid=canvas]', '[data-testid=canvas] [data-page]'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    )
    expect(shown && canvas && shown.left >= canvas.left && shown.right <= canvas.right).toBe(true)
  })
})

test('A§5 more and fewer photos: the last one waits beside the pages, the nearest that waits comes; limits are said before', async () => {
  const { design, slots } = await opened()
  const before = design()
  const count = slots()?.length ?? 0
  const last = slots()?.at(-1)?.placement?.photoId
  const group = page.getByRole('region', { name: 'Photos on this page' })
  await group.getByRole('button', { name: 'One fewer photo' }).click()
  expect([slots()?.length, design().tray.includes(last as never)]).toEqual([count - 1, true])
  await group.getByRole('button', { name: 'One more photo' }).click()
  expect([slots()?.length, design().tray]).toEqual([count, before.tray])
  const most = story.world.theme.layout.photosPerPage.max
  for (let more = count; more < most && design().tray.length > 0; more++) {
    await group.getByRole('button', { name: 'One more photo' }).click()
  }
  // Beyond what there is a tap says why nothing comes.
  const after = design()
  const more = group.getByRole('button', { name: 'One more photo' }).element() as HTMLButtonElement
  expect([more.disabled, more.ariaDisabled]).toEqual([false, 'true'])
  more.click()
  const why = group.getByText(/This look fits up to \d+ on one page|All photos are placed/)
  await expect.element(said(why.element().textContent ?? '')).toBeInTheDocument()
  await vi.waitFor(() => expect(document.querySelector('[data-done]')?.textContent).toBe(why.element().textContent))
  expect(design()).toEqual(after)
})

test('A§5 the cover has a colour or drawings of the theme like any page', async () => {
  const { design } = await openWorkspace({ pageId: story.design.pages[0]?.id as never })
  await page.getByRole('button', { name: 'Layout', exact: true }).click()
  const row = page.getByRole('region', { name: 'Background' })
  await expect.element(row).toBeVisible()
  const [, other] = row.getByRole('button').elements()
  ;(other as HTMLElement).click()
  const { id } = groundColours(themeOn(story.world.theme, story.design.pages[0] as never), 'cover')[1] ?? {}
  expect(design().pages[0]?.ground).toEqual({ colour: id })
})

test('A§3 text is added to any page from its tools and from the menu of a finger that rests on its paper', async () => {
  const titled = story.design.pages.findIndex(({ captions, kind }) => kind !== 'cover' && captions.length > 0)
  const { design, host } = await openWorkspace({ pageId: story.design.pages[titled]?.id as never })
  const count = design().pages[titled]?.captions.length ?? 0
  await page.getByRole('button', { name: 'Add text', exact: true }).click()
  await page.getByTestId('writing-field').fill('海边')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  expect(design().pages[titled]?.captions.length).toBe(count + 1)
  const paper = document.querySelector('[data-testid=canvas] [data-page]') as HTMLElement
  const { left, top } = paper.getBoundingClientRect()
  await fingers('touchStart', { x: left + 4, y: top + 4 })
  await expect.element(page.getByRole('menuitem', { name: 'Add text' })).toBeVisible()
  await fingers('touchEnd')
  await page.getByRole('menuitem', { name: 'Add text' }).click()
  await expect.element(page.getByTestId('writing-field')).toBeVisible()
  expect(host.isConnected).toBe(true)
})
