import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'
import type { Caption } from '../../../domain/design/design.ts'
import { ROLE_NAMES } from '../../messages/page-name.ts'
import { focusAgain } from './focus-again.ts'
import type { WritingFieldState as Field } from './use-writing-field.ts'
import styles from './WritingField.module.css'

interface WritingFieldProps {
  readonly field: Field
  readonly caption: Pick<Caption, 'id' | 'role' | 'text'>
  /** What was typed before the page was loaded anew. */
  readonly begunWith: string | null
}

/**
 * The real field of a text that is written on its page: for input methods, autocorrect, screen readers and the keyboard.
 *
 * It is never written into from here: what it holds is what an input method believes to be there.
 */
export function WritingField({ field, caption, begunWith }: WritingFieldProps) {
  const { t, i18n } = useLingui()
  const { element, mark } = field
  const { id } = caption

  // In the event that opened it: a phone shows no keyboard for a focus that comes later.
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.setSelectionRange(element.current.value.length, element.current.value.length)
  }, [element])

  useEffect(() => {
    const host = element.current?.parentElement
    const keepFocus = (event: Event) => event.preventDefault()
    const move = () => mark()
    let byPointer = false
    const hand = ({ type }: Event) => {
      byPointer = type === 'pointerdown'
    }
    window.addEventListener('pointerdown', hand, { capture: true })
    window.addEventListener('keydown', hand, { capture: true })
    host?.addEventListener('mousedown', keepFocus)
    document.addEventListener('selectionchange', move)
    mark()
    return () => {
      host?.removeEventListener('mousedown', keepFocus)
      document.removeEventListener('selectionchange', move)
      window.removeEventListener('pointerdown', hand, { capture: true })
      window.removeEventListener('keydown', hand, { capture: true })
      focusAgain(host?.querySelector<HTMLElement>(`[data-caption="${CSS.escape(id)}"]`), byPointer)
    }
  }, [element, mark, id])

  return (
    <textarea
      ref={element}
      className={styles['field']}
      defaultValue={begunWith ?? caption.text}
      aria-label={i18n._(ROLE_NAMES[caption.role])}
      // Not `placeholder`: Chromium styles the one that nobody sees anew with every key.
      aria-placeholder={t`Write here`}
      aria-multiline={!field.isOneLine}
      enterKeyHint={field.isOneLine ? 'done' : 'enter'}
      wrap="off"
      data-testid="writing-field"
      {...field.handlers}
    />
  )
}
