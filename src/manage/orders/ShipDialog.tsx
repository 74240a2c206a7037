import { TextField } from '@mui/material'
import { shipOrders } from '../../../domain/calls/manage/orders.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { OrderRow } from './order-types.ts'

interface ShipDialogProps {
  readonly orders: readonly Pick<OrderRow, 'orderid' | 'short' | 'recvname'>[]
  onShipped(): void
  onClose(): void
}

/** The parcels of one order or of several: one carrier, a number each. */
export function ShipDialog({ orders, onShipped, onClose }: ShipDialogProps) {
  const { say } = useSentences()
  const ship = async (given: Readonly<Record<string, string>>) => {
    const parcels = orders.map(({ orderid: oid }) => ({
      ...{ oid, carrier: given['carrier'] ?? '', number: given[oid] ?? '' },
    }))
    const { left } = (await callManage(shipOrders, { parcels })).data
    onShipped()
    return left.length > 0 ? say('act.left', { count: left.length }) : undefined
  }
  return (
    <ActDialog title={say('act.ship')} go={say('act.ship')} act={ship} onClose={onClose}>
      <TextField name="carrier" label={say('act.carrier')} required />
      {orders.map(({ orderid, short, recvname }) => (
        <TextField
          key={orderid}
          name={orderid}
          label={`${say('act.number')} · ${short} ${recvname}`}
          // Above the field it has room on a phone: whose parcel it is stands at its end.
          slotProps={{ inputLabel: { shrink: true } }}
          required
        />
      ))}
    </ActDialog>
  )
}
