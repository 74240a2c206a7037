import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import {
  callOffOrder,
  manageAddress,
  manageAnswer,
  managePrintNow,
  noteOrder,
} from '../../../domain/calls/manage-orders.ts'
import type { MerchantAction } from '../../../domain/order/merchant-actions.ts'
import { ask } from '../lib/ask.ts'
import { useWords } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedOrder } from './order-types.ts'
import { ShipDialog } from './ShipDialog.tsx'

interface ActionProps {
  readonly order: ManagedOrder
  onDone(): void
}
interface DialogProps extends ActionProps {
  onClose(): void
}

/** What can be done with an order: what the shop offers, and nothing else. */
export function OrderActions({ order, onDone }: ActionProps) {
  const { say } = useWords()
  const [open, setOpen] = useState<MerchantAction>()
  const offered = order.can.filter((action) => action in DIALOGS || action === 'ship')
  const Chosen = open === undefined ? undefined : DIALOGS[open]
  const close = () => setOpen(undefined)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {offered.map((action, n) => (
        <Button
          key={action}
          variant={n === 0 && action !== 'note' ? 'contained' : 'outlined'}
          onClick={() => setOpen(action)}
        >
          {say(`act.${action}`)}
        </Button>
      ))}
      {open === 'ship' && <ShipDialog orders={[order]} onShipped={onDone} onClose={close} />}
      {Chosen && <Chosen order={order} onDone={onDone} onClose={close} />}
    </Stack>
  )
}

const DIALOGS: Readonly<Partial<Record<MerchantAction, (props: DialogProps) => React.JSX.Element>>> = {
  'print-now': PrintNowDialog,
  answer: AnswerDialog,
  address: AddressDialog,
  'call-off': CallOffDialog,
  note: NoteDialog,
}

function PrintNowDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useWords()
  const act = async () => {
    await ask(managePrintNow, { oid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.print-now')} go={say('act.print-now')} act={act} onClose={onClose}>
      <Typography>{say('act.printNowSure')}</Typography>
    </ActDialog>
  )
}

function CallOffDialog({ order: { orderid: oid, money: sums, currency }, onDone, onClose }: DialogProps) {
  const { say, money } = useWords()
  const act = async () => {
    await ask(callOffOrder, { oid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.call-off')} go={say('act.call-off')} act={act} onClose={onClose}>
      <Typography>{say('act.callOffSure', { amount: money(sums?.refundable ?? 0, currency) })}</Typography>
    </ActDialog>
  )
}

function AnswerDialog({ order: { orderid: oid, requests }, onDone, onClose }: DialogProps) {
  const { say } = useWords()
  const open = requests.find(({ agreed }) => agreed === undefined)
  const [agreed, setAgreed] = useState<'yes' | 'no'>()
  const act = async (given: Readonly<Record<string, string>>) => {
    await ask(manageAnswer, { oid, agreed: agreed ?? 'no', answer: given['answer'] ?? '' })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.answer')} go={say(agreed === 'yes' ? 'act.yes' : 'act.no')} act={act} onClose={onClose}>
      <Typography>“{open?.text}”</Typography>
      {open && open.address !== '' && <Typography>{say('order.newAddress', { address: open.address })}</Typography>}
      <Stack direction="row" spacing={1}>
        <Button variant={agreed === 'yes' ? 'contained' : 'outlined'} onClick={() => setAgreed('yes')}>
          {say('act.yes')}
        </Button>
        <Button variant={agreed === 'yes' ? 'outlined' : 'contained'} onClick={() => setAgreed('no')}>
          {say('act.no')}
        </Button>
      </Stack>
      <TextField name="answer" label={say('act.words')} multiline minRows={2} />
    </ActDialog>
  )
}

function NoteDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useWords()
  const act = async (given: Readonly<Record<string, string>>) => {
    await ask(noteOrder, { oid, text: given['text'] ?? '' })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.note')} go={say('act.note')} act={act} onClose={onClose}>
      <TextField name="text" label={say('act.text')} multiline minRows={2} required />
    </ActDialog>
  )
}

function AddressDialog({ order, onDone, onClose }: DialogProps) {
  const { say } = useWords()
  const act = async (given: Readonly<Record<string, string>>) => {
    const { recvname = '', recvphone = '', ...place } = given
    await ask(manageAddress, { ...place, oid: order.orderid, recvname, recvphone })
    onDone()
    return undefined
  }
  const fields = [
    ['recvname', 'address.name'],
    ['recvphone', 'address.phone'],
    ['recvprovince', 'address.province'],
    ['recvcity', 'address.city'],
    ['recvdistrict', 'address.district'],
    ['recvaddress', 'address.street'],
  ] as const
  return (
    <ActDialog title={say('act.address')} go={say('act.address')} act={act} onClose={onClose}>
      {fields.map(([name, label]) => (
        <TextField key={name} name={name} label={say(label)} defaultValue={order[name]} />
      ))}
    </ActDialog>
  )
}
