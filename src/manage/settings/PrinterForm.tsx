import { Box, FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-types.ts'
import { useDraft } from './use-draft.ts'

const SRGB = 'srgb'

/** How the merchant's printer wants its files. */
export function PrinterForm({ settings }: SettingsProps) {
  const { print, profiles } = settings
  const { say } = useSentences()
  const { value, change, set, drop, clear } = useDraft({ print })
  const { profile, marks, books, prints } = value.print
  const put = (part: Partial<typeof print>) => set({ print: { ...value.print, ...part } })
  return (
    <SettingsPart title={say('settings.printer')} change={change} revs={settings.revs} onSaved={drop} onDrop={clear}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        <TextField
          select
          label={say('settings.profile')}
          helperText={say('settings.profileHint')}
          value={typeof profile === 'string' ? profile : `cmyk ${profile.cmyk}`}
          onChange={({ target }) =>
            put({ profile: target.value === SRGB ? SRGB : { cmyk: target.value.slice('cmyk '.length) } })
          }
        >
          <MenuItem value={SRGB}>sRGB</MenuItem>
          {profiles.map((name) => (
            <MenuItem key={name} value={`cmyk ${name}`}>
              CMYK · {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={say('settings.books')}
          value={books}
          onChange={({ target }) => put({ books: target.value === 'one' ? 'one' : 'two' })}
        >
          <MenuItem value="one">{say('settings.booksOne')}</MenuItem>
          <MenuItem value="two">{say('settings.booksTwo')}</MenuItem>
        </TextField>
        <TextField
          select
          label={say('settings.prints')}
          value={prints}
          onChange={({ target }) => put({ prints: target.value === 'jpegs' ? 'jpegs' : 'pdf' })}
        >
          <MenuItem value="pdf">{say('settings.printsPdf')}</MenuItem>
          <MenuItem value="jpegs">{say('settings.printsJpegs')}</MenuItem>
        </TextField>
      </Box>
      <FormControlLabel
        control={<Switch checked={marks} onChange={(_, on) => put({ marks: on })} />}
        label={say('settings.marks')}
      />
    </SettingsPart>
  )
}
