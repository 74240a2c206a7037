import type { ReactNode } from 'react'
import styles from './ActionRow.module.css'

/** Buttons below a sentence: what can be done about it. */
export function ActionRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['ways']}>{children}</div>
}
