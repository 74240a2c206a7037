import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { productionMessages } from './production-words.ts'
import { unusedOfCharts } from './unused-charts.ts'
import { idleStoredFields, unaskedStores, uncalledPorts } from './unused-members.ts'
import { WAITING } from './waiting.ts'

/**
 * `npm run unused`: what nobody needs.
 *
 * Knip looks at everything, then at production alone; then come what knip cannot see: events that nothing sends, states
 * that no sent event leads to, ports that nothing calls, stored fields that nothing uses.
 */
const KNIP = join('node_modules', '.bin', 'knip')

interface KnipIssue {
  readonly file: string
  readonly [kind: string]: string | readonly { readonly name: string }[]
}

function knip(args: readonly string[]): readonly string[] {
  const { stdout, stderr } = spawnSync(KNIP, [...args, '--reporter', 'json'], { encoding: 'utf8', maxBuffer: 1e8 })
  const start = stdout.indexOf('{')
  if (start < 0) {
    throw new Error(`knip gave no report: ${stderr}`)
  }
  const { issues } = JSON.parse(stdout.slice(start)) as { issues: readonly KnipIssue[] }
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) =>
      typeof list === 'string' ? [] : list.map(({ name }) => (kind === 'files' ? file : `${file}: ${name} (${kind})`)),
    ),
  )
}

const words = productionMessages()
const found: Readonly<Record<string, readonly string[]>> = {
  'nobody uses': knip([]),
  'only tests, stories or benches use': knip(['--production', '--strict', '-c', 'knip.production.config.ts']),
  'no running code uses': [
    ...(await unusedOfCharts(words)),
    ...uncalledPorts(words),
    ...unaskedStores(words),
    ...idleStoredFields(),
  ],
}
const all = Object.values(found).flat()
const waiting = WAITING.flatMap(({ names }) => names)
for (const [what, names] of Object.entries(found)) {
  for (const name of names.filter((it) => !waiting.includes(it))) {
    console.log(`${what}: ${name}`)
  }
}
for (const name of waiting.filter((it) => !all.includes(it))) {
  console.log(`no longer unused, take it off tests/unused/waiting.ts: ${name}`)
}
const wrong = all.filter((it) => !waiting.includes(it)).length + waiting.filter((it) => !all.includes(it)).length
console.log(`${wrong} unused, ${waiting.length} waiting for work in progress`)
process.exit(wrong === 0 ? 0 : 1)
