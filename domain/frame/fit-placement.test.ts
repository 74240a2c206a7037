import { expect, test } from 'vitest'
import { FIT_TYPES } from '../design/fit-type.ts'
import { asId, type PhotoId } from '../ids.ts'
import { fitPlacementOf } from './fit-placement.ts'

const cell = { width: 100, height: 100 }
const photo = { id: asId<PhotoId>('p'), width: 4000, height: 3000 }
const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, it) => (typeof it === 'number' ? Math.round(it * 1e4) / 1e4 : it)))

test('B§4 fit types: out, in, inMargin, inMarginOut, polaroid, polaroidOut, auto, each in a square cell [B§4.fit-types]', () => {
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  const covering = { x: 0.125, y: 0, width: 0.75, height: 1 }
  expect(rounded(FIT_TYPES.map((type) => fitPlacementOf(type, photo, cell)))).toEqual([
    { fitType: 'out', window: { x: 0, y: 0, width: 100, height: 100 }, crop: covering },
    { fitType: 'in', window: { x: 0, y: 12.5, width: 100, height: 75 }, crop: whole },
    { fitType: 'inMargin', window: { x: 6, y: 17, width: 88, height: 66 }, crop: whole },
    { fitType: 'inMarginOut', window: { x: 6, y: 6, width: 88, height: 88 }, crop: covering },
    { fitType: 'polaroid', window: { x: 6, y: 10, width: 88, height: 66 }, crop: whole },
    {
      fitType: 'polaroidOut',
      window: { x: 6, y: 6, width: 88, height: 74 },
      crop: { x: 0.0541, y: 0, width: 0.8919, height: 1 },
    },
    { fitType: 'inMargin', window: { x: 6, y: 17, width: 88, height: 66 }, crop: whole },
  ])
})

test('B§4 fit types: auto fills the cell while at most 6 % is cut away and the subject stays whole', () => {
  const at = (width: number, focus?: { x: number; y: number; width: number; height: number }) =>
    fitPlacementOf('auto', { ...photo, width, height: 1000, ...(focus ? { focus } : {}) }, cell).fitType
  const wholeWidth = { x: 0, y: 0.2, width: 1, height: 0.5 }
  expect([at(1000), at(1060), at(1070), at(1060, wholeWidth)]).toEqual(['out', 'out', 'inMargin', 'inMargin'])
})
