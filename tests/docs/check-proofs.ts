import { passedTests } from './coverage/proof/test-reports.ts'
import { coverageFaults } from './coverage.ts'

/** The last step of `npm test`: every rule of the specifications is held by a test that ran just now and passed. */
const faults = coverageFaults(passedTests())
for (const fault of faults) {
  console.log(fault)
}
console.log(`${faults.length} rules without a proof that ran`)
process.exit(faults.length === 0 ? 0 : 1)
