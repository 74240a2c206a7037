import { deliveryOf, type QuoteLine } from '../product/price.ts'

/** What a client says of money thing by thing (A§3 "Order item"): compared with the shop's own figures, never believed. */
export interface StatedMoney {
  readonly pay_amount?: number | undefined
  readonly ExpressPrice?: number | undefined
}

const statedSum = (amounts: readonly (number | undefined)[]) =>
  amounts.every((amount) => amount === undefined)
    ? undefined
    : amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)

/**
 * What a client agreed to pay: the amount of the order, or the amounts of its things together. `undefined`: nothing, or
 * two amounts that differ.
 */
export function agreedAmount(whole: number | undefined, items: readonly StatedMoney[]): number | undefined {
  const sum = statedSum(items.map((item) => item.pay_amount))
  return whole !== undefined && sum !== undefined && sum !== whole ? undefined : (whole ?? sum)
}

/** Whether the delivery that a client names, if it names any, is the one that is charged. */
export function isDeliveryAsStated(items: readonly StatedMoney[], lines: readonly QuoteLine[]): boolean {
  const stated = statedSum(items.map((item) => item.ExpressPrice))
  const charged = deliveryOf(lines)
  return stated === undefined || stated === charged
}

/** What a client says of a thing that is handed in. */
export interface StatedItem {
  readonly pagecount?: number | undefined
  readonly imgcount?: number | undefined
  readonly dpi?: number | undefined
  readonly frames?: StatedFrames | undefined
}

/** Frame order data as a client writes it (A§3): millimetres. */
export interface StatedFrames {
  readonly dpi?: number | undefined
  readonly pages: readonly {
    readonly width: number
    readonly height: number
    readonly object: { readonly width?: number | undefined; readonly height?: number | undefined }
  }[]
}

/** The same as the shop knows it; `pages` are all the counts by which it goes: inner pages, and sheets with their copies. */
export interface KnownItem {
  readonly pages: readonly number[]
  readonly photoCount: number
  readonly dpi: number | undefined
  readonly frames: readonly { readonly width: number; readonly height: number }[]
}

export type StatedRefusal =
  | { readonly kind: 'design-changed' }
  | { readonly kind: 'frame-without-size'; readonly pages: readonly number[] }
  | { readonly kind: 'request-malformed'; readonly field: 'dpi' | 'orderdata' }

/** Lengths that differ by less are the same length written otherwise. */
const SAME_MM = 0.5

/** Why a thing is not taken as a client describes it; pages of frames by their numbers from 1 (A§5, readings 58). */
export function refuseStated(stated: StatedItem, known: KnownItem): StatedRefusal | undefined {
  if (stated.pagecount !== undefined && !known.pages.includes(stated.pagecount)) {
    return { kind: 'design-changed' }
  }
  if (stated.imgcount !== undefined && stated.imgcount !== known.photoCount) {
    return { kind: 'design-changed' }
  }
  const dpis = [stated.dpi, stated.frames?.dpi].filter((dpi) => dpi !== undefined)
  if (dpis.some((dpi) => dpi !== known.dpi)) {
    return { kind: 'request-malformed', field: 'dpi' }
  }
  return stated.frames ? refuseFrames(stated.frames, known.frames) : undefined
}

function refuseFrames({ pages }: StatedFrames, known: KnownItem['frames']): StatedRefusal | undefined {
  const flat = pages.flatMap(({ width, height, object }, at) =>
    [width, height, object.width ?? width, object.height ?? height].every((length) => length > 0) ? [] : [at + 1],
  )
  if (flat.length > 0) {
    return { kind: 'frame-without-size', pages: flat }
  }
  if (known.length === 0) {
    return { kind: 'request-malformed', field: 'orderdata' }
  }
  const isSame = pages.length === known.length && known.every((page, at) => isSize(pages[at], page))
  return isSame ? undefined : { kind: 'design-changed' }
}

function isSize(stated: StatedFrames['pages'][number] | undefined, known: KnownItem['frames'][number]): boolean {
  return (
    stated !== undefined &&
    Math.abs(stated.width - known.width) < SAME_MM &&
    Math.abs(stated.height - known.height) < SAME_MM
  )
}
