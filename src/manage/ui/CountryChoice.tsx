import { Autocomplete, TextField } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'

interface CountryChoiceProps {
  readonly label: string
  readonly hint?: string
  /** ISO 3166-1, two letters, as `value`. */
  readonly countries: readonly string[]
  readonly value: string
  onValue(value: string): void
}

/** One of many countries, found by its name in the language of the console. */
export function CountryChoice({ label, hint, countries, value, onValue }: CountryChoiceProps) {
  const { language } = useSentences()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const nameOf = (code: string) => names.of(code) ?? code
  return (
    <Autocomplete
      disableClearable
      options={[...countries].sort((a, b) => nameOf(a).localeCompare(nameOf(b), language))}
      value={value}
      getOptionLabel={nameOf}
      onChange={(_, next) => onValue(next)}
      renderInput={(input) => <TextField {...input} label={label} helperText={hint} />}
    />
  )
}
