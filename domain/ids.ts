import type { Branded } from './units.ts'

export type MerchantId = Branded<string, 'merchant id'>
export type UserId = Branded<string, 'user id'>
export type ProductId = Branded<string, 'product id'>
export type ThemeId = Branded<string, 'theme id'>
export type AlbumId = Branded<string, 'album id'>
export type GroupId = Branded<string, 'group id'>
export type PhotoId = Branded<string, 'photo id'>
export type PageId = Branded<string, 'page id'>
export type SlotId = Branded<string, 'slot id'>
export type CaptionId = Branded<string, 'caption id'>
export type TaskId = Branded<string, 'preview task id'>
export type OrderId = Branded<string, 'order id'>
export type SubOrderId = Branded<string, 'sub-order id'>
export type CouponId = Branded<string, 'coupon id'>
/** A coupon in the hands of one shopper. */
export type UserCouponId = Branded<string, 'user coupon id'>

export type AnyId =
  | MerchantId
  | UserId
  | ProductId
  | ThemeId
  | AlbumId
  | GroupId
  | PhotoId
  | PageId
  | SlotId
  | CaptionId
  | TaskId
  | OrderId
  | SubOrderId
  | CouponId
  | UserCouponId

/** Random ids are 21 characters long (B§9). */
export const ID_LENGTH = 21

/** Reads `text` as an id of the kind that the caller names. The only place where an id is minted from a string. */
export function asId<I extends AnyId>(text: string): I {
  return text as I
}

/** Makes new ids; injected, so that a test gets `p0`, `p1` and the same edit replayed gets the same ids. */
export interface IdSource {
  next(): string
}

/** Ids `prefix0`, `prefix1`, ... For tests and for replaying one edit the same way in two places. */
export function countingIds(prefix: string): IdSource {
  let count = 0
  return { next: () => `${prefix}${count++}` }
}
