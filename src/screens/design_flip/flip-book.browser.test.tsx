import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Point } from '../../../domain/geometry.ts'
import { asId, type PageId } from '../../../domain/ids.ts'
import type { World } from '../../../stories/fixtures/ports.ts'
import { nameOf, reach } from '../../../tests/support/browser/by-keyboard.ts'
import { fingers } from '../../../tests/support/browser/fingers.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { nextFrame } from '../../../tests/support/browser/open-workspace.tsx'
import { RequestRefused } from '../../ports/reading-faults.ts'
import type { DesignComment, SharedDesign } from '../../ports/shared-design-ports.ts'
import { demoPhoto } from '../../ui/pictures/demo-photo.ts'
import { DesignFlipScreen } from './DesignFlipScreen.tsx'

afterEach(closeScreen)

const COMMENT: DesignComment = {
  ...{ id: 'c1', pageId: asId<PageId>('p1'), x: 0.25, y: 0.5, name: 'Oma', text: 'Schön!' },
  created: Date.UTC(2026, 4, 3),
}
const DESIGN: SharedDesign = {
  name: 'Our trip',
  rightBound: false,
  pages: [0, 1, 2].map((at) => ({
    id: asId<PageId>(`p${at}`),
    kind: at === 0 ? 'cover' : 'inner',
    picture: demoPhoto('sea-sunset'),
  })),
  comments: [COMMENT],
}

const opened = (sharedDesigns: NonNullable<World['sharedDesigns']>, address = '/design_flip?st=a') =>
  openScreen(<DesignFlipScreen />, { address, shopper: null, world: { sharedDesigns } })
const where = (text: string) => expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('a shared design is leafed through with buttons and keys, by somebody who is not signed in, and is not indexed', async () => {
  await opened({ open: () => Promise.resolve(DESIGN) })
  await expect.element(page.getByRole('heading', { name: 'Our trip' })).toBeVisible()
  await where('Cover')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toEqual('noindex, nofollow, noarchive')
  await press('Next page')
  await where('Page 1 of 2')
  await userEvent.keyboard('{ArrowRight}')
  await where('Page 2 of 2')
  await expect.element(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowLeft}')
  await where('Page 1 of 2')
  await press('Comment 1 by Oma: Schön!')
  await expect.element(page.getByText('Schön!', { exact: true })).toBeVisible()
})

test('the arrow that leafs to the last page keeps the focus of the keyboard', async () => {
  await opened({ open: () => Promise.resolve(DESIGN) })
  await reach(page.getByRole('button', { name: 'Next page' }))
  await userEvent.keyboard('{Enter}')
  await where('Page 1 of 2')
  await userEvent.keyboard('{Enter}')
  await where('Page 2 of 2')
  await nextFrame()
  expect([nameOf(document.activeElement), document.activeElement?.ariaDisabled]).toEqual(['Next page', 'true'])
})

test('a finger leafs: it pushes a page aside, however slowly, and back; upwards, or by a little, it leafs nothing', async () => {
  await opened({ open: () => Promise.resolve(DESIGN) })
  await where('Cover')
  await push({ x: 250, y: 300 }, { x: 60, y: 300 })
  await where('Page 1 of 2')
  await push({ x: 100, y: 300 }, { x: 290, y: 310 })
  await where('Cover')
  await push({ x: 250, y: 300 }, { x: 60, y: 320 })
  await where('Page 1 of 2')
  await push({ x: 180, y: 400 }, { x: 140, y: 150 })
  await push({ x: 180, y: 300 }, { x: 160, y: 300 })
  await where('Page 1 of 2')
})

