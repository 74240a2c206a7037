import { afterEach, expect, test, vi } from 'vitest'
import { EMPTY_VISIT } from '../../../domain/navigation/stored-visit.ts'
import { createVisitStore } from '../../session/visit-store.ts'
import { enterByLink, reopenByLink } from './enter.ts'

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

test('A§2 entry words, safety section 4: who somebody is and what was said once leave both places of the address [A§2.entry-uid]', () => {
  const { decision, visit, left } = opened('?uid=u1&wxopenid=o1&pid=p1', '#/index?subscribe=1&uid=u2&mid=7')
  expect({ left, stranger: decision.stranger, subscribe: visit.user.subscribe }).toEqual({
    left: '#/index?pid=p1',
    stranger: { uid: 'u2' },
    subscribe: true,
  })
})

test('A§2 entry oid: the shop begins at the order’s list, whatever screen the link names [A§2.entry-oid]', () => {
  const { visit, left } = opened('?oid=T1&mid=7', '')
  expect({ left, mode: visit.mode, reference: visit.ecommerce.reference }).toEqual({
    left: '#/order_eclist?oid=T1',
    mode: 1,
    reference: { kind: 'outtrade', number: 'T1' },
  })
})

test('A§2 entry subid: it wins over oid and keeps its token [A§2.entry-subid]', () => {
  const { visit, left } = opened('', '#/order_ec?oid=T1&sid=S1&k=token')
  expect({ left, mode: visit.mode }).toEqual({ left: '#/order_eclist?subid=S1&k=token', mode: 2 })
})

test('A§9 session state is kept in session storage: the next page of the visit has it [A§9.session-state]', () => {
  opened('?oid=T1&couponCode=SPRING', '')
  const again = createVisitStore(window.sessionStorage).now()
  expect([again.mode, again.entry.couponCode]).toEqual([1, 'SPRING'])
})

test('an address without a link stays as it is', () => {
  const { visit, left } = opened('', '#/order_info?oid=o1')
  expect({ left, visit }).toEqual({ left: '#/order_info?oid=o1', visit: EMPTY_VISIT })
})

test('A§2 nt: a login that is loaded anew knows where the shopper was going, and an own order stays one', () => {
  const own = '#/login?oid=o1&nt=order_info&fault=messenger-verification-failed'
  const byPhone = '#/login?oid=o1&after=pay_index&nt=user_phone'
  expect([opened('', own), opened('', byPhone)].map(({ left, visit }) => [left, visit])).toEqual([
    [own, EMPTY_VISIT],
    [byPhone, EMPTY_VISIT],
  ])
  const link = '#/login?oid=T1&nt=order_eclist'
  const { left, visit } = opened('', link)
  expect([left, visit.mode]).toEqual([link, 1])
})

test('A§2 entry pid and aid: without a screen they open the product or the album, and move into its address [A§2.entry-target]', () => {
  expect(opened('?pid=p1&couponCode=SPRING&dyc2b=1', '').left).toEqual('#/prod_details?pid=p1')
  expect(opened('?aid=a1&st=token&refereeid=r1', '#/').left).toEqual('#/album_detail?aid=a1&st=token')
})

test('A§2 entry words in front of the hash are part of the first screen’s address and of no later one', () => {
  expect([
    opened('?pid=p1&from=singlemessage', '#/theme_list?aid=a1').left,
    opened('?pid=p1', '#/theme_list?pid=p2').left,
    opened('?from=singlemessage', '').left,
    opened('?oid=T1&taskid=t9', '#/index').left,
    opened('?oid=T1', '#/index?taskid=t9').left,
    opened('?pid=p1&tid=plain', '').left,
  ]).toEqual([
    '#/theme_list?pid=p1&from=singlemessage&aid=a1',
    '#/theme_list?pid=p2',
    '#/?from=singlemessage',
    '#/order_eclist?taskid=t9&oid=T1',
    '#/order_eclist?taskid=t9&oid=T1',
    '#/prod_details?tid=plain&pid=p1',
  ])
})

test('A§2 entry words of a link are kept in the visit, and no address copies them [A§2.entry-dyc2b]', () => {
  const words = 'dyc2b=1&couponCode=SPRING&refereeid=r1&srcuid=u2&subscribe=0'
  const { visit, left } = opened(`?${words}`, `#/theme_list?pid=p1&${words}`)
  expect([left, visit.order.src, visit.user.subscribe, visit.entry]).toEqual([
    '#/theme_list?pid=p1',
    'short-video',
    false,
    { couponCode: 'SPRING', refereeid: 'r1', srcuid: 'u2' },
  ])
})

test('A§5 missing e-commerce order number: an empty oid says so at once [A§5.empty-number]', () => {
  expect(opened('?oid=', '').left).toEqual('#/order_ec?why=order-number-empty')
})

test('A§2 entry mchid: the server is asked once which host is the shop that a link names', () => {
  expect(opened('', '#/index?mid=7').decision).toMatchObject({ mchid: '7', requestedHost: false })
  expect(opened('?mchid=7', '#/index').decision).toMatchObject({ mchid: '7', requestedHost: true })
})

test('B§2 rule 1: a link that leads away does nothing else, whichever place says so, and still names nobody', () => {
  const away = 'shareRedirect=%2Femall%2Fapp%2F%23%2Fprod_list'
  expect(
    [
      opened('', `#/index?oid=T1&uid=u1&couponCode=SPRING&${away}`),
      opened(`?oid=T1&uid=u1&refereeid=r1&${away}`, '#/theme_list?pid=p1'),
    ].map(({ left, visit }) => [left, visit]),
  ).toEqual([
    [`#/index?oid=T1&${away}`, EMPTY_VISIT],
    [`#/theme_list?oid=T1&${away}&pid=p1`, EMPTY_VISIT],
  ])
})

test('A§2 entry links: one that reaches a tab where the shop is open opens it anew, own addresses do not', () => {
  const reopened = (hash: string): boolean => {
    const reopen = vi.fn()
    const place = Object.assign(new EventTarget(), { location: { search: '', hash } }) as unknown as Window
    reopenByLink(place, reopen)
    place.dispatchEvent(new Event('hashchange'))
    return reopen.mock.calls.length === 1
  }
  const links = [
    ...['#/index?oid=T1', '#/prod_list?subid=S1&k=token', '#/index?oid=', '#/?pid=p1'],
    ...['#/index?uid=u1', '#/prod_details?pid=p1&couponCode=SPRING', '#/?refereeid=r1', '#/order_eclist?oid=T1&uid=u1'],
  ]
  const own = [
    ...['', '#/', '#/index', '#/prod_details?pid=p1', '#/album_detail?aid=a1&pid=p1&st=token', '#/pay_index?oid=o1'],
    ...['#/order_info?oid=o1', '#/order_eclist?oid=T1', '#/order_ec?oid=T1&why=order-number-wrong'],
    ...['#/order_next?subid=S1&item=2', '#/order_success?oid=o1&trade=T1', '#/login?oid=T1&nt=order_eclist'],
  ]
  expect([links.map(reopened), own.map(reopened)]).toEqual([links.map(() => true), own.map(() => false)])
})
