import { Box, TextField } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'
import { InThree } from '../ui/InThree.tsx'
import { LanguagesInput } from './LanguagesInput.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-types.ts'
import { useDraft } from './use-draft.ts'

/** Name, accent, logo, languages, and how people reach the shop. */
export function FaceForm({ settings }: SettingsProps) {
  const { say } = useSentences()
  const { name, description, accent, logo, contact, languages } = settings
  const { value, change, set, drop, clear } = useDraft({ name, description, accent, logo, contact, languages })
  const reach = (part: Partial<typeof contact>) => set({ contact: { ...value.contact, ...part } })
  return (
    <SettingsPart title={say('settings.face')} change={change} revs={settings.revs} onSaved={drop} onDrop={clear}>
      <InThree label={say('settings.name')} value={value.name} onValue={(next) => set({ name: next })} />
      <InThree
        label={say('settings.description')}
        value={value.description}
        onValue={(next) => set({ description: next })}
        multiline
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' } }}>
        <TextField
          type="color"
          label={say('settings.accent')}
          value={value.accent}
          onChange={({ target }) => set({ accent: target.value })}
        />
        <TextField
          type="url"
          label={say('settings.logo')}
          helperText={say('settings.logoHint')}
          value={value.logo}
          onChange={({ target }) => set({ logo: target.value })}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        <TextField
          type="tel"
          label={say('address.phone')}
          value={value.contact.phone}
          onChange={({ target }) => reach({ phone: target.value })}
        />
        <TextField
          label={say('settings.wechat')}
          value={value.contact.wechat}
          onChange={({ target }) => reach({ wechat: target.value })}
        />
        <TextField
          type="email"
          label={say('signIn.email')}
          value={value.contact.email}
          onChange={({ target }) => reach({ email: target.value })}
        />
      </Box>
      <LanguagesInput value={value.languages} onValue={(next) => set({ languages: next })} />
    </SettingsPart>
  )
}
