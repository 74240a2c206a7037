import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import type { OrderRefusal } from '../../../machines/order/order.types.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { ReceiverAction } from './ReceiverAction.tsx'

interface RefusedActionProps {
  readonly order: OrderActor
  readonly onAddress: () => void
  readonly onCoupon: () => void
  readonly onRetry: () => void
}

type MendedAt =
  | 'design'
  | 'photos'
  | 'address'
  | 'coupon'
  | 'set'
  | 'product'
  | 'phone'
  | 'sign-in'
  | 'orders'
  | 'shop'
  | 'cart'
  | 'again'

/** Where each reason can be mended. A reason of a newer shop is `not-possible`: its sentence is read, and asking again is free. */
const MENDED_AT: Record<OrderRefusal, MendedAt> = {
  'design-changed': 'design',
  'cover-blank': 'design',
  'pages-not-possible': 'design',
  'slot-blank': 'design',
  'page-blank': 'design',
  'placed-photo-damaged': 'design',
  'photo-too-soft': 'design',
  'text-near-edge': 'design',
  'text-not-whole': 'design',
  'character-not-printable': 'design',
  'photo-placed-twice': 'design',
  'photo-on-its-side': 'design',
  'book-untitled': 'design',
  'frame-without-photo': 'design',
  'frame-without-size': 'design',
  'pages-beyond-paid': 'design',
  'too-few-photos': 'photos',
  'too-many-ordered-photos': 'photos',
  'photo-not-stored': 'photos',
  'more-volumes-needed': 'photos',
  'name-missing': 'address',
  'name-too-long': 'address',
  'recvphone-invalid': 'address',
  'region-missing': 'address',
  'street-missing': 'address',
  'street-too-long': 'address',
  'country-not-delivered': 'address',
  'place-missing': 'address',
  'postcode-missing': 'address',
  'postcode-wrong': 'address',
  'pickup-unknown': 'address',
  'coupon-undecided': 'coupon',
  'coupon-not-possible': 'coupon',
  'package-incomplete': 'set',
  'attribute-missing': 'product',
  'attribute-unknown': 'product',
  'quantity-not-possible': 'product',
  'phone-not-bound': 'phone',
  'sign-in-needed': 'sign-in',
  'design-ordered': 'orders',
  'order-not-paid': 'orders',
  'order-closed': 'orders',
  'upload-closed': 'orders',
  'too-many-volumes': 'orders',
  'nothing-to-hand-in': 'orders',
  'order-number-wrong': 'orders',
  'link-ended': 'orders',
  'product-changed': 'orders',
  'cart-changed': 'cart',
  'product-off-shelf': 'shop',
  'product-soon': 'shop',
  'product-not-designable': 'shop',
  'not-found': 'again',
  'price-changed': 'again',
  'texts-changed': 'again',
  'opid-reused': 'again',
  'too-many-requests': 'again',
  'storage-nearly-full': 'again',
  busy: 'again',
  'request-malformed': 'again',
  'foreign-page': 'again',
  'path-unknown': 'again',
  'body-too-large': 'again',
  'media-type-unknown': 'again',
  'not-possible': 'again',
}

/** Of several things the cart says which one it is. */
function mendedAt(reason: OrderRefusal, isOfCart: boolean): MendedAt {
  const at = MENDED_AT[reason]
  return isOfCart && OF_ONE_THING.includes(at) ? 'cart' : at
}

const OF_ONE_THING: readonly MendedAt[] = ['design', 'photos', 'product', 'orders', 'shop']

/** The button under a refusal: it leads to where the reason can be mended. */
export function RefusedAction({ order, onAddress, onCoupon, onRetry }: RefusedActionProps) {
  const address = useQueryOfAddress()
  const cart = useSelector(order, ({ context }) => context.cart)
  const refused = useSelector(order, ({ context }) => context.refused)
  const [line] = cart.lines
  const { aid, pid, taskId } = line ?? {}
  const back = { ...Object.fromEntries(address), nt: 'pay_index' }
  switch (refused ? mendedAt(refused.reason, line?.cartId !== undefined) : 'again') {
    case 'design':
      return (
        <LinkButton to="theme_preview" query={{ taskid: taskId }} variant="primary" icon="book">
          <Trans>Open the design</Trans>
        </LinkButton>
      )
    case 'photos':
      return (
        <LinkButton to="album_detail" query={{ aid, pid }} variant="primary" icon="plus">
          <Trans>Add photos</Trans>
        </LinkButton>
      )
    case 'address':
      return (
        <Button variant="primary" onClick={onAddress}>
          <ReceiverAction fetched={order.getSnapshot().context.pickupId !== null} />
        </Button>
      )
    case 'coupon':
      return (
        <Button variant="primary" aria-haspopup="dialog" onClick={onCoupon}>
          <Trans>Choose a coupon, or none</Trans>
        </Button>
      )
    case 'set':
      return (
        <LinkButton
          to="prod_details"
          query={{ pid: cart.package?.pid, pkj: cart.package?.key }}
          variant="primary"
          icon="box"
        >
          <Trans>Back to the set</Trans>
        </LinkButton>
      )
    case 'product':
      return (
        <LinkButton to="prod_details" query={{ pid }} variant="primary">
          <Trans>Back to the product</Trans>
        </LinkButton>
      )
    case 'phone':
      return (
        <LinkButton to="user_phone" query={back} variant="primary">
          <Trans>Bind your phone</Trans>
        </LinkButton>
      )
    case 'sign-in':
      return (
        <LinkButton to="login" query={back} variant="primary">
          <Trans>Sign in and go on</Trans>
        </LinkButton>
      )
    case 'orders':
      return (
        <LinkButton to="order_index" variant="primary">
          <Trans>My orders</Trans>
        </LinkButton>
      )
    case 'shop':
      return (
        <LinkButton to="index" variant="primary">
          <Trans>To the shop</Trans>
        </LinkButton>
      )
    case 'cart':
      return (
        <LinkButton to="cart_index" variant="primary" icon="cart">
          <Trans>Back to the cart</Trans>
        </LinkButton>
      )
    case 'again':
      return (
        <Button variant="primary" icon="retry" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )
  }
}
