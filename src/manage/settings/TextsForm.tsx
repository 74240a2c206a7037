import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { LANGUAGES, type Localised } from '../../../domain/language.ts'
import { SHOP_TEXT_KINDS, SHOP_TEXT_MAX, type ShopTexts } from '../../../domain/merchant/shop-texts.ts'
import { LANGUAGE_NAMES, useSentences } from '../sentences/speak.ts'
import { SettingsPart } from './SettingsPart.tsx'
import type { SettingsProps } from './settings-types.ts'
import { useDraft } from './use-draft.ts'

const EMPTY: Localised = { 'zh-Hans': '', 'zh-Hant': '', en: '' }

/** What a buyer must know, one language at a time: such texts are long. */
export function TextsForm({ settings }: SettingsProps) {
  const { say, language: spoken } = useSentences()
  const [language, setLanguage] = useState(spoken)
  const { value, change, set, drop, clear } = useDraft<ShopTexts>(settings.texts)
  return (
    <SettingsPart
      title={say('settings.texts')}
      change={change && { texts: change }}
      revs={settings.revs}
      onSaved={drop}
      onDrop={clear}
    >
      <Typography color="text.secondary">
        {settings.version === 0 ? say('settings.noTexts') : say('settings.version', { version: settings.version })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {LANGUAGES.map((one) => (
          <Button
            key={one}
            variant={one === language ? 'contained' : 'outlined'}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {LANGUAGE_NAMES[one]}
          </Button>
        ))}
      </Stack>
      {SHOP_TEXT_KINDS.map((kind) => (
        <TextField
          key={kind}
          label={say(`text.${kind}`)}
          helperText={say(`textHint.${kind}`)}
          multiline
          minRows={3}
          maxRows={16}
          value={value[kind]?.[language] ?? ''}
          slotProps={{ htmlInput: { lang: language, maxLength: SHOP_TEXT_MAX } }}
          onChange={({ target }) => set({ [kind]: { ...EMPTY, ...value[kind], [language]: target.value } })}
        />
      ))}
    </SettingsPart>
  )
}
