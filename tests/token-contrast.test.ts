import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commentAbove, contrastOf, isHex, tokensOf } from '../stories/docs/tokens.ts'

const TOKENS = tokensOf(readFileSync(join(import.meta.dirname, '..', 'style', 'tokens.css'), 'utf8'))

/** Grounds of the surface, and what is written on each of them. */
const WRITTEN: readonly (readonly [ground: string, inks: readonly string[]])[] = [
  ...(['paper', 'surface', 'sunken'] as const).map(
    (ground) => [ground, ['ink', 'ink-2', 'accent', 'success', 'warning-ink', 'danger']] as const,
  ),
  ['accent-wash', ['ink', 'ink-2', 'accent', 'accent-pressed']],
  ['success-wash', ['ink', 'ink-2', 'success']],
  ['warning-wash', ['ink', 'ink-2', 'warning-ink']],
  ['danger-wash', ['ink', 'ink-2', 'danger']],
  ['accent', ['on-accent']],
  ['accent-pressed', ['on-accent']],
  ['success', ['on-accent']],
  ['danger', ['on-accent']],
]

function contrast(one: string, other: string): number {
  return contrastOf(colour(one), colour(other))
}

function colour(token: string): string {
  const hex = TOKENS.get(token)
  if (!(hex && isHex(hex))) {
    throw new Error(`style/tokens.css has no colour --${token}`)
  }
  return hex
}

test('every ink of the surface can be read on every ground that it stands on: 4.5 to 1', () => {
  const poor = WRITTEN.flatMap(([ground, inks]) =>
    inks
      .filter((ink) => contrast(ink, ground) < 4.5)
      .map((ink) => `${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`),
  )
  expect(poor).toEqual([])
})

test('what buys and what deletes are told apart without their words: two to one', () => {
  expect(contrast('accent', 'danger')).toBeGreaterThan(2)
})

test('what the sizes of type are for is told above them, with the sizes that there are', () => {
  const css = readFileSync(join(import.meta.dirname, '..', 'style', 'tokens.css'), 'utf8')
  const told = [...commentAbove(css, 'text-13').matchAll(/\b1\d\b/g)].map(([size]) => `text-${size}`)
  expect(told.length).toBeGreaterThan(2)
  expect(told.filter((name) => !TOKENS.has(name))).toEqual([])
})

test('pages of the tokens type no measure of their own', () => {
  const pages = globSync('stories/docs/{type,space,motion,colour}.mdx', { cwd: join(import.meta.dirname, '..') })
  const typed = pages.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, '..', file), 'utf8').matchAll(/\b(\d+)(?: px| ms)\b/g)].map(
      ([said]) => `${file}: ${said}`,
    ),
  )
  expect(pages.length).toBe(4)
  expect(typed).toEqual([])
})
