import { TextField, Typography } from '@mui/material'
import { manageParcel } from '../../../domain/calls/manage/orders.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedOrder } from './order-types.ts'

interface ParcelDialogProps {
  readonly order: ManagedOrder
  onDone(): void
  onClose(): void
}

/** Corrects carrier and number of a parcel that has left. */
export function ParcelDialog({ order: { orderid: oid, shipment }, onDone, onClose }: ParcelDialogProps) {
  const { say } = useSentences()
  const act = async ({ carrier = '', number = '' }: Readonly<Record<string, string>>) => {
    await callManage(manageParcel, { oid, carrier, number })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.parcel')} go={say('act.parcel')} act={act} onClose={onClose}>
      <Typography>{say('act.parcelSure')}</Typography>
      <TextField name="carrier" label={say('act.carrier')} defaultValue={shipment?.carrier} required />
      <TextField name="number" label={say('act.number')} defaultValue={shipment?.number} required />
    </ActDialog>
  )
}
