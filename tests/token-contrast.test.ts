import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, '..', 'style', 'tokens.css'), 'utf8')
const TOKENS = new Map([...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]))

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

function luminance(token: string): number {
  const hex = TOKENS.get(token)
  if (!hex) {
    throw new Error(`style/tokens.css has no colour --${token}`)
  }
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
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
