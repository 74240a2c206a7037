import type { Language } from '../../../domain/language.ts'
import { parcelsOf, parcelsText } from '../../../domain/order/parcels/parcels.ts'
import { csvCell } from '../../../domain/text/csv-cell.ts'
import { FACTORY_STATES, PRINT_MESSAGES } from './factory-messages.ts'
import type { FactoryOrder } from './factory-orders.ts'

const COLUMNS = [
  ...['order', 'suborder', 'paid', 'state', 'product', 'package', 'pieces', 'options', 'pages', 'photos', 'print'],
  ...['note', 'name', 'phone', 'province', 'city', 'district', 'street', 'pick-up', 'other platform', 'parcel'],
  ...['chosen', 'country', 'postcode', 'parcel address'],
]

/** Orders as a table for a spreadsheet, a line for each thing; with the mark by which spreadsheets know UTF-8. */
export function factoryCsv(orders: readonly FactoryOrder[], language: Language): string {
  const lines = orders.flatMap(({ order, state, place, parcel, lineItems }) =>
    lineItems.map((lineItem) => [
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
      ...[lineItem.chosen.join(' / '), order.address.country ?? '', order.address.postcode ?? '', parcel],
    ]),
  )
  return `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
}
