import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../domain/language.ts'
import { Choice } from './Choice.tsx'

/** Each language in its own words, so that it is found by whoever cannot read the rest. */
const NAMES: Record<Language, string> = { 'zh-Hans': '简体中文', en: 'English', 'zh-Hant': '繁體中文' }

interface LanguagePickerProps {
  /** Those that there are to choose from; of one there is no choice. */
  readonly languages: readonly Language[]
  readonly value: Language
  readonly onValueChange: (language: Language) => void
}

export function LanguagePicker({ languages, value, onValueChange }: LanguagePickerProps) {
  const { t } = useLingui()
  if (languages.length < 2) {
    return null
  }
  return (
    <Choice
      label={t`Language`}
      value={value}
      onValueChange={onValueChange}
      options={languages.map((language) => ({
        value: language,
        label: <span lang={language}>{NAMES[language]}</span>,
      }))}
    />
  )
}
