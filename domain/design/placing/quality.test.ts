import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { realPhoto } from '../../../tests/support/real-photos.ts'
import { dpiStatus, inCentimetres, qualityOf } from './quality.ts'

const whole = { crop: { x: 0, y: 0, width: 1, height: 1 }, turns: 0 as const }

describe('A§5 resolution', () => {
  test('exactly the wanted pixels per inch is normal, one pixel less is too low [A§5.resolution] [B§5.resolution] [B§9.per-inch] [B§4.dpi-status]', () => {
    expect(dpiStatus(1600, 203.2, 200)).toBe(1)
    expect(dpiStatus(1599, 203.2, 200)).toBe(2)
  })

  test('a rounding error of the division is not a low resolution', () => {
    expect(dpiStatus(720 / 1.2, 152.4, 100)).toBe(1)
  })

  test('a missing original size is an error, not a low resolution [A§5.no-size] [B§4.dpi-status]', () => {
    expect([dpiStatus(undefined, 100, 300), dpiStatus(0, 100, 300), dpiStatus(Number.NaN, 100, 300)]).toEqual([3, 3, 3])
  })

  test('only the visible part counts [A§5.resolution]', () => {
    const half = { crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }, turns: 0 as const }
    expect(qualityOf(half, { width: 4000, height: 3000 }, { width: 254, height: 190.5 }, 200)).toEqual({
      status: 1,
      ppi: { across: 200, down: 200 },
      sharpUpTo: { width: 254, height: 190.5 },
    })
  })

  test('B§4: a sideways photo is measured along the axes that the page has', () => {
    const sideways = { ...whole, turns: 1 as const }
    expect(qualityOf(sideways, { width: 3000, height: 1500 }, { width: 127, height: 254 }, 300)).toEqual({
      status: 1,
      ppi: { across: 300, down: 300 },
      sharpUpTo: { width: 127, height: 254 },
    })
    expect(qualityOf(sideways, { width: 2999, height: 1500 }, { width: 127, height: 254 }, 300).status).toBe(2)
  })

  test('the merchant who sets nothing warns below 200', () => {
    expect(qualityOf(whole, { width: 800, height: 800 }, { width: 101.6, height: 101.6 }).status).toBe(1)
    expect(qualityOf(whole, { width: 799, height: 799 }, { width: 101.6, height: 101.6 }).status).toBe(2)
  })

  test('either axis is enough to be too low', () => {
    expect(qualityOf(whole, { width: 1000, height: 999 }, { width: 127, height: 127 }, 200).status).toBe(2)
    expect(qualityOf(whole, { width: 0, height: 999 }, { width: 127, height: 127 }, 200).status).toBe(3)
  })
})

test('sizes are said in centimetres, never rounded up', () => {
  expect(inCentimetres({ width: 159.9, height: 203.2 })).toEqual({ width: 15, height: 20 })
  expect(inCentimetres({ width: 99.99, height: 54.18 })).toEqual({ width: 9.9, height: 5.4 })
  expect(inCentimetres({ width: 100 - 1e-14, height: 254 - 1e-13 })).toEqual({ width: 10, height: 25 })
})

interface DpiCase {
  readonly originalWidth: number | null
  readonly scale: number
  readonly widthMm: number
  readonly dpiRatio: number
  readonly expect: { readonly status: number | null }
}

const oracle = realPhoto('oracles/dpi_cases.json')

test.skipIf(!existsSync(oracle))(
  'A§5 resolution: agrees with the exact cases (skipped without the test photos)',
  () => {
    const { cases } = JSON.parse(readFileSync(oracle, 'utf8')) as { cases: readonly DpiCase[] }
    // A frame without a size has no resolution; the order check rejects its page by another rule.
    const judged = cases.filter((one) => one.widthMm > 0)
    const verdicts = judged.map((one) =>
      dpiStatus(one.originalWidth === null ? undefined : one.originalWidth / one.scale, one.widthMm, one.dpiRatio),
    )
    expect(verdicts).toEqual(judged.map((one) => one.expect.status))
  },
)
