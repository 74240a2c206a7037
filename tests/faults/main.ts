import { parseArgs } from 'node:util'
import type { Findings } from './after/audit.ts'
import { type FaultsResult, runFaults } from './run-faults.ts'

/** `npm run faults`: a shop is used and harmed, then it must have kept its word. Exit code 1 when it has not. */

const USAGE = `Usage: npm run faults -- [--minutes N | --seconds N] [--seed S] [--operations N] [--shoppers N]
                          [--database embedded|postgres]

Shoppers, a merchant and a bank live with a shop that is killed, stopped and cut off at random. Afterwards nothing that
was acknowledged may be lost or done twice, nothing may be stuck, and the money and the print files must be right.`

const text = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    ...{ minutes: text, seconds: text, seed: text, operations: text, shoppers: text, database: text },
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
const database = values.database === 'postgres' ? 'postgres' : 'embedded'
console.log(`faults: seed ${seed}, ${seconds} s, ${shoppers} shoppers, ${database}`)
const result = await runFaults({
  database,
  seed,
  seconds,
  operations,
  shoppers,
  say: (sentence) => console.log(sentence),
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
  const rows: readonly (readonly [string, string])[] = [
    ['operations', `${all} (${inWords(tried)}), ${acknowledged} acknowledged`],
    ['harm', inWords(harms)],
    ...Object.entries(findings).map(([what, sentences]) => [what, String(sentences.length)] as const),
    ['journal', journal],
    ['again', `npm run faults -- --seed ${seed} --seconds ${seconds} --shoppers ${shoppers} --database ${database}`],
  ]
  console.log(rows.map(([name, value]) => `${name.padEnd(11)} ${value}`).join('\n'))
  return isRight
}
