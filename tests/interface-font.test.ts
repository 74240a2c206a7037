import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FIRST = [
  'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
].map((file) => join(ROOT, file))

test('the letters of the interface that come with the first page weigh at most 60 kB', () => {
  expect(FIRST.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThanOrEqual(60_000)
})

/** Signs that the interface shows as they are in the system's fonts. */
const OF_THE_SYSTEM = ['→', '≤', '≥']

test('every Latin letter, digit and sign of the English sentences is in both faces', () => {
  const said = [...readFileSync(join(ROOT, 'src/locales/en.po'), 'utf8').matchAll(/^msgstr "(.*)"$/gm)].map(
    (found) => found[1],
  )
  const signs = new Set(said.join('').normalize('NFC'))
  const missing = FIRST.map((file) => {
    const face = openSync(file)
    return [...signs].filter((sign) => {
      const point = sign.codePointAt(0) ?? 0
      return point < 0x3000 && !OF_THE_SYSTEM.includes(sign) && !face.hasGlyphForCodePoint(point)
    })
  })
  expect(missing).toEqual([[], []])
})

/** Numbers that are read or typed are no headlines; what a mock-up is scaled by is no size of text. */
const NO_HEADLINES = [
  'Coupons.module.css .value',
  'CodeField.module.css .box',
  'Money.module.css .money[data-size="large"]',
]

interface Rule {
  readonly name: string
  readonly body: string
}

function rulesOfScreens(): readonly Rule[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const css = readFileSync(join(ROOT, 'src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
      return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        name: `${file.split('/').at(-1)} ${selector.trim().replace(/\s+/g, ' ')}`,
        body,
      }))
    })
}

test('one rule for serif and sans: headlines are serif, and nothing of a headline’s size is anything else', () => {
  const rules = rulesOfScreens()
  const serif = new Set(rules.filter(({ body }) => body.includes('--font-display')).map(({ name }) => name))
  const large = rules.filter(({ body }) => /font-size: var\(--text-2\d\)/.test(body)).map(({ name }) => name)
  expect(large.filter((name) => !(serif.has(name) || NO_HEADLINES.includes(name)))).toEqual([])
})
