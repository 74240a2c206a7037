import { expect, expectTypeOf, test } from 'vitest'
import { bindPromo, getPromoListByUid } from '../domain/calls/coupon.ts'
import { COMMON_REASONS } from '../domain/refusals/common-reasons.ts'
import { REFUSALS, type Reason } from '../domain/refusals/refusals.ts'
import { answer, refuse } from '../server/base/answer.ts'
import { type AnyCallRoute, route } from '../server/routes/route.ts'
import { callLists } from './docs/call-lists.ts'

const routes = callLists().flatMap((list) => list.routes)
const named = (wrong: readonly AnyCallRoute[]) => wrong.map(({ call }) => call.path)

test('every reason of the table is common or declared by a call', () => {
  const declared = new Set<Reason>([...COMMON_REASONS, ...routes.flatMap(({ call }) => call.refusals)])
  expect(Object.keys(REFUSALS).filter((reason) => !declared.has(reason as Reason))).toEqual([])
  expect(routes.length).toBeGreaterThan(55)
})

test('no call declares what is common, or anything twice', () => {
  // Whom a call lets in without a session it may still ask to sign in: nobody expects that of it.
  const commonOf = ({ policy }: AnyCallRoute): readonly Reason[] =>
    COMMON_REASONS.filter((reason) => reason !== 'sign-in-needed' || policy !== 'anyone')
  const wrong = routes.filter((it) => {
    const { refusals } = it.call
    return new Set(refusals).size < refusals.length || refusals.some((reason) => commonOf(it).includes(reason))
  })
  expect(named(wrong)).toEqual([])
})

test('what the registration of a route refuses in its stead is declared by its call', () => {
  const needs = ({ needsPhoneOnPc, misses }: AnyCallRoute): readonly Reason[] => [
    ...(needsPhoneOnPc ? (['phone-not-bound'] as const) : []),
    ...(misses ? [misses.reason] : []),
  ]
  expect(named(routes.filter((it) => needs(it).some((reason) => !it.call.refusals.includes(reason))))).toEqual([])
})

test('a handler that refuses otherwise than its call declares is no route', () => {
  const policy = 'shopper' as const
  const undeclared = route({ call: getPromoListByUid, policy, handle: async () => refuse('coupon-taken') })
  expectTypeOf(undeclared).toEqualTypeOf<{ readonly givenButNotDeclared: 'coupon-taken' }>()
  const halfGiven = route({ call: bindPromo, policy, handle: async () => refuse('coupon-taken') })
  expectTypeOf(halfGiven).toEqualTypeOf<{ readonly declaredButNeverGiven: 'coupon-unknown' }>()
  const right = route({ call: getPromoListByUid, policy, handle: async () => answer([]) })
  expectTypeOf(right).toEqualTypeOf<AnyCallRoute>()
})
