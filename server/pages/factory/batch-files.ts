import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { asId, type OrderId } from '../../../domain/ids.ts'
import type { OrderItemSummary, OrderWithItems } from '../../../domain/order/order.ts'
import type { ProofFile } from '../../../domain/production/proof.ts'
import { csvCell } from '../../../domain/text/csv-cell.ts'
import { shortOf } from '../../orders/short-of.ts'
import { checkedPrintFile } from '../../orders/stored-print-files.ts'
import type { Deps } from '../../ports/deps.ts'
import { createOrderStore } from '../../stores/orders.store.ts'
import { isFactoryState } from './factory-orders.ts'
import { originalName } from './originals.ts'

/** Orders of one download. */
const ORDERS_MAX = 100

/** The ids that an address names. */
export function batchIds(text: unknown): readonly OrderId[] {
  const ids = typeof text === 'string' ? text.split(',').filter((id) => /^[\w-]{1,64}$/.test(id)) : []
  return [...new Set(ids)].slice(0, ORDERS_MAX).map((id) => asId<OrderId>(id))
}

interface BatchFile {
  readonly name: string
  readonly lastModified: Date
  readonly input: AsyncIterable<Buffer> | string
}

const ENDINGS = { pdf: '.pdf', cover: '-cover.pdf', block: '-block.pdf', pictures: '-pictures.zip' } as const
const COLUMNS = ['order', 'short', 'suborder', 'product', 'quantity', 'print', 'files']

/**
 * Everything that is to be printed of these orders in one archive: a folder for each order, named by the number that people
 * read out, and last a table of what is in it. Packed as it leaves; what is not made yet is in the table alone.
 */
export function batchZip(deps: Deps, orders: readonly OrderWithItems[]): Readable {
  const archive = makeZip(filesOf(deps, orders) as Parameters<typeof makeZip>[0])
  return Readable.fromWeb(archive as Parameters<typeof Readable.fromWeb>[0])
}

async function* filesOf(deps: Deps, orders: readonly OrderWithItems[]): AsyncGenerator<BatchFile> {
  const lines: (readonly (string | number)[])[] = []
  const now = new Date(deps.clock.now())
  for (const { order, items } of orders) {
    const short = shortOf(order.id)
    const at = new Date(order.paidAt ?? order.createdAt)
    for (const item of isFactoryState(order.state) ? items : []) {
      const folder = `${short.replace(' ', '-')}/${item.n + 1}`
      const names: string[] = []
      for await (const file of filesOfItem(deps, order.id, item, folder)) {
        names.push(file.name)
        yield { ...file, lastModified: at }
      }
      lines.push([order.id, short, item.subId, item.pid, item.quantity, item.print, names.join(' ')])
    }
  }
  const table = `\uFEFF${[COLUMNS, ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`
  yield { name: 'files.csv', lastModified: now, input: table }
}

async function* filesOfItem(deps: Deps, orderId: OrderId, item: OrderItemSummary, folder: string) {
  if (item.print !== 'ready') {
    return
  }
  if (item.need === 'design') {
    const kinds: readonly ('pdf' | ProofFile['kind'])[] = ['pdf', ...item.besides]
    for (const kind of kinds) {
      const of = { orderId, n: item.n, designHash: item.designHash ?? '', kind }
      const found = await checkedPrintFile(deps, of)
      if (found) {
        yield { name: `${folder}-${item.pid}${ENDINGS[kind]}`, input: createReadStream(found.path) }
      }
    }
  }
  if (item.need === 'photos') {
    const { frozen } = (await createOrderStore(deps.db).loadItem(orderId, item.n)) ?? {}
    for (const [index, photo] of (frozen?.kind === 'photos' ? frozen.photos : []).entries()) {
      const input = await deps.storage.get(photo.key)
      if (input) {
        yield {
          name: `${folder}-${item.pid}/${originalName(photo, index)}`,
          input: input as AsyncIterable<Buffer>,
        }
      }
    }
  }
}
