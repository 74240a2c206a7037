import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { type Address, type AddressRefusal, cleanAddress, refuseAddress } from '../../../domain/order/address.ts'
import { addressSentence } from '../../messages/order-refusals.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import styles from './PayDesk.module.css'

const BLANK: Address = { name: '', phone: '', province: '', city: '', district: '', street: '' }

const FIELD_OF: Record<AddressRefusal, keyof Address> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'phone-invalid': 'phone',
  'region-missing': 'province',
  'street-missing': 'street',
  'street-too-long': 'street',
}

interface AddressSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly address: Address | null
  readonly onAddress: (address: Address) => void
}

export function AddressSheet({ open, onOpenChange, address, onAddress }: AddressSheetProps) {
  const { t } = useLingui()
  const form = useId()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`Where should it go?`}
      action={
        <Button type="submit" form={form} look="primary" wide>
          <Trans>Use this address</Trans>
        </Button>
      }
    >
      <AddressForm id={form} address={address ?? BLANK} onAddress={onAddress} />
    </Sheet>
  )
}

interface AddressFormProps {
  readonly id: string
  readonly address: Address
  readonly onAddress: (address: Address) => void
}

/** Name, phone, region and street. The first thing that is wrong is said beside its field when it is sent. */
function AddressForm({ id, address: before, onAddress }: AddressFormProps) {
  const { t, i18n } = useLingui()
  const [address, setAddress] = useState(before)
  const [refusal, setRefusal] = useState<AddressRefusal>()
  const wrong = refusal ? FIELD_OF[refusal] : undefined
  const field = (name: keyof Address) => ({
    value: address[name],
    onValueChange: (value: string) => {
      setAddress({ ...address, [name]: value })
      setRefusal(undefined)
    },
    error: refusal && wrong === name ? i18n._(addressSentence(refusal)) : undefined,
  })
  return (
    <form
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const clean = cleanAddress(address)
        const refused = refuseAddress(clean, false)
        setRefusal(refused)
        if (!refused) {
          onAddress(clean)
        }
      }}
    >
      <Field label={t`Name`} autoComplete="name" enterKeyHint="next" {...field('name')} />
      <Field label={t`Mobile number`} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      <div className={styles['region']}>
        <Field label={t`Province`} autoComplete="address-level1" {...field('province')} />
        <Field label={t`City`} autoComplete="address-level2" {...field('city')} />
        <Field label={t`District`} autoComplete="address-level3" {...field('district')} />
      </div>
      <Field label={t`Street, house number, flat`} rows={2} autoComplete="street-address" {...field('street')} />
    </form>
  )
}
