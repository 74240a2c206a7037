import { useActorRef } from '@xstate/react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { asId, type MerchantId, type UserId } from '../../../domain/ids.ts'
import { wireVerificationCode } from '../../../machines/verification-code/verification-code.ports.ts'
import { fakeVerificationPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { VerificationForm } from './VerificationForm.tsx'

afterEach(closeScreen)

const never = () => new Promise<never>(() => undefined)
const checked: string[] = []
const machine = wireVerificationCode(
  fakeVerificationPorts({
    clock: { wait: never, waitUntil: never },
    sendCode: async () => ({ kind: 'sent', resendAt: Date.now() + 60_000 }),
    checkCode: async ({ code }) => {
      checked.push(code)
      return code === '123456'
        ? { kind: 'signed-in', uid: asId<UserId>('u0') }
        : { kind: 'refused', reason: 'code-wrong', params: {} }
    },
  }),
)

function Form() {
  const code = useActorRef(machine, {
    input: { mchid: asId<MerchantId>('1'), purpose: { kind: 'sign-in', phone: '13800138000' } },
  })
  return <VerificationForm code={code} title="" why="" label="The code" submit="Sign in" />
}

test('a wrong code is said, and the right one is simply typed after it', async () => {
  await openScreen(<Form />, { address: '/login' })
  const first = page.getByRole('textbox', { name: 'The code' })
  await first.click()
  await userEvent.keyboard('000000')
  await expect.poll(() => document.body.textContent).toContain('The code is wrong or has expired.')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('123456')
  await expect.poll(() => checked).toEqual(['000000', '123456'])
})
