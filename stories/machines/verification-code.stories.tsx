import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { NetworkLost } from '../../machines/faults.ts'
import { verificationCodeMachine } from '../../machines/verification-code/verification-code.machine.ts'
import type { CodeRefusal, VerificationContext } from '../../machines/verification-code/verification-code.types.ts'
import { broken, done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Verification code 验证码 驗證碼', id: 'machines-verification-code' }
export default meta

const gallery = {
  machine: verificationCodeMachine,
  remembers: ({ purpose, code, refused, problem }: VerificationContext) => ({
    purpose: purpose.kind,
    code: code || null,
    reason: refused?.reason,
    problem,
  }),
}
const mchid = asId<MerchantId>('1')
const at = stateStories({ ...gallery, input: { mchid, purpose: { kind: 'sign-in', phone: '13800138000' } } })
const reset = stateStories({
  ...gallery,
  input: { mchid, purpose: { kind: 'new-password', email: 'lin@example.com' } },
})
const earlier = stateStories({
  ...gallery,
  input: {
    mchid,
    purpose: { kind: 'new-phone', phone: '13900000000' },
    earlier: { resendAt: 60_000, refused: { kind: 'refused', reason: 'code-wrong' } },
  },
})

const refused = (reason: CodeRefusal) => ({ kind: 'refused', reason })
const sent = done('send the code', { kind: 'sent', resendAt: 60_000 })
const typed = [sent, { type: 'code.typed', code: '123456' }] as const
const checking = [...typed, { type: 'code.submit' }] as const

export const PlayedByHand = at.driving(...typed)
export const SendingTheCode = at()
export const CodeNotSent = at(done('send the code', refused('code-limit-reached')))
export const NoCodeOnItsWay = at(broken('send the code', new NetworkLost()))
export const TypingTheCode = at(...typed)
export const AnotherCodeMayBeAskedFor = at(...typed, done('wait until'))
export const SendingAnotherCode = at(...typed, done('wait until'), { type: 'code.resend' })
export const CheckingTheCode = at(...checking)
export const CodeWrong = at(...checking, done('check the code', refused('code-wrong')))
export const TriedTooOften = at(...checking, done('check the code', refused('code-limit-reached')))
export const AnswerLost = at(...checking, broken('check the code', new NetworkLost()))
export const CodeAndNewPassword = reset(sent)
export const NewPasswordEmpty = reset(...checking)
export const AnEarlierCodeWasWrong = earlier()
export const Opened = at(...checking, done('check the code', { kind: 'signed-in', uid: 'u1' }))
