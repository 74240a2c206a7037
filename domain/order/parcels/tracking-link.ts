import type { Shipment } from './shipment.ts'

/** Carriers that show a parcel at an address of their own, by what people write them as. */
const OWN_PAGES: readonly (readonly [RegExp, string])[] = [
  [/\bdhl\b/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum={number}'],
  [/fedex|联邦|聯邦/i, 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
  [/royal\s*mail/i, 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  [/japan\s*post|日本郵便/i, 'https://trackings.post.japanpost.jp/services/srv/search/?requestNo1={number}&locale=en'],
  [/australia\s*post|auspost/i, 'https://auspost.com.au/mypost/track/details/{number}'],
  [/canada\s*post/i, 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}'],
]

/** Carriers of the country, by their letters; every other is written in Chinese. */
const OF_THE_COUNTRY = /\p{Script=Han}|\b(sf|yto|zto|sto|yd|yunda|jd|jt|j&t|ems|best)\b/iu
/** Carriers of the whole world by the parcel's number alone. */
const ANY_ABROAD = 'https://t.17track.net/en#nums={number}'

/** All carriers of the country by the parcel's number alone. */
const ANY_CARRIER = 'https://www.kuaidi100.com/chaxun?nu={number}'

/** Where one sees how far a parcel is. */
export function trackingLink({ carrier, number }: Shipment): string {
  const page =
    OWN_PAGES.find(([name]) => name.test(carrier))?.[1] ?? (OF_THE_COUNTRY.test(carrier) ? ANY_CARRIER : ANY_ABROAD)
  return page.replace('{number}', () => encodeURIComponent(number.replace(/\s/g, '')))
}
