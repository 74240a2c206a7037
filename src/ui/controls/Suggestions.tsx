import type { ReactNode } from 'react'
import styles from './Suggestions.module.css'

interface SuggestionsProps {
  readonly suggestions: readonly string[]
  readonly onChoose: (suggestion: string) => void
  /** The one that holds, `undefined` while none does. Given where the row also shows what was chosen. */
  readonly chosen?: { readonly value: string | undefined }
  /** Words of a last button that chooses nothing. */
  readonly none?: ReactNode
}

/** Words that may be taken with one tap instead of being typed. */
export function Suggestions({ suggestions, onChoose, chosen, none }: SuggestionsProps) {
  const offered = [
    ...suggestions.map((value) => ({ value, words: value as ReactNode })),
    ...(none === undefined ? [] : [{ value: '', words: none }]),
  ]
  return (
    <div className={styles['row']}>
      {offered.map(({ value, words }) => (
        <button
          key={value}
          type="button"
          className={styles['suggestion']}
          aria-pressed={chosen && chosen.value === value}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
