import { afterEach, expect, test } from 'vitest'
import { manageCoupons, manageLevels } from '../../../domain/calls/manage/coupons.ts'
import { manageProduct } from '../../../domain/calls/manage/products.ts'
import { manageSettings, saveSettings } from '../../../domain/calls/manage/settings.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { getMerchantInfo } from '../../../domain/calls/merchant.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { cancelOrder } from '../../../domain/calls/order-changes.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { createUpgradeUserLevelOrder } from '../../../domain/calls/user-type.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper, orderFor, pay } from '../../support/builders/order-items.ts'
import { onBothEngines, onPostgres } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { issueCoupon } from '../../support/worlds/coupon-steps.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

const ITEMS = [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]

onBothEngines('the currency of a shop', (server) => {
  const made: (() => Promise<unknown>)[] = []
  const owner = () => signInAsStaff(server(), server().client(), 'owner')
  const give = async (currency: string, more: object = {}) =>
    await (await owner()).call(saveSettings, { change: { currency, ...more }, opid: newOpid() })
  // Tests come in any order.
  afterEach(async () => {
    await Promise.all(made.splice(0).map(async (giveUp) => await giveUp()))
    expect((await give('CNY')).Code).toBe(0)
  })
  const priceOf = async (browser: TestClient) => (await browser.call(calPrice, { orderdata: ITEMS, mode: 0 })).Data

  test('is chosen among many; figures of prices stay as people read them, and the log names it', async () => {
    const browser = await owner()
    await issueCoupon(server(), 'MOVED', { isPublic: true, discount: { kind: 'amount', off: 1550 as never } })
    const { currencies, currency } = (await browser.call(manageSettings, {})).Data
    expect([currency, currencies]).toEqual([
      'CNY',
      expect.arrayContaining(['HKD', 'TWD', 'USD', 'EUR', 'GBP', 'JPY', 'SGD', 'MYR', 'AUD', 'KRW']),
    ])
    const prices = async () => {
      const { product, currency: code } = (await browser.call(manageProduct, { pid: BOX })).Data
      const levels = (await browser.call(manageLevels, {})).Data.levels.flatMap(({ price }) => price ?? [])
      const coupon = (await browser.call(manageCoupons, { Count: 100 })).Data.find(({ code: one }) => one === 'MOVED')
      return [code, product.price.base, product.price.delivery, levels, coupon?.amount]
    }
    expect(await prices()).toEqual(['CNY', 5800, 1000, [2900, 6900], 1550])
    expect((await give('USD')).Code).toBe(0)
    expect(await prices()).toEqual(['USD', 5800, 1000, [2900, 6900], 1550])
    expect((await give('JPY')).Code).toBe(0)
    expect(await prices()).toEqual(['JPY', 58, 10, [29, 69], 16])
    const log = (await browser.call(manageLog, { Count: 2 })).Data
    expect(log.map(({ action, called, by }) => [action, called, by])).toEqual([
      ['currency', 'USD → JPY', 'the owner'],
      ['currency', 'CNY → USD', 'the owner'],
    ])
  })

  test('is shown by its sign, counted by its decimals, and what stands beside it is of the new one', async () => {
    const parcels = [{ country: 'JP', price: 500 }]
    expect((await give('KRW', { parcels, changeMinutes: 20 })).Code).toBe(0)
    const client = server().client()
    client.cookies.set('lang', 'en')
    const { currency, merchant } = (await client.call(getMerchantInfo, {})).Data
    expect([currency, merchant.currency, merchant.shop.parcels]).toEqual(['₩', { code: 'KRW' }, parcels])
    expect((await give('YUAN')).Reason).toBe('request-malformed')
  })

  test('an order is never made in another currency than the one that was shown', async () => {
    await give('USD')
    const shopper = await newShopper(server(), '13780010001')
    const { browser } = shopper
    const shown = await priceOf(browser)
    expect([shown.currency, shown.pay_amount]).toEqual(['USD', 6800])
    await give('EUR')
    const order = async (more: object) =>
      await browser.call(createOrder, await orderFor(shopper, ITEMS, { pay_amount: 6800, ...more }))
    // The same number, of another unit.
    const refused = [await order({ quoteId: shown.quoteId }), await order({ currency: 'USD' })]
    expect(refused.map(({ Code, Data }) => [Code, Reflect.get(Data, 'currency')])).toEqual([
      [1002, 'EUR'],
      [1002, 'EUR'],
    ])
    const level = { typeid: '1', opid: newOpid() }
    expect((await browser.call(createUpgradeUserLevelOrder, { ...level, currency: 'USD' })).Code).toBe(1002)
    const now = await priceOf(browser)
    const { Code, Data } = await order({ quoteId: now.quoteId, currency: 'EUR' })
    made.push(() => browser.call(cancelOrder, { oid: Data.orderid, opid: newOpid() }))
    expect([Code, Data.currency]).toEqual([0, 'EUR'])
  })
})

