import { invariant } from '../../domain/never.ts'
import { keepProblem } from '../faults.ts'
import { verificationCodeSetup } from './verification-code.setup.ts'
import type { Checked, CodeSent, VerificationContext } from './verification-code.types.ts'

const ofSending = { params: ({ event }: { event: { output: CodeSent } }) => event.output } as const
const ofChecking = { params: ({ event }: { event: { output: Checked } }) => event.output } as const
const codeAsk = ({ context: { mchid, purpose } }: { context: VerificationContext }) => ({ mchid, purpose })

/** What is typed below `sent`; while a code is checked it would change what was asked, and waits. */
const typing = verificationCodeSetup.createStateConfig({
  initial: 'typing',
  on: {
    'code.typed': { target: '.typing', actions: { type: 'keep the code', params: ({ event }) => event } },
    'newPassword.typed': { target: '.typing', actions: { type: 'keep the password', params: ({ event }) => event } },
    'newPassword.typedAgain': {
      target: '.typing',
      actions: { type: 'keep the password once more', params: ({ event }) => event },
    },
    'code.submit': [
      { guard: 'form is right', target: '.checking', actions: 'forget what went wrong' },
      { target: '.refused', actions: 'refuse the form' },
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
      on: { 'code.typed': {}, 'code.submit': {}, 'newPassword.typed': {}, 'newPassword.typedAgain': {} },
      invoke: {
        id: 'check the code',
        src: 'check the code',
        input: ({ context }) => ({
          ...codeAsk({ context }),
          code: context.code.trim(),
          password: context.password,
          again: context.again,
        }),
        onDone: [
          {
            guard: { type: 'code opened', ...ofChecking },
            target: '#verification code.ended',
            actions: { type: 'keep what it opened', ...ofChecking },
          },
          {
            guard: { type: 'no other code helps', ...ofChecking },
            target: '#verification code.ended',
            actions: { type: 'keep the refusal', ...ofChecking },
          },
          {
            target: 'refused',
            actions: [
              { type: 'keep the refusal', ...ofChecking },
              { type: 'empty a wrong code', ...ofChecking },
            ],
          },
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
      on: { 'code.retry': { target: 'checking', actions: 'forget what went wrong' } },
    },
  },
})

const resending = verificationCodeSetup.createStateConfig({
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
        input: codeAsk,
        onDone: [
          {
            guard: { type: 'code was sent', ...ofSending },
            target: 'counting',
            actions: { type: 'keep when to send again', ...ofSending },
          },
          { target: 'allowed', actions: { type: 'keep the refusal', ...ofSending } },
        ],
        onError: { target: 'allowed', actions: keepProblem },
      },
    },
  },
})

/**
 * A code of six digits, from asking for it to what it opens. Whoever invokes this machine says what the code is for
 * and goes on with its output; leaving it is stopping it.
 */
export const verificationCodeMachine = verificationCodeSetup.createMachine({
  id: 'verification code',
  context: ({ input }) => ({
    mchid: input.mchid,
    purpose: input.purpose,
    endsOn: input.endsOn ?? [],
    earlier: input.earlier ?? null,
    ...{ code: '', password: '', again: '' },
    resendAt: input.earlier?.resendAt ?? null,
    refused: input.earlier?.refused ?? null,
    ...{ problem: null, opened: null },
  }),
  output: ({ context: { opened, refused, code, resendAt } }) => {
    const answer = opened ?? refused
    invariant(answer, 'a code ends with what it opened, or with a refusal')
    return { answer, code, resendAt: resendAt ?? 0 }
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'Whether a code is on its way already is looked at; it takes no time.',
      always: [{ guard: 'an earlier code is to be typed again', target: 'sent.code.refused' }, { target: 'sending' }],
    },
    sending: {
      description: 'The server is asked to send a code.',
      tags: 'busy',
      invoke: {
        id: 'send the code',
        src: 'send the code',
        input: codeAsk,
        onDone: [
          {
            guard: { type: 'code was sent', ...ofSending },
            target: 'sent',
            actions: { type: 'keep when to send again', ...ofSending },
          },
          { target: 'notSent', actions: { type: 'keep the refusal', ...ofSending } },
        ],
        onError: { target: 'unreachable', actions: keepProblem },
      },
    },
    notSent: {
      description: 'The server sends no code to there now.',
      tags: 'refused',
      on: { 'code.retry': { target: 'sending', actions: 'forget what went wrong' } },
    },
    unreachable: {
      description: 'The shop could not be reached; no code is on its way.',
      tags: 'failed',
      on: { 'code.retry': { target: 'sending', actions: 'forget what went wrong' } },
    },
    sent: {
      description: 'A code is on its way: it is typed here, and may be asked for again after a minute.',
      type: 'parallel',
      states: { code: typing, resend: resending },
    },
    ended: { description: 'The code opened what it is for, or nothing that a code can open.', type: 'final' },
  },
})
