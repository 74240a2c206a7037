import { expect, test } from 'vitest'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { changeOrderAddress } from '../../../domain/calls/order-changes.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { minorUnits } from '../../../domain/units.ts'
import { createMerchantStore } from '../../../server/stores/merchants.store.ts'
import { createOrderStore } from '../../../server/stores/orders.store.ts'
import { BOX, BOX_PLAIN, newOpid, newShopper } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const GERMANY = {
  ...{ recvname: 'Anna Weber', recvphone: '+49 151 23456789', recvcountry: 'DE', recvprovince: '', recvcity: 'Berlin' },
  ...{ recvdistrict: '', recvaddress: 'Torstraße 1', recvpostcode: '10119' },
}

onBothEngines(
  'parcels to several countries',
  (server, engine) => {
    const phone = (n: number) => `1378000${engine === 'embedded' ? 1 : 2}${String(n).padStart(3, '0')}`
    const sellingTo = async (change: Partial<(typeof DEMO_MERCHANT)['shop']>) => {
      await createMerchantStore(server().deps.db).save({
        ...DEMO_MERCHANT,
        shop: { ...DEMO_MERCHANT.shop, changeMinutes: 30, ...change },
      })
    }

    test('each country has its price: told before, part of the order, and refused where it is not that one', async () => {
      await sellingTo({ countries: ['CN', 'DE', 'JP'], parcels: [{ country: 'DE', price: minorUnits(6000) }] })
      const { browser } = await newShopper(server(), phone(1))
      const priced = async (where: object) => {
        const { Data } = await browser.call(calPrice, { orderdata: [BOX_ITEM], mode: 0, coupon: 'none', ...where })
        return [Data.recvcountry, Data.pay_amount, Data.lines.find(({ kind }) => kind === 'delivery')?.amount]
      }
      expect([
        await priced({}),
        await priced({ recvcountry: 'JP' }),
        await priced({ recvcountry: 'de' }),
        await priced({ recvcountry: 'DE', pickupid: 'nanshan' }),
      ]).toEqual([
        ['CN', 6800, 1000],
        ['JP', 6800, 1000],
        ['DE', 11_800, 6000],
        ['DE', 5800, undefined],
      ])
      const order = async (receiver: object, amount: number, quoteId?: string) =>
        await browser.call(createOrder, {
          ...{ ...RECEIVER, ...receiver, orderdata: [BOX_ITEM], mode: 0, coupon: 'none' },
          ...{ pay_amount: amount, quoteId, opid: newOpid() },
        })
      const athome = await browser.call(calPrice, { orderdata: [BOX_ITEM], mode: 0, coupon: 'none' })
      const wrong = [await order(GERMANY, 6800), await order(GERMANY, 6800, athome.Data.quoteId)]
      expect(wrong.map(({ Reason, Data }) => [Reason, Data.pay_amount])).toEqual(
        Array(2).fill(['price-changed', 11_800]),
      )
      const made = await order(GERMANY, 11_800)
      const kept = await createOrderStore(server().deps.db).load(asId<OrderId>(made.Data.orderid))
      expect([kept?.amount, kept?.lines.at(-1), kept?.address.country]).toEqual([
        ...[11_800, { kind: 'delivery', amount: 6000 }, 'DE'],
      ])
      const move = async (receiver: object) =>
        (await browser.call(changeOrderAddress, { ...RECEIVER, ...receiver, oid: made.Data.orderid, opid: newOpid() }))
          .Reason
      expect([await move({}), await move({ ...GERMANY, recvaddress: 'Torstraße 2' })]).toEqual([
        'delivery-price-differs',
        undefined,
      ])
      expect((await browser.call(getOrderInfo, { oid: made.Data.orderid })).Data.recvaddress).toBe('Torstraße 2')
    })

    test('a shop elsewhere: an order that names no country goes to the shop’s own', async () => {
      await sellingTo({ country: 'DE', countries: ['CN', 'DE'], parcels: [{ country: 'CN', price: minorUnits(9000) }] })
      const { browser } = await newShopper(server(), phone(2))
      const price = async (where: object) =>
        (await browser.call(calPrice, { orderdata: [BOX_ITEM], mode: 0, coupon: 'none', ...where })).Data.pay_amount
      expect([await price({}), await price({ recvcountry: 'CN' })]).toEqual([6800, 14_800])
      const { recvcountry: _, ...atHome } = GERMANY
      const made = await browser.call(createOrder, {
        ...{ ...atHome, recvphone: '0151 23456789', orderdata: [BOX_ITEM], mode: 0, coupon: 'none' },
        ...{ pay_amount: 6800, opid: newOpid() },
      })
      const kept = await createOrderStore(server().deps.db).load(asId<OrderId>(made.Data.orderid))
      expect([kept?.address.country, kept?.address.phone]).toEqual(['DE', '+4915123456789'])
      const far = await browser.call(createOrder, {
        ...{ ...RECEIVER, recvcountry: 'CN', orderdata: [BOX_ITEM], mode: 0, coupon: 'none' },
        ...{ pay_amount: 14_800, opid: newOpid() },
      })
      const there = await createOrderStore(server().deps.db).load(asId<OrderId>(far.Data.orderid))
      expect([there?.amount, there?.address.country]).toEqual([14_800, undefined])
    })
  },
  { role: 'api', changeMinutes: 30 },
)
