import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { AGREED_TEXTS } from '../../../domain/merchant/shop-texts.ts'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { ShopTextLinks } from '../../features/shop-texts/ShopTextLinks.tsx'
import { useShopTexts } from '../../features/shop-texts/use-shop-texts.ts'
import styles from './CheckoutView.module.css'

/** What an order agrees to; the version that stands here is the one that the order notes. */
export function ConsentLine({ order }: { readonly order: OrderActor }) {
  const { data, refetch } = useShopTexts()
  const changed = useSelector(order, ({ context }) => context.refused?.reason === 'texts-changed')
  useEffect(() => {
    if (changed) {
      void refetch()
    }
  }, [changed, refetch])
  const version = data?.version ?? 0
  const agrees = data?.texts.some(({ kind }) => AGREED_TEXTS.includes(kind)) ?? false
  const canAgree = useSelector(order, (snapshot) => snapshot.can({ type: 'texts.shown', version }))
  useEffect(() => {
    if (agrees && canAgree) {
      order.send({ type: 'texts.shown', version })
    }
  }, [order, version, agrees, canAgree])
  return agrees ? (
    <section>
      <p className={styles['quiet']}>
        <Trans>By ordering you agree to:</Trans>
      </p>
      <ShopTextLinks kinds={AGREED_TEXTS} />
    </section>
  ) : null
}
