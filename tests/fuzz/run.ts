import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** `npm run fuzz -- --requests 10000 --pictures 2000 --seed 7`: as many as one likes of what `npm test` tries a little. */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    pictures: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
if (Object.values(values).some((value) => !/^[0-9]{1,9}$/.test(value))) {
  console.error('usage: npm run fuzz -- [--requests N] [--pictures N] [--seed N]')
  process.exit(2)
}
const { status } = spawnSync('vitest', ['run', '--project', 'contract', 'tests/fuzz/'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_PICTURES: values.pictures, FUZZ_SEED: values.seed },
})
process.exitCode = status ?? 1
