import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** `npm run test:soak -- 5`: all of `npm test` so often in a row, one line a run; what a run said is in `build/soak`. */

const FOLDER = join('build', 'soak')
const USUAL_RUNS = 5

const runs = Number(process.argv[2] ?? USUAL_RUNS)
if (!Number.isInteger(runs) || runs < 1) {
  console.error('usage: npm run test:soak -- RUNS')
  process.exit(2)
}
mkdirSync(FOLDER, { recursive: true })
for (let run = 1; run <= runs; run++) {
  const started = performance.now()
  const { status, output } = spawnSync(process.execPath, [join('tests', 'run.ts'), ...process.argv.slice(3)], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  const said = output.join('')
  const file = join(FOLDER, `run-${run}.log`)
  writeFileSync(file, said)
  const counts = said.match(/^\d+ passed, \d+ failed$/gm)?.at(-1) ?? 'ended without a count'
  const failures = said.match(/^failed: .*$/gm) ?? []
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  console.log(`run ${run} of ${runs}: ${[counts, `${minutes} min`, file, ...failures].join('; ')}`)
  process.exitCode = status === 0 ? process.exitCode : 1
}
