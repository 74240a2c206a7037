import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { misfitOf, type PricedItems } from '../../../domain/coupon/misfit.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import type { QuotedCoupon } from '../../../machines/order/order.types.ts'
import { day, money } from '../../i18n/money.ts'
import { misfitSentence, reasonSentence } from '../../messages/coupon-messages.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './CouponSheet.module.css'
import { type CouponState, couponState, pidsOf } from './coupon-state.ts'
import { TakeCode } from './TakeCode.tsx'

interface CouponSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly order: OrderActor
  /** A code that a link brought along. */
  readonly given: string
  readonly onChoice: (choice: string) => void
}

/** The shopper's coupons, the one that saves most first and chosen beforehand; not to use one is a choice like the others. */
export function CouponSheet({ open, onOpenChange, order, given, onChoice }: CouponSheetProps) {
  const { t } = useLingui()
  const quote = useSelector(order, ({ context }) => context.quote)
  const coupon = useSelector(order, ({ context }) => context.coupon)
  const cart = useSelector(order, ({ context }) => context.cart)
  const priced: PricedItems = { pids: pidsOf(cart), lines: quote?.lines ?? [] }
  const offers = quote?.coupons ?? []
  const state = couponState({ quote, coupon })
  const before = suggested(state, offers)
  const [chosen, setChosen] = useState<string>()
  const choice = chosen ?? before
  const close = (next: boolean) => {
    setChosen(undefined)
    onOpenChange(next)
  }
  const currency = quote?.currency ?? 'CNY'
  const picked = offers.find(({ id }) => id === choice)
  const off = picked ? money(picked.off, currency) : ''
  return (
    <Sheet
      open={open}
      onOpenChange={close}
      title={t`Coupons`}
      action={
        state.kind === 'none' ? null : (
          <Button
            variant="primary"
            wide
            onClick={() => {
              onChoice(choice)
              close(false)
            }}
          >
            {picked ? <Trans>Take {off} off</Trans> : <Trans>Order without a coupon</Trans>}
          </Button>
        )
      }
    >
      <div className={styles['column']}>
        <Offers offers={offers} priced={priced} currency={currency} choice={choice} onChoice={setChosen} />
        <Take
          given={given}
          priced={priced}
          onTaken={(id) => {
            onChoice(id)
            close(false)
          }}
        />
      </div>
    </Sheet>
  )
}

/** What is chosen when the sheet opens: what was chosen before, or else what saves most. */
function suggested(state: CouponState, offers: readonly QuotedCoupon[]): string {
  switch (state.kind) {
    case 'used':
      return state.coupon.id
    case 'undecided':
      return state.best.id
    case 'lost':
      return offers.find(({ why }) => why === null)?.id ?? 'none'
    default:
      return 'none'
  }
}

interface OffersProps {
  readonly offers: readonly QuotedCoupon[]
  readonly priced: PricedItems
  readonly currency: string
  readonly choice: string
  readonly onChoice: (choice: string) => void
}

function Offers({ offers, priced, currency, choice, onChoice }: OffersProps) {
  const { t } = useLingui()
  const [usable, others] = [offers.filter(({ why }) => why === null), offers.filter(({ why }) => why !== null)]
  return (
    <>
      {usable.length > 0 ? (
        <RadioGroup
          className={styles['list']}
          aria-label={t`Coupons`}
          value={choice}
          onValueChange={(next) => onChoice(String(next))}
        >
          {usable.map((offer, index) => (
            <Radio.Root key={offer.id} value={offer.id} className={styles['offer']}>
              <span className={styles['name']}>
                {offer.name}
                {index === 0 ? (
                  <span className={styles['best']}>
                    <Trans>Best saving</Trans>
                  </span>
                ) : null}
                <Until at={offer.expires} />
              </span>
              <span className={styles['off']}>-{money(offer.off, currency)}</span>
            </Radio.Root>
          ))}
          <Radio.Root value="none" className={styles['offer']}>
            <Trans>Do not use a coupon</Trans>
          </Radio.Root>
        </RadioGroup>
      ) : null}
      {others.length > 0 ? (
        <section className={styles['others']}>
          <h3 className={styles['head']}>
            <Trans>Not for this order</Trans>
          </h3>
          <ul className={styles['list']}>
            {others.map((offer) => (
              <NotNow key={offer.id} offer={offer} priced={priced} currency={currency} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Until({ at }: { readonly at: number }) {
  const last = day(at)
  return (
    <span className={styles['quiet']}>
      <Trans>Until {last}</Trans>
    </span>
  )
}

interface NotNowProps {
  readonly offer: QuotedCoupon
  readonly priced: PricedItems
  readonly currency: string
}

function NotNow({ offer, priced, currency }: NotNowProps) {
  const { i18n } = useLingui()
  const { name, why, minimum, products } = offer
  // Of a coupon for every product it is known what is missing.
  const short =
    why === 'below-minimum' && products.length === 0 ? misfitOf({ minimum, products: [] }, priced) : undefined
  const sentence = short
    ? misfitSentence(short, currency, '')
    : why && reasonSentence(why, money(minimum, currency), products.join(' · '))
  return (
    <li className={styles['not']}>
      <span>{name}</span>
      {sentence ? <span className={styles['quiet']}>{i18n._(sentence)}</span> : null}
    </li>
  )
}

interface TakeProps {
  readonly given: string
  readonly priced: PricedItems
  readonly onTaken: (id: string) => void
}

/** A code or an open coupon that is taken here is used at once: the price is asked for with it. */
function Take({ given, priced, onTaken }: TakeProps) {
  const client = useQueryClient()
  return (
    <TakeCode
      given={given}
      priced={priced}
      onTaken={({ id }) => {
        void client.invalidateQueries({ queryKey: ['coupons'] })
        onTaken(id)
      }}
    />
  )
}
