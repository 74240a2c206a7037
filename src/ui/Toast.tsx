import { Toast } from '@base-ui/react/toast'
import { Icon } from './Icon.tsx'
import styles from './Toast.module.css'

export type ToastTone = 'plain' | 'success' | 'danger'

/** Toasts go after 2000 ms (B§9). */
const TOAST_MS = 2000

const toasts = Toast.createToastManager()

/** Says one short sentence at the top of the screen. A danger is announced at once. */
export function toast(sentence: string, tone: ToastTone = 'plain'): void {
  toasts.add({ description: sentence, type: tone, timeout: TOAST_MS, priority: tone === 'danger' ? 'high' : 'low' })
}

/** The place where toasts appear: top-center (B§9). Once per application. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={toasts} limit={2} timeout={TOAST_MS}>
      <Toast.Portal>
        <Toast.Viewport className={styles['viewport']}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ToastList() {
  const { toasts: shown } = Toast.useToastManager()
  return shown.map((entry) => (
    <Toast.Root key={entry.id} toast={entry} className={styles['toast']} swipeDirection={['up']}>
      <Toast.Content className={styles['content']}>
        {entry.type === 'success' ? <Icon name="check" size={20} /> : null}
        {entry.type === 'danger' ? <Icon name="warning" size={20} /> : null}
        <Toast.Description render={<p />} />
      </Toast.Content>
    </Toast.Root>
  ))
}
