import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { SHORTCUTS, type ShortcutName } from '../hooks/use-shortcuts.ts'
import styles from './KeysSheet.module.css'

interface KeysSheetProps {
  readonly names: readonly ShortcutName[]
  onClose(): void
}

/** What the keys of a keyboard do here. */
export function KeysSheet({ names, onClose }: KeysSheetProps) {
  const { t, i18n } = useLingui()
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={t`Shortcuts`}>
      {/* Longer than a phone, and nothing in it takes the focus to scroll it by keys: the list itself does. */}
      <dl className={styles['keys']} tabIndex={0}>
        {names.map((name) => (
          <div key={name}>
            <dt>
              {SHORTCUTS[name].keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{i18n._(SHORTCUTS[name].says)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
