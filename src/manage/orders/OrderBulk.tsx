import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { BulkActionsToolbar, useListContext, useNotify, useRefresh } from 'react-admin'
import { FACTORY_BATCH } from '../../../domain/calls/factory.ts'
import { manageLabels } from '../../../domain/calls/manage/orders.ts'
import { orderAfter } from '../../../domain/order/order-state.ts'
import type { NoParcelReason } from '../../../domain/order/own-parcel.ts'
import { callManage } from '../lib/call-manage.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'
import { saveFile } from '../ui/save-file.ts'
import type { OrderRow } from './order-types.ts'
import { ShipDialog } from './ShipDialog.tsx'

const hasFiles = ({ things }: OrderRow) => things.some(({ print }) => print === 'ready')

/** Why no parcel of an order can leave now; undefined: it can. */
function whyNotShipped({ state, fetched, held }: OrderRow): Sentence | undefined {
  if (fetched) {
    return 'act.notShipped.fetched'
  }
  if (state === 'awaiting-pay') {
    return 'act.notShipped.unpaid'
  }
  if (orderAfter(state, 'ship') !== undefined) {
    return undefined
  }
  return held === undefined ? 'act.notShipped.state' : 'act.notShipped.held'
}

/** Why an order is not in the table of labels. */
const NO_LABEL = {
  fetched: 'act.notShipped.fetched',
  unpaid: 'act.notShipped.unpaid',
  closed: 'orders.noLabel.closed',
  'travels-along': 'orders.noLabel.along',
  'nothing-sent': 'orders.noLabel.nothing',
} as const satisfies Readonly<Record<NoParcelReason, Sentence>>

/** The bar over chosen orders. It counts what its buttons act on: the library would choose orders of other pages with it, which nobody sees. */
export function OrderBulkBar() {
  useSightOnly()
  return (
    <BulkActionsToolbar selectAllButton={false}>
      <OrderBulk />
    </BulkActionsToolbar>
  )
}

/** An order that is on another page now, or that the filter leaves out, is chosen no more: the library keeps it chosen for ever. */
function useSightOnly(): void {
  const { selectedIds, data, isPlaceholderData, onSelect } = useListContext<OrderRow>()
  useEffect(() => {
    // The rows of the page before stand there until the next one comes.
    if (!data || isPlaceholderData) {
      return
    }
    const seen = selectedIds.filter((chosen) => data.some(({ id }) => id === chosen))
    if (seen.length < selectedIds.length) {
      onSelect(seen)
    }
  }, [selectedIds, data, isPlaceholderData, onSelect])
}

/** What is done with several orders at once. */
export function OrderBulk() {
  const { say } = useSentences()
  const { selectedIds, data, onUnselectItems } = useListContext<OrderRow>()
  const refresh = useRefresh()
  const notify = useNotify()
  const [ships, setShips] = useState(false)
  const chosen = (data ?? []).filter(({ id }) => selectedIds.includes(id))
  const sent = chosen.filter((row) => whyNotShipped(row) === undefined)
  const besides = chosen.flatMap((row) => {
    const why = whyNotShipped(row)
    return why ? [say(why, { order: `${row.short} ${row.recvname}` })] : []
  })
  const labels = async () => {
    try {
      const { csv, left } = (await callManage(manageLabels, { oids: chosen.map(({ orderid }) => orderid) })).data
      if (left.length < chosen.length) {
        saveFile('labels.csv', csv)
      }
      if (left.length > 0) {
        const lines = left.map(({ orderid, why, with: other = '' }) => {
          const row = chosen.find((one) => one.orderid === orderid)
          return say(NO_LABEL[why], { order: row ? `${row.short} ${row.recvname}` : orderid, other })
        })
        // It stays until it is read: somebody packs by it.
        notify([say('orders.noLabel'), ...lines].join('\n'), {
          type: 'warning',
          multiLine: true,
          autoHideDuration: null,
        })
      }
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : String(refused), { type: 'error' })
    }
  }
  const done = () => {
    onUnselectItems()
    refresh()
  }
  return (
    <>
      <Button disabled={sent.length === 0} onClick={() => setShips(true)}>
        {say('orders.shipMany')}
      </Button>
      <Button onClick={() => void labels()}>{say('orders.labels')}</Button>
      <Button
        href={`${FACTORY_BATCH}?oids=${chosen.map(({ orderid }) => orderid).join(',')}`}
        download="print-files.zip"
        disabled={!chosen.some(hasFiles)}
      >
        {say('orders.files')}
      </Button>
      {ships && <ShipDialog orders={sent} besides={besides} onShipped={done} onClose={() => setShips(false)} />}
    </>
  )
}
