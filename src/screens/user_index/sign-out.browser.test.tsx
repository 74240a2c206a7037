import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addressNow, closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { UserIndexScreen } from './UserIndexScreen.tsx'

afterEach(closeScreen)

const STILL = 'You’re still signed in: we couldn’t reach the shop. Please try again.'

test('who is signed out is told so, though this phone cannot forget everything; what screens showed meanwhile is cleared after them', async () => {
  const done: string[] = []
  const does = (name: string) => () => {
    done.push(name)
    return Promise.resolve()
  }
  const forget = () => {
    done.push('forget')
    return Promise.reject(new Error('the code of it did not come'))
  }
  await openScreen(<UserIndexScreen />, {
    address: '/user_index',
    world: { account: { signOut: does('sign out') }, offline: { forget, clear: does('clear') } },
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => done).toEqual(['sign out', 'forget', 'clear'])
  expect([addressNow(), page.getByText(STILL).query()]).toEqual(['/index', null])
})

test('who could not be signed out stays, with everything, and is told so', async () => {
  const forget = vi.fn()
  await openScreen(<UserIndexScreen />, {
    address: '/user_index',
    world: { account: { signOut: () => Promise.reject(new Error('lost')) }, offline: { forget } },
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText(STILL)).toBeVisible()
  expect([addressNow(), forget.mock.calls.length]).toEqual(['/user_index', 0])
})
