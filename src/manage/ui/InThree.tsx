import { Box, TextField } from '@mui/material'
import { LANGUAGES, type Localised } from '../../../domain/language.ts'
import { LANGUAGE_NAMES } from '../sentences/speak.ts'

interface InThreeProps {
  readonly label: string
  readonly value: Localised
  onValue(value: Localised): void
  readonly multiline?: boolean
}

/** A text in the languages of the shop, side by side on a desk. What is left empty is read in another language. */
export function InThree({ label, value, onValue, multiline = false }: InThreeProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={`${label} · ${LANGUAGE_NAMES[language]}`}
          value={value[language]}
          multiline={multiline}
          slotProps={{ htmlInput: { lang: language, maxLength: 500 } }}
          onChange={({ target }) => onValue({ ...value, [language]: target.value })}
        />
      ))}
    </Box>
  )
}
