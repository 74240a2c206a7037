import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import type { Localised } from '../../../domain/language.ts'
import { homeOf } from '../../../domain/merchant/delivered-to.ts'
import {
  cleanInvoice,
  type InvoiceFault,
  type InvoiceFields,
  type InvoiceRefusal,
  invoiceFaults,
} from '../../../domain/pay/invoice/invoice.ts'
import {
  type InvoiceField,
  type InvoiceKind,
  invoiceFieldsOf,
  invoiceKindIn,
  invoiceKinds,
  invoiceRules,
} from '../../../domain/pay/invoice/invoice-form.ts'
import { ACCOUNT_REFUSALS } from '../../../domain/refusals/account.refusals.ts'
import { INVOICE_REFUSALS } from '../../../domain/refusals/invoice.refusals.ts'
import { localised } from '../../i18n/i18n.ts'
import type { OrderDetails } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { SelectField } from '../../ui/controls/SelectField.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { useOrderChanges } from '../orders/use-order-changes.ts'
import styles from './InvoiceSheet.module.css'

/** The server refuses with the same ones. */
const SENTENCES: Readonly<Record<InvoiceRefusal, Localised>> = {
  'invoice-title-missing': INVOICE_REFUSALS['invoice-title-missing'].sentence,
  'invoice-number-wrong': INVOICE_REFUSALS['invoice-number-wrong'].sentence,
  'vat-number-wrong': INVOICE_REFUSALS['vat-number-wrong'].sentence,
  'tax-number-wrong': INVOICE_REFUSALS['tax-number-wrong'].sentence,
  'invoice-address-missing': INVOICE_REFUSALS['invoice-address-missing'].sentence,
  'invoice-phone-wrong': INVOICE_REFUSALS['invoice-phone-wrong'].sentence,
  'invoice-bank-missing': INVOICE_REFUSALS['invoice-bank-missing'].sentence,
  'invoice-account-wrong': INVOICE_REFUSALS['invoice-account-wrong'].sentence,
  'email-invalid': ACCOUNT_REFUSALS['email-invalid'].sentence,
}

const NOTHING = { title: '', taxNumber: '', address: '', phone: '', bank: '', account: '', email: '' }

/** How each field is typed on a phone. */
const TYPED: Readonly<Record<Exclude<InvoiceField, 'title'>, Partial<ComponentProps<typeof Field>>>> = {
  taxNumber: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  address: { autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  bank: { autoComplete: 'off' },
  account: { inputMode: 'numeric', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
}

interface InvoiceSheetProps {
  readonly order: OrderDetails
  onClose(): void
}

/**
 * Whom an invoice is made out to, and where it is sent: the fields that tax offices of the merchant's country ask for. All that
 * is wrong is said at once, each beside its field.
 */
export function InvoiceSheet({ order, onClose }: InvoiceSheetProps) {
  const { t } = useLingui()
  const form = useId()
  const { merchant } = useSession()
  const country = homeOf(merchant)
  const kinds = invoiceKinds(country)
  const { busy, run } = useOrderChanges()
  const say = useFaultToast()
  const [typed, setTyped] = useState<InvoiceFields>(() => typedBefore(order, kinds[0]))
  const [faults, setFaults] = useState<readonly InvoiceFault[]>([])
  const kind = invoiceKindIn(country, typed.kind)
  const change = (part: Partial<InvoiceFields>) => {
    setTyped((before) => ({ ...before, ...part }))
    setFaults((before) => before.filter(({ field }) => !(field in part)))
  }
  const errorOf = (field: InvoiceField) => {
    const fault = faults.find((one) => one.field === field)
    return fault ? filled(localised(SENTENCES[fault.reason]), fault.params) : undefined
  }
  const send = () => {
    const fields = cleanInvoice(typed, country)
    const found = invoiceFaults(fields, country)
    setFaults(found)
    if (found.length > 0) {
      return
    }
    run((orders, opid) => orders.askForInvoice(order.id, fields, opid)).then(
      () => {
        toast(t`Request sent. The invoice will come by e-mail.`)
        onClose()
      },
      (reason: unknown) => say(reason, t`We couldn’t reach the shop. Please try again.`),
    )
  }
  const kindNames: Readonly<Record<InvoiceKind, string>> = {
    personal: t`A person`,
    company: t`A company`,
    special: t`A company, special VAT fapiao`,
    named: t`A name`,
  }
  const isCompany = kind === 'company' || kind === 'special'
  const isRegistered = invoiceRules(country) === 'fapiao'
  const labels: Readonly<Record<InvoiceField, string>> = {
    title: isCompany ? t`Name of the company` : t`Name`,
    taxNumber:
      invoiceRules(country) === 'union'
        ? t`VAT number`
        : isRegistered
          ? t`Tax number`
          : t({ message: 'Tax number (if you have one)' }),
    address: isRegistered ? t`Registered address` : t`Address`,
    phone: t`Registered phone`,
    bank: t`Bank of the company`,
    account: t`Bank account`,
    email: t`E-mail for the invoice`,
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
        {kinds.length > 1 ? (
          <SelectField
            label={t`Made out to`}
            placeholder={t`Choose`}
            value={kind}
            options={kinds.map((value) => ({ value, label: kindNames[value] }))}
            onValueChange={(next) => {
              setFaults([])
              change({ kind: next as InvoiceKind })
            }}
          />
        ) : null}
        {invoiceFieldsOf(country, kind).map((field) => (
          <Field
            key={field}
            label={labels[field]}
            {...(field === 'title' ? { autoComplete: isCompany ? 'organization' : 'name' } : TYPED[field])}
            value={typed[field]}
            error={errorOf(field)}
            onValueChange={(text) => change({ [field]: text })}
          />
        ))}
      </form>
    </Sheet>
  )
}

/** What was asked for already; else nothing, of the kind that most people want here. */
function typedBefore({ invoice }: OrderDetails, kind: InvoiceKind): InvoiceFields {
  return invoice ?? { kind, ...NOTHING }
}

function filled(sentence: string, params: InvoiceFault['params']): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
