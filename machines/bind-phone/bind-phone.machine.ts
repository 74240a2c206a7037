import { plainPhone } from '../../domain/login/phone-login.ts'
import { bindPhoneSetup } from './bind-phone.setup.ts'
import type { BindCodeSent, BindPhoneContext, BindPhoneRefusal, Bound } from './bind-phone.types.ts'

const keepProblem = {
  type: 'keep the problem',
  params: ({ event }: { event: { error: unknown } }) => ({ fault: event.error }),
} as const
const sentParams = { params: ({ event }: { event: { output: BindCodeSent } }) => event.output } as const
const boundParams = { params: ({ event }: { event: { output: Bound } }) => event.output } as const
const wasSent = { type: 'code was sent', ...sentParams } as const
const keepResendAt = { type: 'keep when to send again', ...sentParams } as const
const keepSendRefusal = { type: 'keep the refusal', ...sentParams } as const
const keepBindRefusal = { type: 'keep the refusal', ...boundParams } as const
const because = (...reasons: readonly BindPhoneRefusal[]) =>
  ({
    type: 'is refused because',
    params: ({ event }: { event: { output: Bound } }) => ({ answer: event.output, reasons }),
  }) as const

const submitPhone = [
  { guard: 'is a phone number', target: 'sendingCode', actions: 'forget what went wrong' },
  { target: 'phoneRefused', actions: 'refuse the phone' },
] as const

/** Where an answer about the phone itself leads, whichever code was asked about. */
const outcomes = [
  {
    guard: { type: 'is bound', ...boundParams },
    target: '#bind phone.bound',
    actions: { type: 'keep what is bound', ...boundParams },
  },
  { guard: because('phone-taken'), target: '#bind phone.taken', actions: keepBindRefusal },
  {
    guard: because('recent-sign-in-needed', 'user-unknown', 'sign-in-needed'),
    target: '#bind phone.signInAgain',
    actions: keepBindRefusal,
  },
] as const

const newPhone = ({ context }: { context: BindPhoneContext }) => ({
  mchid: context.mchid,
  phone: plainPhone(context.phone),
})

