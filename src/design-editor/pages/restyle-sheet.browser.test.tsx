import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import {
  clearWorkspace,
  openWorkspace,
  prepareWorkspace,
  story,
} from '../../../tests/support/browser/open-workspace.tsx'
import { aDrawnTheme, DRAWN } from '../../../tests/support/builders/template-builders.ts'
import type { RestyleNames } from '../../ports/own-design-ports.ts'

beforeEach(prepareWorkspace)
afterEach(clearWorkspace)

const other = DEMO_THEMES.find((theme) => theme.id !== story.design.themeId)
const current = DEMO_THEMES.find((theme) => theme.id === story.design.themeId)

async function openRestyle() {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Change look or size' }).click()
  await expect.element(look(current?.name.en ?? '')).toHaveAttribute('aria-pressed', 'true')
  return page.getByRole('button', { name: 'Make this book' })
}

const look = (name: string) => page.getByRole('list', { name: 'Look' }).getByRole('button', { name })

test('another look is seen page by page before one yes makes it; nothing changes until then', async () => {
  const asked: RestyleNames[] = []
  const { design } = await openWorkspace({}, 'resting', {
    onRestyle: (target) => {
      asked.push(target)
      return Promise.resolve()
    },
  })
  const yes = await openRestyle()
  expect(yes.element().hasAttribute('disabled')).toBe(true)
  await look(other?.name.en ?? '').click()
  await expect.element(page.getByRole('img', { name: 'Page 4 after' })).toBeInTheDocument()
  await expect.element(page.getByRole('img', { name: 'Page 4 now' })).toBeInTheDocument()
  await expect.element(page.getByText('20, same as now')).toBeVisible()
  expect([asked, design()]).toEqual([[], story.design])
  await yes.click()
  expect(asked).toEqual([{ pid: story.design.productId, themeId: other?.id }])
})

test('each look is this book in it: its own cover, drawn when its tile comes near', async () => {
  await openWorkspace({}, 'resting', { onRestyle: () => Promise.resolve() })
  await openRestyle()
  const covers = () => page.getByRole('list', { name: 'Look' }).element().querySelectorAll('canvas')
  const drawn = () =>
    [...covers()].map((canvas) => canvas.toDataURL()).filter((picture) => picture.startsWith('data:image/png'))
  // Those within the phone and 200 px beyond.
  await vi.waitFor(() => expect(drawn().length).toBeGreaterThan(3))
  expect(new Set(drawn()).size).toBe(drawn().length)
  expect(drawn().length).toBeLessThan(DEMO_THEMES.length)
  const last = DEMO_THEMES.at(-1)
  await look(last?.name.en ?? '').click()
  await vi.waitFor(() => expect(covers().length).toBeGreaterThan(6))
  expect(
    look(last?.name.en ?? '')
      .element()
      .querySelector('canvas'),
  ).not.toBeNull()
})

test('a look of drawn pages says of each page what could not stay as it was', async () => {
  const few = aDrawnTheme(
    'theme',
    DRAWN.filter(({ slots }) => slots.length < 3),
  )
  await openWorkspace({}, 'resting', { themes: [...DEMO_THEMES, few], onRestyle: () => Promise.resolve() })
  const yes = await openRestyle()
  await look(few.name.en).click()
  await expect.element(yes).toBeEnabled()
  const crowded = story.design.pages.filter(({ kind, slots }) => kind !== 'cover' && slots.length > 2).length
  expect(crowded).toBeGreaterThan(0)
  const said = page.getByText('This look has no ready-made page for so many photos, so they’re arranged freely.')
  expect(said.elements()).toHaveLength(crowded)
})
