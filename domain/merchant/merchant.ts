import type { MerchantId, ProductId, UserId } from '../ids.ts'
import type { Language, Localised } from '../language.ts'
import type { MinorUnits } from '../units.ts'
import type { DeliveryTime } from './delivery-time.ts'
import type { MerchantPrint } from './print-settings.ts'

/** A shop: its face, its limits and its members. No secret of a provider stands here. */
export interface Merchant {
  readonly id: MerchantId
  readonly name: Localised
  readonly domain: string
  /** ISO 4217; prices are whole numbers of its smallest unit. A sign is what catalogues of before named: languages have their own. */
  readonly currency: { readonly code: string; readonly symbol?: string }
  readonly contact: { readonly phone: string; readonly wechat: string; readonly email: string }
  readonly shop: MobileShop
  /** Bytes; zero means the shop's default (A§5). */
  readonly sizeLimits: { readonly low: number; readonly high: number }
  readonly levels: readonly MemberLevel[]
  readonly factory: { readonly id: string; readonly mergeOrder: boolean }
  /** Users who act for the shop: their albums are the merchant's (A§6 ismch). */
  readonly users?: readonly UserId[]
  /** Products that the shop recommends, the best first (A§3 recomdata). */
  readonly recommended?: readonly ProductId[]
  /** What its printer wants; absent: as every shop prints. */
  readonly print?: MerchantPrint
}

/** How the shop looks and behaves on a phone (A§3 mobileshopinfo). */
export interface MobileShop {
  readonly logo: string
  readonly title: Localised
  readonly description: Localised
  readonly accent: string
  /** Albums that are closed to new groups show one of the closed statuses (A§4). */
  readonly closeAlbumGroup: boolean
  /** Below so many pixels per inch a photo is called low (readings 25). */
  readonly dpiRatio: number
  /** Refuses a second photo of the same file name (B§5). */
  readonly uploadNameCheck: boolean
  readonly loginMethod: 0 | 1 | 2
  /** What a dialog says before a design is looked at for the first time (A§3 previewDlg); absent: no dialog. */
  readonly previewDialog?: Localised
  /** Percent of an order that goes to whoever brought the shopper here (A§3 shareprofit); absent: nothing. */
  readonly shareProfit?: number
  /** Minutes in which a paid order may still be cancelled or changed before it is printed; 0: none, absent: 30. */
  readonly changeMinutes?: number
  /** Shoppers may ask for an invoice of what they paid; absent: this shop writes none. */
  readonly invoices?: boolean
  /** How long things take; absent: the shop promises no day. */
  readonly delivery?: DeliveryTime
  /** Languages that the shop speaks, the first for whoever reads none of them; absent: all, Simplified Chinese first. */
  readonly languages?: readonly Language[]
  /** The shop's own country, ISO 3166-1: an order that names none goes there; absent: mainland China. */
  readonly country?: string
  /** Where parcels go, ISO 3166-1; absent: the shop's own country alone. */
  readonly countries?: readonly string[]
  /** Countries that cost or take something else than what the products and the shop say. */
  readonly parcels?: readonly ParcelTo[]
  readonly pickUpAddresses: readonly { readonly id: string; readonly name: Localised; readonly address: Localised }[]
}

/** What a parcel to one country costs, whatever is in it, and how long it is on its way; what is absent is as usual. */
export interface ParcelTo {
  readonly country: string
  readonly price?: MinorUnits
  readonly wayDays?: DeliveryTime['wayDays']
}

/** A member level. `rate` is the share of the price that is paid, in basis points: 10000 is the ordinary member. */
export interface MemberLevel {
  readonly id: string
  readonly name: Localised
  readonly rate: number
  /** What it costs to become one; absent: it is not for sale, the merchant gives it. */
  readonly price?: MinorUnits
  /** How long it lasts; absent: for good. */
  readonly durationDays?: number
}
