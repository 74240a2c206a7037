import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DEMO_CALENDARS } from '../../../domain/demo/calendar-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { asId, type ThemeId } from '../../../domain/ids.ts'
import { invariant } from '../../../domain/never.ts'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { ThemeCalendarScreen } from './ThemeCalendarScreen.tsx'

afterEach(closeScreen)

test('B§5 calendar theme: a theme without months is not taken by itself, says that it can make 0 pages, and leads nowhere [B§5.no-months]', async () => {
  const [wall] = DEMO_CALENDARS
  const made = DEMO_THEMES.find(({ calendar }) => calendar)
  invariant(wall && made, 'the demo shop has calendars')
  const { calendar: _none, ...rest } = made
  const bare = { ...rest, id: asId<ThemeId>('bare'), name: { 'zh-Hans': '无', en: 'Bare', 'zh-Hant': '無' } }
  await openScreen(<ThemeCalendarScreen />, {
    address: '/theme_calendar?pid=calendar-wall',
    world: {
      catalogue: {
        product: () => Promise.resolve({ ...wall, themeIds: [bare.id, made.id] }),
        themes: () => Promise.resolve([bare, made]),
        photoCount: () => Promise.resolve(12),
      },
    },
  })
  const go = page.getByRole('button', { name: 'Choose photos' })
  await expect.element(go).toBeEnabled()
  await page.getByRole('button', { name: 'Bare' }).click()
  await expect.element(page.getByText('This theme can make 0 pages, choose another theme.')).toBeVisible()
  await expect.element(go).toBeDisabled()
})

test('a calendar that no look is drawn for says so and leads to what there is', async () => {
  const [wall] = DEMO_CALENDARS
  invariant(wall, 'the demo shop has calendars')
  await openScreen(<ThemeCalendarScreen />, {
    address: '/theme_calendar?pid=calendar-wall',
    world: { catalogue: { product: () => Promise.resolve(wall), themes: () => Promise.resolve([]) } },
  })
  await expect.element(page.getByRole('heading', { name: `No looks for ${wall.name.en} yet` })).toBeVisible()
  expect(page.getByRole('button', { name: 'Choose photos' }).query()).toBe(null)
  await page.getByRole('link', { name: 'See all products' }).click()
  expect(addressNow()).toBe('/prod_list')
})
