import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { loginMachine } from '../../../machines/login/login.machine.ts'
import type { LoginRefusal } from '../../../machines/login/login.types.ts'
import { atState } from '../../../stories/fixtures/at-state.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { LoginForm } from './LoginForm.tsx'

afterEach(closeScreen)

function refusedAt(value: Parameters<typeof atState<typeof loginMachine>>[1], reason: LoginRefusal) {
  return atState(loginMachine, value, {
    ...{ mchid: asId<MerchantId>('1'), loginMethod: 0, method: 'phone', phone: '' },
    ...{ email: '', password: '', again: '', program: null, fault: null },
    ...{ refused: { kind: 'refused', reason }, problem: null, uid: null },
  })
}

/** The buttons of the form, from the first to the last, and which of them is the red one. */
const ways = () =>
  [...document.querySelectorAll<HTMLElement>('button')].map(
    ({ textContent, dataset }) => `${dataset['look']}: ${textContent}`,
  )

test.each([
  ['a messenger that the shop is not connected to', { messenger: 'failed' }, 'messenger-not-set-up'],
  ['a mini-program that does not vouch', { program: 'refused' }, 'program-verification-failed'],
  ['a mini-program that the shop is not connected to', { program: 'refused' }, 'program-not-set-up'],
] as const)('%s: the phone is the way in, and is not tried for in vain', async (_, value, reason) => {
  await openScreen(<LoginForm login={refusedAt(value, reason)} />, { address: '/login' })
  await expect.poll(ways).toEqual(['primary: Sign in with a phone code', 'quiet: Sign in with e-mail'])
  await page.getByRole('button', { name: 'Sign in with a phone code' }).click()
  await expect.element(page.getByRole('textbox')).toBeVisible()
})

test('a messenger that did not verify may be asked again; the other ways stand below', async () => {
  const login = refusedAt({ messenger: 'failed' }, 'messenger-verification-failed')
  await openScreen(<LoginForm login={login} />, { address: '/login' })
  await expect
    .poll(ways)
    .toEqual(['primary: Try again with WeChat', 'quiet: Sign in with a phone code', 'quiet: Sign in with e-mail'])
})
