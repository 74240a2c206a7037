import { expect, test } from 'vitest'
import type { FactoryOrder } from './factory-orders.ts'
import { orderPage } from './factory-page.ts'

const HELD = Date.UTC(2026, 4, 1, 8, 54)
const found = (heldUntil: number | null) =>
  ({
    order: {
      id: 'order-1',
      paidAt: HELD - 1_800_000,
      heldUntil,
      address: { name: '' },
      pickupId: null,
      shipment: null,
    },
    ...{ state: 'paid', parcel: '', lineItems: [] },
  }) as unknown as FactoryOrder

test('an order that its shopper may still change says until when it waits, and not that its files are made', () => {
  const pageOf = (heldUntil: number | null) =>
    orderPage({ language: 'en', found: found(heldUntil), form: '', isStaff: false }).replace(/<[^>]+>/g, ' ')
  expect(pageOf(HELD)).toMatch(/The shopper may still change it; it is begun at\s+2026-05-01 08:54/)
  expect(pageOf(HELD)).not.toContain('Files in preparation')
  expect(pageOf(null)).toContain('Files in preparation')
})
