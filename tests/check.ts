import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { runStep } from './runner/run-step.ts'
import { inWords } from './runner/step-times.ts'
import { BUILD, FORMAT, LINT, TYPES_AGAIN, unitOfWhatChanged } from './runner/steps.ts'

/**
 * `npm run check`: format, lint, types, and the unit tests that reach what changed: what is not committed, and what the
 * branch has more than `main`; on `main` itself the last commit. All side by side.
 */

const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** The commit that is known to be good. */
function since(): string {
  const head = git('rev-parse', 'HEAD')
  const [main = ''] = git(
    'for-each-ref',
    '--format=%(objectname)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  ).split('\n')
  const base = main && git('merge-base', head, main)
  return base && base !== head ? base : git('rev-parse', 'HEAD~1')
}

mkdirSync(BUILD, { recursive: true })
const started = performance.now()
const runs = await Promise.all(
  [FORMAT, LINT, TYPES_AGAIN, unitOfWhatChanged(since())].map((step) => runStep(step, { alone: true })),
)
for (const { name, failed, seconds } of runs) {
  console.log(`${name.padEnd(10)} ${failed === 0 ? 'good' : 'failed'} ${inWords({ seconds, processor: undefined })}`)
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`)
process.exit(runs.every(({ failed }) => failed === 0) ? 0 : 1)
