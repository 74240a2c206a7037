import { expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../demo/demo-merchant.ts'
import type { Language } from '../language.ts'
import { minorUnits } from '../units.ts'
import { languagesOf } from './languages-of.ts'
import { type ShopChange, shopAfter } from './shop-change.ts'

const after = (change: ShopChange) => {
  const verdict = shopAfter(DEMO_MERCHANT, change)
  return verdict.kind === 'changed' ? verdict.merchant : verdict.reason
}
const only = (hans: string) => ({ 'zh-Hans': hans, 'zh-Hant': '', en: '' })
const all = (text: string) => ({ 'zh-Hans': text, 'zh-Hant': text, en: text })
const DELIVERY = { makeDays: 3, wayDays: { from: 2, to: 4 } }

test('a name in one language is the name in all that were left empty, and the title of the shop', () => {
  expect(after({ name: only(' 照片铺 ') })).toEqual({
    ...DEMO_MERCHANT,
    name: all('照片铺'),
    shop: { ...DEMO_MERCHANT.shop, title: all('照片铺') },
  })
})

test('what is not named stays, and a promise of days can be given and taken back', () => {
  expect(after({ delivery: DELIVERY })).toEqual({
    ...DEMO_MERCHANT,
    shop: { ...DEMO_MERCHANT.shop, delivery: DELIVERY },
  })
  const { delivery: _, ...silent } = DEMO_MERCHANT.shop
  expect(after({ delivery: null })).toEqual({ ...DEMO_MERCHANT, shop: silent })
  expect(after({})).toEqual(DEMO_MERCHANT)
})

test('what cannot be is refused with a word of its own', () => {
  const place = { id: 'a', name: only('店'), address: only(' ') }
  expect([
    after({ name: only(' ') }),
    after({ places: [place] }),
    after({ delivery: { makeDays: 1, wayDays: { from: 3, to: 2 } } }),
    after({ parcels: [{ country: 'JP', wayDays: { from: 3, to: 2 } }] }),
  ]).toEqual(['shop-name-missing', 'place-incomplete', 'delivery-days-wrong', 'delivery-days-wrong'])
})

test('a shop speaks the languages that are named, each once, the first first; at least one', () => {
  const spoken = (languages: readonly Language[]) => {
    const shop = after({ languages })
    return typeof shop === 'string' ? shop : languagesOf(shop)
  }
  expect([spoken(['en', 'zh-Hans', 'en']), spoken([]), languagesOf(DEMO_MERCHANT)]).toEqual([
    ['en', 'zh-Hans'],
    'language-missing',
    ['zh-Hans', 'en', 'zh-Hant'],
  ])
})

test('a country of which nothing is said is as all others; a shop that delivers nowhere keeps its own country', () => {
  const japan = { country: 'JP', price: minorUnits(6000) }
  expect(after({ parcels: [japan, { country: 'DE' }], country: 'JP', countries: [] })).toEqual({
    ...DEMO_MERCHANT,
    shop: { ...DEMO_MERCHANT.shop, country: 'JP', countries: ['JP'], parcels: [japan] },
  })
})

test('of the printer only what the console asks for changes; checks of an imported catalogue stay', () => {
  const print = { marks: true }
  const merchant = { ...DEMO_MERCHANT, print: { checks: { 'low-ppi': 'block' as const } } }
  const verdict = shopAfter(merchant, { print })
  expect(verdict.kind === 'changed' && verdict.merchant.print).toEqual({ ...merchant.print, marks: true })
})
