import { Button, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { shipOrders } from '../../../domain/calls/manage/orders.ts'
import { PARCELS_MAX } from '../../../domain/order/parcels/parcels.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { OrderRow } from './order-types.ts'

type ShippedOrder = Pick<OrderRow, 'orderid' | 'short' | 'recvname'>

interface ShipDialogProps {
  readonly orders: readonly ShippedOrder[]
  /** Chosen as well, but not to be shipped: which, and why. */
  readonly besides?: readonly string[]
  /** The shop has said what it shipped, which may be none of them. */
  onShipped(): void
  onClose(): void
}

/** The parcels of one order, or a parcel of each of several: one carrier, a number each. */
export function ShipDialog({ orders: chosen, besides = [], onShipped, onClose }: ShipDialogProps) {
  const { say } = useSentences()
  const [further, setFurther] = useState(0)
  // Those that the shop has left stay with what was typed for them, whatever the list behind shows by now.
  const [orders, setOrders] = useState(chosen)
  // Also one that has left them all: they are no longer what the list behind says they are.
  const answered = useRef(false)
  const [only] = orders.length === 1 ? orders : []
  const close = () => {
    if (answered.current) {
      onShipped()
    }
    onClose()
  }
  const ship = async (given: Readonly<Record<string, string>>) => {
    const parcels = orders.map(({ orderid: oid }) => ({
      ...{ oid, carrier: given['carrier'] ?? '', number: given[oid] ?? '' },
    }))
    const more = only ? furtherParcels(only.orderid, given) : []
    const { left } = (await callManage(shipOrders, { parcels: [...parcels, ...more] })).data
    answered.current = true
    const notShipped = orders.filter(({ orderid }) => left.includes(orderid))
    if (notShipped.length > 0) {
      setOrders(notShipped)
      throw new Error(say('act.left', { orders: notShipped.map(({ short }) => short).join(', ') }))
    }
    return undefined
  }
  return (
    <ActDialog title={say('act.ship')} go={say('act.ship')} act={ship} onClose={close}>
      {besides.map((line) => (
        <Typography key={line} variant="body2" color="text.secondary">
          {line}
        </Typography>
      ))}
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
      {Array.from({ length: further }, (_, n) => `${n + 2}`).map((n) => (
        <FurtherParcel key={n} n={n} />
      ))}
      {only && further + 1 < PARCELS_MAX && (
        <Button onClick={() => setFurther(further + 1)}>{say('act.more-parcel')}</Button>
      )}
    </ActDialog>
  )
}

function FurtherParcel({ n }: { readonly n: string }) {
  const { say } = useSentences()
  const name = say('act.parcelN', { n })
  return (
    <>
      <TextField name={`carrier-${n}`} label={`${name} · ${say('act.carrier')}`} />
      <TextField name={`number-${n}`} label={`${name} · ${say('act.number')}`} />
    </>
  )
}

/** Those of the fields that somebody has filled in; half of one is refused by the shop. */
function furtherParcels(oid: string, given: Readonly<Record<string, string>>) {
  const places = Object.keys(given).flatMap((name) => (name.startsWith('carrier-') ? [name.slice(8)] : []))
  return places
    .map((n) => ({ oid, carrier: given[`carrier-${n}`] ?? '', number: given[`number-${n}`] ?? '' }))
    .filter(({ carrier, number }) => carrier.trim() !== '' || number.trim() !== '')
}
