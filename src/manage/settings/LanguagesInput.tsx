import {
  Box,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  TextField,
} from '@mui/material'
import { useId } from 'react'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { LANGUAGE_NAMES, useSentences } from '../sentences/speak.ts'

interface LanguagesInputProps {
  /** The first for whoever reads none of them. */
  readonly value: readonly Language[]
  onValue(value: Language[]): void
}

/** Which languages the shop speaks, and which one a shopper gets who reads none of them. */
export function LanguagesInput({ value, onValue }: LanguagesInputProps) {
  const { say } = useSentences()
  const named = useId()
  const without = (language: Language) => value.filter((spoken) => spoken !== language)
  return (
    <Box role="group" aria-labelledby={named}>
      <FormLabel id={named}>{say('settings.languages')}</FormLabel>
      <FormGroup row>
        {LANGUAGES.map((language) => (
          <FormControlLabel
            key={language}
            lang={language}
            control={
              <Checkbox
                checked={value.includes(language)}
                onChange={(_, on) => onValue(on ? [...value, language] : without(language))}
              />
            }
            label={LANGUAGE_NAMES[language]}
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ mb: 2 }}>{say('settings.languagesHint')}</FormHelperText>
      {value.length > 1 && (
        <TextField
          select
          fullWidth
          label={say('settings.firstLanguage')}
          helperText={say('settings.firstLanguageHint')}
          value={value[0]}
          onChange={({ target }) => {
            const first = target.value as Language
            onValue([first, ...without(first)])
          }}
        >
          {value.map((language) => (
            <MenuItem key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
