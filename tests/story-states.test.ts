import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bindPhoneMachine } from '../machines/bind-phone/bind-phone.machine.ts'
import { loginMachine } from '../machines/login/login.machine.ts'
import { orderMachine } from '../machines/order/order.machine.ts'
import { verificationCodeMachine } from '../machines/verification-code/verification-code.machine.ts'

/** The states of a screen's machine that a shopper can see, and the stories that must show them. */
const SCREENS = [
  { machine: loginMachine, stories: 'login.stories.tsx', unseen: ['signedIn'] },
  { machine: verificationCodeMachine, stories: 'login.stories.tsx', unseen: ['starting', 'ended'] },
  { machine: bindPhoneMachine, stories: 'user-phone.stories.tsx', unseen: ['bound'] },
  { machine: verificationCodeMachine, stories: 'user-phone.stories.tsx', unseen: ['starting', 'ended'] },
  // `leaving` looks like `submitted` while the browser leaves; `starting` and `choosing` last no time; `paid` is order_success.
  {
    machine: orderMachine,
    stories: 'pay-index.stories.tsx',
    unseen: ['starting', 'choosing', 'leaving', 'paid', 'keepingIntent'],
  },
]

test.each(SCREENS)('a story shows every state that $stories can show', ({ machine, stories, unseen }) => {
  const text = readFileSync(join(import.meta.dirname, '..', 'stories', 'screens', stories), 'utf8')
  const states = Object.keys(machine.states).filter((state) => !unseen.includes(state))
  expect(states.filter((state) => !new RegExp(`\\b${state}\\b`).test(text))).toEqual([])
  expect(states.length).toBeGreaterThan(3)
})
