import type { Shipment } from './shipment.ts'

/** Of an order: its first parcel, and those besides. */
interface Sent {
  readonly shipment: Shipment | null
  readonly moreParcels: readonly Shipment[]
}

/** Parcels of one order at most. */
export const PARCELS_MAX = 20

/** All parcels of an order, the first one first; empty: it has not left the house, or is fetched. */
export function parcelsOf({ shipment, moreParcels }: Sent): readonly Shipment[] {
  return shipment ? [shipment, ...moreParcels] : []
}

export function isSameParcel(one: Shipment, other: Shipment): boolean {
  return one.carrier === other.carrier && one.number === other.number
}

/** Every parcel once, where it stood first. */
export function eachParcelOnce(parcels: readonly Shipment[]): readonly Shipment[] {
  return parcels.filter((parcel, n) => parcels.findIndex((one) => isSameParcel(one, parcel)) === n)
}

/** `SF 100`; of several, what a line for people and for spreadsheets says: `SF 100 / YTO 7`. */
export function parcelsText(parcels: readonly Shipment[]): string {
  return parcels.map(({ carrier, number }) => `${carrier} ${number}`).join(' / ')
}
