import { expect, test } from 'vitest'
import { asId, type OrderId, type ProductId, type UserId } from '../ids.ts'
import { afterSignIn, type Circumstances, type Destination, designOfAddress, guardNavigation } from './guard.ts'

const to = (change: Partial<Destination> = {}): Destination => ({
  name: 'order_index',
  auth: false,
  share: false,
  ec: false,
  query: {},
  ...change,
})

const known = (change: Partial<Circumstances> = {}): Circumstances => ({
  uid: null,
  merchantReady: true,
  inMessenger: false,
  loginMethod: 1,
  redirects: { origin: 'https://shop.example', allow: [{ origin: 'https://m1.example', path: '/emall/' }] },
  ...change,
})

const UID = asId<UserId>('u1')
const OPEN = { kind: 'open', menus: 'untouched' }
const bought = {
  originalProduct: asId<ProductId>('p1'),
  currentProduct: asId<ProductId>('p1'),
  outerTradeId: 'T1',
}

test('B§2 rule 1: shareRedirect leaves to its address on our own host, whatever else holds [B§2.rule-1]', () => {
  const url = 'https://shop.example/emall/app/#/index'
  expect(guardNavigation(to({ auth: true, query: { shareRedirect: url } }), known({ merchantReady: false }))).toEqual({
    kind: 'leave',
    url: '/emall/app/#/index',
  })
  const merchants = 'https://m1.example/emall/app/#/index'
  expect(guardNavigation(to({ query: { shareRedirect: merchants } }), known())).toEqual({
    kind: 'leave',
    url: merchants,
  })
})

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'https://shop.example\\@evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'http://shop.example/',
])('readings 47: shareRedirect to %s is ignored', (shareRedirect) => {
  expect(guardNavigation(to({ query: { shareRedirect } }), known())).toEqual(OPEN)
})

test('B§2 rule 2: merchant and session are found out before anything else is decided [B§2.rule-2]', () => {
  expect(guardNavigation(to({ auth: true }), known({ merchantReady: false }))).toEqual({ kind: 'prepare' })
  expect(guardNavigation(to({ auth: true }), known({ uid: undefined }))).toEqual({ kind: 'prepare' })
})

test('B§2 rule 3: another product than the bought one goes to the order list, but not from an ec route', () => {
  const ecommerce = { ...bought, currentProduct: asId<ProductId>('p2') }
  expect(guardNavigation(to(), known({ ecommerce }))).toEqual({
    kind: 'redirect',
    to: 'order_eclist',
    query: {},
    because: 'product-changed',
  })
  expect(guardNavigation(to({ ec: true }), known({ ecommerce }))).toEqual(OPEN)
})

test('A§2: an order that is fully submitted goes to its success page', () => {
  expect(guardNavigation(to(), known({ ecommerce: bought, orderCheck: 'submitted' }))).toEqual({
    kind: 'redirect',
    to: 'order_success',
    query: {},
    because: 'submitted',
  })
})

test('B§2 rule 5: a failed check with an outer trade id goes to order_ec with it', () => {
  expect(guardNavigation(to(), known({ ecommerce: bought, orderCheck: 'failed' }))).toEqual({
    kind: 'redirect',
    to: 'order_ec',
    query: { oid: 'T1' },
    because: 'check-failed',
  })
  expect(guardNavigation(to(), known({ orderCheck: 'failed' }))).toEqual(OPEN)
})

test('B§2 rule 6: who is signed in may share the front page [B§2.rule-6]', () => {
  expect(guardNavigation(to({ name: 'index' }), known({ uid: UID }))).toEqual({ kind: 'open', menus: 'share' })
  expect(guardNavigation(to({ name: 'index' }), known())).toEqual(OPEN)
})

test('B§2 rule 7: inside the messenger, share routes share and all others hide the menus', () => {
  const inside = known({ inMessenger: true, loginMethod: 0 })
  expect(guardNavigation(to({ share: true }), inside)).toEqual({ kind: 'open', menus: 'share' })
  expect(guardNavigation(to(), inside)).toEqual({ kind: 'open', menus: 'basic-hidden' })
})

test('B§2 rule 8: an auth route sends a visitor to sign in, with where he was going', () => {
  expect(guardNavigation(to({ auth: true, query: { status: 'to-pay' } }), known())).toEqual({
    kind: 'sign-in',
    by: 'screen',
    query: { nt: 'order_index', status: 'to-pay' },
  })
  expect(guardNavigation(to({ auth: true }), known({ inMessenger: true, loginMethod: 0 }))).toEqual({
    kind: 'sign-in',
    by: 'messenger',
    query: { nt: 'order_index' },
  })
  expect(guardNavigation(to({ auth: true }), known({ uid: UID }))).toEqual(OPEN)
})

test('B§2 rule 8: when the messenger signed nobody in, the shop asks itself instead of going round in circles', () => {
  const inside = known({ inMessenger: true, loginMethod: 0, messengerTried: true })
  expect(guardNavigation(to({ auth: true }), inside)).toEqual({
    kind: 'sign-in',
    by: 'screen',
    query: { nt: 'order_index' },
  })
})

test('B§2 rule 4: ec routes open whatever the check says', () => {
  const orderCheck = 'failed'
  expect(guardNavigation(to({ ec: true }), known({ ecommerce: bought, orderCheck }))).toEqual(OPEN)
})

test('A§2: signing in leads back to the prior route with its query', () => {
  expect(afterSignIn({ nt: 'theme_list', pid: 'p1', shareRedirect: 'x' })).toEqual({
    name: 'theme_list',
    query: { pid: 'p1' },
  })
  expect(afterSignIn({})).toEqual(undefined)
  expect(afterSignIn({ nt: 'login' })).toEqual(undefined)
})

const designOrder = { orderId: asId<OrderId>('o1'), state: 'paid' } as const
const paying = { name: 'pay_index', auth: true, query: { taskid: 't1' } }

test('A§2 order states: a design that is ordered leads to its outcome, or to where it can be paid', () => {
  const because = { kind: 'redirect', query: { oid: 'o1' }, because: 'ordered' }
  expect(guardNavigation(to(paying), known({ uid: UID, designOrder }))).toEqual({ ...because, to: 'order_success' })
  const unpaid = { ...designOrder, state: 'awaiting-pay' as const }
  expect(guardNavigation(to(paying), known({ uid: UID, designOrder: unpaid }))).toEqual({
    ...because,
    to: 'order_info',
  })
})

test('A§2 order states: only addresses that name a design without the choice to order it again ask for its order', () => {
  expect(designOfAddress({ name: 'theme_preview', query: { taskid: 't1,t2' } })).toEqual('t1')
  expect(designOfAddress({ name: 'theme_preview', query: { taskid: 't1', again: 'as-it-is' } })).toEqual(undefined)
  expect(designOfAddress({ name: 'pay_index', query: { pid: 'p1' } })).toEqual(undefined)
  expect(designOfAddress({ name: 'prod_details', query: { taskid: 't1' } })).toEqual(undefined)
})
