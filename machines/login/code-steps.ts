import { loginSetup } from './login.setup.ts'
import {
  codeAskOf,
  isSignedIn,
  keepCodeRefusal,
  keepProblem,
  keepResendAt,
  keepShopper,
  keepSignInRefusal,
  signInAskOf,
  typingInto,
  wasSent,
} from './login-steps.ts'

/** A code is on its way, to a phone or to a mailbox: it is typed here, and may be asked for again after a minute. */
export const codeSent = loginSetup.createStateConfig({
  description: 'A code is on its way, to a phone or to a mailbox: it is typed here, and may be asked for again.',
  type: 'parallel',
  on: {
    'phone.change': [
      { guard: 'registers', target: '#login.emailRegister' },
      { guard: 'forgot the password', target: '#login.emailForgot' },
      { target: '#login.enteringPhone' },
    ],
  },
  states: {
    code: {
      initial: 'typing',
      on: {
        ...typingInto('.typing'),
        'code.typed': {
          target: '.typing',
          actions: { type: 'keep the code', params: ({ event }) => event },
        },
        'code.submit': [
          { guard: 'code form is right', target: '.checking', actions: 'forget what went wrong' },
          { target: '.refused', actions: 'refuse the code form' },
        ],
      },
      states: {
        typing: {
          description: 'The shopper types the six digits, and the new password where the old one was forgotten.',
          tags: 'typing',
        },
        checking: {
          description: 'The server compares the code.',
          tags: 'busy',
          // What is typed while the code is checked would change what was asked: it waits.
          on: { 'code.typed': {}, 'code.submit': {}, 'email.typed': {}, 'password.typed': {}, 'again.typed': {} },
          invoke: {
            id: 'sign in',
            src: 'sign in',
            input: signInAskOf,
            onDone: [
              { guard: isSignedIn, target: '#login.signedIn', actions: keepShopper },
              { target: 'refused', actions: keepSignInRefusal },
            ],
            onError: { target: 'unreachable', actions: keepProblem },
          },
        },
        refused: {
          description: 'The code is wrong, too old, or was tried too often; or the new password is not one.',
          tags: ['typing', 'refused'],
        },
        unreachable: {
          description: 'It is not known whether the code was right: the answer got lost.',
          tags: 'failed',
          on: { 'login.retry': { target: 'checking', actions: 'forget what went wrong' } },
        },
      },
    },
    resend: {
      initial: 'counting',
      states: {
        counting: {
          description: 'The minute runs in which no other code is sent.',
          tags: 'counting',
          invoke: {
            id: 'wait until',
            src: 'wait until',
            input: ({ context }) => ({ at: context.resendAt ?? 0 }),
            onDone: 'allowed',
            onError: 'allowed',
          },
        },
        allowed: {
          description: 'Another code may be asked for.',
          tags: 'can resend',
          on: { 'code.resend': { target: 'sending', actions: 'forget what went wrong' } },
        },
        sending: {
          description: 'The server is asked to send another code.',
          tags: 'busy',
          invoke: {
            id: 'send the code again',
            src: 'send the code',
            input: codeAskOf,
            onDone: [
              { guard: wasSent, target: 'counting', actions: keepResendAt },
              { target: 'allowed', actions: keepCodeRefusal },
            ],
            onError: { target: 'allowed', actions: keepProblem },
          },
        },
      },
    },
  },
})
