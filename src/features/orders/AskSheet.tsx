import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { REQUEST_TEXT_MAX, type RequestKind } from '../../../domain/order/order-request.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import type { OrderDetails, OrderQuestion } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { CorrectAddress } from '../checkout/CorrectAddress.tsx'
import styles from './OrderChanges.module.css'
import { useOrderChanges } from './use-order-changes.ts'

/** A question to the shop about an order that is being made, or what is wrong with what came. */
export function AskSheet({ order, onClose }: { readonly order: OrderDetails; readonly onClose: () => void }) {
  const { t } = useLingui()
  const form = useId()
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const came = order.changes.includes('complain')
  // Nothing is chosen for the shopper: whoever only writes would ask for the order to be cancelled.
  const [kind, setKind] = useState<RequestKind | undefined>(came ? 'problem' : undefined)
  const [isKindMissing, setKindMissing] = useState(false)
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [addressOpen, setAddressOpen] = useState(false)
  const send = (question: OrderQuestion) => {
    run((orders, opid) => orders.ask(order.id, question, opid), ['ask', order.id, question]).then(
      () => {
        toast(t`Sent to the shop. The answer will appear in this order.`)
        onClose()
      },
      (reason: unknown) => say(reason, t`We couldn’t reach the shop. Please try again.`),
    )
  }
  const kinds = [
    { value: 'cancel', label: t`Cancel the order` },
    ...(order.receiver.name === '' || order.receiver.pickup || order.parent
      ? []
      : [{ value: 'address', label: t`Send it somewhere else` }]),
    { value: 'other', label: t`Something else` },
  ]
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={came ? t`What is wrong?` : t`Ask the shop`}
      action={
        <Button type="submit" form={form} variant="primary" wide busy={busy}>
          {kind === 'address' ? <Trans>Continue to address</Trans> : <Trans>Send</Trans>}
        </Button>
      }
    >
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const said = text.trim()
          if (!kind) {
            setKindMissing(true)
          } else if (kind === 'address') {
            setAddressOpen(true)
          } else if (said === '') {
            setFault(came ? t`Please write what’s wrong.` : t`Please write what you’d like the shop to do.`)
          } else if (countGraphemes(said) > REQUEST_TEXT_MAX) {
            setFault(t`Please use at most ${REQUEST_TEXT_MAX} characters.`)
          } else {
            send({ kind, text: said })
          }
        }}
      >
        <p>
          {came ? (
            <Trans>
              Damaged, misprinted, missing or not what you ordered: the shop will look into it and reply here.
            </Trans>
          ) : (
            <Trans>This order is already being made. The shop will see what can still be done and reply here.</Trans>
          )}
        </p>
        {came ? null : (
          <SelectField
            label={t`What is it about?`}
            placeholder={t`Choose`}
            value={kind ?? ''}
            error={isKindMissing ? t`Please choose what it is about.` : undefined}
            options={kinds}
            onValueChange={(value) => {
              setKind(value as RequestKind)
              setKindMissing(false)
            }}
          />
        )}
        <Field
          label={came ? t`What’s wrong, and with which items?` : t`What should the shop know?`}
          rows={3}
          value={text}
          error={fault}
          onValueChange={(value) => {
            setText(value)
            setFault(undefined)
          }}
        />
      </form>
      {addressOpen ? (
        <CorrectAddress
          order={order}
          onClose={() => setAddressOpen(false)}
          onAddress={(address) => send({ kind: 'address', text: text.trim(), address })}
        />
      ) : null}
    </Sheet>
  )
}
