import type { VerificationOutput } from '../verification-code/verification-code.types.ts'
import type { LoginContext, SignedIn } from './login.types.ts'
import { codePurpose, signInRequest } from './login-requests.ts'

/* Pieces that several states of the chart share. */

const signedIn = {
  params: ({ event }: { event: { output: SignedIn } }) => event.output,
}

export const isSignedIn = { type: 'is signed in', ...signedIn } as const
export const keepShopper = { type: 'keep the shopper', ...signedIn } as const
export const keepSignInRefusal = { type: 'keep the refusal', ...signedIn } as const

export const signInRequestOf = ({ context }: { context: LoginContext }) => signInRequest(context)

/** From asking for a code to being signed in by it; no refusal ends it, as another code or number always helps. */
export const signInByCode = {
  id: 'code',
  src: 'verification code',
  input: ({ context }: { context: LoginContext }) => ({ mchid: context.mchid, purpose: codePurpose(context) }),
  onDone: {
    target: '#login.signedIn',
    actions: {
      type: 'keep the shopper',
      params: ({ event }: { event: { output: VerificationOutput } }) => event.output.answer,
    },
  },
} as const

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
