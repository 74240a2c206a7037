import { expect, test } from 'vitest'
import {
  compareAccount,
  decideEntry,
  type EntryEnvironment,
  queryOf,
  referenceKey,
  referenceOf,
} from './decide-entry.ts'
import { readEntryLink } from './entry-link.ts'

const at: EntryEnvironment = { route: 'index', ec: false, named: true }
const decide = (query: string, place = at) => decideEntry(readEntryLink(query, ''), place)

test('A§2 entry subid: a link with its token is a re-upload (mode 2), without it the shopper’s own upload (mode 5) [B§4.mode-5]', () => {
  expect([decide('subid=S1&k=token'), decide('sid=S1')].map(({ order, begin }) => ({ order, begin }))).toEqual([
    {
      order: { mode: 2, reference: { kind: 'sub', subid: 'S1', k: 'token' } },
      begin: { to: 'order_eclist', query: { subid: 'S1', k: 'token' } },
    },
    {
      order: { mode: 5, reference: { kind: 'sub', subid: 'S1', k: '' } },
      begin: { to: 'order_eclist', query: { subid: 'S1' } },
    },
  ])
})

test('A§2 entry oid: an order of another platform (mode 1) begins at its list', () => {
  const { order, begin, source } = decide('oid=T1')
  expect({ order, begin, source }).toEqual({
    order: { mode: 1, reference: { kind: 'outtrade', number: 'T1' } },
    begin: { to: 'order_eclist', query: { oid: 'T1' } },
    source: 'link',
  })
})

test('readings 55: a sub-order wins over an order number', () => {
  expect(decide('oid=T1&subid=S1').order?.reference).toEqual({ kind: 'sub', subid: 'S1', k: '' })
})

test('an order of our own keeps its `oid`, an order’s list stays where it is', () => {
  const own = decide('oid=o1', { route: 'order_info', ec: false, named: true })
  const list = decide('oid=T1', { route: 'order_eclist', ec: true, named: true })
  const entry = decide('oid=T1', { route: 'order_ec', ec: true, named: true })
  expect([own.order, list.begin, list.order?.mode, entry.begin?.to]).toEqual([null, null, 1, 'order_eclist'])
})

test('A§2 nt: on the way by a sign-in an `oid` is that of the screen gone on to, and the way goes on', () => {
  const onTheWay = (route: string, next: string) => decide('oid=o1', { route, ec: false, named: true, next })
  const decided = [
    onTheWay('login', 'order_info'),
    onTheWay('user_phone', 'pay_index'),
    onTheWay('login', 'order_eclist'),
    onTheWay('login', ''),
    // No other screen is on the way anywhere.
    onTheWay('index', 'order_info'),
    decide('oid=', { route: 'login', ec: false, named: true, next: 'order_ec' }),
  ]
  expect(decided.map(({ order, begin }) => [order?.reference ?? null, begin?.to ?? null])).toEqual([
    [null, null],
    [null, null],
    [{ kind: 'outtrade', number: 'o1' }, null],
    [{ kind: 'outtrade', number: 'o1' }, 'order_eclist'],
    [{ kind: 'outtrade', number: 'o1' }, 'order_eclist'],
    [null, null],
  ])
})

test('A§2 entry refereeid and srcuid: who brought the shopper is told to the shop', () => {
  expect([decide('refereeid=r1&srcuid=u2').referral, decide('srcuid=u2').referral, decide('pid=p1').referral]).toEqual([
    { refereeid: 'r1', srcuid: 'u2' },
    { srcuid: 'u2' },
    null,
  ])
})

test('A§2 entry dyc2b, couponCode, mchid, subscribe: said once, nothing is bound by them', () => {
  expect(decide('dyc2b=1&couponCode=SPRING&mid=7&subscribe=1')).toEqual({
    order: null,
    begin: null,
    referral: null,
    source: 'short-video',
    couponCode: 'SPRING',
    mchid: '7',
    stranger: null,
    subscribe: true,
    malformed: [],
  })
})

test('readings 48: a user id in a link is compared, never believed', () => {
  const said = (uid: string) => ({ uid })
  expect([
    compareAccount(null, 'u1'),
    compareAccount(said('u1'), 'u1'),
    compareAccount(said('u2'), 'u1'),
    compareAccount(said('u2'), null),
  ]).toEqual(['unsaid', 'same', 'other', 'unsaid'])
})

test('A§5 missing user id: a link that names nobody is told apart', () => {
  expect(['', '0', 'undefined', 'null'].map((uid) => compareAccount({ uid }, 'u1'))).toEqual([
    'nobody',
    'nobody',
    'nobody',
    'nobody',
  ])
})

test('an order and the query of its screens are each other’s inverse', () => {
  const references = [
    { kind: 'outtrade', number: 'T1' },
    { kind: 'sub', subid: 'S1', k: 'token' },
  ] as const
  expect(
    references.map((reference) =>
      referenceOf(readEntryLink(new URLSearchParams(queryOf(reference)).toString(), '').link),
    ),
  ).toEqual(references)
  expect(references.map(referenceKey)).toEqual(['oid-T1', 'subid-S1'])
})

test('A§2 entry pid and aid: a link without a screen opens the product or the album', () => {
  const bare = { ...at, named: false }
  expect(['pid=p1', 'aid=a1&pid=p1&st=token', 'aid=a1', ''].map((query) => decide(query, bare).begin)).toEqual([
    { to: 'prod_details', query: { pid: 'p1' } },
    { to: 'album_detail', query: { aid: 'a1', pid: 'p1', st: 'token' } },
    { to: 'album_detail', query: { aid: 'a1' } },
    null,
  ])
  expect(decide('pid=p1').begin).toEqual(null)
})

test('A§5 missing e-commerce order number: a link whose number is empty begins where that is said', () => {
  const begin = { to: 'order_ec', query: { why: 'order-number-empty' } }
  expect(
    [decide('oid='), decide('oid=&pid=p1', { ...at, named: false })].map(({ order, begin }) => [order, begin]),
  ).toEqual([
    [null, begin],
    [null, begin],
  ])
  expect(decide('oid=', { route: 'order_info', ec: false, named: true }).begin).toEqual(null)
})
