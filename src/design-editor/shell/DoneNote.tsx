import type { Announcement } from '../hooks/use-commands.ts'
import styles from './DoneNote.module.css'

/** What was done last, whole, over the lower edge of the canvas for a while. Ears are told elsewhere. */
export function DoneNote({ spoken, note }: Announcement) {
  return note ? (
    <p className={styles['edge']} aria-hidden="true">
      <span key={spoken.turn} className={styles['note']} data-done>
        {note}
      </span>
    </p>
  ) : null
}
