import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffOrder } from '../../../domain/calls/manage/orders.ts'
import { DEMO_MERCHANT } from '../../../domain/demo/demo-merchant.ts'
import { asId, type UserId } from '../../../domain/ids.ts'
import { refunds } from '../../../server/db/schema/payments.tables.ts'
import { showOrder } from '../../../server/orders/list-orders.ts'
import { createPaymentProviders } from '../../../server/pay/payment-providers.ts'
import { payBack } from '../../../server/pay/refund.job.ts'
import { createRefundStore } from '../../../server/stores/refunds.store.ts'
import { onBothEngines } from '../../support/servers/engines.ts'
import { orderBook, type PayHosts, startPayHosts, tellWechat } from '../../support/worlds/pay-world.ts'
import { signInAsStaff } from '../../support/worlds/staff-world.ts'

let hosts: PayHosts
beforeAll(async () => {
  hosts = await startPayHosts()
})
afterAll(() => hosts?.close())

onBothEngines(
  'an order that is read while its money goes back',
  (server) => {
    test('an order that is read while its money arrives says the same in its headline and below it', async () => {
      const { deps } = server()
      const ordered = await orderBook(server(), '13730000001')
      const { orderId: oid, uid } = ordered
      await tellWechat(server(), hosts, ordered)
      await (await signInAsStaff(server(), server().client(), 'clerk')).call(callOffOrder, { oid })
      const payAllBack = async () => {
        for (const refund of await createRefundStore(deps.db).ofOrder(oid)) {
          await payBack(deps, createPaymentProviders(deps), refund)
        }
      }
      // The money arrives as soon as refunds were read.
      const db = new Proxy(deps.db, {
        get: (target, name) =>
          name === 'select' ? () => ({ from: (table: PgTable) => readThen(target, table) }) : Reflect.get(target, name),
      })
      const readThen = (target: typeof deps.db, table: PgTable) => {
        const rows = target.select().from(table)
        const read = rows.execute.bind(rows)
        return table === refunds
          ? Object.assign(rows, {
              execute: async () => {
                const found = await read()
                await payAllBack()
                return found
              },
            })
          : rows
      }
      const caller = {
        ...{ merchantId: DEMO_MERCHANT.id, uid: asId<UserId>(uid), sessionId: '', grants: [], staff: undefined },
        ...{ language: 'en' as const, ip: '127.0.0.1', onPc: false, device: '' },
      }
      const shown = await showOrder(deps, { oid }, { db, caller, now: deps.clock.now() })
      const { refunding, refunds: parts } = shown.kind === 'answered' ? shown.data : expect.fail('it is there')
      expect([refunding, parts.some(({ done }) => done === undefined)]).toEqual([true, true])
    })
  },
  { role: 'api', override: (deps) => hosts.override(deps) },
)
