import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { goodsOf } from '../../../domain/order/item-needs.ts'
import type { OrderChange } from '../../../domain/order/order-changes.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { type OrderDetails, usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { useProducts } from '../catalogue/use-products.ts'
import { CorrectAddress } from '../checkout/CorrectAddress.tsx'
import { AskSheet } from './AskSheet.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ChangeOptions } from './ChangeOptions.tsx'
import styles from './OrderChanges.module.css'
import { TimeLeft } from './TimeLeft.tsx'
import { useOrderChanges } from './use-order-changes.ts'

interface OrderChangesProps {
  readonly order: OrderDetails
  /** The order is read again. */
  readonly onOver: () => void
}

type Item = OrderDetails['items'][number]

/** What its shopper can still do with an order: cancel it, correct it, have it printed at once, or ask the shop. */
export function OrderChanges({ order, onOver }: OrderChangesProps) {
  const { t } = useLingui()
  const { orders } = usePorts()
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const [open, setOpen] = useState<OrderChange>()
  const may = (change: OrderChange) => order.changes.includes(change)
  const close = () => setOpen(undefined)
  const products = useProducts(
    order.items.map(({ pid }) => pid),
    may('options'),
  )
  // The way to other options stands above other ways, and would move them under a finger.
  const isComing = products.some(({ isLoading }) => isLoading)
  /** What was asked for stays open, and busy, until it is known how it went; whatever was opened meanwhile stays. */
  const act = <Answer,>(
    asked: OrderChange,
    change: (to: typeof orders, opid: string) => Promise<Answer>,
    said: (answer: Answer) => string,
  ) => {
    // Neither is ever wanted twice of an order: a lost answer is asked for again.
    const once = asked === 'cancel' || asked === 'print-now' ? [asked, order.id] : undefined
    run(change, once)
      .then(
        (answer) => toast(said(answer)),
        (fault: unknown) => say(fault, t`Something went wrong at the shop. Please check before you try again.`),
      )
      .finally(() => setOpen((now) => (now === asked ? undefined : now)))
  }
  const { receiver } = order
  const printed = goodsOf(order) === 'printed'
  // What can be changed stands first, the design before all: whoever only waits need not press anything.
  const designed = order.items.filter(isDesigned)
  const editsFirst = may('design') && designed.length > 0
  return (
    <>
      {order.changes.length === 0 ? null : (
        <section className={styles['changes']} aria-label={t`Change this order`}>
          {order.changeUntil === undefined ? null : (
            <Banner>
              <TimeLeft until={order.changeUntil} onOver={onOver} />
            </Banner>
          )}
          <div className={styles['actions']} data-coming={isComing || undefined}>
            {may('design')
              ? designed.map((item, at) => <EditAgain key={item.subId} order={order} item={item} isFirst={at === 0} />)
              : null}
            {may('options')
              ? order.items.map((item) => <ChangeOptions key={item.subId} order={order} item={item} />)
              : null}
            {may('address') ? (
              <Button {...(editsFirst ? { variant: 'quiet' } : {})} wide onClick={() => setOpen('address')}>
                {receiver.pickup ? <Trans>Change who collects it</Trans> : <Trans>Correct the address</Trans>}
              </Button>
            ) : null}
            {may('print-now') ? (
              <Button variant="quiet" wide busy={busy} onClick={() => setOpen('print-now')}>
                {printed ? <Trans>Print now</Trans> : <Trans>Get it ready now</Trans>}
              </Button>
            ) : null}
            {may('cancel') ? (
              <Button variant="danger" wide busy={busy} onClick={() => setOpen('cancel')}>
                <Trans>Cancel the order</Trans>
              </Button>
            ) : null}
            {(may('ask') || may('complain')) && order.requests.every(({ agreed }) => agreed !== undefined) ? (
              <Button variant="quiet" wide onClick={() => setOpen('ask')}>
                {may('ask') ? <Trans>Ask the shop to change or cancel it</Trans> : <Trans>Report a problem</Trans>}
              </Button>
            ) : null}
          </div>
        </section>
      )}
      {open === 'address' ? (
        <CorrectAddress
          order={order}
          onClose={close}
          onAddress={(address) => {
            close()
            act(
              'address',
              (to, opid) => to.changeAddress(order.id, address, opid),
              () => t`Address changed.`,
            )
          }}
        />
      ) : null}
      <Dialog
        open={open === 'print-now'}
        onOpenChange={close}
        title={printed ? t`Print it now?` : t`Get it ready now?`}
        actions={
          <>
            <Button disabled={busy} onClick={close}>
              <Trans>Wait</Trans>
            </Button>
            <Button
              variant="primary"
              busy={busy}
              onClick={() =>
                act(
                  'print-now',
                  (to, opid) => to.printNow(order.id, opid),
                  () => (printed ? t`It’s going to print.` : t`The shop is getting it ready.`),
                )
              }
            >
              {printed ? <Trans>Print now</Trans> : <Trans>Get it ready now</Trans>}
            </Button>
          </>
        }
      >
        <Trans>
          After that, you can’t cancel the order or change it yourself. If you wait, it starts automatically.
        </Trans>
      </Dialog>
      <CancelDialog
        order={order}
        open={open === 'cancel'}
        busy={busy}
        onClose={close}
        onCancel={() =>
          act(
            'cancel',
            (to, opid) => to.cancel(order.id, opid),
            (inCart) =>
              inCart > 0 ? t`The order is cancelled. Its items are back in your cart.` : t`The order is cancelled.`,
          )
        }
      />
      {open === 'ask' ? <AskSheet order={order} onClose={close} /> : null}
    </>
  )
}

const isDesigned = ({ upload, taskId }: Item) => upload === 'submitted' && taskId !== undefined

interface EditAgainProps {
  readonly order: OrderDetails
  readonly item: Item
  readonly isFirst: boolean
}

/** Opens the design of one thing once more; it waits until it is handed in again. */
function EditAgain({ order, item, isFirst }: EditAgainProps) {
  const { t } = useLingui()
  const { go } = useNavigation()
  const { ec } = usePorts()
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const [asked, setAsked] = useState(false)
  const { subId: sub, taskId, aid, pid, name } = item
  const edit = async () => {
    try {
      await run((orders, opid) => orders.reopen(order.id, sub, opid))
      // What is finished then is handed in for this thing, and never led to a price.
      const reference = { kind: 'sub', subid: sub, k: '' } as const
      await ec.keepDraft({
        ...{ reference, sub, phoneTail: '', pid },
        ...(aid ? { aid } : {}),
        ...(taskId ? { taskId } : {}),
      })
      go('theme_preview', { taskid: taskId })
    } catch (fault) {
      say(fault, t`Something went wrong at the shop. Please check before you try again.`)
      setAsked(false)
    }
  }
  return (
    <>
      <Button {...(isFirst ? {} : { variant: 'quiet' })} wide onClick={() => setAsked(true)}>
        {order.items.length > 1 ? <Trans>Edit the design again: {name}</Trans> : <Trans>Edit the design again</Trans>}
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={t`Edit the design again?`}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>
              <Trans>Leave it</Trans>
            </Button>
            <Button variant="primary" busy={busy} onClick={() => void edit()}>
              <Trans>Edit</Trans>
            </Button>
          </>
        }
      >
        <Trans>Nothing is printed until you submit the design again. There’s nothing more to pay.</Trans>
      </Dialog>
    </>
  )
}
