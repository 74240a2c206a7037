import type { Product } from '../../../domain/product/product.ts'
import type { ChosenCalendar } from '../../ports/calendar-ports.ts'

/** How many months a calendar of this product may have: a month is a page. */
export function monthsOf({ pages }: Pick<Product, 'pages'>): { readonly min: number; readonly max: number } {
  return { min: pages?.min ?? 1, max: pages?.max ?? 12 }
}

/** How many months a calendar has, chosen or not: as many as its product says, within what it may have. */
export function monthsChosen(product: Pick<Product, 'pages'>, chosen: ChosenCalendar | undefined): number {
  const { min, max } = monthsOf(product)
  return Math.max(min, Math.min(max, chosen?.months ?? product.pages?.default ?? 12))
}
