import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Caption } from '../../../domain/design/design.ts'
import { TEXT_LIMITS } from '../../../domain/design/edits/text-refusal.ts'
import { countGraphemes } from '../../../domain/text/graphemes.ts'
import { ROLE_NAMES } from '../../messages/page-name.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './TextEditor.module.css'

interface TextEditorProps {
  readonly caption: Pick<Caption, 'role' | 'text'>
  /** The text as laid out does not fit at its smallest size, or holds characters that no font has. */
  readonly verdict: { readonly overflows: boolean; readonly missing: readonly string[] }
  /** Told with every key, also while a word is being composed: the page shows it at once. */
  onType(text: string): void
  onDone(text: string): void
  onCancel(): void
}

/**
 * A real text field below the page, which shows the text live in the theme's type.
 *
 * While an input method composes, nothing is counted, cut or finished: Enter chooses a candidate, Escape drops it.
 */
export function TextEditor({ caption, verdict, onType, onDone, onCancel }: TextEditorProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState(caption.text)
  const composing = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [counted, setCounted] = useState(caption.text)
  const left = TEXT_LIMITS[caption.role] - countGraphemes(counted)
  const role = i18n._(ROLE_NAMES[caption.role])
  const oneLine = caption.role === 'title' || caption.role === 'spine'

  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])

  const take = (next: string) => {
    setText(next)
    onType(next)
    if (!composing.current) {
      setCounted(next)
    }
  }
  const finish = () => {
    if (!composing.current && left >= 0) {
      onDone(text)
    }
  }
  // Back keeps what was typed, as Done does; a text that is too long stays in the field.
  useHistoryEntry(true, finish)
  const missing = verdict.missing.join(' ')
  return (
    <section className={styles['editor']} aria-label={t`Edit text`}>
      <label className={styles['label']} htmlFor="caption-text">
        {role}
      </label>
      <textarea
        id="caption-text"
        ref={field}
        className={styles['field']}
        rows={oneLine ? 1 : 3}
        value={text}
        placeholder={t`Write here`}
        aria-describedby="caption-left"
        aria-invalid={left < 0 || verdict.missing.length > 0}
        enterKeyHint={oneLine ? 'done' : 'enter'}
        onChange={(event) =>
          take(oneLine ? event.currentTarget.value.replaceAll('\n', ' ') : event.currentTarget.value)
        }
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          setCounted(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          // `isComposing` is the only true word on it in Safari, whose compositionend comes before the key.
          if (event.nativeEvent.isComposing || composing.current || event.keyCode === IME_KEY) {
            return
          }
          if (event.key === 'Escape') {
            onCancel()
          } else if (event.key === 'Enter' && (oneLine || event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            finish()
          }
        }}
      />
      <div className={styles['foot']}>
        <p id="caption-left" className={styles['left']} data-over={left < 0 || undefined} aria-live="polite">
          {left < 0 ? t`${-left} characters too many` : t`${left} characters left`}
        </p>
        <Button onClick={onCancel}>{t`Cancel`}</Button>
        <Button variant="primary" disabled={left < 0} onClick={finish}>
          {t`Done`}
        </Button>
      </div>
      {verdict.missing.length > 0 ? (
        <p className={styles['warning']} role="alert">{t`These characters cannot be printed: ${missing}`}</p>
      ) : null}
      {verdict.overflows ? (
        <p className={styles['warning']} role="alert">{t`The text is longer than its place on the page.`}</p>
      ) : null}
    </section>
  )
}

/** The key code of every key that an input method takes for itself. */
const IME_KEY = 229
