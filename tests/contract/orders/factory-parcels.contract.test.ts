import { expect, test } from 'vitest'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import { getOrderInfo } from '../../../domain/calls/order.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

onBothEngines(
  'an order of several parcels, at the factory',
  (server, engine) => {
    test('each is noted by the form of its page or by a machine, and stands on the page and in the table', async () => {
      const shopper = await newShopper(server(), `1375000${engine === 'embedded' ? 1 : 2}091`)
      const orderid = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }])
      const token = factoryToken(server().deps, asId<MerchantId>('1'))
      const desk = server().client()
      const machine = server().client()
      const send = async (url: string, fields: Record<string, string>, browser = desk, headers = {}) => {
        const payload = new URLSearchParams(fields).toString()
        return (await browser.request({ method: 'POST', url, payload, headers: { ...FORM, ...headers } })).statusCode
      }
      const get = async (url: string) => (await desk.request({ method: 'GET', url })).body
      await send('/factory/sign-in', { token })
      const page = `${FACTORY_BASE}/${orderid}`
      const formOf = async (step: string) =>
        new RegExp(`action="${page}/${step}">\\s*<input type="hidden" name="form" value="([^"]*)"`).exec(
          await get(page),
        )?.[1] ?? ''
      const [first, second, third] = [
        { carrier: 'SF', number: '42' },
        { carrier: 'YTO', number: '43' },
        { carrier: 'YTO', number: '44' },
      ]
      const asMachine = { authorization: `Bearer ${token}` }
      expect([
        await formOf('parcel'),
        await send(`${page}/parcel`, second, machine, asMachine),
        await send(`${page}/ship`, { ...first, form: await formOf('ship') }),
      ]).toEqual(['', 409, 303])
      const form = await formOf('parcel')
      expect([
        await send(`${page}/parcel`, second),
        await send(`${page}/parcel`, { ...second, number: ' ', form }),
        await send(`${page}/parcel`, { ...second, form }),
        await send(`${page}/parcel`, third, machine, asMachine),
        await send(`${page}/ship`, { carrier: 'SF', number: '99' }, machine, asMachine),
      ]).toEqual([401, 409, 303, 200, 409])
      const { shipment, parcels } = (await shopper.browser.call(getOrderInfo, { oid: orderid })).Data
      expect([shipment, parcels]).toEqual([first, [first, second, third]])
      const body = await get(page)
      const line = (await get(`${FACTORY_BASE}.csv`)).split('\r\n').find((one) => one.includes(orderid)) ?? ''
      expect([body.includes('SF 42'), body.includes('YTO 44'), line.includes('SF 42 / YTO 43 / YTO 44')]).toEqual([
        ...[true, true, true],
      ])
    })
  },
  { role: 'api' },
)
