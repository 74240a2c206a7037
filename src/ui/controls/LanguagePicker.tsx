import { useLingui } from '@lingui/react/macro'
import type { Language } from '../../../domain/language.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { Choice } from './Choice.tsx'

/** Each language in its own words, so that it is found by whoever cannot read the rest. */
const NAMES: Record<Language, string> = { 'zh-Hans': '简体中文', en: 'English', 'zh-Hant': '繁體中文' }

interface LanguagePickerProps {
  readonly value: Language
  readonly onValueChange: (language: Language) => void
}

export function LanguagePicker({ value, onValueChange }: LanguagePickerProps) {
  const { t } = useLingui()
  return (
    <Choice
      label={t`Language`}
      value={value}
      onValueChange={onValueChange}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: <span lang={language}>{NAMES[language]}</span>,
      }))}
    />
  )
}
