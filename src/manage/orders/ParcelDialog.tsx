import { TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { addParcel, manageParcel } from '../../../domain/calls/manage/orders.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedOrder } from './order-types.ts'

interface ParcelDialogProps {
  readonly order: ManagedOrder
  onDone(): void
  onClose(): void
}

/** Corrects carrier and number of a parcel that has left, or takes one of several away. */
export function ParcelDialog({ order: { orderid: oid, parcels }, onDone, onClose }: ParcelDialogProps) {
  const { say } = useSentences()
  const [place, setPlace] = useState(0)
  const [gone, setGone] = useState(false)
  const parcel = parcels[place]
  const isOneOfSeveral = parcels.length > 1
  const act = async ({ carrier = '', number = '' }: Readonly<Record<string, string>>) => {
    const was = parcel ? { was: parcel.number } : {}
    await callManage(manageParcel, { oid, carrier, number, ...was, gone: gone ? 'yes' : 'no' })
    onDone()
    return undefined
  }
  return (
    <ActDialog
      title={say('act.parcel')}
      go={say(gone ? 'act.parcelTakeAway' : 'act.parcel')}
      act={act}
      onClose={onClose}
    >
      <Typography>{say('act.parcelSure')}</Typography>
      {isOneOfSeveral && (
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label={say('act.whichParcel')}
          value={place}
          onChange={({ target }) => setPlace(Number(target.value))}
        >
          {parcels.map(({ carrier, number }, n) => (
            <option key={`${carrier} ${number}`} value={n}>
              {carrier} {number}
            </option>
          ))}
        </TextField>
      )}
      {!gone && <ParcelFields key={place} carrier={parcel?.carrier} number={parcel?.number} />}
      {isOneOfSeveral && (
        <Typography component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
          <input type="checkbox" checked={gone} onChange={({ target }) => setGone(target.checked)} />
          {say('act.parcelGone')}
        </Typography>
      )}
    </ActDialog>
  )
}

/** Notes one more parcel of an order that has left. */
export function MoreParcelDialog({ order: { orderid: oid }, onDone, onClose }: ParcelDialogProps) {
  const { say } = useSentences()
  const act = async ({ carrier = '', number = '' }: Readonly<Record<string, string>>) => {
    await callManage(addParcel, { oid, carrier, number })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.more-parcel')} go={say('act.more-parcel')} act={act} onClose={onClose}>
      <Typography>{say('act.moreParcelSure')}</Typography>
      <ParcelFields />
    </ActDialog>
  )
}

function ParcelFields({
  carrier,
  number,
}: {
  readonly carrier?: string | undefined
  readonly number?: string | undefined
}) {
  const { say } = useSentences()
  return (
    <>
      <TextField name="carrier" label={say('act.carrier')} defaultValue={carrier} required />
      <TextField name="number" label={say('act.number')} defaultValue={number} required />
    </>
  )
}
