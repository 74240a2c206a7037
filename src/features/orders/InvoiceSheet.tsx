import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { Localised } from '../../../domain/language.ts'
import {
  cleanInvoice,
  INVOICE_TITLE_MAX,
  type InvoiceFields,
  type InvoiceRefusal,
  invoiceFaults,
} from '../../../domain/pay/invoice.ts'
import { ACCOUNT_REFUSALS } from '../../../domain/refusals/account.refusals.ts'
import { INVOICE_REFUSALS } from '../../../domain/refusals/invoice.refusals.ts'
import { localised } from '../../i18n/i18n.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './OrderChanges.module.css'
import { useOrderChanges } from './use-order-changes.ts'

/** The server refuses with the same ones. */
const SENTENCES: Readonly<Record<InvoiceRefusal, Localised>> = {
  'invoice-title-missing': INVOICE_REFUSALS['invoice-title-missing'].sentence,
  'invoice-number-wrong': INVOICE_REFUSALS['invoice-number-wrong'].sentence,
  'email-invalid': ACCOUNT_REFUSALS['email-invalid'].sentence,
}

const EMPTY: InvoiceFields = { kind: 'personal', title: '', taxNumber: '', email: '' }

interface InvoiceSheetProps {
  readonly order: OrderDetails
  onClose(): void
}

/** Whom an invoice is made out to, and where it is sent. All that is wrong is said at once, each beside its field. */
export function InvoiceSheet({ order, onClose }: InvoiceSheetProps) {
  const { t } = useLingui()
  const form = useId()
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const [typed, setTyped] = useState<InvoiceFields>(order.invoice ?? EMPTY)
  const [faults, setFaults] = useState<readonly InvoiceRefusal[]>([])
  const change = (part: Partial<InvoiceFields>, mended?: InvoiceRefusal) => {
    setTyped((before) => ({ ...before, ...part }))
    setFaults((before) => before.filter((fault) => fault !== mended))
  }
  const errorOf = (fault: InvoiceRefusal) =>
    faults.includes(fault) ? localised(SENTENCES[fault]).replace('{max}', String(INVOICE_TITLE_MAX)) : undefined
  const send = () => {
    const { kind, title, taxNumber, email } = cleanInvoice(typed)
    const fields = { kind, title, taxNumber, email }
    const found = invoiceFaults(fields)
    setFaults(found)
    if (found.length > 0) {
      return
    }
    run((orders, opid) => orders.askForInvoice(order.id, fields, opid)).then(
      () => {
        toast(t`The shop knows. The invoice comes by e-mail.`)
        onClose()
      },
      (reason: unknown) => say(reason, t`The shop did not answer. Please try again.`),
    )
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Invoice`}
      action={
        <Button type="submit" form={form} variant="primary" wide busy={busy}>
          <Trans>Send</Trans>
        </Button>
      }
    >
      <form
        id={form}
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <SelectField
          label={t`Made out to`}
          placeholder={t`Choose`}
          value={typed.kind}
          options={[
            { value: 'personal', label: t`A person` },
            { value: 'company', label: t`A company` },
          ]}
          onValueChange={(kind) => change({ kind: kind as InvoiceFields['kind'] }, 'invoice-number-wrong')}
        />
        <Field
          label={typed.kind === 'company' ? t`Name of the company` : t`Name`}
          autoComplete={typed.kind === 'company' ? 'organization' : 'name'}
          value={typed.title}
          error={errorOf('invoice-title-missing')}
          onValueChange={(title) => change({ title }, 'invoice-title-missing')}
        />
        {typed.kind === 'company' ? (
          <Field
            label={t`Tax number`}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={typed.taxNumber}
            error={errorOf('invoice-number-wrong')}
            onValueChange={(taxNumber) => change({ taxNumber }, 'invoice-number-wrong')}
          />
        ) : null}
        <Field
          label={t`E-mail for the invoice`}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={typed.email}
          error={errorOf('email-invalid')}
          onValueChange={(email) => change({ email }, 'email-invalid')}
        />
      </form>
    </Sheet>
  )
}
