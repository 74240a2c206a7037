// Run by hand: twenty small mistakes are made at once, each in a place of its own, and each must turn its picture red.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vitestReport } from '../runner/reports.ts'
import { pictureMode } from './picture-mode.ts'
import { SEEDS } from './seeds.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FOUND = join(ROOT, 'build', 'story-pictures')
const REPORT = join(ROOT, 'build', 'seeded-changes.json')
const WRITTEN = join(ROOT, 'docs', 'seeded-changes.md')

/** Runs the stories that show a seed, and tells how many ran: a run that never began sees nothing either. */
function runStories(): number {
  const files = [...new Set(SEEDS.map(({ stories }) => stories))]
  const reporters = ['--reporter=json', `--outputFile=${REPORT}`]
  spawnSync('npx', ['vitest', 'run', '--config', 'vitest.stories.config.ts', ...reporters, ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(REPORT)) {
    throw new Error('the stories did not run: Vitest left no report')
  }
  const { passed, failed, tests } = vitestReport(readFileSync(REPORT, 'utf8'), ROOT)
  console.log(`${files.length} files of stories: ${passed} passed, ${failed} failed`)
  return tests.length
}

if (pictureMode() !== 'compare') {
  throw new Error('pictures are compared in the browser that wrote them alone')
}
const originals = new Map(SEEDS.map(({ file }) => [file, readFileSync(join(ROOT, file), 'utf8')]))
rmSync(FOUND, { recursive: true, force: true })
rmSync(REPORT, { force: true })
let ran = 0
try {
  for (const { file, from, to } of SEEDS) {
    const now = readFileSync(join(ROOT, file), 'utf8')
    if (!now.includes(from)) {
      throw new Error(`${file} does not say ${from} any more`)
    }
    writeFileSync(join(ROOT, file), now.replace(from, to))
  }
  ran = runStories()
} finally {
  for (const [file, text] of originals) {
    writeFileSync(join(ROOT, file), text)
  }
}
if (ran === 0) {
  throw new Error('no story ran')
}

const rows = SEEDS.map((seed) => ({ ...seed, seen: existsSync(join(FOUND, `${seed.picture}-diff.png`)) }))
for (const { what, picture, seen } of rows) {
  console.log(`${seen ? 'red' : 'NOT SEEN'}  ${what}: ${picture}`)
}
const unseen = rows.filter(({ seen }) => !seen)
console.log(`${rows.length - unseen.length} of ${rows.length} seen`)
writeFileSync(
  WRITTEN,
  `# Seeded changes of looks

Small changes that were made on purpose, all at once and each in a place of its own, and the picture of a story that must turn red
by it; written by \`node tests/story-pictures/seeded-changes.ts\` out of \`tests/story-pictures/seeds.ts\`.

| change | in | picture | seen |
| --- | --- | --- | --- |
${rows.map(({ what, file, picture, seen }) => `| ${what} | \`${file}\` | \`${picture}\` | ${seen ? 'yes' : 'no'} |`).join('\n')}
`,
)
process.exitCode = unseen.length === 0 ? 0 : 1
