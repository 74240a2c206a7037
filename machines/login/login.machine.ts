import type { LoginKind } from '../../domain/login/login-kind.ts'
import { keepProblem } from '../faults.ts'
import { emailForgot, emailRegister, emailSignIn } from './email-steps.ts'
import { loginSetup } from './login.setup.ts'
import { isSignedIn, keepShopper, keepSignInRefusal, signInByCode, signInRequestOf } from './login-steps.ts'

const submitPhone = [
  { guard: 'form is right', target: 'phoneCode', actions: 'forget what went wrong' },
  { target: 'phoneRefused', actions: 'refuse the form' },
] as const

const isFound = (wanted: LoginKind) =>
  ({
    type: 'goes by',
    params: ({ event }: { event: { output: LoginKind } }) => ({ kind: event.output, wanted }),
  }) as const
const isChosen = (wanted: LoginKind) =>
  ({ type: 'goes by', params: ({ event }: { event: { kind: LoginKind } }) => ({ kind: event.kind, wanted }) }) as const

/** Signing in, by whichever way suits the place where the shop is open (A§6). */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    mchid: input.mchid,
    loginMethod: input.loginMethod ?? 1,
    method: 'phone',
    phone: input.phone ?? '',
    email: '',
    password: '',
    again: '',
    program: input.program ?? null,
    fault: input.fault ?? null,
    refused: null,
    problem: null,
    uid: null,
  }),
  output: ({ context }) => ({ uid: context.uid }),
  initial: 'finding',
  on: {
    'way.choose': [
      { guard: isChosen('messenger'), target: '.messenger.leaving' },
      { guard: isChosen('mini-program'), target: '.program' },
      { guard: isChosen('email'), target: '.emailSignIn' },
      { target: '.enteringPhone' },
    ],
  },
  states: {
    finding: {
      description: 'Which way in suits this place is found out; it takes a moment.',
      tags: 'busy',
      always: { guard: 'came back from the messenger', target: 'messenger' },
      invoke: {
        id: 'find the way in',
        src: 'find the way in',
        input: ({ context }) => ({ loginMethod: context.loginMethod }),
        onDone: [
          { guard: isFound('messenger'), target: 'messenger.leaving' },
          { guard: isFound('mini-program'), target: 'program' },
          { guard: isFound('email'), target: 'emailSignIn' },
          { target: 'enteringPhone' },
        ],
        // The phone's code is right nearly everywhere; the other ways are named below it.
        onError: 'enteringPhone',
      },
    },
    enteringPhone: {
      description: 'The shopper types the number of the phone that the code goes to.',
      tags: 'typing',
      entry: { type: 'go by', params: { method: 'phone' } },
      on: {
        'phone.typed': { actions: { type: 'keep the phone', params: ({ event }) => event } },
        'phone.submit': submitPhone,
      },
    },
    phoneRefused: {
      description: 'This is no mainland mobile number, or the server sends no code to it now.',
      tags: ['typing', 'refused'],
      on: {
        'phone.typed': { target: 'enteringPhone', actions: { type: 'keep the phone', params: ({ event }) => event } },
        'phone.submit': submitPhone,
      },
    },
    phoneCode: {
      description: 'A code goes to the phone, and signs in.',
      invoke: signInByCode,
      on: {
        'phone.typed': { target: 'enteringPhone', actions: { type: 'keep the phone', params: ({ event }) => event } },
        'phone.change': 'enteringPhone',
      },
    },
    emailSignIn,
    emailRegister,
    emailForgot,
    messenger: {
      initial: 'failed',
      states: {
        failed: {
          description: 'The shopper came back from the messenger without being signed in.',
          tags: 'refused',
          entry: 'say what the messenger said',
          on: { 'messenger.go': 'leaving' },
        },
        leaving: {
          description:
            "The browser leaves for the messenger's own sign-in page; who comes back by the arrow may go again.",
          tags: 'busy',
          entry: 'forget what went wrong',
          on: { 'messenger.go': { target: 'leaving', reenter: true } },
          invoke: {
            id: 'go to the messenger',
            src: 'go to the messenger',
            onError: { target: 'failed', actions: keepProblem },
          },
        },
      },
    },
    program: {
      initial: 'entering',
      entry: { type: 'go by', params: { method: 'program' } },
      states: {
        entering: {
          description: 'Whether the mini-program handed its code over is looked at; it takes no time.',
          always: [
            { guard: 'has the code of the program', target: 'signingIn' },
            { target: 'refused', actions: 'say that the program gave no code' },
          ],
        },
        signingIn: {
          description: 'The server asks the mini-program who this is.',
          tags: 'busy',
          invoke: {
            id: 'sign in',
            src: 'sign in',
            input: signInRequestOf,
            onDone: [
              { guard: isSignedIn, target: '#login.signedIn', actions: keepShopper },
              { target: 'refused', actions: keepSignInRefusal },
            ],
            onError: { target: 'unreachable', actions: keepProblem },
          },
        },
        refused: {
          description: 'The mini-program does not vouch for the shopper, or is not set up.',
          tags: 'refused',
        },
        unreachable: {
          description: 'It is not known whether the shopper is signed in: the answer got lost.',
          tags: 'failed',
          on: { 'login.retry': { target: 'signingIn', actions: 'forget what went wrong' } },
        },
      },
    },
    signedIn: { description: 'The shopper is signed in; the session cookie is set.', type: 'final' },
  },
})
