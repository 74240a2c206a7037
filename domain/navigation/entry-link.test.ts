import { expect, test } from 'vitest'
import { readEntryLink } from './entry-link.ts'

test.each([
  ['subid', 'subid=S-1', { subid: 'S-1' }],
  ['oid', 'oid=4021778833105567', { oid: '4021778833105567' }],
  ['mid', 'mid=7', { mchid: '7' }],
  ['dyc2b', 'dyc2b=1', { dyc2b: '1' }],
  ['mchid', 'mchid=7', { mchid: '7' }],
  ['refereeid', 'refereeid=r1', { refereeid: 'r1' }],
  ['uid with wxopenid and subscribe', 'uid=u1&wxopenid=o1&subscribe=1', { uid: 'u1', subscribe: '1' }],
  ['aid', 'aid=a1', { aid: 'a1' }],
  ['pid', 'pid=p1', { pid: 'p1' }],
  ['couponCode', 'couponCode=SPRING', { couponCode: 'SPRING' }],
  ['sid', 'sid=S-1', { subid: 'S-1' }],
  ['srcuid', 'srcuid=u2', { srcuid: 'u2' }],
  ['k', 'k=abcdefghijklmnopqrstuv', { k: 'abcdefghijklmnopqrstuv' }],
  ['st', 'st=token', { st: 'token' }],
])('A§2 entry %s: it is read from in front of the hash and from inside it [A§2.entry-words]', (_, query, link) => {
  expect([readEntryLink(`?${query}`, ''), readEntryLink('', query)]).toEqual([
    { link, malformed: [] },
    { link, malformed: [] },
  ])
})

test('A§2 entry links: the query inside the hash wins, the fuller name of a parameter wins', () => {
  expect(readEntryLink('?oid=T1&mid=1&sid=S1', 'oid=T2&mchid=2&subid=S2').link).toEqual({
    oid: 'T2',
    mchid: '2',
    subid: 'S2',
  })
})

test.each(['-_Vr6bE8W_cjKnnGS6_Lg', '_a', 'T1'])(
  'A§2 entry oid: the id of an order of this shop, which may begin with any of its letters, is read: %s',
  (oid) => {
    expect(readEntryLink('', `oid=${oid}`)).toEqual({ link: { oid }, malformed: [] })
  },
)

test('safety section 4: a value without a possible form is left out and named', () => {
  const hostile = 'subid=<script>&oid=%00&mchid=../1&aid=a b&pid=%E0%A4%A&couponCode=x%27--&uid=%3Cu%3E&subscribe=yes'
  expect(readEntryLink(`?${hostile}`, '')).toEqual({
    link: {},
    malformed: ['subid', 'oid', 'mchid', 'aid', 'pid', 'couponCode', 'uid', 'subscribe'],
  })
})

test('an empty parameter is none, but an empty user id names nobody and an empty order number is missing', () => {
  expect(readEntryLink('?oid=&pid=&uid=', '')).toEqual({ link: { oid: '', uid: '' }, malformed: [] })
})

test('numbers of other platforms may be written in their letters', () => {
  expect(readEntryLink('?oid=%E8%AE%A2%E5%8D%95-7%2F1', '').link).toEqual({ oid: '订单-7/1' })
})
