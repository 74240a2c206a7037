// Run by hand: twenty small mistakes are made at once, each in a place of its own, and each must turn its picture red.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runStories } from './run-stories.ts'
import { SEEDS } from './seeds.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const WRITTEN = join(ROOT, 'docs', 'seeded-changes.md')

/** Runs the stories that show a seed, with every seed in its place, and takes the seeds out again. */
function runSeeded(): ReadonlySet<string> {
  const originals = new Map(SEEDS.map(({ file }) => [file, readFileSync(join(ROOT, file), 'utf8')]))
  try {
    for (const { file, from, to } of SEEDS) {
      const now = readFileSync(join(ROOT, file), 'utf8')
      if (!now.includes(from)) {
        throw new Error(`${file} does not say ${from} any more`)
      }
      writeFileSync(join(ROOT, file), now.replace(from, to))
    }
    const files = [...new Set(SEEDS.map(({ stories }) => stories))]
    const { passed, failed, different } = runStories(
      files,
      SEEDS.map(({ story }) => story),
    )
    console.log(`${files.length} files of stories: ${passed} passed, ${failed} failed`)
    return new Set(different)
  } finally {
    for (const [file, text] of originals) {
      writeFileSync(join(ROOT, file), text)
    }
  }
}

const different = runSeeded()
const rows = SEEDS.map((seed) => ({ ...seed, seen: different.has(seed.picture) }))
for (const { what, picture, seen } of rows) {
  console.log(`${seen ? 'red' : 'NOT SEEN'}  ${what}: ${picture}`)
}
const unseen = rows.filter(({ seen }) => !seen)
console.log(`${rows.length - unseen.length} of ${rows.length} seen`)
writeFileSync(
  WRITTEN,
  `# Seeded changes of looks

Small changes that were made on purpose, all at once and each in a place of its own, and the picture of a story that must turn red
by it; written by \`npx node tests/story-pictures/seeded-changes.ts\` out of \`tests/story-pictures/seeds.ts\`.
${rows.length - unseen.length} of ${rows.length} seen. That runs without a change stay green is told in [the workbench's document](storybook-hour.md).

| change | in | picture | seen |
| --- | --- | --- | --- |
${rows.map(({ what, file, picture, seen }) => `| ${what} | \`${file}\` | \`${picture}\` | ${seen ? 'yes' : 'no'} |`).join('\n')}
`,
)
process.exitCode = unseen.length === 0 ? 0 : 1
