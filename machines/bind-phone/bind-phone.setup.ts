import { assign, setup } from 'xstate'
import { isPhone } from '../../domain/login/phone-login.ts'
import { verificationCodeMachine } from '../verification-code/verification-code.machine.ts'
import type { CodeRefusal, VerificationOutput } from '../verification-code/verification-code.types.ts'
import type {
  BindPhoneContext,
  BindPhoneEvent,
  BindPhoneInput,
  BindPhoneOutput,
  BindPhoneTag,
} from './bind-phone.types.ts'

type RefusedBecause = Pick<VerificationOutput, 'answer'> & { readonly reasons: readonly CodeRefusal[] }

/** The words of the chart: what its guards ask and its actions do. */
export const bindPhoneSetup = setup({
  types: {
    input: {} as BindPhoneInput,
    context: {} as BindPhoneContext,
    events: {} as BindPhoneEvent,
    tags: {} as BindPhoneTag,
    output: {} as BindPhoneOutput,
    children: {} as { readonly code: 'verification code' },
  },
  actors: { 'verification code': verificationCodeMachine },
  guards: {
    'is a phone number': ({ context }) => isPhone(context.phone),
    'is bound': (_, { answer }: VerificationOutput) => answer.kind === 'bound',
    'is refused because': (_, { answer, reasons }: RefusedBecause) =>
      answer.kind === 'refused' && reasons.includes(answer.reason),
  },
  actions: {
    'keep the phone': assign((_, { phone }: { phone: string }) => ({ phone, refused: null })),
    'refuse the phone': assign({ refused: { kind: 'refused', reason: 'phone-invalid' } }),
    'keep the code of the new phone': assign((_, newCode: VerificationOutput) => ({ newCode })),
    'ask for the new code once more': assign(({ context: { newCode } }, { answer }: VerificationOutput) =>
      newCode && answer.kind === 'refused' ? { earlier: { resendAt: newCode.resendAt, refused: answer } } : {},
    ),
    'keep what is bound': assign((_, { answer }: VerificationOutput) =>
      answer.kind === 'bound' ? { bound: answer.phone } : {},
    ),
    'forget the codes': assign({ newCode: null, earlier: null, refused: null }),
  },
})
