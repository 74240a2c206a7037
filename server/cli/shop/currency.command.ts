import { randomUUID } from 'node:crypto'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { isCurrency } from '../../../domain/product/currency.ts'
import { moveCurrency } from '../../catalogue/move-currency.ts'
import type { Db } from '../../db/db.ts'
import { createMerchantStore } from '../../stores/merchants.store.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

export const currencyCommand: Command = {
  ...COMMAND_WORDS.currency,
  run: async (input) => {
    const [typed, merchant = '1', ...more] = input.args
    const code = typed?.toUpperCase()
    if (more.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${currencyCommand.usage}`)
    }
    if (code !== undefined && !isCurrency(code)) {
      throw new OperatorMistake(`${typed} is no currency of ISO 4217, such as CNY, HKD, USD or EUR.`)
    }
    const mchid = asId<MerchantId>(merchant)
    await inShop(input, 'api', async ({ deps: { db, clock } }) => {
      if (code === undefined) {
        input.report(await currencyOf(db, mchid))
        return
      }
      const before = await db.transaction(async (tx) => await giveCurrency(tx, mchid, code, clock.now(), randomUUID()))
      input.report(
        before === code
          ? `Merchant ${merchant} has ${code} already.`
          : `Merchant ${merchant} has ${code} now, it had ${before}. The figures of all prices stayed as they were: look at products, coupons, levels and parcels.`,
      )
    })
  },
}

/** Answers the currency of before. @throws OperatorMistake where it stays */
export async function giveCurrency(
  tx: Db,
  mchid: MerchantId,
  code: string,
  now: number,
  requestId: string,
): Promise<string> {
  const moved = await moveCurrency({ db: tx, mchid, actor: 'operator', requestId, now }, code)
  switch (moved.kind) {
    case 'unknown':
      throw new OperatorMistake(`There is no merchant ${mchid}.`)
    case 'in-books':
      throw new OperatorMistake(
        `Merchant ${mchid} keeps its currency: ${moved.orders} orders are paid or wait to be paid in ${moved.currency}, and money in the books never changes its unit.`,
      )
    default:
      return moved.before
  }
}

async function currencyOf(db: Db, mchid: MerchantId): Promise<string> {
  const merchant = await createMerchantStore(db).find(mchid)
  if (!merchant) {
    throw new OperatorMistake(`There is no merchant ${mchid}.`)
  }
  return merchant.currency.code
}
