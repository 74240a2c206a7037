import { Alert, MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { manageAddress, manageCountryForm } from '../../../domain/calls/manage/orders.ts'
import {
  type CountryForm,
  optionsOf,
  type PlaceField,
  UNNAMED_COUNTRY,
} from '../../../domain/order/abroad/country-form.ts'
import type { Address } from '../../../domain/order/address.ts'
import { addressOf, receiverOf } from '../../wiring/orders/receiver-of.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { CountryChoice } from '../ui/CountryChoice.tsx'
import type { ManagedOrder } from './order-types.ts'

interface AddressDialogProps {
  readonly order: ManagedOrder
  onDone(): void
  onClose(): void
}

/** Corrects to whom an order goes and where, in the form of the country; of what is fetched only who fetches it. */
export function AddressDialog({ order, onDone, onClose }: AddressDialogProps) {
  const { say, language } = useSentences()
  const [address, setAddress] = useState(() => addressOf(order))
  const { country = UNNAMED_COUNTRY } = address
  const isFetched = order.pickup !== ''
  const { data, error } = useQuery({
    queryKey: ['country-form', country, language],
    queryFn: async () => (await callManage(manageCountryForm, { country })).data,
    placeholderData: keepPreviousData,
    enabled: !isFetched,
  })
  const form = data?.form?.country === country ? data.form : undefined
  const change = (part: Partial<Address>) => setAddress((now) => ({ ...now, ...part }))
  const act = async () => {
    await callManage(manageAddress, { ...receiverOf(address), oid: order.orderid })
    onDone()
    return undefined
  }
  return (
    <ActDialog title={say('act.address')} go={say('act.address')} act={act} onClose={onClose}>
      {!isFetched && (
        <CountrySelect
          country={country}
          countries={data?.countries ?? []}
          onCountry={(next) => {
            const { country: _, postcode: __, ...rest } = address
            setAddress({
              ...{ ...rest, province: '', city: '', district: '' },
              ...(next === UNNAMED_COUNTRY ? {} : { country: next, postcode: '' }),
            })
          }}
        />
      )}
      <TextField
        required
        label={say('address.name')}
        value={address.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        required
        type="tel"
        label={say('address.phone')}
        value={address.phone}
        onChange={({ target }) => change({ phone: target.value })}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!isFetched && country === UNNAMED_COUNTRY && <HomePlace address={address} onPlace={change} />}
      {!isFetched && form && <PlaceAbroad form={form} address={address} onPlace={change} />}
      {!isFetched && (
        <TextField
          required
          multiline
          label={say('address.street')}
          value={address.street}
          onChange={({ target }) => change({ street: target.value })}
        />
      )}
    </ActDialog>
  )
}

interface CountrySelectProps {
  readonly country: string
  /** Where the shop delivers. */
  readonly countries: readonly string[]
  onCountry(country: string): void
}

/** Where there is a choice; the country of the order is among them although nothing goes there any more. */
function CountrySelect({ country, countries, onCountry }: CountrySelectProps) {
  const { say } = useSentences()
  const known = [...new Set([...countries, country])]
  return known.length < 2 ? null : (
    <CountryChoice label={say('address.country')} countries={known} value={country} onValue={onCountry} />
  )
}

interface PlaceProps {
  readonly address: Address
  onPlace(part: Partial<Address>): void
}

function HomePlace({ address, onPlace }: PlaceProps) {
  const { say } = useSentences()
  return (['province', 'city', 'district'] as const).map((name) => (
    <TextField
      key={name}
      label={say(`address.${name}`)}
      value={address[name]}
      onChange={({ target }) => onPlace({ [name]: target.value })}
    />
  ))
}

/** Picked where the places of the country are known, typed where they are not; what is kept stays, known or not. */
function PlaceAbroad({ form, address, onPlace }: PlaceProps & { readonly form: CountryForm }) {
  const { language } = useSentences()
  return form.fields.map(({ name, label, required }) => {
    const options = optionsOf(form, name, address)
    const value = address[name] ?? ''
    const isKnown = value === '' || options.some((option) => option.value === value)
    return (
      <TextField
        key={`${name} ${language}`}
        label={label}
        required={required}
        select={options.length > 0}
        value={value}
        onChange={({ target }) => onPlace(placed(name, target.value, options.length > 0))}
        {...(name === 'postcode' && form.postcode ? { helperText: form.postcode.example } : {})}
      >
        {(isKnown ? options : [{ value, label: value }, ...options]).map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </TextField>
    )
  })
}

/** Of a place that was picked, the smaller ones of the one before are gone. */
function placed(name: PlaceField, value: string, picked: boolean): Partial<Address> {
  if (picked && name === 'province') {
    return { province: value, city: '', district: '' }
  }
  return picked && name === 'city' ? { city: value, district: '' } : { [name]: value }
}
