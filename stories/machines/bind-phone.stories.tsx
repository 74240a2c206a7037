import type { Meta } from '@storybook/react-vite'
import { asId, type MerchantId } from '../../domain/ids.ts'
import { bindPhoneMachine } from '../../machines/bind-phone/bind-phone.machine.ts'
import type { CodeRefusal } from '../../machines/verification-code/verification-code.types.ts'
import { done } from '../../tests/support/traverse-machine.ts'
import { stateStories } from './state-stories.tsx'

const meta: Meta = { title: 'Machines/Bind phone 绑定手机 綁定手機', id: 'machines-bind-phone' }
export default meta

const at = stateStories({
  machine: bindPhoneMachine,
  input: { mchid: asId<MerchantId>('1'), bound: '138****0001' },
  remembers: ({ bound, phone, newCode, refused }) => ({
    bound,
    phone,
    'code of the new phone': newCode?.code,
    reason: refused?.reason,
  }),
})

const ended = (answer: object) => done('code', { answer, code: '123456', resendAt: 60_000 })
const refused = (reason: CodeRefusal) => ended({ kind: 'refused', reason })
const number = [{ type: 'phone.typed', phone: '13900000000' }, { type: 'phone.submit' }] as const

export const PlayedByHand = at.driving(...number)
export const EnteringThePhone = at()
export const NoMainlandMobileNumber = at({ type: 'phone.typed', phone: '12345' }, { type: 'phone.submit' })
export const CodeOfTheNewPhone = at(...number)
export const CodeOfTheOldPhone = at(...number, refused('old-phone-code-needed'))
export const NewCodeWrongAfterAll = at(...number, refused('old-phone-code-needed'), refused('code-wrong'))
export const SignInOnceMore = at(...number, refused('recent-sign-in-needed'))
export const NumberTaken = at(...number, refused('phone-taken'))
export const Bound = at(...number, ended({ kind: 'bound', phone: '139****0000' }))
