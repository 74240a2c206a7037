import { expect, test } from 'vitest'
import { grown } from './step-times.ts'

const KEPT = { unit: { seconds: 40, processor: 70 }, format: { seconds: 1, processor: 1 } }

test('a step that grew by half says so, with what was kept', () => {
  expect(grown('unit', { seconds: 61, processor: 71 }, KEPT)).toBe(
    'unit grew by half: 61.0 s (processor 71.0 s); kept: 40.0 s (processor 70.0 s)',
  )
})

test('a step that grew less, a short one and a new one say nothing', () => {
  const asked = [
    grown('unit', { seconds: 59, processor: 70 }, KEPT),
    grown('format', { seconds: 9, processor: 9 }, KEPT),
  ]
  expect([...asked, grown('new', { seconds: 99, processor: undefined }, KEPT)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
