import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { bindPhoneMachine } from '../../machines/bind-phone/bind-phone.machine.ts'
import type { BindPhoneRefusal } from '../../machines/bind-phone/bind-phone.types.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Bind phone' }
export default meta

const at = stateStories({
  machine: bindPhoneMachine,
  input: { mchid: asId<MerchantId>('1'), bound: '138****0001' },
  remembers: ({ bound, phone, code, oldCode, refused, problem }) => ({
    bound,
    phone,
    code: code || null,
    oldCode: oldCode || null,
    reason: refused?.reason,
    problem,
  }),
})

const refused = (reason: BindPhoneRefusal) => ({ kind: 'refused', reason })
const bind = (reason: BindPhoneRefusal) => done('bind the phone', refused(reason))
const sent = { kind: 'sent', resendAt: 60_000 }
const number = [{ type: 'phone.typed', phone: '13900000000' }, { type: 'phone.submit' }] as const
const typed = [...number, done('send the code', sent), { type: 'code.typed', code: '123456' }] as const
const checking = [...typed, { type: 'code.submit' }] as const
const proving = [...checking, bind('old-phone-code-needed')] as const
const oldTyped = [
  ...proving,
  done('send the code to the old phone', sent),
  { type: 'code.typed', code: '654321' },
] as const

export const EnteringThePhone = at()
export const NoMainlandMobileNumber = at({ type: 'phone.typed', phone: '12345' }, { type: 'phone.submit' })
export const SendingTheCode = at(...number)
export const NoCodeOnItsWay = at(...number, broken('send the code', new NetworkLost()))
export const TypingTheCode = at(...typed)
export const AnotherCodeMayBeAskedFor = at(...typed, done('wait until'))
export const SendingAnotherCode = at(...typed, done('wait until'), { type: 'code.resend' })
export const CheckingTheCode = at(...checking)
export const CodeWrong = at(...checking, bind('code-wrong'))
export const AnswerLost = at(...checking, broken('bind the phone', new NetworkLost()))
export const AskingTheOldPhone = at(...proving)
export const TypingTheOldCode = at(...oldTyped)
export const CheckingBothCodes = at(...oldTyped, { type: 'code.submit' })
export const OldCodeWrong = at(...oldTyped, { type: 'code.submit' }, bind('old-code-wrong'))
export const OldPhoneNotReached = at(...proving, broken('send the code to the old phone', new NetworkLost()))
export const SignInOnceMore = at(...checking, bind('recent-sign-in-needed'))
export const NumberTaken = at(...checking, bind('phone-taken'))
export const Bound = at(...checking, done('bind the phone', { kind: 'bound', phone: '139****0000' }))
