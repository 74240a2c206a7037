import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import type { Order } from '../../../domain/order/order.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { type Fault, unknownFieldsIn } from '../../base/lined-file.ts'
import type { Db } from '../../db/db.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { closeClaim } from '../../orders/operate.ts'
import { createHandInStore } from '../../stores/orders-hand-in.store.ts'
import { createOuttradeStore, type OuttradeOrder } from '../../stores/outtrade.store.ts'
import { createProductStore } from '../../stores/products.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { faultLines, parseLined, readLined } from './line-errors.ts'

const text = z.string().trim().min(1).max(64)

const ordersFile = z.object({
  /** The merchant that sold them. */
  merchant: z.string().default('1'),
  orders: z
    .array(
      z.object({
        outtradeid: text,
        platform: z.string().max(40).default(''),
        phonetail: z
          .string()
          .regex(/^\d{4}$/, 'four digits, in quotes')
          .exactOptional(),
        closed: z.boolean().default(false),
        items: z
          .array(
            z.object({
              outtradesubid: text,
              pid: text,
              quantity: z.number().int().min(1).max(999).default(1),
              attributes: z.array(z.string()).default([]),
            }),
          )
          .min(1)
          .max(50),
      }),
    )
    .min(1),
})

export const importOrdersCommand: Command = {
  ...COMMAND_WORDS['import-orders'],
  run: async ({ args, openDatabase, report, files }) => {
    const file = oneArgument(args, importOrdersCommand.usage)
    const content = readLined((await files.read(file)).toString('utf8'), file)
    const { merchant, orders } = parseLined(content, file, ordersFile, (data) => [
      ...unknownFieldsIn(content.value, data),
      ...repeatedNumbers(data.orders),
    ])
    const database = await openDatabase()
    await migrateDatabase(database)
    const mchid = asId<MerchantId>(merchant)
    const told = new Map<Told, string[]>()
    await database.db.transaction(async (tx) => {
      const products = createProductStore(tx)
      const outtrade = createOuttradeStore(tx)
      const handIns = createHandInStore(tx)
      const faults: Fault[] = []
      for (const [n, order] of orders.entries()) {
        for (const [index, item] of order.items.entries()) {
          if (!(await products.find(mchid, asId<ProductId>(item.pid)))) {
            const message = `merchant ${merchant} has no product ${item.pid}`
            faults.push({ path: ['orders', n, 'items', index, 'pid'], message })
          }
        }
        const next = asTold(order)
        // Most of a whole day's file is known: what is not changed is not locked either, its shopper may be handing in.
        const seen = await outtrade.find(mchid, order.outtradeid)
        if (seen && isSame(seen, next)) {
          told.set('known', [...(told.get('known') ?? []), order.outtradeid])
          continue
        }
        const known = await outtrade.lock(mchid, order.outtradeid)
        const claimed = await handIns.lockClaimed(mchid, order.outtradeid)
        const change = toldOf(known, next, claimed !== undefined)
        if (change !== 'known' && change !== 'begun') {
          await outtrade.save(mchid, next, Date.now())
        }
        const what = change === 'changed' && claimed ? await changeClaim(tx, claimed.order, next) : change
        told.set(what, [...(told.get(what) ?? []), order.outtradeid])
      }
      if (faults.length > 0) {
        throw new OperatorMistake(faultLines(faults, file, content))
      }
    })
    for (const [what, sentence] of Object.entries(SENTENCES)) {
      const numbers = told.get(what as Told)
      if (numbers) {
        report(`Merchant ${merchant}: ${sentence(numbers)}`)
      }
    }
  },
}

/** What an order of a file is to the shop. */
type Told = 'new' | 'changed' | 'known' | 'begun' | 'called-off' | 'made'

const SENTENCES = {
  new: ({ length }) => `${length} orders of other platforms wait for their shoppers.`,
  changed: (numbers) => `known already, from now on as the file says: ${numbers.join(', ')}`,
  'called-off': (numbers) => `closed, what their shoppers had begun is called off: ${numbers.join(', ')}`,
  made: (numbers) => `closed, but it is being made or has been: ${numbers.join(', ')}`,
  known: (numbers) => `known already, nothing new: ${numbers.join(', ')}`,
  begun: (numbers) =>
    `refused, a shopper has begun what was told before (shop release frees it): ${numbers.join(', ')}`,
} as const satisfies Record<Told, (numbers: readonly string[]) => string>

type ToldOrder = Parameters<ReturnType<typeof createOuttradeStore>['save']>[1]

function asTold(order: z.output<typeof ordersFile>['orders'][number]): ToldOrder {
  return {
    outtradeId: order.outtradeid,
    platform: order.platform,
    phoneTail: order.phonetail ?? null,
    closed: order.closed,
    items: order.items.map(({ outtradesubid, pid, quantity, attributes }) => ({
      ...{ outtradeSubId: outtradesubid, pid: asId<ProductId>(pid), quantity, attributes },
    })),
  }
}

/** What closing a number does to the order of the shopper who has claimed it; opened again it is to be claimed anew. */
async function changeClaim(tx: Db, { id, mchid, state }: Order, next: ToldOrder): Promise<Told> {
  if (!next.closed) {
    await (state === 'cancelled' ? createHandInStore(tx).release(id) : undefined)
    return 'changed'
  }
  const operating = { db: tx, actor: 'operator', requestId: randomUUID(), now: Date.now() }
  return (await closeClaim(operating, mchid, next.outtradeId)).kind === 'done' ? 'called-off' : 'made'
}

/** A number that a shopper has claimed stays what was claimed, but it may be closed: it was refunded there. */
function toldOf(
  known: OuttradeOrder | undefined,
  next: ToldOrder,
  isClaimed: boolean,
): Extract<Told, 'new' | 'changed' | 'known' | 'begun'> {
  if (!known) {
    return 'new'
  }
  if (isSame(known, next)) {
    return 'known'
  }
  return isClaimed && !isSame({ ...known, closed: next.closed }, next) ? 'begun' : 'changed'
}

function isSame(a: ToldOrder, b: ToldOrder): boolean {
  return sameValue(comparable(a), comparable(b))
}

function comparable({ outtradeId, platform, phoneTail, closed, items }: ToldOrder) {
  const things = items.map(({ outtradeSubId, pid, quantity, attributes }) => ({
    ...{ outtradeSubId, pid, quantity, attributes },
  }))
  return { outtradeId, platform, phoneTail, closed, items: things }
}

function repeatedNumbers(orders: z.output<typeof ordersFile>['orders']): readonly Fault[] {
  const numbers = orders.map((order) => order.outtradeid)
  return orders.flatMap(({ outtradeid, items }, n) => {
    const subs = items.map((item) => item.outtradesubid)
    return [
      ...(numbers.indexOf(outtradeid) < n
        ? [{ path: ['orders', n, 'outtradeid'], message: `${outtradeid} is there twice` }]
        : []),
      ...subs.flatMap((sub, index) =>
        subs.indexOf(sub) < index
          ? [{ path: ['orders', n, 'items', index, 'outtradesubid'], message: `${sub} is there twice` }]
          : [],
      ),
    ]
  })
}
