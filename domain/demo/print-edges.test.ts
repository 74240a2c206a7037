import { expect, test } from 'vitest'
import { DEMO_THEMES } from './themes.ts'

test('prints: every look has paper and edges of its own, and White has paper alone', () => {
  const edges = DEMO_THEMES.map(({ name, variants }) => {
    const { cell, roles } = variants?.print ?? {}
    return [name.en, roles?.inner?.background, cell?.border] as const
  })
  expect(new Set(edges.map(([, paper, edge]) => JSON.stringify([paper, edge]))).size).toBe(DEMO_THEMES.length)
  expect(edges.filter(([, , edge]) => edge === undefined).map(([name]) => name)).toEqual(['White'])
})
