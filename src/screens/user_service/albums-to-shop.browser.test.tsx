import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { lost } from '../../../stories/fixtures/stories.ts'
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