/** Binding a phone, or another one than before: its code, and the old phone's where the sign-in is not recent. */
export const bindPhoneMachine = bindPhoneSetup.createMachine({
  id: 'bind phone',
  context: ({ input }) => ({
    ...input,
    phone: '',
    code: '',
    oldCode: '',
    resendAt: null,
    refused: null,
    problem: null,
  }),
  output: ({ context }) => ({ bound: context.bound }),
  initial: 'enteringPhone',
  states: {
    enteringPhone: {
      description: 'The shopper types the number that shall be bound.',
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
      description: 'The server is asked to send a code to the new phone.',
      tags: 'busy',
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: newPhone,
        onDone: [
          { guard: wasSent, target: 'codeSent', actions: keepResendAt },
          { target: 'phoneRefused', actions: keepSendRefusal },
        ],
        onError: { target: 'unreachable', actions: keepProblem },
      },
    },
    unreachable: {
      description: 'The shop could not be reached; no code is on its way.',
      tags: 'failed',
      on: {
        'bind.retry': { target: 'sendingCode', actions: 'forget what went wrong' },
        'phone.change': { target: 'enteringPhone', actions: 'forget the codes' },
      },
    },
    codeSent: {
      description: 'A code is on its way to the new phone.',
      type: 'parallel',
      on: { 'phone.change': { target: 'enteringPhone', actions: 'forget the codes' } },
      states: {
        code: {
          initial: 'typing',
          on: {
            'code.typed': { target: '.typing', actions: { type: 'keep the code', params: ({ event }) => event } },
            'code.submit': [
              { guard: 'is a code', target: '.checking', actions: 'forget what went wrong' },
              { target: '.refused', actions: 'refuse the code' },
            ],
          },
          states: {
            typing: { description: 'The shopper types the six digits.', tags: 'typing' },
            checking: {
              description: 'The server compares the code.',
              tags: 'busy',
              on: { 'code.typed': {}, 'code.submit': {} },
              invoke: {
                id: 'bind the phone',
                src: 'bind the phone',
                input: ({ context }) => ({ ...newPhone({ context }), code: context.code.trim() }),
                onDone: [
                  ...outcomes,
                  {
                    guard: because('old-phone-code-needed'),
                    target: '#bind phone.proving',
                    actions: 'forget what went wrong',
                  },
                  { target: 'refused', actions: keepBindRefusal },
                ],
                onError: { target: 'unreachable', actions: keepProblem },
              },
            },
            refused: {
              description: 'The code is wrong, too old, or was tried too often.',
              tags: ['typing', 'refused'],
            },
            unreachable: {
              description: 'It is not known whether the phone is bound: the answer got lost.',
              tags: 'failed',
              on: { 'bind.retry': { target: 'checking', actions: 'forget what went wrong' } },
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
                input: newPhone,
                onDone: [
                  { guard: wasSent, target: 'counting', actions: keepResendAt },
                  { target: 'allowed', actions: keepSendRefusal },
                ],
                onError: { target: 'allowed', actions: keepProblem },
              },
            },
          },
        },
      },
    },
    proving: {
      description: 'The sign-in is not recent: the phone that is bound now must answer as well.',
      initial: 'sending',
      on: { 'phone.change': { target: 'enteringPhone', actions: 'forget the codes' } },
      states: {
        sending: {
          description: 'The server is asked to send a code to the phone that is bound now.',
          tags: 'busy',
          invoke: {
            id: 'send the code to the old phone',
            src: 'send the code',
            input: ({ context }) => ({ mchid: context.mchid }),
            onDone: [
              { guard: wasSent, target: 'typing', actions: keepResendAt },
              { target: 'refused', actions: keepSendRefusal },
            ],
            onError: { target: 'unreachable', actions: keepProblem },
          },
        },
        typing: {
          description: 'The shopper types the code of the old phone.',
          tags: 'typing',
          on: {
            'code.typed': { actions: { type: 'keep the code of the old phone', params: ({ event }) => event } },
            'code.submit': [
              { guard: 'is a code of the old phone', target: 'checking', actions: 'forget what went wrong' },
              { target: 'refused', actions: 'refuse the code of the old phone' },
            ],
          },
        },
        checking: {
          description: 'The server compares both codes.',
          tags: 'busy',
          invoke: {
            id: 'bind the phone',
            src: 'bind the phone',
            input: ({ context }) => ({
              ...newPhone({ context }),
              code: context.code.trim(),
              oldCode: context.oldCode.trim(),
            }),
            onDone: [
              ...outcomes,
              // The old phone has answered; what is wrong now is the code of the new one.
              { guard: because('code-wrong'), target: '#bind phone.codeSent.code.refused', actions: keepBindRefusal },
              { target: 'refused', actions: keepBindRefusal },
            ],
            onError: { target: 'unreachable', actions: keepProblem },
          },
        },
        refused: {
          description: 'The code of the old phone is wrong or too old, or none can be sent now.',
          tags: ['typing', 'refused'],
          on: {
            'code.typed': {
              target: 'typing',
              actions: { type: 'keep the code of the old phone', params: ({ event }) => event },
            },
            'code.resend': { target: 'sending', actions: 'forget what went wrong' },
          },
        },
        unreachable: {
          description: 'The shop could not be reached.',
          tags: 'failed',
          on: {
            'bind.retry': [
              { guard: 'is a code of the old phone', target: 'checking', actions: 'forget what went wrong' },
              { target: 'sending', actions: 'forget what went wrong' },
            ],
          },
        },
      },
    },
    signInAgain: {
      description: 'No phone is bound and the sign-in is not recent: the shopper signs in once more.',
      tags: 'refused',
    },
    taken: {
      description: 'The number has an account already: its owner signs in with it.',
      tags: 'refused',
      on: { 'phone.change': { target: 'enteringPhone', actions: 'forget the codes' } },
    },
    bound: { description: 'The phone is bound.', type: 'final' },
  },
})
