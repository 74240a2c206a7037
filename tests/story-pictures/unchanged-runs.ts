// Run by hand: every story that is pictured, so often in a row, one line a run. Nothing was changed: all of them must be green.
import { runStories } from './run-stories.ts'
import { PICTURED } from './stored-pictures.ts'

/** `npx node tests/story-pictures/unchanged-runs.ts 10` */
const RUNS = Number(process.argv[2] ?? '10')

let green = 0
for (let run = 1; run <= RUNS; run++) {
  const begun = Date.now()
  const { passed, failed, failures, different } = runStories(PICTURED)
  const seconds = Math.round((Date.now() - begun) / 1000)
  green += failed === 0 ? 1 : 0
  // A screen whose code comes late differs at first, and is looked at again before it is called different.
  console.log(`run ${run}: ${passed} passed, ${failed} failed, ${different.length} looked at again, ${seconds} s`)
  for (const name of [...failures, ...different]) {
    console.log(`  ${name}`)
  }
}
console.log(`${green} of ${RUNS} runs green`)
process.exitCode = green === RUNS ? 0 : 1
