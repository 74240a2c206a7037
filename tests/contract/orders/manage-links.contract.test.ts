import { beforeAll, expect, test } from 'vitest'
import { getReUploadOrderInfo } from '../../../domain/calls/link-order.ts'
import {
  manageLabels,
  manageLink,
  manageOrder,
  managePrintNow,
  manageReopen,
  shipOrders,
} from '../../../domain/calls/manage/orders.ts'
import { getOrderInfo, reUpdateOrderInfo } from '../../../domain/calls/order.ts'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { shortOf } from '../../../server/orders/short-of.ts'
import { BOX, BOX_PLAIN, designOf, newOpid, newShopper, paidOrder } from '../../support/builders/order-items.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { BOOK, PLAIN } from '../../support/worlds/seeded-album.ts'
import { foreignStaff, signInAsStaff } from '../../support/worlds/staff-world.ts'

const BOX_ITEM = { pid: BOX, quantity: 2, attridlist: BOX_PLAIN }
const BOOK_ITEM = { pid: BOOK, quantity: 1, attridlist: PLAIN }
let phones = 0

onBothEngines(
  'at the desk of a merchant',
  (server) => {
    let elsewhere: Awaited<ReturnType<typeof foreignStaff>>
    // Before anybody asks anything: whose a host is is believed for half a minute.
    beforeAll(async () => {
      elsewhere = await foreignStaff(server(), 'owner')
    })
    const shopper = () => newShopper(server(), `137820${String(++phones).padStart(5, '0')}`)
    const as = (role: 'owner' | 'clerk' | 'factory') => signInAsStaff(server(), server().client(), role)
    /** What the console says was done with an order, the newest last. */
    const doneWith = async (oid: string) =>
      (await (await as('clerk')).call(manageOrder, { oid })).Data.history.map(({ action }) => action)

    test('an order is begun before the time of its shopper for changes is over, once, and by a clerk', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM])
      const changes = async () => (await own.browser.call(getOrderInfo, { oid })).Data.changes.includes('print-now')
      const clerk = await as('clerk')
      expect([await changes(), (await clerk.call(manageOrder, { oid })).Data.can.includes('print-now')]).toEqual([
        ...[true, true],
      ])
      const refused = await (await as('factory')).call(managePrintNow, { oid, opid: newOpid() })
      const foreign = await elsewhere(managePrintNow, { oid, opid: newOpid() })
      expect([refused.Code, foreign.Reason, await changes()]).toEqual([404, 'not-found', true])
      expect((await clerk.call(managePrintNow, { oid, opid: newOpid() })).Data).toEqual({ orderid: oid })
      expect([await changes(), (await clerk.call(manageOrder, { oid })).Data.can.includes('print-now')]).toEqual([
        ...[false, false],
      ])
      expect((await clerk.call(managePrintNow, { oid, opid: newOpid() })).Reason).toBe('order-closed')
      expect((await doneWith(oid)).filter((action) => action === 'print-now')).toEqual(['print-now'])
    })

    test('receivers are taken as a table for labels, no formula in it; who took it is noted, and nothing is told of what is not there', async () => {
      const own = await shopper()
      const oid = await paidOrder(server(), own, [BOX_ITEM], {
        ...{ recvname: '=SUM(1)', recvphone: '13912345678', comment: 'Ring twice, please' },
      })
      const clerk = await as('clerk')
      const { csv } = (await clerk.call(manageLabels, { oids: [oid] })).Data
      const [head, line, end] = csv.split('\r\n')
      expect([csv.charCodeAt(0), head?.slice(1), end]).toEqual([
        0xfeff,
        'order,short,name,phone,province,city,district,street,things,comment,country,postcode,parcel',
        '',
      ])
      const things = /,2 x [^,]+,/
      expect([
        line?.includes("'=SUM(1)"),
        line?.includes(shortOf(asId<OrderId>(oid))),
        things.test(line ?? ''),
      ]).toEqual([...[true, true, true]])
      expect([line?.includes('13912345678'), line?.includes('"Ring twice, please"')]).toEqual([true, true])
      expect([
        (await clerk.call(manageLabels, { oids: [oid, 'nothing'] })).Reason,
        (await elsewhere(manageLabels, { oids: [oid] })).Reason,
        (await clerk.call(manageLabels, { oids: [] })).Code,
        (await own.browser.call(manageLabels, { oids: [oid] })).Code,
      ]).toEqual(['not-found', 'not-found', 4000, 401])
      expect((await doneWith(oid)).filter((action) => action === 'labels')).toEqual(['labels'])
    })

    test('what waits has a link that opens it; asked for once more the old link is dead; what is made is not asked for', async () => {
      const own = await shopper()
      const clerk = await as('clerk')
      const oid = await paidOrder(server(), own, [BOOK_ITEM], { mode: 4 })
      const thing = async () => {
        const [item] = (await clerk.call(manageOrder, { oid })).Data.items
        return { suborderid: item?.suborderid ?? '', opid: newOpid() }
      }
      const waits = await thing()
      const tokenOf = ({ Data }: { readonly Data: { readonly url: string } }) =>
        new URL(Data.url.replace('#/', '')).searchParams.get('k') ?? ''
      const open = async (k: string) =>
        (await server().client().call(getReUploadOrderInfo, { suborderid: waits.suborderid, k })).Code
      const first = tokenOf(await clerk.call(manageLink, waits))
      expect([
        await open(first),
        tokenOf(await clerk.call(manageLink, await thing())) === first,
        (await elsewhere(manageLink, await thing())).Reason,
        (await (await as('factory')).call(manageLink, await thing())).Code,
      ]).toEqual([0, true, 'not-found', 404])

      const { taskid } = await designOf(server(), own)
      const handedIn = { mode: 5, orderdata: [{ pid: BOOK, taskid, suborderid: waits.suborderid }], opid: newOpid() }
      expect((await own.browser.call(reUpdateOrderInfo, handedIn)).Code).toBe(0)
      expect([
        (await clerk.call(manageLink, await thing())).Reason,
        (await elsewhere(manageReopen, await thing())).Reason,
      ]).toEqual(['upload-closed', 'not-found'])
      const second = tokenOf(await clerk.call(manageReopen, await thing()))
      expect([await open(first), await open(second)]).toEqual([3135, 0])
      expect((await own.browser.call(getOrderInfo, { oid })).Data.status).toBe(2300)
      expect(await doneWith(oid)).toEqual(expect.arrayContaining(['link', 'hand-in', 'reopen']))

      const made = await paidOrder(server(), own, [BOX_ITEM])
      await clerk.call(managePrintNow, { oid: made, opid: newOpid() })
      await clerk.call(shipOrders, { parcels: [{ oid: made, carrier: 'SF', number: 'SF1' }] })
      const [shipped] = (await clerk.call(manageOrder, { oid: made })).Data.items
      const gone = { suborderid: shipped?.suborderid ?? '', opid: newOpid() }
      expect([shipped?.reopens, (await clerk.call(manageReopen, gone)).Reason]).toEqual([false, 'upload-closed'])
    })
  },
  { changeMinutes: 30 },
)
