import { Box, TextField } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import type { DeliveryTime } from '../../../domain/merchant/delivery-time.ts'
import { amountFrom, writtenAmount } from '../../../domain/product/currency.ts'
import { minorUnits } from '../../../domain/units.ts'
import { useSentences } from '../sentences/speak.ts'
import { CountryChoice } from '../ui/CountryChoice.tsx'
import { Days } from './Days.tsx'
import type { Settings } from './settings-types.ts'

type Parcel = Settings['parcels'][number]
type WayTime = DeliveryTime['wayDays']

interface ParcelFieldsProps {
  readonly currency: string
  readonly all: readonly string[]
  /** The shop's own. */
  readonly country: string
  readonly countries: readonly string[]
  readonly parcels: readonly Parcel[]
  /** Days on the way that are promised everywhere; undefined: none are. */
  readonly promised: WayTime | undefined
  onCountry(country: string): void
  onParcels(parcels: readonly Parcel[]): void
}

/** The shop's own country; of each one it delivers to what a parcel costs and how long it takes, where that is not as usual. */
export function ParcelFields({ country, onCountry, ...fields }: ParcelFieldsProps) {
  const { all, countries, currency, parcels, promised, onParcels } = fields
  const { say, language } = useSentences()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  const byName = (codes: readonly string[]) => [...codes].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language))
  const put = (parcel: Parcel) => onParcels([...parcels.filter((other) => other.country !== parcel.country), parcel])
  return (
    <>
      <CountryChoice
        label={say('settings.country')}
        hint={say('settings.countryHint')}
        countries={all}
        value={country}
        onValue={onCountry}
      />
      {byName(countries).map((code) => {
        const parcel = parcels.find((one) => one.country === code) ?? { country: code }
        return (
          <Box
            key={code}
            role="group"
            aria-label={nameOf(code)}
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' } }}
          >
            <ParcelPrice {...{ parcel, currency }} name={nameOf(code)} onParcel={put} />
            {promised && <WayDays {...{ parcel, promised }} onParcel={put} />}
          </Box>
        )
      })}
    </>
  )
}

interface ParcelPriceProps {
  readonly parcel: Parcel
  readonly currency: string
  readonly name: string
  onParcel(parcel: Parcel): void
}

/** An amount as people write it; empty: what the product says. What is no amount yet stays in the field and is told. */
function ParcelPrice({ parcel, currency, name, onParcel }: ParcelPriceProps) {
  const { say, money } = useSentences()
  const { price, ...usual } = parcel
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && amountFrom(typed, currency) === undefined
  const example = money(1500, currency).replace(/[^\d.,]/g, '')
  const why = isWrong ? say('form.amount', { example }) : ''
  const field = useRef<HTMLInputElement>(null)
  // Its beginning may have been an amount: nothing is saved while it is none.
  useEffect(() => field.current?.setCustomValidity(why), [why])
  return (
    <TextField
      label={`${say('settings.parcelTo', { country: name })} (${currency})`}
      value={typed ?? (price === undefined ? '' : writtenAmount(price, currency))}
      error={isWrong}
      helperText={why || say('settings.parcelHint')}
      sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
      slotProps={{ htmlInput: { inputMode: 'decimal', ref: field } }}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = amountFrom(target.value, currency)
        if (amount !== undefined || target.value.trim() === '') {
          onParcel(amount === undefined ? usual : { ...usual, price: minorUnits(amount) })
        }
      }}
      // What is an amount is the parcel's: from here on the field shows what stands there, whoever wrote it.
      onBlur={() => isWrong || setTyped(undefined)}
    />
  )
}

interface WayDaysProps {
  readonly parcel: Parcel
  readonly promised: WayTime
  onParcel(parcel: Parcel): void
}

/** Days on the way there; those that are promised everywhere until others are typed. */
function WayDays({ parcel, promised, onParcel }: WayDaysProps) {
  const way = parcel.wayDays ?? promised
  const put = (days: Partial<WayTime>) => onParcel({ ...parcel, wayDays: { ...way, ...days } })
  return (['from', 'to'] as const).map((end) => (
    <Days
      key={end}
      label={end === 'from' ? 'settings.wayFrom' : 'settings.wayTo'}
      value={way[end]}
      onValue={(days) => put({ [end]: days })}
    />
  ))
}
