import { Button, Stack, TextField, Typography } from '@mui/material'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import {
  callOffOrder,
  manageAnswer,
  manageCollect,
  managePrintNow,
  manageReady,
  noteOrder,
  refundOrderPart,
} from '../../../domain/calls/manage/orders.ts'
import type { MerchantAction } from '../../../domain/order/merchant-actions.ts'
import { amountFrom } from '../../../domain/product/currency.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'
import type { ManagedOrder } from './order-types.ts'
import { MoreParcelDialog, ParcelDialog } from './ParcelDialog.tsx'
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
  const { say } = useSentences()
  const [open, setOpen] = useState<MerchantAction>()
  const offered = order.can.filter((action) => action in DIALOGS || action === 'ship')
  const Chosen = open === undefined ? undefined : DIALOGS[open]
  const close = () => setOpen(undefined)
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {offered.map((action, n) => (
        <Button
          key={action}
          variant={n === 0 && MOVES_ON.has(action) ? 'contained' : 'outlined'}
          onClick={() => setOpen(action)}
        >
          {say(action === 'invoice' && order.invoice?.sent !== undefined ? 'act.invoiceCorrect' : `act.${action}`)}
        </Button>
      ))}
      {open === 'ship' && <ShipDialog orders={[order]} onShipped={onDone} onClose={close} />}
      {Chosen && (
        <Suspense>
          <Chosen order={order} onDone={onDone} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}

/** What an order waits for; corrections and money never stand out. */
const MOVES_ON: ReadonlySet<MerchantAction> = new Set(['ship', 'ready', 'collect', 'print-now', 'answer', 'invoice'])

/** With it comes the search for a country, which no other act of an order needs. */
const AddressDialog = lazy(async () => ({ default: (await import('./AddressDialog.tsx')).AddressDialog }))

const DIALOGS: Readonly<Partial<Record<MerchantAction, ComponentType<DialogProps>>>> = {
  parcel: ParcelDialog,
  'more-parcel': MoreParcelDialog,
  ready: ReadyDialog,
  collect: CollectDialog,
  'print-now': PrintNowDialog,
  answer: AnswerDialog,
  invoice: InvoiceDialog,
  address: AddressDialog,
  'call-off': CallOffDialog,
  'refund-part': RefundPartDialog,
  note: NoteDialog,
}

function ReadyDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useSentences()
  const act = async () => {
    await callManage(manageReady, { oid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.ready')} go={say('act.ready')} act={act} onClose={onClose}>
      <Typography>{say('act.readySure')}</Typography>
    </ActDialog>
  )
}

function CollectDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useSentences()
  const act = async ({ code = '' }: Readonly<Record<string, string>>) => {
    await callManage(manageCollect, { oid, code })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.collect')} go={say('act.collect')} act={act} onClose={onClose}>
      <Typography>{say('act.collectHint')}</Typography>
      <TextField
        name="code"
        label={say('act.collectCode')}
        required
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </ActDialog>
  )
}

function PrintNowDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useSentences()
  const act = async () => {
    await callManage(managePrintNow, { oid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.print-now')} go={say('act.print-now')} act={act} onClose={onClose}>
      <Typography>{say('act.printNowSure')}</Typography>
    </ActDialog>
  )
}

function CallOffDialog({ order: { orderid: oid, money: sums, currency, recvname }, onDone, onClose }: DialogProps) {
  const { say, money } = useSentences()
  const act = async () => {
    await callManage(callOffOrder, { oid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.call-off')} go={say('act.call-off')} act={act} onClose={onClose}>
      <Typography>
        {say('act.callOffSure', { amount: money(sums?.refundable ?? 0, currency), name: recvname })}
      </Typography>
    </ActDialog>
  )
}

/** Whom how much goes back to, before it goes; undefined: it does not go. */
function useGoesBack({ short, recvname, money: sums, currency }: ManagedOrder) {
  const { say, money } = useSentences()
  return (amount: number | undefined) =>
    amount === undefined || amount <= 0 || amount > (sums?.refundable ?? 0)
      ? undefined
      : say('act.refundSure', { amount: money(amount, currency), short, name: recvname })
}

function RefundPartDialog({ order, onDone, onClose }: DialogProps) {
  const { orderid: oid, money: sums, currency } = order
  const { say, money } = useSentences()
  const goesBack = useGoesBack(order)
  const act = async ({ amount = '', reason = '' }: Readonly<Record<string, string>>) => {
    const { refund } = (await callManage(refundOrderPart, { oid, amount, reason })).data
    onDone()
    return say('act.wentBack', { amount: money(refund, currency) })
  }
  return (
    <ActDialog
      title={say('act.refund-part')}
      go={say('act.refund-part')}
      sure={({ amount = '' }) => goesBack(amountFrom(amount, currency))}
      act={act}
      onClose={onClose}
    >
      <Typography>{say('act.refundHint', { amount: money(sums?.refundable ?? 0, currency) })}</Typography>
      <TextField
        name="amount"
        label={`${say('orders.amount')} (${currency})`}
        required
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField name="reason" label={say('act.refundReason')} multiline minRows={2} />
    </ActDialog>
  )
}

function AnswerDialog({ order, onDone, onClose }: DialogProps) {
  const { orderid: oid, requests, money: sums } = order
  const { say } = useSentences()
  const goesBack = useGoesBack(order)
  // Of an order that is asked anew behind the dialog something else may be open: what is answered is what was read here.
  const [open] = useState(() => requests.find(({ agreed }) => agreed === undefined))
  const [agreed, setAgreed] = useState<'yes' | 'no'>('no')
  const act = async (given: Readonly<Record<string, string>>) => {
    try {
      await callManage(manageAnswer, { oid, request: open?.id ?? '', agreed, answer: given['answer'] ?? '' })
    } finally {
      // Refused too: what is asked by now is to be read.
      onDone()
    }
    return undefined
  }
  return (
    <ActDialog
      title={say('act.answer')}
      go={say(agreed === 'yes' ? 'act.yes' : 'act.no')}
      sure={() => (agreed === 'yes' && open?.kind === 'cancel' ? goesBack(sums?.refundable) : undefined)}
      act={act}
      onClose={onClose}
    >
      <Typography>“{open?.text}”</Typography>
      {open && open.address !== '' && <Typography>{say('order.newAddress', { address: open.address })}</Typography>}
      <Stack direction="row" spacing={1}>
        <Button
          aria-pressed={agreed === 'yes'}
          variant={agreed === 'yes' ? 'contained' : 'outlined'}
          onClick={() => setAgreed('yes')}
        >
          {say('act.yes')}
        </Button>
        <Button
          aria-pressed={agreed === 'no'}
          variant={agreed === 'no' ? 'contained' : 'outlined'}
          onClick={() => setAgreed('no')}
        >
          {say('act.no')}
        </Button>
      </Stack>
      <TextField name="answer" label={say('act.words')} multiline minRows={2} />
    </ActDialog>
  )
}

function NoteDialog({ order: { orderid: oid }, onDone, onClose }: DialogProps) {
  const { say } = useSentences()
  const act = async (given: Readonly<Record<string, string>>) => {
    await callManage(noteOrder, { oid, text: given['text'] ?? '' })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.note')} go={say('act.note')} act={act} onClose={onClose}>
      <TextField name="text" label={say('act.text')} multiline minRows={2} required />
    </ActDialog>
  )
}
