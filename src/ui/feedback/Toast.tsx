import { useSyncExternalStore } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import styles from './Toast.module.css'

export type ToastTone = 'plain' | 'success' | 'danger'

interface Shown {
  readonly id: number
  readonly sentence: string
  readonly tone: ToastTone
}

/** Toasts go after 2000 ms (B§9). */
const TOAST_MS = 2000
/** More than two at once cover the screen. */
const MOST = 2

let shown: readonly Shown[] = []
let last = 0
const listeners = new Set<() => void>()

function show(next: readonly Shown[]): void {
  shown = next
  for (const listener of [...listeners]) {
    listener()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says one short sentence at the top of the screen. A danger is announced at once. */
export function toast(sentence: string, tone: ToastTone = 'plain'): void {
  last += 1
  const id = last
  show([...shown.slice(1 - MOST), { id, sentence, tone }])
  window.setTimeout(() => show(shown.filter((entry) => entry.id !== id)), TOAST_MS)
}

/** The place where toasts appear: top-center (B§9). Once per application; it stands there before the first toast comes. */
export function Toasts() {
  const entries = useSyncExternalStore(subscribe, () => shown)
  const calm = entries.filter(({ tone }) => tone !== 'danger')
  const urgent = entries.filter(({ tone }) => tone === 'danger')
  return (
    <div className={styles['place']}>
      <ToastList role="alert" entries={urgent} />
      <ToastList role="status" entries={calm} />
    </div>
  )
}

function ToastList({ role, entries }: { readonly role: 'alert' | 'status'; readonly entries: readonly Shown[] }) {
  return (
    <div role={role} className={styles['list']}>
      {entries.map(({ id, sentence, tone }) => (
        <p key={id} className={styles['toast']} data-tone={tone}>
          {tone === 'plain' ? null : <Icon name={tone === 'success' ? 'check' : 'warning'} size={20} />}
          {sentence}
        </p>
      ))}
    </div>
  )
}
