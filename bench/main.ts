import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BenchTable, RunBench } from './report.ts'
import { tableText } from './report.ts'

const FOLDER = import.meta.dirname

/** Every folder of `bench/` with a `bench.ts` in it. */
function benchNames(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'bench.ts')))
    .map((entry) => entry.name)
    .sort()
}

interface Bench {
  readonly run: RunBench
  readonly parts: readonly string[]
}

async function benchOf(name: string): Promise<Bench> {
  const module: { readonly run?: RunBench; readonly parts?: readonly string[] } = await import(
    pathToFileURL(join(FOLDER, name, 'bench.ts')).href
  )
  if (!module.run) {
    throw new Error(`bench/${name}/bench.ts exports no run()`)
  }
  return { run: module.run, parts: module.parts ?? [] }
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

const names = benchNames()
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const json = process.argv.includes('--json')
const wanted = new Map<string, Set<string>>()
for (const word of asked.length > 0 ? asked : names) {
  const [name = '', part] = word.split(':')
  if (!names.includes(name)) {
    giveUp(`no bench ${name}; there are: ${names.join(', ')}`)
  }
  const parts = wanted.get(name) ?? new Set()
  wanted.set(name, part === undefined ? parts : parts.add(part))
}
if (process.argv.includes('--help')) {
  const lines = await Promise.all(
    names.map(async (name) => `  ${[name, ...(await benchOf(name)).parts.map((part) => `${name}:${part}`)].join(' ')}`),
  )
  console.log(`Usage: npm run bench [NAME[:PART] ...] [-- --json]

${lines.join('\n')}

Without a name all of them run. Exit code 1 when a floor is missed.`)
  process.exit(0)
}
for (const [name, chosen] of wanted) {
  const parts = chosen.size > 0 ? (await benchOf(name)).parts : []
  const unknown = [...chosen].filter((part) => !parts.includes(part))
  if (unknown.length > 0) {
    giveUp(`bench ${name} has no part ${unknown.join(', ')}; it has: ${parts.join(', ') || 'none'}`)
  }
}
const tables: BenchTable[] = []
for (const [name, chosen] of wanted) {
  const { run } = await benchOf(name)
  const table = await run((part) => chosen.size === 0 || chosen.has(part))
  tables.push(table)
  if (!json) {
    console.log(`${tableText(table)}\n`)
  }
}
if (json) {
  console.log(JSON.stringify(tables.length === 1 ? tables[0] : tables, null, 2))
}
const missed = tables.flatMap((table) => table.rows.filter((row) => !row.ok).map((row) => `${table.bench}: ${row.row}`))
if (missed.length > 0) {
  console.error(`floors missed: ${missed.join('; ')}`)
  process.exitCode = 1
}
