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

async function runOne(name: string): Promise<BenchTable> {
  const module: { readonly run?: RunBench } = await import(pathToFileURL(join(FOLDER, name, 'bench.ts')).href)
  if (!module.run) {
    throw new Error(`bench/${name}/bench.ts exports no run()`)
  }
  return module.run()
}

const names = benchNames()
if (process.argv.includes('--help')) {
  console.log(`Usage: npm run bench [NAME ...] [-- --json]

  ${names.join(', ')}

Without a name all of them run. Exit code 1 when a floor is missed.`)
  process.exit(0)
}
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const json = process.argv.includes('--json')
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}; there are: ${names.join(', ')}`)
  process.exit(2)
}
const tables: BenchTable[] = []
for (const name of wanted.length > 0 ? wanted : names) {
  const table = await runOne(name)
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
