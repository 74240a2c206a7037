import type { Language } from '../language.ts'
import { ACCOUNT_REFUSALS } from './account.refusals.ts'
import { ALBUM_REFUSALS } from './album.refusals.ts'
import { CATALOGUE_REFUSALS } from './catalogue.refusals.ts'
import { CHANGE_REFUSALS } from './change.refusals.ts'
import { COUPON_REFUSALS } from './coupon.refusals.ts'
import { GENERAL_REFUSALS } from './general.refusals.ts'
import { INVOICE_REFUSALS } from './invoice.refusals.ts'
import { ORDER_REFUSALS } from './order.refusals.ts'
import { PHOTO_REFUSALS } from './photo.refusals.ts'
import { PREVIEW_REFUSALS } from './preview.refusals.ts'
import type { Refusal } from './refusal.ts'
import { SHOP_REFUSALS } from './shop.refusals.ts'
import { STAFF_REFUSALS } from './staff.refusals.ts'
import { STORAGE_REFUSALS } from './storage.refusals.ts'

/** The one table of every expected "no": reason -> code and sentences. A new noun adds its file and its line here. */
export const REFUSALS = {
  ...GENERAL_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...ALBUM_REFUSALS,
  ...PHOTO_REFUSALS,
  ...STORAGE_REFUSALS,
  ...PREVIEW_REFUSALS,
  ...ORDER_REFUSALS,
  ...COUPON_REFUSALS,
  ...CHANGE_REFUSALS,
  ...INVOICE_REFUSALS,
  ...STAFF_REFUSALS,
  ...SHOP_REFUSALS,
  ...CATALOGUE_REFUSALS,
} as const satisfies Record<string, Refusal>

export type Reason = keyof typeof REFUSALS

/** `{hours}`, and the word that goes with it: `{hours:hour,hours}`. */
const PLACE = /\{(\w+)(?::([^,}]+),([^,}]+))?\}/g

/** The sentence of a refusal in the caller's language, its `{name}` places filled in. */
export function refusalSentence(
  reason: Reason,
  language: Language,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const sentence: string = REFUSALS[reason].sentence[language]
  return sentence.replace(PLACE, (_, name: string, one?: string, many?: string) =>
    one === undefined || many === undefined ? String(params[name] ?? '') : params[name] === 1 ? one : many,
  )
}
