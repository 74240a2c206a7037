import { Autocomplete, TextField } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'

interface CountriesInputProps {
  /** ISO 3166-1, two letters, as both of the others. */
  readonly all: readonly string[]
  readonly value: readonly string[]
  onValue(value: readonly string[]): void
}

/** Countries to choose several of, found by their names in the language of the console. */
export function CountriesInput({ all, value, onValue }: CountriesInputProps) {
  const { say, language } = useSentences()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={[...all].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language))}
      value={[...value]}
      getOptionLabel={nameOf}
      onChange={(_, next) => onValue(next)}
      renderInput={(input) => (
        <TextField {...input} label={say('settings.countries')} helperText={say('settings.countriesHint')} />
      )}
    />
  )
}
