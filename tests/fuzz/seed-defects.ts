// Run by hand (`npx node tests/fuzz/seed-defects.ts`): each mistake is made by itself, its check must turn red, and the mistake is undone.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { DEFECTS, type Defect } from './defects.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LIST = join(ROOT, 'docs', 'seeded-defects.md')

/** Whether the check of a defect is red with it. */
function isFound({ file, from, to, project, check }: Defect): boolean {
  const path = join(ROOT, file)
  const right = readFileSync(path, 'utf8')
  if (!right.includes(from)) {
    throw new Error(`${file} does not say ${from} any more`)
  }
  try {
    writeFileSync(
      path,
      right.replace(from, () => to),
    )
    const { status, stdout } = spawnSync('npx', ['vitest', 'run', '--project', project, check], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    return status !== 0 && /Tests .*\d+ failed/.test(stripVTControlCharacters(stdout))
  } finally {
    writeFileSync(path, right)
  }
}

const lines: string[] = []
for (const defect of DEFECTS) {
  const found = isFound(defect)
  console.info(`${found ? 'red' : 'NOT SEEN'}  ${defect.what}`)
  lines.push(`| ${defect.what} | \`${defect.file}\` | \`${defect.check}\` | ${found ? 'yes' : 'no'} |`)
  process.exitCode = found ? process.exitCode : 1
}
writeFileSync(
  LIST,
  [
    '# Seeded defects',
    '',
    'Mistakes that were made on purpose, one at a time, and the check that turns red; written by `npx node tests/fuzz/seed-defects.ts` out of',
    '`tests/fuzz/defects.ts`.',
    '',
    '| mistake | in | check | found |',
    '| --- | --- | --- | --- |',
    ...lines,
    '',
  ].join('\n'),
)
