// `npm run story-pictures`: every chosen story is looked at, and its pictures are written anew. With words: those files alone.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { browserOfPictures, WRITTEN_BY } from './picture-mode.ts'

const only = process.argv.slice(2)
if (only.length === 0) {
  rmSync(dirname(WRITTEN_BY), { recursive: true, force: true })
}
mkdirSync(dirname(WRITTEN_BY), { recursive: true })
writeFileSync(WRITTEN_BY, `${browserOfPictures()}\n`)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'vitest.stories.config.ts', '--update=all', ...only],
  {
    stdio: 'inherit',
    env: { ...process.env, STORY_PICTURES: 'write' },
  },
)
process.exitCode = status ?? 1
