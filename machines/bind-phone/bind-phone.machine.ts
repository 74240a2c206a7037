import { plainPhone } from '../../domain/login/phone-login.ts'
import type { CodeRefusal, VerificationOutput } from '../verification-code/verification-code.types.ts'
import { bindPhoneSetup } from './bind-phone.setup.ts'

const ofCode = { params: ({ event }: { event: { output: VerificationOutput } }) => event.output } as const
const because = (...reasons: readonly CodeRefusal[]) =>
  ({
    type: 'is refused because',
    params: ({ event }: { event: { output: VerificationOutput } }) => ({ answer: event.output.answer, reasons }),
  }) as const

const ELSEWHERE = ['phone-taken'] as const
const SIGN_IN = ['recent-sign-in-needed', 'user-unknown', 'sign-in-needed'] as const

/** Where an answer about the phone itself leads, whichever code was asked about. */
const outcomes = [
  { guard: { type: 'is bound', ...ofCode }, target: 'bound', actions: { type: 'keep what is bound', ...ofCode } },
  { guard: because(...ELSEWHERE), target: 'taken' },
  { guard: because(...SIGN_IN), target: 'signInAgain' },
] as const

const submitPhone = [
  { guard: 'is a phone number', target: 'newCode', actions: 'forget the codes' },
  { target: 'phoneRefused', actions: 'refuse the phone' },
] as const
const typePhone = {
  target: 'enteringPhone',
  actions: ['forget the codes', { type: 'keep the phone', params: ({ event }: { event: { phone: string } }) => event }],
} as const
const changePhone = { target: 'enteringPhone', actions: 'forget the codes' } as const

/** Binding a phone, or another one than before: its code, and the old phone's where the sign-in is not recent. */
export const bindPhoneMachine = bindPhoneSetup.createMachine({
  id: 'bind phone',
  context: ({ input }) => ({ ...input, phone: '', newCode: null, earlier: null, refused: null }),
  output: ({ context }) => ({ bound: context.bound }),
  initial: 'enteringPhone',
  states: {
    enteringPhone: {
      description: 'The shopper types the number that shall be bound.',
      tags: 'typing',
      on: { 'phone.typed': typePhone, 'phone.submit': submitPhone },
    },
    phoneRefused: {
      description: 'This is no mainland mobile number.',
      tags: ['typing', 'refused'],
      on: { 'phone.typed': typePhone, 'phone.submit': submitPhone },
    },
    newCode: {
      description: 'A code goes to the new phone, and binds it.',
      on: { 'phone.typed': typePhone, 'phone.change': changePhone },
      invoke: {
        id: 'code',
        src: 'verification code',
        input: ({ context: { mchid, phone, earlier } }) => ({
          ...{ mchid, earlier },
          purpose: { kind: 'new-phone', phone: plainPhone(phone) },
          endsOn: [...ELSEWHERE, ...SIGN_IN, 'old-phone-code-needed'],
        }),
        onDone: [...outcomes, { target: 'oldCode', actions: { type: 'keep the code of the new phone', ...ofCode } }],
      },
    },
    oldCode: {
      description:
        'The sign-in is not recent: a code goes to the phone that is bound now, and both codes bind the new.',
      on: { 'phone.change': changePhone },
      invoke: {
        id: 'code',
        src: 'verification code',
        input: ({ context: { mchid, phone, newCode } }) => ({
          mchid,
          purpose: { kind: 'old-phone', phone: plainPhone(phone), newCode: newCode?.code.trim() ?? '' },
          endsOn: [...ELSEWHERE, ...SIGN_IN, 'code-wrong'],
        }),
        // The old phone has answered; what is wrong now is the code of the new one.
        onDone: [...outcomes, { target: 'newCode', actions: { type: 'ask for the new code once more', ...ofCode } }],
      },
    },
    signInAgain: {
      description: 'No phone is bound and the sign-in is not recent: the shopper signs in once more.',
      tags: 'refused',
    },
    taken: {
      description: 'The number has an account already: its owner signs in with it.',
      tags: 'refused',
      on: { 'phone.change': changePhone },
    },
    bound: { description: 'The phone is bound.', type: 'final' },
  },
})
