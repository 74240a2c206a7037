import { useActorRef } from '@xstate/react'
import { afterEach, expect, test } from 'vitest'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { wireVerificationCode } from '../../../machines/verification-code/verification-code.ports.ts'
import type { CodeRefusal } from '../../../machines/verification-code/verification-code.types.ts'
import { fakeVerificationPorts } from '../../../tests/support/browser/fake-ports.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { PhoneNumberForm } from './PhoneNumberForm.tsx'

afterEach(closeScreen)

const nothing = () => undefined

function Form({ reason }: { readonly reason: CodeRefusal }) {
  const sendCode = async () => ({ kind: 'refused', reason, message: `no: ${reason}` }) as const
  const code = useActorRef(wireVerificationCode(fakeVerificationPorts({ sendCode })), {
    input: { mchid: asId<MerchantId>('1'), purpose: { kind: 'sign-in', phone: '13800138000' } },
  })
  return (
    <PhoneNumberForm
      {...{ title: '', why: '', label: 'Mobile number', phone: '13800138000', misspelt: null, code }}
      {...{ onTyped: nothing, onSubmit: nothing, onAnother: nothing }}
    />
  )
}

test.each<readonly [CodeRefusal, number]>([
  ['phone-invalid', 1],
  ['code-limit-reached', 0],
  ['code-not-sent', 0],
])('a number is marked as wrong only where it is: %s', async (reason, marked) => {
  await openScreen(<Form reason={reason} />, { address: '/login' })
  await expect.poll(() => document.body.textContent).toContain(`no: ${reason}`)
  expect(document.querySelectorAll('[aria-invalid="true"]').length).toEqual(marked)
})
