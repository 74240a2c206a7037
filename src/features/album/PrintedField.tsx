import { useLingui } from '@lingui/react/macro'
import { cleanAlbumText } from '../../../domain/album/album-text.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import { unprintableIn } from '../../../domain/text/printable.ts'
import { Field } from '../../ui/controls/Field.tsx'

interface PrintedFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  /** As many characters fit its place. */
  readonly max: number
  readonly rows?: number
  readonly onValueChange: (value: string) => void
  readonly onBlur?: () => void
}

/** A text that is printed: how much room is left stands below it from the first letter on, and what cannot be printed by name. */
export function PrintedField({ value, max, hint, ...field }: PrintedFieldProps) {
  const { t } = useLingui()
  const clean = cleanAlbumText(value)
  const count = countGraphemes(clean)
  const missing = unprintableIn(clean).join(' ')
  const tooLong = count > max ? t`Text length exceeds ${max} characters.` : undefined
  const counted = count > 0 ? t`${count} of ${max} characters` : undefined
  return (
    <Field
      {...field}
      value={value}
      hint={[hint, counted].filter((part) => part !== undefined).join(' · ')}
      error={missing === '' ? tooLong : t`These characters can’t be printed: ${missing}`}
    />
  )
}

/** Whether a text can be kept: those that cannot say why below their fields. */
export function canBePrinted(value: string, max: number): boolean {
  const clean = cleanAlbumText(value)
  return countGraphemes(clean) <= max && unprintableIn(clean).length === 0
}
