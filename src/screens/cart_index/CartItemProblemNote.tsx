import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CartItemProblem } from '../../../domain/cart/cart-item-problem.ts'
import { EDITS_NOT_SENT } from '../../messages/refused-order.ts'
import type { CurrentCartItem } from '../../ports/cart-ports.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

const SENTENCES = {
  gone: msg`This is gone: you deleted it, or the shop no longer has it.`,
  'off-shelf': msg`The shop no longer sells this.`,
  soon: msg`This isn’t available right now.`,
  ordered: msg`You’ve already ordered this design.`,
  'options-changed': msg`Its options have changed. Please choose again.`,
  unfinished: msg`Something is missing on its pages. Finish the design to order it.`,
  'other-place': msg`It’s collected at a different place from the items above. Save it for later and order it separately.`,
} as const satisfies Record<CartItemProblem, unknown>

/** What became of a thing since it was put into the cart, and where that is mended. Says nothing where all is well. */
export function CartItemProblemNote({ thing }: { readonly thing: CurrentCartItem }) {
  const { i18n } = useLingui()
  const { problem: trouble, edited, unsent, orderId, taskId } = thing
  const toDesign = (
    <LinkButton to="theme_preview" query={{ taskid: taskId }} variant="quiet">
      <Trans>Open the design</Trans>
    </LinkButton>
  )
  if (unsent && (trouble === undefined || trouble === 'unfinished')) {
    return (
      <Banner tone="warning" action={toDesign}>
        {i18n._(EDITS_NOT_SENT)}
      </Banner>
    )
  }
  if (trouble === undefined) {
    return edited ? (
      <Banner>
        <Trans>You’ve changed this design since. It will be ordered as it is now.</Trans>
      </Banner>
    ) : null
  }
  const action =
    trouble === 'ordered' && orderId ? (
      <LinkButton to="order_info" query={{ oid: orderId }} variant="quiet">
        <Trans>See the order</Trans>
      </LinkButton>
    ) : trouble === 'unfinished' && taskId ? (
      toDesign
    ) : undefined
  return (
    <Banner tone="warning" {...(action ? { action } : {})}>
      {i18n._(SENTENCES[trouble])}
    </Banner>
  )
}
