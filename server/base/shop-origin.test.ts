import { expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { asId, type MerchantId } from '../../domain/ids.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { shopOrigin } from './shop-origin.ts'

test.each<[publicUrl: string, merchant: Partial<Merchant>, origin: string]>([
  ['https://one.example', { domain: 'localhost' }, 'https://one.example'],
  ['https://one.example', { id: asId<MerchantId>('2'), domain: 'two.example' }, 'https://two.example'],
  ['http://localhost:8080', { id: asId<MerchantId>('2'), domain: 'two.example' }, 'http://two.example:8080'],
  ['https://one.example/shop', { id: asId<MerchantId>('2'), domain: '' }, 'https://one.example'],
])('at %s the shop of %o is at %s', (publicUrl, merchant, origin) => {
  expect(shopOrigin({ publicUrl }, { ...DEMO_MERCHANT, ...merchant })).toBe(origin)
})

test('a merchant who is not there has the configured address', () => {
  expect(shopOrigin({ publicUrl: 'https://one.example' }, undefined)).toBe('https://one.example')
})
