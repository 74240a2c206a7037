import type { Language } from '../../../domain/language.ts'
import { parcelsOf, parcelsText } from '../../../domain/order/parcels/parcels.ts'
import { csvCell, csvNumeral } from '../../../domain/text/csv-cell.ts'
import { FACTORY_STATES, PRINT_MESSAGES } from './factory-messages.ts'
import type { FactoryOrder } from './factory-orders.ts'

const COLUMNS = [
  ...['order', 'suborder', 'paid', 'state', 'product', 'package', 'pieces', 'options', 'pages', 'photos', 'print'],
  ...['note', 'name', 'phone', 'province', 'city', 'district', 'street', 'pick-up', 'other platform', 'parcel'],
  ...['chosen', 'country', 'postcode', 'parcel address', 'added to'],
]

/** Orders as a table for a spreadsheet, a line for each thing, as they come; with the mark by which spreadsheets know UTF-8. */
export async function* factoryCsv(
  pages: AsyncIterable<readonly FactoryOrder[]>,
  language: Language,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(COLUMNS)}`
  for await (const orders of pages) {
    yield orders.flatMap((order) => rowsOf(order, language).map(lineOf)).join('')
  }
}

/** Columns whose numerals are no amounts: a postcode begins with a zero, a phone abroad with a plus. */
const NUMERALS: ReadonlySet<number> = new Set([COLUMNS.indexOf('phone'), COLUMNS.indexOf('postcode')])

const cellOf = (cell: string | number, n: number) =>
  typeof cell === 'string' && NUMERALS.has(n) ? csvNumeral(cell) : csvCell(cell)

const lineOf = (cells: readonly (string | number)[]) => `${cells.map(cellOf).join(',')}\r\n`

function rowsOf({ order, state, place, parcel, lineItems }: FactoryOrder, language: Language) {
  return lineItems.map((lineItem) => [
    ...[
      order.id,
      lineItem.suborderid,
      order.paidAt === null ? '' : new Date(order.paidAt).toISOString(),
      FACTORY_STATES[state][language],
      lineItem.name,
    ],
    ...[lineItem.packageName, lineItem.quantity, lineItem.options.join(' / '), lineItem.pages, lineItem.photos],
    ...[PRINT_MESSAGES[lineItem.print][language], [order.comment, lineItem.comment].filter(Boolean).join(' / ')],
    ...[order.address.name, order.address.phone, order.address.province, order.address.city, order.address.district],
    ...[order.address.street, place?.name ?? order.pickupId ?? '', order.outtradeId ?? ''],
    parcelsText(parcelsOf(order)),
    ...[
      lineItem.chosen.join(' / '),
      order.address.country ?? '',
      order.address.postcode ?? '',
      parcel,
      order.parentId ?? '',
    ],
  ])
}
