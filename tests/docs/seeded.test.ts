import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEFECTS } from '../fuzz/defects.ts'
import { SEEDS } from '../story-pictures/seeds.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('every mistake that is made on purpose can still be made', () => {
  const changed = [...DEFECTS, ...SEEDS].filter(
    ({ file, from }) => !readFileSync(join(ROOT, file), 'utf8').includes(from),
  )
  expect(changed.map(({ what, file }) => `${file}: ${what}`)).toEqual([])
})
