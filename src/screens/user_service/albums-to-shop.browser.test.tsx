import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { broken, lost } from '../../../stories/fixtures/stories.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { UserServiceScreen } from './UserServiceScreen.tsx'

afterEach(closeScreen)

test('whether the shop sees the albums is on its way, then said not to be known, and known once it is asked again', async () => {
  const answers = [lost, () => Promise.resolve(0)]
  let arrive: () => void = () => undefined
  const first = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const albumsOpenUntil = async () => {
    await first
    return await (answers.shift() ?? lost)()
  }
  await openScreen(<UserServiceScreen />, { address: '/user_service', world: { help: { albumsOpenUntil } } })
  await expect.poll(() => document.querySelectorAll('[aria-busy=true]').length).toEqual(1)
  arrive()
  await expect.element(page.getByText(/^You’re offline, so we can’t check/)).toBeVisible()
  // The ways to the shop need no network.
  await expect.element(page.getByText('E-mail')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('button', { name: 'Let the shop see my albums' })).toBeVisible()
  expect(document.body.textContent).not.toContain('You’re offline, so we can’t check')
})

test.each([
  ['Let the shop see my albums', 0, 'We couldn’t open your albums to the shop. Please try again.'],
  [
    'Hide my albums again',
    Date.UTC(2036, 4, 3),
    'We couldn’t hide your albums. The shop may still see them, so please try again.',
  ],
])('“%s” at a broken shop says what failed and what to do', async (name, until, said) => {
  const help = { albumsOpenUntil: () => Promise.resolve(until), openAlbums: broken }
  await openScreen(<UserServiceScreen />, { address: '/user_service', world: { help } })
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByText(said)).toBeVisible()
})
