/** A parcel on its way, as somebody wrote it down. */
export interface Shipment {
  readonly carrier: string
  readonly number: string
}
