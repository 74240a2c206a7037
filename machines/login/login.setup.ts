import { assign, setup } from 'xstate'
import type { MerchantId } from '../../domain/ids.ts'
import { isCode, isPhone } from '../../domain/login/phone-login.ts'
import { unprovidedWaitUntil } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type { CodeSent, LoginContext, LoginEvent, LoginInput, LoginOutput, LoginTag, SignedIn } from './login.types.ts'

type CodeAsk = { readonly phone: string; readonly mchid: MerchantId }
type SignInAsk = CodeAsk & { readonly code: string }

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as LoginTag,
    output: {} as LoginOutput,
  },
  actors: {
    'send the code': unprovided<CodeSent, CodeAsk>('send the code'),
    'sign in': unprovided<SignedIn, SignInAsk>('sign in'),
    'wait until': unprovidedWaitUntil,
  },
  guards: {
    'is a phone number': ({ context }) => isPhone(context.phone),
    'is a code': ({ context }) => isCode(context.code),
    'code was sent': (_, answer: CodeSent) => answer.kind === 'sent',
    'is signed in': (_, answer: SignedIn) => answer.kind === 'signed-in',
  },
  actions: {
    'keep the phone': assign((_, { phone }: { phone: string }) => ({ phone, refused: null, problem: null })),
    'keep the code': assign((_, { code }: { code: string }) => ({ code, refused: null, problem: null })),
    'refuse the phone': assign({ refused: { kind: 'refused', reason: 'phone-invalid' } }),
    'refuse the code': assign({ refused: { kind: 'refused', reason: 'code-wrong' } }),
    'keep when to send again': assign((_, answer: CodeSent) =>
      answer.kind === 'sent' ? { resendAt: answer.resendAt, code: '', refused: null, problem: null } : {},
    ),
    'keep the refusal': assign((_, answer: CodeSent | SignedIn) =>
      answer.kind === 'refused' ? { refused: answer, problem: null } : {},
    ),
    'keep the shopper': assign((_, answer: SignedIn) =>
      answer.kind === 'signed-in' ? { uid: answer.uid, refused: null, problem: null } : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
    'forget the code': assign({ code: '', resendAt: null, refused: null, problem: null }),
  },
})