onBothEngines('the currency of a shop that sells', (server) => {
  const owner = () => signInAsStaff(server(), server().client(), 'owner')
  const give = async (currency: string, more: object = {}) =>
    await (await owner()).call(saveSettings, { change: { currency, ...more }, opid: newOpid() })

  test('stays once money is in the books or on its way there, and nothing else of that change is kept', async () => {
    const shopper = await newShopper(server(), '13780010002')
    await give('EUR')
    expect((await shopper.browser.call(createOrder, await orderFor(shopper, ITEMS))).Code).toBe(0)
    const before = (await (await owner()).call(manageSettings, {})).Data
    const refused = await give('USD', { changeMinutes: 7 })
    expect([refused.Reason, refused.Msg]).toEqual(['currency-in-books', expect.stringMatching(/1 .*EUR/)])
    expect((await (await owner()).call(manageSettings, {})).Data).toEqual(before)
    const made = await shopper.browser.call(createOrder, await orderFor(shopper, ITEMS))
    await pay(server(), made.Data.orderid)
    expect((await give('USD')).Msg).toContain('2')
    const shown = (await shopper.browser.call(getOrderInfo, { oid: made.Data.orderid })).Data
    expect([shown.currency, shown.symbol]).toEqual(['EUR', '€'])
    // Saved as it is, it is no change.
    expect((await give('EUR')).Code).toBe(0)
  })
})

onBothEngines('the currency of a shop whose orders were given up', (server) => {
  test('can be another one: nothing of them is in the books', async () => {
    const shopper = await newShopper(server(), '13780010003')
    const owner = await signInAsStaff(server(), server().client(), 'owner')
    const { orderid } = (await shopper.browser.call(createOrder, await orderFor(shopper, ITEMS))).Data
    const give = async () => (await owner.call(saveSettings, { change: { currency: 'HKD' }, opid: newOpid() })).Reason
    expect(await give()).toBe('currency-in-books')
    expect((await shopper.browser.call(cancelOrder, { oid: orderid, opid: newOpid() })).Code).toBe(0)
    expect(await give()).toBeUndefined()
    const { currency, symbol } = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
    expect([currency, symbol]).toEqual(['CNY', '¥'])
  })
})

onPostgres('the currency of a shop, two browsers at a time', (server) => {
  test('an order and another currency at the same moment leave books of one unit', async () => {
    const owner = await signInAsStaff(server(), server().client(), 'owner')
    for (const [n, currency] of ['USD', 'EUR', 'GBP', 'HKD', 'SGD'].entries()) {
      const shopper = await newShopper(server(), `1378002000${n}`)
      const {
        quoteId,
        pay_amount,
        currency: shown,
      } = (await shopper.browser.call(calPrice, { orderdata: ITEMS, coupon: 'none' })).Data
      const wish = await orderFor(shopper, ITEMS, { quoteId, pay_amount, currency: shown })
      const [made, given] = await Promise.all([
        shopper.browser.call(createOrder, wish),
        owner.call(saveSettings, { change: { currency } }),
      ])
      const has = (await owner.call(manageSettings, {})).Data.currency
      if (made.Code === 0) {
        expect([given.Reason, made.Data.currency]).toEqual(['currency-in-books', has])
        await shopper.browser.call(cancelOrder, { oid: made.Data.orderid, opid: newOpid() })
      } else {
        expect([made.Code, given.Code, has]).toEqual([1002, 0, currency])
      }
    }
  })
})
