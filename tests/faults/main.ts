import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Findings } from './after/audit.ts'
import { type FaultsResult, runFaults } from './run-faults.ts'

/** `npm run faults`: a shop is used and harmed, then it must have kept its word. Exit code 1 when it has not. */

const USAGE = `Usage: npm run faults -- [--minutes N | --seconds N] [--seed S] [--operations N] [--shoppers N] [--calm N]
                          [--database embedded|postgres] [--storage s3|disk] [--full-disk] [--clock-jumps]

Shoppers, a merchant and a bank live with a shop that is killed, stopped and cut off at random. Afterwards nothing that
was acknowledged may be lost or done twice, nothing may be stuck, and the money and the print files must be right.

--calm N             at least N operations between two harms; on a busy machine the shop else does little but start again
--database postgres  two nodes of each role on PostgreSQL, their photos on S3, which must be there, or on a disk
--full-disk          the shop lies on a disk of 2 GB in memory, which is filled, too; only root of Linux can make one
--clock-jumps        clocks of single nodes are set forward and back, by libfaketime`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const { values } = parseArgs({
  options: {
    ...{ minutes: text, seconds: text, seed: text, operations: text, shoppers: text, database: text },
    calm: text,
    ...{ storage: text, 'full-disk': flag, 'clock-jumps': flag },
    help: { type: 'boolean', short: 'h' },
  },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}

const seed = Number(values.seed ?? Math.floor(Math.random() * 100_000))
const seconds = values.seconds === undefined ? Number(values.minutes ?? 1) * 60 : Number(values.seconds)
const operations = Number(values.operations ?? Number.POSITIVE_INFINITY)
const shoppers = Number(values.shoppers ?? 4)
const calm = Number(values.calm ?? 0)
const database = values.database === 'postgres' ? 'postgres' : 'embedded'
const storage = database === 'embedded' || values.storage === 'disk' ? 'disk' : 's3'
const where = `${database === 'postgres' ? 'PostgreSQL' : 'embedded'}, photos on ${storage === 's3' ? 'S3' : 'the disk'}`
console.log(`faults: seed ${seed}, ${seconds} s, ${shoppers} shoppers, ${where}`)
const [wantsDisk, wantsClocks] = [values['full-disk'], values['clock-jumps']]
const result = await runFaults({
  ...{ database, storage, wantsDisk, wantsClocks },
  seed,
  seconds,
  operations,
  shoppers,
  calm,
  say: (sentence) => console.log(`${Math.round(performance.now() / 1000)} s: ${sentence}`),
})
process.exit(report(result) ? 0 : 1)

/** Prints the table; whether nothing is wrong. */
function report({ operations: tried, harms, acknowledged, findings, journal }: FaultsResult): boolean {
  for (const [what, sentences] of Object.entries(findings) as [keyof Findings, readonly string[]][]) {
    for (const sentence of sentences) {
      console.log(`${what}: ${sentence}`)
    }
  }
  const isRight = Object.values(findings).every((sentences) => sentences.length === 0)
  const all = [...tried.values()].reduce((sum, times) => sum + times, 0)
  const inWords = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, times]) => `${what} ${times}`).join(', ')
  const again = [
    ...[`--seed ${seed} --seconds ${seconds} --shoppers ${shoppers} --database ${database}`],
    ...(Number.isFinite(operations) ? [`--operations ${operations}`] : []),
    ...(calm > 0 ? [`--calm ${calm}`] : []),
    ...(database === 'postgres' ? [`--storage ${storage}`] : []),
    ...(wantsDisk ? ['--full-disk'] : []),
    ...(wantsClocks ? ['--clock-jumps'] : []),
  ].join(' ')
  const rows: readonly (readonly [string, string])[] = [
    ['operations', `${all} (${inWords(tried)}), ${acknowledged} acknowledged`],
    ['harm', inWords(harms)],
    ...Object.entries(findings).map(([what, sentences]) => [what, String(sentences.length)] as const),
    ...(isRight ? [] : [['journal', journal] as const]),
    ['again', `npm run faults -- ${again}`],
  ]
  console.log(rows.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n'))
  if (isRight) {
    rmSync(journal)
  }
  return isRight
}
