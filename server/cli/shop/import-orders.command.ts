import { z } from 'zod'
import { asId, type MerchantId, type ProductId } from '../../../domain/ids.ts'
import { type Fault, strangersIn } from '../../base/lined-file.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { createOuttradeStore } from '../../stores/outtrade.store.ts'
import { createProductStore } from '../../stores/products.store.ts'
import { type Command, OperatorMistake, oneArgument } from './command.ts'
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
  usage: 'import-orders FILE',
  summary: 'Tells the shop of orders of other platforms, from YAML or JSON, all or nothing.',
  run: async ({ args, openDatabase, report, files }) => {
    const file = oneArgument(args, importOrdersCommand.usage)
    const content = readLined((await files.read(file)).toString('utf8'), file)
    const { merchant, orders } = parseLined(content, file, ordersFile, (data) => [
      ...strangersIn(content.value, data),
      ...repeatedNumbers(data.orders),
    ])
    const database = await openDatabase()
    await migrateDatabase(database)
    const mchid = asId<MerchantId>(merchant)
    await database.db.transaction(async (tx) => {
      const products = createProductStore(tx)
      const faults: Fault[] = []
      for (const [n, order] of orders.entries()) {
        for (const [index, item] of order.items.entries()) {
          if (!(await products.find(mchid, asId<ProductId>(item.pid)))) {
            const message = `merchant ${merchant} has no product ${item.pid}`
            faults.push({ path: ['orders', n, 'items', index, 'pid'], message })
          }
        }
        await createOuttradeStore(tx).save(
          mchid,
          {
            outtradeId: order.outtradeid,
            platform: order.platform,
            phoneTail: order.phonetail ?? null,
            closed: order.closed,
            items: order.items.map(({ outtradesubid, pid, quantity, attributes }) => ({
              ...{ outtradeSubId: outtradesubid, pid: asId<ProductId>(pid), quantity, attributes },
            })),
          },
          Date.now(),
        )
      }
      if (faults.length > 0) {
        throw new OperatorMistake(faultLines(faults, file, content))
      }
    })
    report(`Merchant ${merchant}: ${orders.length} orders of other platforms wait for their shoppers.`)
  },
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
