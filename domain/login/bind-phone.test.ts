import { expect, test } from 'vitest'
import { proofMissing } from './bind-phone.ts'

const MINUTE = 60_000

test('safety 3.39: a phone is bound after a recent sign-in, or with the code of the phone that is bound', () => {
  const after = (minutes: number, bound = '', provedBound = false) =>
    proofMissing({ signedInAt: 0, now: minutes * MINUTE, bound, provedBound })
  expect([after(0), after(15), after(15.001), after(60, '13800000001'), after(60, '13800000001', true)]).toEqual([
    undefined,
    undefined,
    'recent-sign-in',
    'old-phone-code',
    undefined,
  ])
})

test('safety 3.39: the code of a phone proves nothing where none is bound', () => {
  expect(proofMissing({ signedInAt: 0, now: 60 * MINUTE, bound: '', provedBound: true })).toBe('recent-sign-in')
})
