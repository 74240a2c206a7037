import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import type { PhoneLoginRefusal } from '../../domain/login/phone-login.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import { broken, done } from '../../tests/support/walk-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Login' }
export default meta

const at = stateStories({
  machine: loginMachine,
  input: { mchid: asId<MerchantId>('1'), phone: '13800138000' },
  remembers: ({ phone, code, refused, problem }) => ({ phone, code: code || null, reason: refused?.reason, problem }),
})

const refused = (reason: PhoneLoginRefusal) => ({ kind: 'refused', reason })
const submit = { type: 'phone.submit' }
const sent = done('send the code', { kind: 'sent', resendAt: 60_000 })
const typed = [submit, sent, { type: 'code.typed', code: '123456' }] as const
const checking = [...typed, { type: 'code.submit' }] as const

export const EnteringThePhone = at()
export const NoMainlandMobileNumber = at({ type: 'phone.typed', phone: '12345' }, submit)
export const CodeAskedForTooSoon = at(submit, done('send the code', refused('code-too-soon')))
export const SendingTheCode = at(submit)
export const NoCodeOnItsWay = at(submit, broken('send the code', new NetworkLost()))
export const TypingTheCode = at(...typed)
export const AnotherCodeMayBeAskedFor = at(...typed, done('wait until'))
export const SendingAnotherCode = at(...typed, done('wait until'), { type: 'code.resend' })
export const CheckingTheCode = at(...checking)
export const CodeWrong = at(...checking, done('sign in', refused('code-wrong')))
export const CodeTooOld = at(...checking, done('sign in', refused('code-expired')))
export const TriedTooOften = at(...checking, done('sign in', refused('too-many-tries')))
export const AnswerLost = at(...checking, broken('sign in', new NetworkLost()))
export const SignedIn = at(...checking, done('sign in', { kind: 'signed-in', uid: 'u1' }))
export const WentAway = at({ type: 'login.cancel' })
