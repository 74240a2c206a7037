import { expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../demo/demo-merchant.ts'
import { minorUnits } from '../units.ts'
import { countriesOf, deliveryTimeTo, homeOf, parcelPrice } from './delivered-to.ts'

const USUAL = { makeDays: 3, wayDays: { from: 2, to: 4 } }
const shopOf = (change: Partial<(typeof DEMO_MERCHANT)['shop']>) => ({
  shop: { ...DEMO_MERCHANT.shop, delivery: USUAL, ...change },
})

test('a shop that says nothing of countries is in mainland China and delivers there', () => {
  const { countries: _, ...silent } = DEMO_MERCHANT.shop
  expect([homeOf(undefined), countriesOf(undefined), countriesOf({ shop: { ...silent, country: 'DE' } })]).toEqual([
    'CN',
    ['CN'],
    ['DE'],
  ])
})

test('a country has its own price and days, or those of all', () => {
  const way = { from: 5, to: 9 }
  const shop = shopOf({
    parcels: [
      { country: 'JP', wayDays: way },
      { country: 'DE', price: minorUnits(6000) },
    ],
  })
  expect(['JP', 'DE', 'FR'].map((country) => [parcelPrice(shop, country), deliveryTimeTo(shop, country)])).toEqual([
    [undefined, { ...USUAL, wayDays: way }],
    [6000, USUAL],
    [undefined, USUAL],
  ])
  const { delivery: _, ...silent } = shop.shop
  expect(deliveryTimeTo({ shop: silent }, 'JP')).toBe(undefined)
})
