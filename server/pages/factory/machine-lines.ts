import { FACTORY_BASE, type FactoryOrderList } from '../../../domain/calls/factory.ts'
import type { FactoryOrder } from './factory-orders.ts'

/** Product type of frames (B§4). */
const PRODUCT_FRAME = 2

/** The lines of a machine's list: one for each thing. */
export function machineLines({ order, state, lineItems }: FactoryOrder): FactoryOrderList['orders'] {
  const address = (lineItem: FactoryOrder['lineItems'][number], file: string) =>
    `${FACTORY_BASE}/${order.id}/${file}?n=${lineItem.n}`
  return lineItems.map((lineItem) => ({
    orderid: order.id,
    suborderid: lineItem.suborderid,
    state,
    paid: order.paidAt ?? 0,
    quantity: lineItem.quantity,
    product: lineItem.pid,
    options: [...lineItem.options],
    needs: lineItem.need,
    pages: lineItem.pages,
    print: lineItem.print === 'none' ? 'waiting' : lineItem.print,
    file: lineItem.need === 'design' ? address(lineItem, 'print.pdf') : '',
    cover: lineItem.besides.includes('cover') ? address(lineItem, 'cover.pdf') : '',
    block: lineItem.besides.includes('block') ? address(lineItem, 'block.pdf') : '',
    pictures: lineItem.besides.includes('pictures') ? address(lineItem, 'pictures.zip') : '',
    proof: lineItem.need === 'design' ? address(lineItem, 'proof.json') : '',
    originals: lineItem.need === 'photos' ? address(lineItem, 'originals.zip') : '',
    manifest: lineItem.need === 'photos' ? address(lineItem, 'manifest.json') : '',
    manifestcsv: lineItem.need === 'photos' ? address(lineItem, 'manifest.csv') : '',
    original: lineItem.need === 'photos' ? address(lineItem, 'original') : '',
    frames: lineItem.type === PRODUCT_FRAME ? address(lineItem, 'frames.json') : '',
  }))
}
