import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { volumeQuery } from '../../../../domain/order/volume-in-hand.ts'
import type { OrderCart, OrderLine } from '../../../../machines/order/order.types.ts'
import { useQueryOfAddress } from '../../../navigation/navigation.ts'
import { routeOf } from '../../../navigation/routes.ts'
import { LinkButton } from '../../../ui/controls/LinkButton.tsx'
import type { MendedAt } from './mended-at.ts'

interface MendLinkProps {
  readonly at: Exclude<MendedAt, 'address' | 'coupon' | 'again'>
  readonly cart: OrderCart
  /** The thing that was refused. */
  readonly line: OrderLine | undefined
}

/** The way to the screen where a refusal is mended; a part of a set and a volume stay what they are. */
export function MendLink({ at, cart, line }: MendLinkProps) {
  const address = useQueryOfAddress()
  const [path] = useLocation()
  const back = { ...Object.fromEntries(address), nt: routeOf(path) }
  const { aid, pid, taskId, combineId } = line ?? {}
  const inSet = cart.package && combineId ? { pkj: cart.package.key, part: combineId } : {}
  switch (at) {
    case 'design':
      return (
        <LinkButton
          to="theme_preview"
          query={{ taskid: taskId, ...inSet, ...volumeQuery(volumeOf(cart, line)) }}
          variant="primary"
          icon="book"
        >
          <Trans>Open the design</Trans>
        </LinkButton>
      )
    case 'photos':
      return (
        <LinkButton to="album_detail" query={{ aid, pid, ...inSet }} variant="primary" icon="plus">
          <Trans>Add photos</Trans>
        </LinkButton>
      )
    case 'fewer photos':
      return (
        <LinkButton to="album_detail" query={{ aid, pid, ...inSet }} variant="primary">
          <Trans>Choose photos</Trans>
        </LinkButton>
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
          <Trans>Add your phone</Trans>
        </LinkButton>
      )
    case 'sign-in':
      return (
        <LinkButton to="login" query={back} variant="primary">
          <Trans>Sign in and continue</Trans>
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
          <Trans>Go to the shop</Trans>
        </LinkButton>
      )
    case 'cart':
      return (
        <LinkButton to="cart_index" variant="primary" icon="cart">
          <Trans>Back to the cart</Trans>
        </LinkButton>
      )
  }
}

/** Which volume a line is, where an album fills several books: all others are made already. */
function volumeOf({ lines, package: set, outtrade }: OrderCart, line: OrderLine | undefined) {
  const made = lines.flatMap(({ aid, pid, taskId, rev }) =>
    taskId && aid === line?.aid && pid === line?.pid ? [{ taskId, rev }] : [],
  )
  const at = made.findIndex(({ taskId }) => taskId === line?.taskId)
  const isOne = set || outtrade || line?.subId || made.length < 2 || made.length < lines.length || at < 0
  return isOne ? undefined : { at, volumes: made.length, made: made.slice(0, at), rest: made.slice(at + 1) }
}
