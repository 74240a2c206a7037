import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { type PlaceFault, placeFaults } from '../../../domain/order/abroad/country-form.ts'
import { type Address, type AddressRefusal, addressFaults, cleanAddress } from '../../../domain/order/address.ts'
import { RECEIVER_REFUSALS } from '../../../domain/refusals/receiver.refusals.ts'
import { localised } from '../../i18n/i18n.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckBox } from '../../ui/controls/CheckBox.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import styles from './AddressSheet.module.css'
import { CountryField } from './CountryField.tsx'
import { CountryPlace } from './CountryPlace.tsx'
import { PasteAddress } from './PasteAddress.tsx'
import { RegionFields } from './RegionFields.tsx'

const FIELD_OF: Record<AddressRefusal, keyof Address> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'recvphone-invalid': 'phone',
  'region-missing': 'province',
  'street-missing': 'street',
  'street-too-long': 'street',
}

type Faults = Readonly<Partial<Record<keyof Address, AddressRefusal | PlaceFault>>>

interface AddressFormProps {
  readonly id: string
  readonly address: Address
  readonly pickup: boolean
  /** Where the shop delivers, ISO 3166-1. */
  readonly countries: readonly string[]
  /** Whether it is the usual one of the book; absent: the book holds no other. */
  readonly usual?: boolean
  onAddress(address: Address, usual: boolean): void
  onRemove?(): void
}

/** Name, phone, place and street, as the country has them. Everything that is wrong is said beside its field when it is sent. */
export function AddressForm(props: AddressFormProps) {
  const { id, address: before, pickup, countries, usual: wasUsual, onAddress, onRemove } = props
  const { t } = useLingui()
  const [address, setAddress] = useState(before)
  const [usual, setUsual] = useState(wasUsual ?? false)
  const [faults, setFaults] = useState<Faults>({})
  const [sent, setSent] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  // The button that sends it lies elsewhere, and says nothing of what is wrong: the first wrong field does.
  useEffect(() => {
    if (sent > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    }
  }, [sent])
  const { country } = address
  const isAbroad = !pickup && country !== undefined
  const isDelivered = country !== undefined && countries.includes(country)
  const abroad = useApiQuery(
    ['country', country],
    ({ addresses }, signal) => addresses.country(country ?? '', signal),
    isAbroad && isDelivered,
  )
  const change = (part: Partial<Address>) => {
    setAddress((now) => ({ ...now, ...part }))
    // Only what is typed anew is right until it is sent again.
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))))
  }
  const errorOf = (name: keyof Address) => {
    const fault = faults[name]
    return fault && localised(RECEIVER_REFUSALS[fault].sentence)
  }
  const field = (name: 'name' | 'phone' | 'street') => ({
    value: address[name],
    onValueChange: (value: string) => change({ [name]: value }),
    error: errorOf(name),
  })
  const send = () => {
    setSent(sent + 1)
    if (isAbroad && !abroad.data) {
      // What the country needs is not here yet, or it is not delivered to: that is said where it is shown.
      return
    }
    const phone = isAbroad ? abroad.data?.phoneOf(address.phone) : address.phone
    const clean = cleanAddress({ ...address, phone: phone ?? '' })
    const wrong: Faults = {
      ...Object.fromEntries(addressFaults(clean, pickup).map((fault) => [FIELD_OF[fault], fault])),
      ...(isAbroad && abroad.data ? placeFaults(clean, abroad.data.form) : {}),
    }
    setFaults(wrong)
    if (Object.keys(wrong).length === 0) {
      onAddress(clean, usual)
    }
  }
  return (
    <form
      ref={form}
      id={id}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {pickup ? null : <CountryField countries={countries} address={address} onAddress={setAddress} />}
      {pickup || isAbroad ? null : <PasteAddress onFound={change} />}
      <Field label={t`Name`} autoComplete="name" enterKeyHint="next" {...field('name')} />
      <Field label={t`Mobile number`} type="tel" inputMode="tel" autoComplete="tel" {...field('phone')} />
      {pickup ? null : isAbroad ? (
        <CountryPlace form={abroad.data?.form} address={address} errorOf={errorOf} onPlace={change} />
      ) : (
        <RegionFields place={address} countries={countries} onPlace={change} error={errorOf('province')} />
      )}
      {pickup ? null : (
        <Field label={t`Street, house number, flat`} rows={2} autoComplete="street-address" {...field('street')} />
      )}
      {wasUsual === undefined ? null : (
        <CheckBox checked={usual} onCheckedChange={setUsual}>
          <Trans>Use as my default address</Trans>
        </CheckBox>
      )}
      {onRemove ? (
        <Button variant="danger" icon="trash" onClick={onRemove}>
          <Trans>Remove from my addresses</Trans>
        </Button>
      ) : null}
    </form>
  )
}