/** A finger that moves in no hurry: it comes to rest before it lifts. */
async function push(from: Point, to: Point): Promise<void> {
  await fingers('touchStart', from)
  for (const share of [0.25, 0.5, 0.75, 0.99, 0.995, 1]) {
    await fingers('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await fingers('touchEnd')
}

test('a comment is written to a point of a page; Back puts the pen down, and what is refused stays typed', async () => {
  const refused = new RequestRefused({
    kind: 'refused',
    reason: 'not-found',
    code: 404,
    message: 'Please write your name.',
  })
  const write = vi
    .fn()
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce({ ...COMMENT, id: 'c2', text: 'Nice' })
  await opened({ open: () => Promise.resolve(DESIGN), comment: write })
  await press('Next page')
  await press('Comment')
  await expect.element(page.getByText('Tap the spot on the page you mean.')).toBeVisible()
  window.history.back()
  await expect.element(page.getByRole('button', { name: 'Comment', exact: true })).toBeEnabled()
  await press('Comment')
  await press('Comment on Page 1')
  await page.getByRole('textbox', { name: 'Comment' }).fill('Nice')
  await press('Send')
  await expect.element(page.getByText('Please write your name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await press('Send')
  await expect.element(page.getByText('Comment posted. Whoever made this can see it too.')).toBeVisible()
  const [token, said, opid] = write.mock.lastCall ?? []
  expect([token, said]).toEqual([
    'a',
    { pageId: 'p1', x: expect.closeTo(0.5, 1), y: expect.closeTo(0.5, 1), name: 'Ann', text: 'Nice' },
  ])
  // Under the key of before the shop would say no once more.
  expect(opid).not.toEqual(write.mock.calls[0]?.[2])
  await expect.element(page.getByRole('button', { name: 'Comment 2 by Oma: Nice' })).toBeInTheDocument()
})

test('a link that was revoked, or is none, says so and leads to the shop', async () => {
  await opened({ open: () => Promise.resolve(null) })
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('an address without a link opens nothing either, and the shop is not asked', async () => {
  const open = vi.fn(() => Promise.resolve(DESIGN))
  await opened({ open }, '/design_flip')
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect(open.mock.calls).toEqual([])
})

async function write(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Comment' }).fill(text)
  await press('Send')
}

test('a comment that the shop refused is sent with other words under another key; one without an answer under its own', async () => {
  const comment = vi
    .fn<(st: string, given: unknown, opid: string) => Promise<DesignComment>>()
    .mockRejectedValueOnce(
      new RequestRefused({ kind: 'refused', code: 3402, reason: 'comment-characters', message: 'Not these signs.' }),
    )
    .mockRejectedValueOnce(new Error('no answer'))
    .mockResolvedValueOnce({ ...COMMENT, id: 'c2', name: 'Ann', text: 'Lovely' })
  await opened({ open: () => Promise.resolve(DESIGN), comment })
  await press('Comment')
  await press('Comment on Cover')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await write('Lovely \u202e')
  await expect.element(page.getByText('Not these signs.')).toBeVisible()
  await write('Lovely')
  await expect.element(page.getByText('The comment was not sent. Please try again.')).toBeVisible()
  await press('Send')
  await expect.element(page.getByText(/Comment posted\./)).toBeVisible()
  const [first, second, third] = comment.mock.calls.map(([, , opid]) => opid)
  expect([second === third, first === second]).toEqual([true, false])
})

test('what was asked of a design before a comment was written takes the comment away no more', async () => {
  const late = Promise.withResolvers<SharedDesign>()
  const [cover, ...inner] = DESIGN.pages
  const painting = { ...DESIGN, comments: [], pages: [...(cover ? [{ ...cover, picture: '' }] : []), ...inner] }
  const open = vi.fn<() => Promise<SharedDesign>>().mockResolvedValueOnce(painting).mockReturnValue(late.promise)
  await opened({
    open,
    comment: () => Promise.resolve({ ...COMMENT, id: 'c2', pageId: asId<PageId>('p0'), name: 'Ann' }),
  })
  await vi.waitFor(() => expect(open.mock.calls.length).toBe(2))
  await press('Comment')
  await press('Comment on Cover')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await write('Schön!')
  await expect.element(page.getByRole('button', { name: 'Comment 1 by Ann: Schön!' })).toBeVisible()
  late.resolve(painting)
  await late.promise
  await nextFrame()
  await expect.element(page.getByRole('button', { name: 'Comment 1 by Ann: Schön!' })).toBeVisible()
})
