import { expect, test } from 'vitest'
import { eachParcelOnce, parcelsOf, parcelsText } from './parcels.ts'

const [SF, YTO] = [
  { carrier: 'SF', number: '100' },
  { carrier: 'YTO', number: '7' },
]

test('an order has no parcel, one, or one and more', () => {
  expect([
    parcelsOf({ shipment: null, moreParcels: [] }),
    parcelsOf({ shipment: SF, moreParcels: [] }),
    parcelsOf({ shipment: SF, moreParcels: [YTO] }),
  ]).toEqual([[], [SF], [SF, YTO]])
})

test('a parcel that is said twice is one parcel, and each is told by its carrier and number', () => {
  const parcels = eachParcelOnce([SF, YTO, { ...SF }, { ...SF, carrier: 'YTO' }])
  expect(parcelsText(parcels)).toBe('SF 100 / YTO 7 / YTO 100')
})
