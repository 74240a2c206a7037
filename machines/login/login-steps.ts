import type { CodeSent, LoginContext, SignedIn } from './login.types.ts'
import { codeAsk, signInAsk } from './login-asks.ts'

/** Pieces that several states of the chart share. */
export const keepProblem = {
  type: 'keep the problem',
  params: ({ event }: { event: { error: unknown } }) => ({ fault: event.error }),
} as const

const answered = {
  params: ({ event }: { event: { output: CodeSent } }) => event.output,
}
const signedIn = {
  params: ({ event }: { event: { output: SignedIn } }) => event.output,
}

export const wasSent = { type: 'code was sent', ...answered } as const
export const keepResendAt = { type: 'keep when to send again', ...answered } as const
export const keepCodeRefusal = { type: 'keep the refusal', ...answered } as const
export const isSignedIn = { type: 'is signed in', ...signedIn } as const
export const keepShopper = { type: 'keep the shopper', ...signedIn } as const
export const keepSignInRefusal = { type: 'keep the refusal', ...signedIn } as const

export const codeAskOf = ({ context }: { context: LoginContext }) => codeAsk(context)
export const signInAskOf = ({ context }: { context: LoginContext }) => signInAsk(context)

/** Fields of an e-mail form, and where typing in them leads. */
export function typingInto<Target extends string>(target: Target) {
  return {
    'email.typed': {
      target,
      actions: { type: 'keep the email', params: ({ event }: { event: { email: string } }) => event },
    },
    'password.typed': {
      target,
      actions: { type: 'keep the password', params: ({ event }: { event: { password: string } }) => event },
    },
    'again.typed': {
      target,
      actions: { type: 'keep the password once more', params: ({ event }: { event: { again: string } }) => event },
    },
  } as const
}
