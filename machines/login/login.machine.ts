import { plainPhone } from '../../domain/login/phone-login.ts'
import { loginSetup } from './login.setup.ts'

const submitPhone = [
  { guard: 'is a phone number', target: 'sendingCode', actions: 'forget what went wrong' },
  { target: 'phoneRefused', actions: 'refuse the phone' },
] as const

const submitCode = [
  { guard: 'is a code', target: 'checking', actions: 'forget what went wrong' },
  { target: 'refused', actions: 'refuse the code' },
] as const

/** Signing in by a code that is sent to a phone. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    mchid: input.mchid,
    phone: input.phone ?? '',
    code: '',
    resendAt: null,
    refused: null,
    problem: null,
    uid: null,
  }),
  output: ({ context }) => ({ uid: context.uid }),
  initial: 'enteringPhone',
  on: { 'login.cancel': '.cancelled' },
  states: {
    enteringPhone: {
      description: 'The shopper types the number of the phone that the code goes to.',
      tags: 'typing',
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
    sendingCode: {
      description: 'The server is asked to send a code.',
      tags: 'busy',
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: ({ context }) => ({ phone: plainPhone(context.phone), mchid: context.mchid }),
        onDone: [
          {
            guard: { type: 'code was sent', params: ({ event }) => event.output },
            target: 'codeSent',
            actions: { type: 'keep when to send again', params: ({ event }) => event.output },
          },
          { target: 'phoneRefused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unreachable',
          actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
        },
      },
    },
    unreachable: {
      description: 'The shop could not be reached; no code is on its way.',
      tags: 'failed',
      on: {
        'login.retry': { target: 'sendingCode', actions: 'forget what went wrong' },
        'phone.change': { target: 'enteringPhone', actions: 'forget the code' },
      },
    },
    codeSent: {
      description: 'A code is on its way to the phone: it is typed here, and may be asked for again after a minute.',
      type: 'parallel',
      on: { 'phone.change': { target: 'enteringPhone', actions: 'forget the code' } },
      states: {
        code: {
          initial: 'typing',
          on: {
            'code.typed': { target: '.typing', actions: { type: 'keep the code', params: ({ event }) => event } },
          },
          states: {
            typing: {
              description: 'The shopper types the six digits.',
              tags: 'typing',
              on: { 'code.submit': submitCode },
            },
            checking: {
              description: 'The server compares the code.',
              tags: 'busy',
              // What is typed while the code is checked would change what was asked: it waits.
              on: { 'code.typed': {} },
              invoke: {
                id: 'sign in',
                src: 'sign in',
                input: ({ context }) => ({
                  phone: plainPhone(context.phone),
                  code: context.code.trim(),
                  mchid: context.mchid,
                }),
                onDone: [
                  {
                    guard: { type: 'is signed in', params: ({ event }) => event.output },
                    target: '#login.signedIn',
                    actions: { type: 'keep the shopper', params: ({ event }) => event.output },
                  },
                  { target: 'refused', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'unreachable',
                  actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
                },
              },
            },
            refused: {
              description: 'The code is wrong, too old, or was tried too often.',
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
                input: ({ context }) => ({ phone: plainPhone(context.phone), mchid: context.mchid }),
                onDone: [
                  {
                    guard: { type: 'code was sent', params: ({ event }) => event.output },
                    target: 'counting',
                    actions: { type: 'keep when to send again', params: ({ event }) => event.output },
                  },
                  { target: 'allowed', actions: { type: 'keep the refusal', params: ({ event }) => event.output } },
                ],
                onError: {
                  target: 'allowed',
                  actions: { type: 'keep the problem', params: ({ event }) => ({ fault: event.error }) },
                },
              },
            },
          },
        },
      },
    },
    signedIn: { description: 'The shopper is signed in; the session cookie is set.', type: 'final' },
    cancelled: { description: 'The shopper went away without signing in.', type: 'final' },
  },
})
