import { expect, test } from 'vitest'
import { FACTORY_BASE } from '../../../domain/calls/factory.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { BOX, BOX_PLAIN, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import type { TestClient } from '../../support/servers/test-client.ts'
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
  },
  { role: 'api' },
)
