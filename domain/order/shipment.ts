/** A parcel on its way, as the operator wrote it down. */
export interface Shipment {
  readonly carrier: string
  readonly number: string
}
