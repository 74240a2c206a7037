import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { orderStage } from '../../../machines/order/order.selectors.ts'
import { usePutInCart } from '../../features/cart/use-cart.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'

/** Keeps what is about to be ordered for an order of several things. A set has an order of its own, and so has what joins another order. */
export function AddToCart({ order }: { readonly order: OrderActor }) {
  const { t } = useLingui()
  const { go } = useNavigation()
  const say = useFaultToast()
  const put = usePutInCart()
  const id = useQueryOfAddress().get('cartid') ?? undefined
  const cart = useSelector(order, ({ context }) => context.cart)
  const mode = useSelector(order, ({ context }) => context.mode)
  const isOpen = useSelector(order, (snapshot) => {
    const stage = orderStage(snapshot)
    return stage === 'can submit' || stage === 'needs address'
  })
  const isOwnThing = cart.package === undefined && cart.lines.every(({ cartId }) => cartId === undefined)
  if (mode !== 0 || !isOwnThing || !isOpen) {
    return null
  }
  return (
    <Button
      icon="cart"
      busy={put.isPending}
      onClick={() =>
        put.mutate(
          { choices: cart.lines, ...(id === undefined ? {} : { id }) },
          {
            onSuccess: () => go('cart_index'),
            onError: (fault) => say(fault, t`It wasn’t added to the cart. Please try again.`),
          },
        )
      }
    >
      <Trans>Add to cart</Trans>
    </Button>
  )
}
