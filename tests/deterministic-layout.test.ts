import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const DOMAIN = join(import.meta.dirname, '..', 'domain')

/** Engines may differ in the last bit of these. */
const INEXACT =
  /Math\.(?:log|log2|log10|log1p|exp|expm1|pow|hypot|cbrt|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|random)\b|\w \*\* /u

test('auto-design 2.5 determinism: only + - * / and square roots decide in layouts and designs', () => {
  const files = ['layout', 'design'].flatMap((room) =>
    readdirSync(join(DOMAIN, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(DOMAIN, room, name)),
  )
  expect(files.length).toBeGreaterThan(30)
  const inexact = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => INEXACT.test(line) && !/^\s*(?:\*|\/[/*])/u.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(inexact).toEqual([])
})
