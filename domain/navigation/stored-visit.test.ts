import { expect, test } from 'vitest'
import { decideEntry } from './decide-entry.ts'
import { readEntryLink } from './entry-link.ts'
import {
  EMPTY_VISIT,
  purchaseMode,
  readVisit,
  type StoredVisit,
  withAddTo,
  withEntry,
  withItem,
  withOrder,
  withoutOrder,
} from './stored-visit.ts'

const reference = { kind: 'outtrade', number: 'T1' } as const
const visit: StoredVisit = {
  mode: 1,
  ecommerce: {
    reference,
    phoneTail: '8000',
    originalProduct: 'p1',
    currentProduct: 'p1',
  },
  order: { orderId: 'o1', addTo: '', src: 'link' },
  user: { uploadOrders: ['o1'], subscribe: true },
  entry: { couponCode: 'SPRING', refereeid: 'r1', srcuid: '' },
}

test('B§3 persisted stores: mode, ecommerce, order and user come back as they were kept [B§3.stores]', () => {
  expect(readVisit((store) => JSON.stringify(visit[store]))).toEqual(visit)
})

test('B§3 persisted stores: what cannot be read counts as empty [B§3.store-defaults]', () => {
  const spoilt = ['{', '"x"', '[]', 'null', '{"mode":9,"phoneTail":"12345","uploadOrders":["<b>"]}']
  expect(spoilt.map((text) => readVisit(() => text))).toEqual(spoilt.map(() => EMPTY_VISIT))
})

test('a mode of an order without its order is an ordinary shop', () => {
  expect(readVisit((store) => (store === 'mode' ? '1' : null)).mode).toEqual(0)
})

test('another order begins anew, the same one goes on', () => {
  const other = { kind: 'sub', subid: 'S1', k: '' } as const
  expect(withOrder(visit, { mode: 1, reference }, 'link')).toEqual(visit)
  expect(withOrder(visit, { mode: 5, reference: other }, 'short-video')).toEqual({
    ...EMPTY_VISIT,
    mode: 5,
    ecommerce: { ...EMPTY_VISIT.ecommerce, reference: other },
    order: { ...EMPTY_VISIT.order, src: 'short-video' },
    user: visit.user,
    entry: visit.entry,
  })
})

test('working on a thing names what was bought; leaving the order leaves the person', () => {
  const working = withItem(visit, { pid: 'p2' })
  expect([working.ecommerce.originalProduct, working.ecommerce.currentProduct]).toEqual(['p2', 'p2'])
  const fromVideo = { ...visit, order: { ...visit.order, src: 'short-video' as const } }
  expect(withoutOrder(fromVideo).order).toEqual({ ...EMPTY_VISIT.order, src: 'short-video' })
  expect(withoutOrder(visit)).toEqual({ ...EMPTY_VISIT, user: visit.user, entry: visit.entry })
})

test('A§2 entry couponCode, dyc2b, subscribe: they wait in the visit until they are needed', () => {
  const link = readEntryLink('?oid=T1&couponCode=SPRING&dyc2b=1&subscribe=1&refereeid=r1', '')
  const entered = withEntry(EMPTY_VISIT, decideEntry(link, { route: 'index', ec: false, named: true }))
  expect(entered).toEqual({
    ...EMPTY_VISIT,
    mode: 1,
    ecommerce: { ...EMPTY_VISIT.ecommerce, reference },
    order: { ...EMPTY_VISIT.order, src: 'short-video' },
    user: { ...EMPTY_VISIT.user, subscribe: true },
    entry: { couponCode: 'SPRING', refereeid: 'r1', srcuid: '' },
  })
  expect(
    withEntry(entered, decideEntry(readEntryLink('?refereeid=r2', ''), { route: 'index', ec: false, named: true }))
      .entry,
  ).toEqual(entered.entry)
})

test('B§4 modes 0, 3, 4 and 6: a purchase is added to an order or not, its photos come now or after the payment', () => {
  const added = withAddTo(EMPTY_VISIT, 'o7')
  expect([EMPTY_VISIT, added].flatMap((visit) => [purchaseMode(visit, false), purchaseMode(visit, true)])).toEqual([
    0, 4, 3, 6,
  ])
  expect(withAddTo(added, '')).toEqual(EMPTY_VISIT)
})
