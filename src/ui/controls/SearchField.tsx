import { useLingui } from '@lingui/react/macro'
import { Icon } from '../pictures/Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onValueChange: (value: string) => void
}

/** Finds by a word while it is typed. */
export function SearchField({ label, value, onValueChange }: SearchFieldProps) {
  const { t } = useLingui()
  return (
    <search className={styles['box']}>
      <Icon name="search" size={20} />
      <input
        className={styles['input']}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={40}
        onChange={(event) => onValueChange(event.target.value)}
      />
      {value ? <IconButton icon="close" label={t`Clear`} onClick={() => onValueChange('')} /> : null}
    </search>
  )
}
