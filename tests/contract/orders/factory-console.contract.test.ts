import { expect, test } from 'vitest'
import { FACTORY_BASE, FACTORY_BATCH } from '../../../domain/calls/factory.ts'
import { manageOrder, managePrintNow } from '../../../domain/calls/manage/orders.ts'
import { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { asId, type MerchantId, type OrderId } from '../../../domain/ids.ts'
import { printOrderItem } from '../../../server/orders/print.job.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { BOX, BOX_PLAIN, newShopper, ORIGINALS, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
import { seedAlbum } from '../../support/worlds/seeded-album.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

onBothEngines(
  'the factory inbox and the console',
  (server) => {
    test('whoever is signed in at the console goes back to it, to the very order; the token of a factory knows no console', async () => {
      const shopper = await newShopper(server(), '13750003001')
      const oid = await paidOrder(server(), shopper, [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }])
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      const desk = server().client()
      await desk.request({
        ...{ method: 'POST', url: '/factory/sign-in' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: factoryToken(server().deps, asId<MerchantId>('1')) }).toString(),
      })
      const pageOf = async (browser: TestClient, url: string) => {
        const { statusCode, body } = await browser.request({
          ...{ method: 'GET', url, headers: { 'accept-language': 'en' } },
        })
        return [statusCode, ...(/href="(\/manage[^"]*)">([^<]*)/.exec(body)?.slice(1) ?? [])]
      }
      const [list, order] = ['/factory', `${FACTORY_BASE}/${oid}`]
      expect([await pageOf(clerk, list), await pageOf(clerk, order)]).toEqual([
        [200, '/manage#/orders', 'To the console'],
        [200, `/manage#/orders/${oid}/show`, 'To the console'],
      ])
      expect([await pageOf(desk, list), await pageOf(desk, order)]).toEqual([[200], [200]])
    })

    test('who saw addresses or took files in the inbox stands in the log, by name where he is signed in at the console', async () => {
      const shopper = await newShopper(server(), '13750003002')
      const items = [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }]
      const oid = await paidOrder(server(), shopper, items)
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      const owner = await signInAsStaff(server(), server().client(), 'owner')
      const machine = { authorization: `Bearer ${factoryToken(server().deps, asId<MerchantId>('1'))}` }
      const get = async (url: string, headers = {}) =>
        (await (headers === machine ? server().client() : clerk).request({ method: 'GET', url, headers })).statusCode
      const { aid, keys } = await seedAlbum(server(), shopper.browser, shopper.uid, 1)
      await Promise.all(keys.map((key) => server().deps.storage.put(key, Buffer.from('a photo'))))
      const handedOn = asId<OrderId>(await paidOrder(server(), shopper, [{ pid: ORIGINALS, aid, quantity: 1 }]))
      await printOrderItem(server().deps, { orderId: handedOn, n: 0 })
      const codes = [
        // What is not there was not taken.
        await get(`${FACTORY_BASE}/${handedOn}/original?n=0&i=7`),
        await get(`${FACTORY_BASE}/${oid}`),
        await get(`${FACTORY_BASE}/${oid}`),
        await get(`${FACTORY_BATCH}?oids=${oid}`),
        await get(`${FACTORY_BASE}.csv`),
        await get(`${FACTORY_BASE}.csv`, machine),
        // A list of machines has no addresses.
        await get(FACTORY_BASE, machine),
      ]
      const log = (await owner.call(manageLog, { Count: 5 })).Data.map(({ action, taken, about, by }) => [
        ...[action, taken, about, by],
      ])
      expect({ codes, log }).toEqual({
        codes: [404, 200, 200, 200, 200, 200, 200],
        log: [
          ['labels', 'order-table', '', 'factory'],
          ['labels', 'order-table', '', 'the clerk'],
          ['read', 'files', oid, 'the clerk'],
          ['read', '', oid, 'the clerk'],
        ],
      })
    })

    test('what is fetched is made ready by whoever is signed in, not by the factory', async () => {
      const shopper = await newShopper(server(), '13750003003')
      const cart = {
        orderdata: [{ pid: BOX, quantity: 1, attridlist: BOX_PLAIN }],
        mode: 0,
        coupon: 'none',
        pickupid: 'nanshan',
      }
      const { pay_amount } = (await shopper.browser.call(calPrice, cart)).Data
      const oid = await paidOrder(server(), shopper, cart.orderdata, { pickupid: 'nanshan', pay_amount })
      const clerk = await signInAsStaff(server(), server().client(), 'clerk')
      await clerk.call(managePrintNow, { oid })
      const url = `${FACTORY_BASE}/${oid}`
      const { body } = await clerk.request({ method: 'GET', url })
      const form = /\/ready">\s*<input type="hidden" name="form" value="([^"]*)"/.exec(body)?.[1] ?? ''
      const made = await clerk.request({
        ...{ method: 'POST', url: `${url}/ready`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
        payload: new URLSearchParams({ form }).toString(),
      })
      const { history } = (await clerk.call(manageOrder, { oid })).Data
      expect([made.statusCode, history.filter(({ action }) => action === 'ready').map(({ by }) => by)]).toEqual([
        ...[303, ['the clerk']],
      ])
    })
  },
  { role: 'api' },
)
