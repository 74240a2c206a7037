import { Trans } from '@lingui/react/macro'
import type { OrderContext } from '../../../machines/order/order.types.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'

interface RefusedActionProps {
  readonly context: OrderContext
  readonly onAddress: () => void
  readonly onCoupon: () => void
  readonly onRetry: () => void
}

/** The button under a refusal: it leads to where the reason can be mended. */
export function RefusedAction({ context, onAddress, onCoupon, onRetry }: RefusedActionProps) {
  const address = useQueryOfAddress()
  const [line] = context.cart.lines
  const { aid, pid, taskId } = line ?? {}
  switch (context.refused?.reason) {
    case 'design-changed':
    case 'cover-blank':
    case 'pages-not-possible':
    case 'slot-blank':
    case 'page-blank':
    case 'photo-too-soft':
    case 'text-near-edge':
    case 'text-not-whole':
    case 'character-not-printable':
    case 'photo-placed-twice':
    case 'frame-without-photo':
    case 'frame-without-size':
      return (
        <LinkButton to="theme_preview" query={{ taskid: taskId }} look="primary" icon="book">
          <Trans>Open the design</Trans>
        </LinkButton>
      )
    case 'coupon-undecided':
    case 'coupon-not-possible':
      return (
        <Button look="primary" icon="gift" onClick={onCoupon}>
          <Trans>Choose a coupon, or none</Trans>
        </Button>
      )
    case 'package-incomplete':
      return (
        <LinkButton
          to="prod_details"
          query={{ pid: context.cart.package?.pid, pkj: context.cart.package?.key }}
          look="primary"
          icon="box"
        >
          <Trans>Back to the set</Trans>
        </LinkButton>
      )
    case 'too-few-photos':
      return (
        <LinkButton to="album_detail" query={{ aid, pid }} look="primary" icon="plus">
          <Trans>Add photos</Trans>
        </LinkButton>
      )
    case 'phone-not-bound':
      return (
        <LinkButton to="user_phone" query={{ ...Object.fromEntries(address), nt: 'pay_index' }} look="primary">
          <Trans>Bind your phone</Trans>
        </LinkButton>
      )
    case 'already-ordered':
      return (
        <LinkButton to="order_index" look="primary">
          <Trans>My orders</Trans>
        </LinkButton>
      )
    case 'product-off-shelf':
    case 'product-soon':
    case 'not-yours':
      return (
        <LinkButton to="index" look="primary">
          <Trans>To the shop</Trans>
        </LinkButton>
      )
    case 'name-missing':
    case 'name-too-long':
    case 'phone-invalid':
    case 'region-missing':
    case 'street-missing':
    case 'street-too-long':
      return (
        <Button look="primary" onClick={onAddress}>
          <Trans>Add the address</Trans>
        </Button>
      )
    default:
      return (
        <Button look="primary" icon="retry" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )
  }
}
