import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const SPOKEN = /\.(ts|tsx|po)$/
/** What a shop speaks has one word for a thing: these are the others. */
const OTHER_WORDS = { 店鋪: '店舖', 您: '你' }

test('shop and console say 店舖 and 你, in both Chinese scripts, and nothing else for them', () => {
  const files = ['domain', 'server', 'src'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  )
  const said = files
    .filter((file) => SPOKEN.test(file) && !file.endsWith('words.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      return Object.keys(OTHER_WORDS).flatMap((word) => (text.includes(word) ? [`${file}: ${word}`] : []))
    })
  expect(said).toEqual([])
})
