import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { OrderActor } from '../../../machines/order/order.machine.ts'
import { Field } from '../../ui/controls/Field.tsx'

/** As long as the wire takes it. */
const COMMENT_MAX = 500

/** A word to the shop. */
export function CommentField({ order }: { readonly order: OrderActor }) {
  const { t } = useLingui()
  const comment = useSelector(order, ({ context }) => context.comment)
  const canChange = useSelector(order, (snapshot) => snapshot.can({ type: 'comment.set', comment: '' }))
  return (
    <Field
      label={t`Note to the shop`}
      placeholder={t`A gift? A date that matters?`}
      rows={2}
      maxLength={COMMENT_MAX}
      value={comment}
      disabled={!canChange}
      onValueChange={(next) => order.send({ type: 'comment.set', comment: next })}
    />
  )
}
