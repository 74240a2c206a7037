import { expect, test } from 'vitest'
import type { Reply } from '../../../domain/calls/call.ts'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { factoryToken } from '../../../server/pages/factory/factory-token.ts'
import { BOX, BOX_PLAIN } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { OWN_PAGE } from '../../support/servers/test-client.ts'
import { RECEIVER } from '../../support/worlds/authorisation-world.ts'

const NUL = 'a\u0000b'
const HALF = 'a\ud83d'
const box = { pid: BOX, quantity: 1, attridlist: BOX_PLAIN }
const order = { ...RECEIVER, orderdata: [box], pay_amount: 6800, coupon: 'none' }

onBothEngines(
  'text that no database keeps',
  (server, engine) => {
    test('safety 13: it is refused as a mistake of the request, never taken for a busy shop that is asked again', async () => {
      const browser = await server().signedIn(`1391400${engine === 'embedded' ? 1 : 2}001`)
      const requests: readonly (readonly [string, object])[] = [
        ['GetOuttradeOrderInfo', { outtradeid: NUL }],
        ['BindPromo', { code: NUL }],
        ['GetPromoInfoByCode', { code: HALF }],
        ['CreateOrder', { ...order, comment: NUL }],
        ['CreateOrder', { ...order, recvname: `王${HALF}` }],
        ['CreateOrder', { ...order, orderdata: JSON.stringify([{ ...box, subcomment: NUL }]) }],
        ['ReUpdateOrderInfo', { mode: 1, outtradeid: 'T1', orderdata: [{ ...box, outtradesubid: NUL }] }],
      ]
      const answers: unknown[] = []
      for (const [name, payload] of requests) {
        const headers = { ...OWN_PAGE, 'content-type': 'application/json' }
        const url = `/emall/index.php/Mobile/Shop/${name}`
        const response = await browser.request({ method: 'POST', url, payload, headers })
        answers.push([name, response.statusCode, response.json<Reply<unknown>>().Code])
      }
      expect(answers).toEqual(requests.map(([name]) => [name, 400, 4000]))
    })

    test('an address that cannot be anybody’s is no address', async () => {
      const browser = await server().signedIn(`1391400${engine === 'embedded' ? 1 : 2}002`)
      const bearer = { authorization: `Bearer ${factoryToken(server().deps, asId<MerchantId>('1'))}` }
      const pay = '/emall/index.php/Mobile/Shop/Pay/orderid'
      const urls = [
        ...[`${pay}/%00`, `${pay}/x?k=a&k=b`, `${pay}/%00/state`],
        ...['/factory/orders/%00', '/factory/orders/%00/print.pdf', '/factory/orders/x/print.pdf?n=1&n=2'],
      ]
      const statuses: unknown[] = []
      for (const url of urls) {
        statuses.push((await browser.request({ method: 'GET', url, headers: bearer })).statusCode)
      }
      expect(statuses).toEqual(urls.map(() => 404))
    })
  },
  { role: 'api' },
)
