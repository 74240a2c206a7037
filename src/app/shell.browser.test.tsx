import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fromPromise } from 'xstate'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import type { LoginKind } from '../../domain/login/login-kind.ts'
import { loginMachine } from '../../machines/login/login.machine.ts'
import type { SignedIn, SignInRequest } from '../../machines/login/login.types.ts'
import { SHOPPER } from '../../stories/fixtures/ports.ts'
import { closeScreen, openScreen } from '../../tests/support/browser/open-screen.tsx'
import type { Shopper } from '../ports/ports.ts'
import { Shell } from './Shell.tsx'

afterEach(closeScreen)

test('whoever signed in never sees the empty form once more: the screen stands until the session is known', async () => {
  const answered = Promise.withResolvers<Shopper>()
  const begun: string[] = []
  let asked = 0
  const login = loginMachine.provide({
    actors: {
      'find the way in': fromPromise(async (): Promise<LoginKind> => {
        begun.push('the form')
        return 'mini-program'
      }),
      'sign in': fromPromise<SignedIn, SignInRequest>(async () => {
        begun.push('the sign-in')
        return { kind: 'signed-in', uid: asId<UserId>('u1') }
      }),
    },
  })
  await openScreen(<Shell />, {
    address: '/login?ttcode=once&nt=user_service',
    world: {
      account: { me: () => (asked++ === 0 ? Promise.resolve(null) : answered.promise) },
      machines: { login },
    },
  })
  await expect.element(page.getByText('A moment, please')).toBeVisible()
  answered.resolve(SHOPPER)
  await expect.element(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  expect(begun).toEqual(['the form', 'the sign-in'])
})

test('whoever signs in agrees to the terms and the privacy statement that stand at the form, in their version', async () => {
  const signedIn = Promise.withResolvers<SignedIn>()
  const agree = vi.fn((_version: number) => Promise.resolve())
  let asked = 0
  const login = loginMachine.provide({
    actors: {
      'find the way in': fromPromise(async (): Promise<LoginKind> => 'mini-program'),
      'sign in': fromPromise<SignedIn, SignInRequest>(() => signedIn.promise),
    },
  })
  await openScreen(<Shell />, {
    address: '/login?ttcode=once&nt=user_service',
    world: {
      account: { me: () => Promise.resolve(asked++ === 0 ? null : SHOPPER) },
      shopTexts: { agree },
      machines: { login },
    },
  })
  await expect.element(page.getByText('By signing in you agree to:')).toBeVisible()
  expect(agree.mock.calls).toEqual([])
  signedIn.resolve({ kind: 'signed-in', uid: asId<UserId>('u1') })
  await expect.element(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  expect(agree.mock.calls).toEqual([[1]])
})

test('a merchant’s accent brings its own pressed tone and wash: nothing stays in the hue of another shop', async () => {
  const blue = { ...DEMO_MERCHANT, shop: { ...DEMO_MERCHANT.shop, accent: '#1f5fa8' } }
  await openScreen(<Shell />, {
    address: '/user_service',
    world: { account: { me: () => Promise.resolve(SHOPPER) }, catalogue: { merchant: () => Promise.resolve(blue) } },
  })
  await expect.element(page.getByRole('heading', { name: 'Customer service' })).toBeVisible()
  const root = document.documentElement.style
  try {
    expect([root.getPropertyValue('--accent-pressed'), root.getPropertyValue('--accent-wash')]).toEqual([
      '#1b5290',
      '#ebf1f7',
    ])
  } finally {
    root.cssText = ''
  }
})
