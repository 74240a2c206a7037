import { assign, setup } from 'xstate'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { unprovidedWaitUntil } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import type {
  CodeAsk,
  CodeSent,
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginMethod,
  LoginOutput,
  LoginTag,
  SignedIn,
  SignInAsk,
} from './login.types.ts'
import { codeFormRefusal, formRefusal } from './login-asks.ts'

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
    'find the way in': unprovided<LoginKind, { readonly loginMethod: number }>('find the way in'),
    'send the code': unprovided<CodeSent, CodeAsk>('send the code'),
    'sign in': unprovided<SignedIn, SignInAsk>('sign in'),
    'go to the messenger': unprovided<void, undefined>('go to the messenger'),
    'wait until': unprovidedWaitUntil,
  },
  guards: {
    'came back from the messenger': ({ context }) => context.fault !== null,
    'has the code of the program': ({ context }) => context.program !== null,
    'goes by': (_, { kind, wanted }: { kind: LoginKind; wanted: LoginKind }) => kind === wanted,
    'form is right': ({ context }) => formRefusal(context) === undefined,
    'code form is right': ({ context }) => codeFormRefusal(context) === undefined,
    registers: ({ context }) => context.method === 'register',
    'forgot the password': ({ context }) => context.method === 'reset',
    'code was sent': (_, answer: CodeSent) => answer.kind === 'sent',
    'is signed in': (_, answer: SignedIn) => answer.kind === 'signed-in',
  },
  actions: {
    'go by': assign((_, { method }: { method: LoginMethod }) => ({
      method,
      code: '',
      resendAt: null,
      refused: null,
      problem: null,
    })),
    'keep the phone': assign((_, { phone }: { phone: string }) => ({ phone, refused: null, problem: null })),
    'keep the email': assign((_, { email }: { email: string }) => ({ email, refused: null, problem: null })),
    'keep the password': assign((_, { password }: { password: string }) => ({
      password,
      refused: null,
      problem: null,
    })),
    'keep the password once more': assign((_, { again }: { again: string }) => ({
      again,
      refused: null,
      problem: null,
    })),
    'keep the code': assign((_, { code }: { code: string }) => ({ code, refused: null, problem: null })),
    'refuse the form': assign(({ context }) => {
      const reason = formRefusal(context)
      return reason ? { refused: { kind: 'refused', reason } } : {}
    }),
    'refuse the code form': assign(({ context }) => {
      const reason = codeFormRefusal(context)
      return reason ? { refused: { kind: 'refused', reason } } : {}
    }),
    'say what the messenger said': assign(({ context: { fault } }) =>
      fault ? { refused: { kind: 'refused', reason: fault } } : {},
    ),
    'say that the program gave no code': assign({
      refused: { kind: 'refused', reason: 'program-verification-failed' },
    }),
    'keep when to send again': assign((_, answer: CodeSent) =>
      answer.kind === 'sent' ? { resendAt: answer.resendAt, code: '', refused: null, problem: null } : {},
    ),
    'keep the refusal': assign((_, answer: CodeSent | SignedIn) =>
      answer.kind === 'refused' ? { refused: answer, problem: null } : {},
    ),
    // What nobody needs any more is not kept in memory.
    'keep the shopper': assign((_, answer: SignedIn) =>
      answer.kind === 'signed-in'
        ? { uid: answer.uid, password: '', again: '', code: '', program: null, refused: null, problem: null }
        : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
    'forget the code': assign({ code: '', resendAt: null, refused: null, problem: null }),
  },
})
