import { expect, test } from 'vitest'
import type { OrderSummary } from '../../../domain/calls/order.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { OrderState } from '../../../domain/order/order-state.ts'
import type { QuoteLine } from '../../../domain/product/price.ts'
import { minorUnits } from '../../../domain/units.ts'
import { type PayPage, payPage } from './pay-page.ts'

const PAID_AT = Date.UTC(2026, 4, 3)

function pageOf(
  state: OrderState,
  { paidAt = null, page, ...change }: { paidAt?: number | null; page?: [number, number] } & Partial<PayPage> = {},
) {
  const item = {
    prodname: 'A <book>',
    prodtype: 1,
    packagename: '',
    chosen: ['20 pages', '14 photos'],
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
      currency: 'CNY',
      lines: [{ kind: 'quantity', item: 0, count: 3, each: minorUnits(100), amount: minorUnits(200) }],
      address: { name: 'Lin', phone: '13800138000', province: '', city: '', district: '', street: '' },
      pickupId: null,
    } as unknown as Order,
    view: { items: [item] } as unknown as OrderSummary,
    arrival: undefined,
    language: 'en',
    here: '/pay/o1',
    offers: [],
    begun: undefined,
    isBack: false,
    friendLink: undefined,
    problem: undefined,
    isRefunding: false,
    ...change,
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

test('an order is called refunded once its money is back, to its owner and to whoever paid it; a closed one is thanked for by nobody', () => {
  const said = (change: Parameters<typeof pageOf>[1]) => {
    const page = pageOf('refunded', { paidAt: PAID_AT, ...change })
    return [/<p class="state"[^>]*>([^<]*)/.exec(page)?.[1], page.includes('Thank you. This order is paid.')]
  }
  expect({
    going: said({ isRefunding: true }),
    back: said({}),
    friend: said({ view: undefined }),
    paid: pageOf('paid', { paidAt: PAID_AT, view: undefined }).includes('Thank you. This order is paid.'),
  }).toEqual({
    going: ['The refund is on its way', false],
    back: ['This order was refunded', false],
    friend: ['This order was refunded', false],
    paid: true,
  })
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
  expect(pageOf('awaiting-pay')).toContain('<dt>2 more copies</dt><dd>¥2.00</dd>')
})

test('a price names what is paid for: a thing, a set, a member level; cards are counted as cards', () => {
  const messagesOf = (lines: QuoteLine[], order: Partial<Order>, item: Partial<OrderSummary['items'][number]>) => {
    const items = [
      {
        prodname: 'Postcards',
        prodtype: 7,
        packagename: '',
        pagecount: 10,
        quantity: 2,
        chosen: ['5 张卡片', '5 张照片', '2 件'],
        picture: '',
        ...item,
      },
    ]
    const row = {
      id: 'o1',
      state: 'awaiting-pay',
      paidAt: null,
      amount: minorUnits(1),
      currency: 'CNY',
      pickupId: null,
      address: { name: '', phone: '' },
    }
    const page = pageOf('awaiting-pay', {
      order: { ...row, lines, ...order } as unknown as Order,
      view: { items: order.kind === 'level' ? [] : items } as unknown as OrderSummary,
      language: 'zh-Hans',
    })
    return {
      facts: /<h2>[^<]*<\/h2><p>([^<]*)/.exec(page)?.[1],
      lines: [
        ...(page
          .split('class="lines"')[1]
          ?.split('class="total"')[0]
          ?.matchAll(/<dt>([^<]*)/g) ?? []),
      ].map(([, dt]) => dt),
    }
  }
  const base: QuoteLine = { kind: 'base', item: 0, amount: minorUnits(1600) }
  const more: QuoteLine = { kind: 'extra-pages', item: 0, count: 2, each: minorUnits(125), amount: minorUnits(250) }
  expect({
    cards: messagesOf([base, more, { kind: 'quantity', item: 0, count: 2, amount: minorUnits(1850) }], {}, {}),
    prints: messagesOf(
      [base, { ...more, count: 9, each: minorUnits(100), amount: minorUnits(900) }],
      {},
      { prodname: 'Prints', prodtype: 9, quantity: 1, chosen: ['冲印 10 张', '5 张照片', '1 件'] },
    ),
    frame: messagesOf(
      [base],
      {},
      { prodname: 'A frame', prodtype: 2, pagecount: 1, quantity: 1, chosen: ['1 张照片', '1 件'] },
    ),
    set: messagesOf([base, { ...base, part: 0 }], {}, { packagename: 'The set' }),
    level: messagesOf([{ kind: 'base', amount: minorUnits(2900) }], { kind: 'level', levelId: '1' }, {}),
  }).toEqual({
    cards: { facts: '5 张卡片 · 5 张照片 · 2 件', lines: ['Postcards', '加 1 张，每张 ¥2.50', '再加 1 份'] },
    prints: { facts: '冲印 10 张 · 5 张照片 · 1 件', lines: ['Prints', '加 9 张，每张 ¥1.00'] },
    frame: { facts: '1 张照片 · 1 件', lines: ['A frame'] },
    set: { facts: '5 张卡片 · 5 张照片 · 2 件', lines: ['The set', 'Postcards'] },
    level: { facts: undefined, lines: ['银卡会员'] },
  })
})

test('names that somebody wrote are text, never markup', () => {
  expect(pageOf('awaiting-pay')).not.toContain('<book>')
})

test('A§7 Pay: a trial shop says in every language that its button takes no money', () => {
  const offers = [{ method: 'development-button' as const, fields: { event: 'e', token: 't' } }]
  const notes = LANGUAGES.map(
    (language) => /class="note">([^<]+)/.exec(pageOf('awaiting-pay', { offers, language }))?.[1],
  )
  expect(notes).toEqual([
    '这是演示店铺：点击按钮即视为已付款，不会真的扣款。',
    'This is a trial shop: the button counts as payment, no money is taken.',
    '這是示範店舖：點擊按鈕即視為已付款，不會真的扣款。',
  ])
})

test('safety 3.15: who is no owner reads the merchant and the amount, and nothing else', () => {
  const page = pageOf('awaiting-pay', { view: undefined, here: '/pay/o1?k=t' })
  const text = page
    .slice(page.indexOf('<header>'))
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  expect(text).toBe(
    'Keepsake To pay ¥338.70 Waiting for payment ' +
      'This shop does not take payments online yet. Please contact the shop. Your order is safe.',
  )
})

test('the money of an order is of its own currency, in the manner of the language', () => {
  const order = { id: 'o1', state: 'paid', amount: minorUnits(33_870), lines: [], address: {}, pickupId: null }
  const amountIn = (currency: string, language: 'en' | 'zh-Hans') =>
    /<p class="amount">([^<]*)/.exec(
      pageOf('paid', { order: { ...order, currency } as never, view: undefined, language }),
    )?.[1]
  expect([amountIn('JPY', 'zh-Hans'), amountIn('USD', 'en'), amountIn('USD', 'zh-Hans')]).toEqual([
    'JP¥33,870',
    '$338.70',
    'US$338.70',
  ])
})

test('an open order says on which days it arrives if it is paid now', () => {
  const [from, to] = [Date.UTC(2026, 4, 8), Date.UTC(2026, 4, 10)]
  const told = (change: Partial<PayPage>) =>
    /<dt>(Arrives|预计)[^<]*<\/dt><dd>[^<]*/.exec(pageOf('awaiting-pay', change))?.[0]
  expect({
    range: told({ arrival: { from, to } }),
    day: told({ arrival: { from, to: from } }),
    chinese: told({ arrival: { from, to }, language: 'zh-Hans' }),
    none: told({}),
  }).toEqual({
    range: '<dt>Arrives around</dt><dd>May 8 – May 10 if you pay now',
    day: '<dt>Arrives around</dt><dd>May 8 if you pay now',
    chinese: '<dt>预计送达</dt><dd>5月8日 – 5月10日（现在付款）',
    none: undefined,
  })
})
