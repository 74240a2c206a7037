import { keepProblem } from '../faults.ts'
import { loginSetup } from './login.setup.ts'
import { isSignedIn, keepShopper, keepSignInRefusal, signInByCode, signInRequestOf, typingInto } from './login-steps.ts'

const toOtherForms = {
  'email.signIn': { target: '#login.emailSignIn' },
  'email.register': { target: '#login.emailRegister' },
  'email.forgot': { target: '#login.emailForgot' },
} as const

/** Signing in by an address and its password. */
export const emailSignIn = loginSetup.createStateConfig({
  initial: 'typing',
  entry: { type: 'go by', params: { method: 'password' } },
  on: toOtherForms,
  states: {
    typing: {
      description: 'The shopper types address and password.',
      tags: 'typing',
      on: {
        ...typingInto('typing'),
        'email.submit': [
          { guard: 'form is right', target: 'checking', actions: 'forget what went wrong' },
          { target: 'refused', actions: 'refuse the form' },
        ],
      },
    },
    checking: {
      description: 'The server compares the password.',
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
      description: 'Address or password is wrong, or was tried too often.',
      tags: ['typing', 'refused'],
      on: {
        ...typingInto('typing'),
        'email.submit': [
          { guard: 'form is right', target: 'checking', actions: 'forget what went wrong' },
          { target: 'refused', actions: 'refuse the form' },
        ],
      },
    },
    unreachable: {
      description: 'It is not known whether the password was right: the answer got lost.',
      tags: 'failed',
      on: {
        ...typingInto('typing'),
        'login.retry': { target: 'checking', actions: 'forget what went wrong' },
      },
    },
  },
})

/** A form that asks for a mail with a code: registering, or a password that was forgotten. */
const mailForm = {
  initial: 'typing',
  on: toOtherForms,
  states: {
    typing: {
      description: 'The shopper fills the form in.',
      tags: 'typing',
      on: {
        ...typingInto('typing'),
        'email.submit': [
          { guard: 'form is right', target: 'code', actions: 'forget what went wrong' },
          { target: 'refused', actions: 'refuse the form' },
        ],
      },
    },
    refused: {
      description: 'Something in the form is not right.',
      tags: ['typing', 'refused'],
      on: {
        ...typingInto('typing'),
        'email.submit': [
          { guard: 'form is right', target: 'code', actions: 'forget what went wrong' },
          { target: 'refused', actions: 'refuse the form' },
        ],
      },
    },
    code: {
      description: 'A code is mailed, and signs in.',
      invoke: signInByCode,
      on: { ...typingInto('typing'), 'phone.change': 'typing' },
    },
  },
} as const

export const emailRegister = loginSetup.createStateConfig({
  ...mailForm,
  entry: { type: 'go by', params: { method: 'register' } },
})

export const emailForgot = loginSetup.createStateConfig({
  ...mailForm,
  entry: { type: 'go by', params: { method: 'reset' } },
})
