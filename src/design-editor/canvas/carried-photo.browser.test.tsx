import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Design, SlotAddress } from '../../../domain/design/design.ts'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import { anEditorStory } from '../../../stories/editor/editor-fixtures.ts'
import { demoProduct } from '../../../stories/fixtures/sets.ts'
import { fingers, mouse } from '../../../tests/support/browser/fingers.ts'
import {
  atRest,
  clearWorkspace,
  middleOf,
  nextFrame,
  openBook,
  openWorkspace,
  photo,
  pixelsAt,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { PATIENCE } from '../../../tests/support/patience.ts'

beforeEach(prepareWorkspace)
afterEach(() => {
  vi.useRealTimers()
  clearWorkspace()
})

/** Longer than any stay at the edge. */
const LONG = 10_000

type Opened = Awaited<ReturnType<typeof openWorkspace>>

interface Hand {
  /** Where no photo was touched yet. */
  pick(at: Point): Promise<void>
  to(at: Point): Promise<void>
  letGo(at: Point): Promise<void>
}

const HANDS: Readonly<Record<'a finger' | 'a mouse', Hand>> = {
  'a finger': {
    pick: (at) => fingers('touchStart', at),
    to: (at) => fingers('touchMove', at),
    letGo: () => fingers('touchEnd'),
  },
  'a mouse': {
    async pick(at) {
      await mouse('mousePressed', at)
      await mouse('mouseMoved', { x: at.x + 12, y: at.y })
    },
    to: (at) => mouse('mouseMoved', at),
    letGo: (at) => mouse('mouseReleased', at),
  },
}

const inHand = () => document.querySelector<HTMLElement>('[data-carried]')
const lit = () =>
  [...document.querySelectorAll<HTMLElement>('[data-over]')].map(({ dataset }) => dataset['slot'] ?? dataset['page'])
const pageOf = ({ editing }: Opened) => editing.getSnapshot().context.pageId
const photoAt = (design: Design, { pageId, slotId }: SlotAddress) =>
  design.pages.find(({ id }) => id === pageId)?.slots.find(({ id }) => id === slotId)?.placement?.photoId
const addressOf = ({ dataset }: HTMLElement) =>
  ({ pageId: dataset['onPage'], slotId: dataset['slot'] }) as unknown as SlotAddress

/** The pictures of that are shown once its slots lie on the canvas. */
async function seen(pageId: string | undefined): Promise<void> {
  const found = () => document.querySelector(`[data-testid=canvas] [data-slot][data-on-page="${pageId}"]`)
  await vi.waitFor(() => expect(found()).not.toBeNull(), PATIENCE.soon)
  await nextFrame()
}

/** A photo that was picked up and stays at the right edge; the clock of stays is the test's. */
async function carriedToTheEdge(opened: Opened, hand: Hand) {
  await expect.poll(() => document.querySelectorAll('[data-testid=canvas] [data-slot]').length).toBeGreaterThan(0)
  const from = addressOf(photo(0))
  const at = await atRest(() => middleOf(photo(0)))
  const lower = opened.host.querySelector('canvas.lower-canvas') as HTMLCanvasElement
  const before = pixelsAt(lower, at)
  await hand.pick(at)
  await expect.poll(inHand).not.toBeNull()
  await expect.poll(() => pixelsAt(lower, at)).not.toEqual(before)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const box = opened.host.getBoundingClientRect()
  const edge = { x: box.right - 8, y: box.top + box.height / 2 }
  await hand.to({ x: edge.x - 80, y: edge.y })
  await hand.to(edge)
  await expect.poll(() => opened.host.dataset['edge']).toBe('right')
  return { from, edge, inside: { x: edge.x - 80, y: edge.y } }
}

for (const [name, hand] of Object.entries(HANDS)) {
  const open = async (pageAt: number) => {
    if (hand === HANDS['a mouse']) {
      await openBook()
    }
    return openWorkspace({ pageId: story.design.pages[pageAt]?.id as never })
  }
  const openIndex = (opened: Opened) => story.design.pages.findIndex(({ id }) => id === pageOf(opened))

  test(`a photo that ${name} carries leafs once for each stay at the edge, and changes places with what lies under it`, async () => {
    const opened = await open(5)
    const before = opened.design()
    const began = openIndex(opened)
    const { from, edge, inside } = await carriedToTheEdge(opened, hand)
    vi.advanceTimersByTime(LONG)
    await nextFrame()
    const first = openIndex(opened)
    expect([first > began, opened.host.dataset['edge']]).toEqual([true, undefined])
    // A hand that trembles there stays there.
    await hand.to({ x: edge.x - 3, y: edge.y + 2 })
    vi.advanceTimersByTime(LONG)
    await nextFrame()
    expect(openIndex(opened)).toBe(first)
    await hand.to(inside)
    await hand.to(edge)
    await expect.poll(() => opened.host.dataset['edge']).toBe('right')
    vi.advanceTimersByTime(LONG)
    const second = () => openIndex(opened)
    await expect.poll(second).toBeGreaterThan(first)
    await seen(pageOf(opened))
    const target = await atRest(() => middleOf(photo(0)))
    const to = addressOf(photo(0))
    await hand.to(target)
    await expect.poll(lit).toEqual([to.slotId])
    const place = photo(0).getBoundingClientRect()
    const picture = inHand()?.getBoundingClientRect() ?? new DOMRect()
    expect([
      picture.left <= target.x && target.x <= picture.right,
      picture.top <= target.y && target.y <= picture.bottom,
      Math.max(picture.width, picture.height) <= Math.max(56, 0.67 * Math.min(place.width, place.height)),
    ]).toEqual([true, true, true])
    await hand.letGo(target)
    await expect.poll(() => opened.design() === before).toBe(false)
    expect([photoAt(opened.design(), to), photoAt(opened.design(), from)]).toEqual([
      photoAt(before, from),
      photoAt(before, to),
    ])
    expect([inHand(), lit(), opened.editing.getSnapshot().context.selection]).toEqual([
      null,
      [],
      expect.objectContaining({ kind: 'slot', at: to }),
    ])
  })

  test(`a photo that ${name} lets go on nothing lies where it came from; the pages that were leafed to stay in sight`, async () => {
    const opened = await open(5)
    const before = opened.design()
    const { from, edge } = await carriedToTheEdge(opened, hand)
    vi.advanceTimersByTime(LONG)
    await expect.poll(() => pageOf(opened)).not.toBe(from.pageId)
    const page = pageOf(opened)
    await seen(page)
    const { top } = opened.host.getBoundingClientRect()
    const nowhere = { x: edge.x - 80, y: top + 3 }
    await hand.to(nowhere)
    await hand.letGo(nowhere)
    await expect.poll(inHand).toBeNull()
    vi.advanceTimersByTime(LONG)
    expect([opened.design(), pageOf(opened), lit()]).toEqual([before, page, []])
    expect(opened.host.dataset['edge']).toBe(undefined)
  })

  test(`at the last pages a photo that ${name} carries to the edge leafs nowhere`, async () => {
    const opened = await open(story.design.pages.length - 1)
    const at = pageOf(opened)
    await expect.poll(() => document.querySelectorAll('[data-testid=canvas] [data-slot]').length).toBeGreaterThan(0)
    await hand.pick(await atRest(() => middleOf(photo(0))))
    await expect.poll(inHand).not.toBeNull()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const box = opened.host.getBoundingClientRect()
    const edge = { x: box.right - 8, y: box.top + 3 }
    await hand.to(edge)
    await nextFrame()
    vi.advanceTimersByTime(LONG)
    expect([opened.host.dataset['edge'], pageOf(opened)]).toEqual([undefined, at])
    await hand.letGo(edge)
    await expect.poll(inHand).toBeNull()
    expect(opened.design()).toEqual(story.design)
  })
}

test('a photo whose finger is lost lies in its place again, and leafs no more', async () => {
  const opened = await openWorkspace({ pageId: story.design.pages[5]?.id as never })
  const { from } = await carriedToTheEdge(opened, HANDS['a finger'])
  await fingers('touchCancel')
  await expect.poll(inHand).toBeNull()
  vi.advanceTimersByTime(LONG)
  expect([opened.design(), pageOf(opened), opened.host.dataset['edge']]).toEqual([story.design, from.pageId, undefined])
})

const cards = anEditorStory({ count: 12, product: demoProduct('postcard-12') })
/** The bare page comes besides the others: a photo that lost its place would be asked about above the canvas. */
const bareBook = story.design.pages.flatMap((one, at) =>
  at === 1 ? [{ ...one, id: asId<PageId>('bare'), kind: 'blank' as const, slots: [], captions: [] }, one] : [one],
)

test.each([
  ['a page without photos', story, bareBook],
  ['the back of a card', cards, cards.design.pages],
] as const)('on %s, where nothing would come of it, a photo lights nothing and asks nothing', async (_, of, bare) => {
  const current = { design: { ...of.design, pages: bare }, undo: [], redo: [] }
  const opened = await openWorkspace({ pageId: bare[0]?.id as never, current }, 'resting', { of })
  await carriedToTheEdge(opened, HANDS['a finger'])
  vi.advanceTimersByTime(LONG)
  await expect.poll(() => pageOf(opened)).toBe(bare[1]?.id)
  const paper = () => document.querySelector<HTMLElement>(`[data-page="${bare[1]?.id}"]`) as HTMLElement
  await vi.waitFor(() => expect(paper()).not.toBeNull(), PATIENCE.soon)
  const at = await atRest(() => middleOf(paper()))
  await fingers('touchMove', at)
  await nextFrame()
  expect(lit()).toEqual([])
  await fingers('touchEnd')
  await expect.poll(inHand).toBeNull()
  expect([opened.design(), toolOf(opened.editing.getSnapshot()), pageOf(opened)]).toEqual([
    current.design,
    'resting',
    bare[1]?.id,
  ])
})
