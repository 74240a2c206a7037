import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { agreedAmount, isDeliveryAsStated, refuseStated } from './stated-figures.ts'

test('A§3 order item pay_amount: agreed is the amount of the order, or of its things together; never two that differ', () => {
  expect([
    agreedAmount(300, []),
    agreedAmount(undefined, [{ pay_amount: 100 }, { pay_amount: 200 }]),
    agreedAmount(300, [{ pay_amount: 100 }, { pay_amount: 200 }]),
    agreedAmount(300, [{ pay_amount: 100 }, {}]),
    agreedAmount(undefined, [{}]),
  ]).toEqual([300, 300, 300, undefined, undefined])
})

test('A§3 order item ExpressPrice: the delivery that is named is the delivery that is charged', () => {
  const lines = [
    { kind: 'base', amount: minorUnits(9900) },
    { kind: 'delivery', amount: minorUnits(1200) },
  ] as const
  expect([
    isDeliveryAsStated([{}], lines),
    isDeliveryAsStated([{ ExpressPrice: 1200 }], lines),
    isDeliveryAsStated([{ ExpressPrice: 600 }, { ExpressPrice: 600 }], lines),
    isDeliveryAsStated([{ ExpressPrice: 0 }], lines),
    isDeliveryAsStated([{ ExpressPrice: 0 }], []),
  ]).toEqual([true, true, true, false, true])
})

const known = { pages: [20, 24], photoCount: 12, dpi: 300, frames: [{ width: 210, height: 297 }] }
const frame = (width: number, height: number, object = {}) => ({ width, height, object })

test('A§3 order item imgcount, pagecount, dpi: as the design has them, or refused', () => {
  expect([
    refuseStated({}, known),
    refuseStated({ pagecount: 24, imgcount: 12, dpi: 300 }, known),
    refuseStated({ pagecount: 22 }, known),
    refuseStated({ imgcount: 11 }, known),
    refuseStated({ dpi: 200 }, known),
  ]).toEqual([
    undefined,
    undefined,
    { kind: 'design-changed' },
    { kind: 'design-changed' },
    { kind: 'request-malformed', field: 'dpi' },
  ])
})

test('A§5 frames: the order check rejects pages without a size and reports their numbers', () => {
  const pages = [frame(210, 297), frame(0, 297), frame(210, 297, { width: 0, height: 10 })]
  expect(refuseStated({ frames: { pages } }, known)).toEqual({ kind: 'frame-without-size', pages: [2, 3] })
})

test('A§3 frame order data: the frames of the design and no others', () => {
  expect([
    refuseStated({ frames: { dpi: 300, pages: [frame(210.2, 297)] } }, known),
    refuseStated({ frames: { pages: [frame(297, 210)] } }, known),
    refuseStated({ frames: { pages: [frame(210, 297)] } }, { ...known, frames: [] }),
  ]).toEqual([undefined, { kind: 'design-changed' }, { kind: 'request-malformed', field: 'orderdata' }])
})
