// `npm run story-pictures`: every chosen story is looked at, and its pictures are written anew. With words: those files alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { browserOfPictures, WRITTEN_BY } from './picture-mode.ts'
import { PICTURED, pack, STORED, storedNames, UNPACKED, unpack } from './stored-pictures.ts'

const only = process.argv.slice(2)
if (only.length === 0) {
  rmSync(STORED, { recursive: true, force: true })
}
mkdirSync(STORED, { recursive: true })
writeFileSync(WRITTEN_BY, `${browserOfPictures()}\n`)
rmSync(UNPACKED, { recursive: true, force: true })
await unpack()
const begun = Date.now()
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'vitest.stories.config.ts', '--update=all', ...(only.length > 0 ? only : PICTURED)],
  {
    stdio: 'inherit',
    env: { ...process.env, STORY_PICTURES: 'write' },
  },
)
await pack(begun)
console.log(`${storedNames().length} pictures are stored`)
process.exitCode = status ?? 1
