import { assign, setup } from 'xstate'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { problemOf } from '../faults.ts'
import { unprovided } from '../unprovided.ts'
import { verificationCodeMachine } from '../verification-code/verification-code.machine.ts'
import type { Checked } from '../verification-code/verification-code.types.ts'
import type {
  LoginContext,
  LoginEvent,
  LoginInput,
  LoginMethod,
  LoginOutput,
  LoginTag,
  SignedIn,
  SignInRequest,
} from './login.types.ts'
import { formRefusal } from './login-requests.ts'

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as LoginTag,
    output: {} as LoginOutput,
    children: {} as { readonly code: 'verification code' },
  },
  actors: {
    'find the way in': unprovided<LoginKind, { readonly loginMethod: number }>('find the way in'),
    'sign in': unprovided<SignedIn, SignInRequest>('sign in'),
    'go to the messenger': unprovided<void, undefined>('go to the messenger'),
    'verification code': verificationCodeMachine,
  },
  guards: {
    'came back from the messenger': ({ context }) => context.fault !== null,
    'has the code of the program': ({ context }) => context.program !== null,
    'goes by': (_, { kind, wanted }: { kind: LoginKind; wanted: LoginKind }) => kind === wanted,
    'form is right': ({ context }) => formRefusal(context) === undefined,
    'is signed in': (_, answer: SignedIn | Checked) => answer.kind === 'signed-in',
  },
  actions: {
    'go by': assign((_, { method }: { method: LoginMethod }) => ({
      method,
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
    'refuse the form': assign(({ context }) => {
      const reason = formRefusal(context)
      return reason ? { refused: { kind: 'refused', reason } } : {}
    }),
    'say what the messenger said': assign(({ context: { fault } }) =>
      fault ? { refused: { kind: 'refused', reason: fault } } : {},
    ),
    'say that the program gave no code': assign({
      refused: { kind: 'refused', reason: 'program-verification-failed' },
    }),
    'keep the refusal': assign((_, answer: SignedIn) =>
      answer.kind === 'refused' ? { refused: answer, problem: null } : {},
    ),
    // What nobody needs any more is not kept in memory.
    'keep the shopper': assign((_, answer: SignedIn | Checked) =>
      answer.kind === 'signed-in'
        ? { uid: answer.uid, password: '', again: '', program: null, refused: null, problem: null }
        : {},
    ),
    'keep the problem': assign((_, { fault }: { fault: unknown }) => ({ problem: problemOf(fault) })),
    'forget what went wrong': assign({ refused: null, problem: null }),
  },
})
