import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { LinkItem } from '../../../machines/link-login/link-login.types.ts'
import type { orderMachine } from '../../../machines/order/order.machine.ts'
import { isOrderBusy, orderStage } from '../../../machines/order/order.selectors.ts'
import { problemSentence } from '../../messages/problems.ts'
import { refusedOrderSentence } from '../../messages/refused-order.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './HandInSheet.module.css'
import { MendLink } from './mending/MendLink.tsx'
import { mendedAt } from './mending/mended-at.ts'

interface HandInSheetProps {
  readonly actor: ActorRefFrom<typeof orderMachine>
  readonly items: readonly LinkItem[]
  readonly onClose: () => void
}

/** Asks before things go to print, says what is under way, and what to do when the shop says no. */
export function HandInSheet({ actor, items, onClose }: HandInSheetProps) {
  const { t, i18n } = useLingui()
  const stage = useSelector(actor, orderStage)
  const working = useSelector(actor, isOrderBusy)
  const refused = useSelector(actor, ({ context }) => context.refused)
  const cart = useSelector(actor, ({ context }) => context.cart)
  const mend = stage === 'refused' && refused ? mendedAt(refused, cart) : undefined
  const problem = useSelector(actor, ({ context }) => context.problem)
  const busy = working || stage === 'handed in'
  const again = stage === 'refused' || stage === 'failed'
  const goods = items.every(({ state }) => state === 'nothing')
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={goods ? t`Confirm the order` : t`Submit`}
      action={
        mend && mend.at !== 'again' && mend.at !== 'address' && mend.at !== 'coupon' ? (
          <MendLink at={mend.at} cart={cart} line={mend.line} />
        ) : (
          <Button
            variant="primary"
            wide
            busy={busy}
            onClick={() =>
              actor.send({ type: again || stage === 'checking your order' ? 'order.retry' : 'order.submit' })
            }
          >
            {again ? (
              <Trans>Try again</Trans>
            ) : stage === 'checking your order' ? (
              <Trans>Check now</Trans>
            ) : goods ? (
              <Trans>Confirm the order</Trans>
            ) : (
              <Trans>Submit now</Trans>
            )}
          </Button>
        )
      }
    >
      <div className={styles['what']}>
        <p>
          {goods ? (
            <Trans>
              It’s made without photos and already paid; there’s nothing to pay here. We’ll get it ready as soon as you
              confirm it.
            </Trans>
          ) : (
            <Plural
              value={items.length}
              one="This goes to print as you saw it. It’s already paid; there’s nothing to pay here."
              other="These # items go to print as you saw them. They’re already paid; there’s nothing to pay here."
            />
          )}
        </p>
        <ul className={styles['names']}>
          {items.map((item) => (
            <li key={item.sub}>
              {item.name} × {item.quantity}
            </li>
          ))}
        </ul>
        {stage === 'checking your order' ? (
          <Banner icon="offline" tone="warning">
            <Trans>We haven’t heard back yet. We’ll keep checking; nothing is submitted twice.</Trans>
          </Banner>
        ) : null}
        {refused ? <Banner tone="danger">{refusedOrderSentence(refused)}</Banner> : null}
        {problem && stage === 'failed' ? <Banner tone="danger">{i18n._(problemSentence(problem))}</Banner> : null}
      </div>
    </Sheet>
  )
}
