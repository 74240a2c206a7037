import type { Shipment } from './order.ts'

/** Carriers that show a parcel at an address of their own, by what people write them as. */
const OWN_PAGES: readonly (readonly [RegExp, string])[] = [
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum={number}'],
  [/fedex|联邦|聯邦/i, 'https://www.fedex.com/fedextrack/?trknbr={number}'],
]

/** All carriers of the country by the parcel's number alone. */
const ANY_CARRIER = 'https://www.kuaidi100.com/chaxun?nu={number}'

/** Where one sees how far a parcel is. */
export function trackingLink({ carrier, number }: Shipment): string {
  const page = OWN_PAGES.find(([name]) => name.test(carrier))?.[1] ?? ANY_CARRIER
  return page.replace('{number}', () => encodeURIComponent(number.replace(/\s/g, '')))
}
