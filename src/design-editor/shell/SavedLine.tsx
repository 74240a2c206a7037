import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavingStatus } from '../../../machines/editing/editing.selectors.ts'
import { clockTime } from '../../i18n/clock-time.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import styles from './SavedLine.module.css'

interface SavedLineProps {
  readonly state: SavingStatus
  /** What the clock shows, asked when a change was saved; still in stories. */
  readonly now: () => Date
}

/** The autosave in words: "saved 12:03". What was saved before it was opened has no time here. */
export function SavedLine({ state, now }: SavedLineProps) {
  const { t } = useLingui()
  const [told, setTold] = useState<{ state: SavingStatus; savedAt: Date | null }>({ state, savedAt: null })
  // Beside the state and not after it: the line is read out, and would be twice.
  if (told.state !== state) {
    setTold({ state, savedAt: state === 'saved' ? now() : told.savedAt })
  }

  const time = told.savedAt ? clockTime(told.savedAt, spokenLanguage()) : ''
  const words: Record<SavingStatus, string> = {
    saved: time ? t`Saved ${time}` : t`Saved`,
    saving: t`Saving…`,
    'on this phone': t`On this phone`,
    offline: t`Offline, kept on this phone`,
    'signed out': t`Signed out, saved on this phone`,
    'not here': t`Not saved, kept on this phone`,
    conflict: t`Changed elsewhere`,
    checking: t`Can’t reach the shop, still trying`,
  }
  return (
    <span className={styles['words']} data-state={state} role="status">
      {words[state]}
    </span>
  )
}
