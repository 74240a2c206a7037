// Run by hand: twenty small mistakes are made at once, each in a place of its own, and each must turn its picture red.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEEDS } from './seeds.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOUND = join(ROOT, 'build', 'story-pictures')
const originals = new Map(SEEDS.map(({ file }) => [file, readFileSync(join(ROOT, file), 'utf8')]))

rmSync(FOUND, { recursive: true, force: true })
try {
  for (const { file, from, to } of SEEDS) {
    const now = readFileSync(join(ROOT, file), 'utf8')
    if (!now.includes(from)) {
      throw new Error(`${file} does not say ${from} any more`)
    }
    writeFileSync(join(ROOT, file), now.replace(from, to))
  }
  const files = [...new Set(SEEDS.map(({ stories }) => stories))]
  spawnSync('npx', ['vitest', 'run', '--config', 'vitest.stories.config.ts', ...files], { cwd: ROOT, stdio: 'ignore' })
} finally {
  for (const [file, text] of originals) {
    writeFileSync(join(ROOT, file), text)
  }
}

const unseen = SEEDS.filter(({ picture }) => !existsSync(join(FOUND, `${picture}-diff.png`)))
for (const { what, picture } of SEEDS) {
  const seen = existsSync(join(FOUND, `${picture}-diff.png`))
  console.log(`${seen ? 'red' : 'NOT SEEN'}  ${what}: ${picture}`)
}
process.exitCode = unseen.length === 0 ? 0 : 1
