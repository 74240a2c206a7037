import { afterEach, expect, test } from 'vitest'
import { EMPTY_VISIT } from '../../../domain/navigation/kept-visit.ts'
import { createVisitStore } from '../../session/visit-store.ts'
import { enterByLink } from './enter.ts'

const before = window.location.href

afterEach(() => {
  window.history.replaceState(null, '', before)
  window.sessionStorage.clear()
})

function opened(search: string, hash: string) {
  window.history.replaceState(null, '', `${window.location.pathname}${search}${hash}`)
  const visits = createVisitStore(window.sessionStorage)
  const decision = enterByLink(window, visits)
  return { decision, visit: visits.now(), left: window.location.search + window.location.hash }
}

test('safety section 4: uid, wxopenid and subscribe leave both places of the address before any request', () => {
  const { decision, visit, left } = opened('?uid=u1&wxopenid=o1&pid=p1', '#/index?subscribe=1&uid=u2&mid=7')
  expect({ left, stranger: decision.stranger, subscribe: visit.user.subscribe }).toEqual({
    left: '?pid=p1#/index?mid=7',
    stranger: { uid: 'u2' },
    subscribe: true,
  })
})

test('A§2 entry oid: the shop begins at the order’s list, whatever screen the link names', () => {
  const { visit, left } = opened('?oid=T1&mid=7', '')
  expect({ left, mode: visit.mode, reference: visit.ecommerce.reference }).toEqual({
    left: '?mid=7#/order_eclist?oid=T1',
    mode: 1,
    reference: { kind: 'outtrade', number: 'T1' },
  })
})

test('A§2 entry subid: it wins over oid and keeps its token', () => {
  const { visit, left } = opened('', '#/order_ec?oid=T1&sid=S1&k=token')
  expect({ left, mode: visit.mode }).toEqual({ left: '#/order_eclist?subid=S1&k=token', mode: 2 })
})

test('A§9 session state is kept in session storage: the next page of the visit has it', () => {
  opened('?oid=T1&couponCode=SPRING', '')
  const again = createVisitStore(window.sessionStorage).now()
  expect([again.mode, again.entry.couponCode]).toEqual([1, 'SPRING'])
})

test('an address without a link stays as it is', () => {
  const { visit, left } = opened('', '#/order_info?oid=o1')
  expect({ left, visit }).toEqual({ left: '#/order_info?oid=o1', visit: EMPTY_VISIT })
})
