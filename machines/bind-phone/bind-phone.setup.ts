import { assign, setup } from 'xstate'
import { isCode, isPhone } from '../../domain/login/phone-login.ts'
import { unprovidedWaitUntil } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  BindAsk,
  BindCodeAsk,
  BindCodeSent,
  BindPhoneContext,
  BindPhoneEvent,
  BindPhoneInput,
  BindPhoneOutput,
  BindPhoneRefusal,
  BindPhoneTag,
  Bound,
} from './bind-phone.types.ts'

type RefusedBecause = { readonly answer: Bound; readonly reasons: readonly BindPhoneRefusal[] }

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const bindPhoneSetup = setup({
  types: {
    input: {} as BindPhoneInput,
    context: {} as BindPhoneContext,
    events: {} as BindPhoneEvent,
    tags: {} as BindPhoneTag,
    output: {} as BindPhoneOutput,
  },
  actors: {
    'send the code': unprovided<BindCodeSent, BindCodeAsk>('send the code'),
    'bind the phone': unprovided<Bound, BindAsk>('bind the phone'),
    'wait until': unprovidedWaitUntil,
  },
  guards: {
    'is a phone number': ({ context }) => isPhone(context.phone),
    'is a code': ({ context }) => isCode(context.code),
    'is a code of the old phone': ({ context }) => isCode(context.oldCode),
    'code was sent': (_, answer: BindCodeSent) => answer.kind === 'sent',
    'is bound': (_, answer: Bound) => answer.kind === 'bound',
    'is refused because': (_, { answer, reasons }: RefusedBecause) =>
      answer.kind === 'refused' && reasons.includes(answer.reason),
  },
  actions: {
    'keep the phone': assign((_, { phone }: { phone: string }) => ({ phone, refused: null, problem: null })),
    'keep the code': assign((_, { code }: { code: string }) => ({ code, refused: null, problem: null })),
    'keep the code of the old phone': assign((_, { code }: { code: string }) => ({
      oldCode: code,
      refused: null,
      problem: null,
    })),
    'refuse the phone': assign({ refused: { kind: 'refused', reason: 'phone-invalid' } }),
    'refuse the code': assign({ refused: { kind: 'refused', reason: 'code-wrong' } }),
    'refuse the code of the old phone': assign({ refused: { kind: 'refused', reason: 'old-code-wrong' } }),
    'keep when to send again': assign((_, answer: BindCodeSent) =>
      answer.kind === 'sent' ? { resendAt: answer.resendAt, refused: null, problem: null } : {},
    ),
    'keep the refusal': assign((_, answer: BindCodeSent | Bound) =>
      answer.kind === 'refused' ? { refused: answer, problem: null } : {},
    ),
    'keep what is bound': assign((_, answer: Bound) =>
      answer.kind === 'bound' ? { bound: answer.phone, refused: null, problem: null } : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
    'forget the codes': assign({ code: '', oldCode: '', resendAt: null, refused: null, problem: null }),
  },
})
