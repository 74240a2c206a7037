import { describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../demo/demo-merchant.ts'
import { minorUnits } from '../units.ts'
import { levelAfterPurchase, levelAfterRefund, levelRate, refuseLevel } from './member-level.ts'
import type { MemberLevel } from './merchant.ts'

const NOW = 1_780_272_000_000
const DAY = 86_400_000
const { levels } = DEMO_MERCHANT
const level = (id: string) => levels.find((one) => one.id === id) as MemberLevel

describe('B§9 default member discount 1 [B§6.level-default] [B§9.level-default]', () => {
  test.each([
    ['an ordinary member', { typeid: '0' }, 10_000],
    ['a level that the merchant does not know', { typeid: '77' }, 10_000],
    ['a gold member for good', { typeid: '2' }, 9_000],
    ['a gold member to the last moment', { typeid: '2', levelExpiresAt: NOW + 1 }, 9_000],
    ['readings 29: a tier that has ended', { typeid: '2', levelExpiresAt: NOW }, 10_000],
  ])('%s', (_, member, rate) => {
    expect(levelRate(levels, member, NOW)).toBe(rate)
  })
})

describe('which level can be bought', () => {
  test.each([
    ['a better one', { typeid: '0' }, '2', undefined],
    ['a still better one', { typeid: '1', levelExpiresAt: NOW + DAY }, '2', undefined],
    ['the own one once more', { typeid: '1', levelExpiresAt: NOW + DAY }, '1', undefined],
    ['a lower one after the better has ended', { typeid: '2', levelExpiresAt: NOW }, '1', undefined],
    ['a lower one', { typeid: '2', levelExpiresAt: NOW + DAY }, '1', 'level-lower'],
    ['the own one, which never ends', { typeid: '1' }, '1', 'level-lower'],
    ['one that the merchant gives', { typeid: '0' }, '3', 'level-not-for-sale'],
    ['one that is not there', { typeid: '0' }, '9', 'level-not-for-sale'],
  ])('%s', (_, member, wanted, refusal) => {
    expect(refuseLevel(levels, member, wanted, NOW)).toBe(refusal)
  })
})

describe('how long a level lasts', () => {
  test.each([
    ['from now, for a year', { typeid: '0' }, NOW + 365 * DAY],
    ['bought again: from its end on', { typeid: '1', levelExpiresAt: NOW + 10 * DAY }, NOW + 375 * DAY],
    ['bought again after its end: from now', { typeid: '1', levelExpiresAt: NOW - DAY }, NOW + 365 * DAY],
    ['another one: from now', { typeid: '2', levelExpiresAt: NOW + 10 * DAY }, NOW + 365 * DAY],
  ])('%s', (_, member, levelExpiresAt) => {
    expect(levelAfterPurchase(level('1'), member, NOW)).toEqual({ typeid: '1', levelExpiresAt })
  })

  test('for good, where the merchant sets no time', () => {
    const forGood: MemberLevel = { id: '5', name: level('1').name, rate: 9_000, price: minorUnits(1) }
    expect(levelAfterPurchase(forGood, { typeid: '1', levelExpiresAt: NOW + DAY }, NOW)).toEqual({ typeid: '5' })
  })
})

describe('safety 20: a level whose money went back', () => {
  const forGood: MemberLevel = { id: '5', name: level('1').name, rate: 9_000, price: minorUnits(1) }
  test.each([
    ['bought once', level('1'), { typeid: '1', levelExpiresAt: NOW + 365 * DAY }, { typeid: '1', levelExpiresAt: NOW }],
    [
      'bought twice: the other year stays',
      level('1'),
      { typeid: '1', levelExpiresAt: NOW + 730 * DAY },
      { typeid: '1', levelExpiresAt: NOW + 365 * DAY },
    ],
    ['for good', forGood, { typeid: '5' }, { typeid: '5', levelExpiresAt: NOW }],
    ['another one meanwhile', level('1'), { typeid: '2' }, { typeid: '2' }],
  ])('%s', (_, refunded, member, after) => {
    expect(levelAfterRefund(refunded, member, NOW)).toEqual(after)
  })
})
