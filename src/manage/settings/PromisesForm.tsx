import { Box, FormControl, FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { CHANGE_MINUTES_MAX } from '../../../domain/order/order-changes.ts'
import { useSentences } from '../sentences/speak.ts'
import { CountriesInput } from './CountriesInput.tsx'
import { Days } from './Days.tsx'
import { ParcelFields } from './ParcelFields.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-types.ts'
import { useDraft } from './use-draft.ts'

/** What most shops of printed photos keep. */
const USUAL = { makeDays: 3, wayDays: { from: 2, to: 4 } }

/** How long things take, how long a shopper may change his mind, and what is given to whoever brought him. */
export function PromisesForm({ settings }: SettingsProps) {
  const { delivery, country, countries, parcels, changeMinutes, shareProfit, invoices } = settings
  const { say } = useSentences()
  const { value, change, set, drop, clear } = useDraft({
    delivery,
    country,
    countries,
    parcels,
    changeMinutes,
    shareProfit,
    invoices,
  })
  const promised = value.delivery
  return (
    <SettingsPart title={say('settings.promises')} change={change} revs={settings.revs} onSaved={drop} onDrop={clear}>
      <FormControlLabel
        control={
          <Switch
            checked={promised !== null}
            onChange={(_, on) => set({ delivery: on ? (delivery ?? USUAL) : null })}
          />
        }
        label={say('settings.delivery')}
      />
      {promised && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
          <Days
            label="settings.makeDays"
            value={promised.makeDays}
            onValue={(makeDays) => set({ delivery: { ...promised, makeDays } })}
          />
          <Days
            label="settings.wayFrom"
            value={promised.wayDays.from}
            onValue={(from) => set({ delivery: { ...promised, wayDays: { ...promised.wayDays, from } } })}
          />
          <Days
            label="settings.wayTo"
            value={promised.wayDays.to}
            onValue={(to) => set({ delivery: { ...promised, wayDays: { ...promised.wayDays, to } } })}
          />
        </Box>
      )}
      <CountriesInput
        all={settings.allCountries}
        value={value.countries}
        onValue={(next) => set({ countries: [...next] })}
      />
      <ParcelFields
        {...{ currency: settings.currency, all: settings.allCountries }}
        {...{ country: value.country, countries: value.countries, parcels: value.parcels }}
        promised={promised?.wayDays}
        onCountry={(next) => set({ country: next })}
        onParcels={(next) => set({ parcels: [...next] })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <Days
          label="settings.changeMinutes"
          hint="settings.changeHint"
          max={CHANGE_MINUTES_MAX}
          value={value.changeMinutes}
          onValue={(minutes) => set({ changeMinutes: minutes })}
        />
        <Days
          label="settings.share"
          hint="settings.shareHint"
          max={100}
          value={value.shareProfit}
          onValue={(percent) => set({ shareProfit: percent })}
        />
      </Box>
      <FormControl>
        <FormControlLabel
          control={<Switch checked={value.invoices} onChange={(_, on) => set({ invoices: on })} />}
          label={say('settings.invoices')}
        />
        <FormHelperText>{say('settings.invoicesHint')}</FormHelperText>
      </FormControl>
    </SettingsPart>
  )
}
