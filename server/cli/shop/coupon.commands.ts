import { randomUUID } from 'node:crypto'
import { asId, type CouponId, type MerchantId } from '../../../domain/ids.ts'
import { issueCodes, printedCode } from '../../coupons/issue-codes.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'

const COUNT_MAX = 10_000

export const couponsCommand: Command = {
  ...COMMAND_WORDS.coupons,
  run: async ({ args, out, openDatabase, report, files }) => {
    const [merchant, coupon, number = '', ...more] = args
    const count = Number(number)
    if (!merchant || !coupon || more.length > 0 || !Number.isInteger(count) || count < 1 || count > COUNT_MAX) {
      throw new OperatorMistake(`Usage: npm run shop -- ${couponsCommand.usage} (N from 1 to ${COUNT_MAX})`)
    }
    const database = await openDatabase()
    await migrateDatabase(database)
    const mchid = asId<MerchantId>(merchant)
    const by = { actor: 'operator', requestId: randomUUID(), now: Date.now() }
    const keep = async (codes: readonly string[]) => {
      const printed = codes.map(printedCode).join('\n')
      await (out === undefined ? report(printed) : files.write(out, `${printed}\n`, 'new'))
    }
    if (!(await issueCodes({ db: database.db, mchid, ...by }, asId<CouponId>(coupon), count, keep))) {
      throw new OperatorMistake(`Merchant ${merchant} has no coupon ${coupon}.`)
    }
    if (out !== undefined) {
      report(`${count} codes of ${coupon} are in ${out}.`)
    }
  },
}
