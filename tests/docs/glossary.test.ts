import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GLOSSARY = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'GLOSSARY.md'), 'utf8')
/** What shoppers read is no word of the project. */
const OWN = GLOSSARY.replace(/^## What shoppers read$[\s\S]*?(?=^## )/m, '')

test('no word of the glossary has two meanings', () => {
  const cells = OWN.split('\n').flatMap((line) => /^\| ([^|]+?) +\|/.exec(line)?.[1] ?? [])
  const words = cells.flatMap((cell) => cell.toLowerCase().split(', ')).filter((word) => !/^(term|word|-+)$/.test(word))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  expect(words.length).toBeGreaterThan(150)
})
