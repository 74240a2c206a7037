import { expect, test } from 'vitest'
import type { OrderSummary } from '../../domain/calls/order.ts'
import { DEMO_MERCHANT } from '../../domain/demo/merchant.ts'
import type { OrderState } from '../../domain/order/order-state.ts'
import { minorUnits } from '../../domain/units.ts'
import type { OrderRow } from '../stores/orders.store.ts'
import { payPage } from './pay-page.ts'

const PAID_AT = new Date(Date.UTC(2026, 4, 3))

function pageOf(state: OrderState, { paidAt = null, page }: { paidAt?: Date | null; page?: [number, number] } = {}) {
  const item = {
    prodname: 'A <book>',
    picture: '/cover.jpg',
    pagecount: 20,
    imgcount: 14,
    quantity: 2,
    ...(page ? { page: { width: page[0], height: page[1] } } : {}),
  }
  return payPage({
    merchant: DEMO_MERCHANT,
    order: {
      id: 'o1',
      state,
      paidAt,
      amount: minorUnits(33_870),
      lines: [{ kind: 'quantity', item: 0, count: 3, each: minorUnits(100), amount: minorUnits(200) }],
      address: { name: 'Lin', phone: '13800138000', province: '', city: '', district: '', street: '' },
      pickupId: null,
    } as unknown as OrderRow,
    view: { items: [item] } as unknown as OrderSummary,
    language: 'en',
    here: '/pay/o1',
    offers: [],
    begun: undefined,
    isBack: false,
    friendLink: undefined,
    trouble: undefined,
  })
}

function headingOf(page: string): string | undefined {
  return /<h1>(.*)<\/h1>/.exec(page)?.[1]
}

test('the large amount says whether it is still to be paid', () => {
  expect({
    open: headingOf(pageOf('awaiting-pay')),
    paid: headingOf(pageOf('paid', { paidAt: PAID_AT })),
    refunded: headingOf(pageOf('refunded', { paidAt: PAID_AT })),
    cancelled: headingOf(pageOf('cancelled')),
  }).toEqual({ open: 'To pay', paid: 'Paid', refunded: 'Paid', cancelled: 'Total' })
})

test('the front of a book keeps the shape of its page', () => {
  const sizes = (
    [
      [203, 203],
      [210, 280],
      [280, 210],
    ] as [number, number][]
  ).map((page) =>
    /width="(\d+)" height="(\d+)">/.exec(pageOf('paid', { page }).split('class="stage"')[1] ?? '')?.slice(1),
  )
  expect(sizes).toEqual([
    ['72', '72'],
    ['54', '72'],
    ['72', '54'],
  ])
})

test('a line of copies counts those after the first', () => {
  expect(pageOf('awaiting-pay')).toContain('<dt>More copies: 2</dt><dd>¥2.00</dd>')
})

test('names that somebody wrote are text, never markup', () => {
  expect(pageOf('awaiting-pay')).not.toContain('<book>')
})
