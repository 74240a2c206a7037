import { expect, test } from 'vitest'
import { referralForNewUser, referralOfLink } from './referral.ts'

test('A§2 entry links: refereeid and srcuid are kept as ids, anything else is dropped', () => {
  expect([
    referralOfLink({ refereeid: 'u1', srcuid: 'u2' }),
    referralOfLink({ refereeid: 'u1' }),
    referralOfLink({ refereeid: '<script>', srcuid: '' }),
    referralOfLink({}),
  ]).toEqual([{ refereeid: 'u1', srcuid: 'u2' }, { refereeid: 'u1', srcuid: '' }, undefined, undefined])
})

test('safety section 4: nobody refers himself, by id or by phone, and nobody is referred by a stranger to the shop', () => {
  const link = { refereeid: 'u1', srcuid: 'u2' }
  const newcomer = { uid: 'new', phone: '13800000001' }
  expect([
    referralForNewUser(link, newcomer, { uid: 'u1', phone: '13900000001' }),
    referralForNewUser(link, newcomer, { uid: 'new', phone: '' }),
    referralForNewUser(link, newcomer, { uid: 'u1', phone: '13800000001' }),
    referralForNewUser(link, newcomer, undefined),
    referralForNewUser({ refereeid: '', srcuid: 'new' }, newcomer, undefined),
  ]).toEqual([
    link,
    { refereeid: '', srcuid: '' },
    { refereeid: '', srcuid: '' },
    { refereeid: '', srcuid: 'u2' },
    { refereeid: '', srcuid: '' },
  ])
})
