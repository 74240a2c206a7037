import { useLingui } from '@lingui/react/macro'
import { EDIT_REFUSALS } from '../../../domain/refusals/edit.refusals.ts'
import { unprintableIn } from '../../../domain/text/printable.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import { roomLeft } from '../../../editor/scene/text/room-left.ts'
import { rowsOfSprite } from '../../../editor/scene/text/sprite-rows.ts'
import { localised } from '../../i18n/i18n.ts'
import { ROLE_NAMES } from '../../messages/page-name.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import type { EditorFonts } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useClosedByEscape } from '../hooks/use-closed-by-escape.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { TextStyleTools } from './TextStyleTools.tsx'
import type { Writing } from './use-writing.ts'
import type { WritingFieldState } from './use-writing-field.ts'
import { useWrittenPages } from './use-written-pages.ts'
import styles from './WritingTools.module.css'

interface WritingToolsProps {
  readonly writing: Writing
  readonly field: WritingFieldState
  readonly document: EditorDocument
  readonly pages: readonly SpreadPage[]
  readonly fonts: EditorFonts
}

/** Below a text that is written on its page: how it looks, whether it fits there, in words, and how it ends. */
export function WritingTools(props: WritingToolsProps) {
  const { writing, field } = props
  const { t } = useLingui()
  // Back keeps what was typed, as Done does.
  useHistoryEntry(true, field.finish)
  useClosedByEscape(true, field.cancel)
  return (
    <section
      className={styles['tools']}
      aria-label={t`Edit text`}
      onMouseDown={(event) => event.preventDefault()}
      data-testid="writing-tools"
    >
      {writing.look ? <TextStyleTools look={writing.look} fonts={props.fonts} onChange={writing.restyle} /> : null}
      <Fit {...props} />
    </section>
  )
}

/** Follows every key. */
function Fit({ writing, field, document, pages: before, fonts }: WritingToolsProps) {
  const { t, i18n } = useLingui()
  const { caption } = writing
  const { pages, refusal } = useWrittenPages(writing, document, before, fonts)
  const page = pages.find(({ pageId }) => pageId === caption?.pageId)
  const found = page?.scene.sprites.find(({ id }) => id === caption?.caption.id)
  const sprite = found?.kind === 'text' ? found : undefined
  const missing = [...new Set([...(sprite?.missing ?? []), ...unprintableIn(sprite?.written?.text ?? '')])].join(' ')
  const beyond = sprite?.overflows ? charactersBeyond(sprite, fonts.book) : 0
  const isSmaller = sprite?.written !== undefined && sprite.size < sprite.written.style.size
  const left = sprite && !sprite.overflows ? roomLeft(sprite, fonts.book) : undefined
  const fits = isSmaller ? t`Made smaller to fit.` : t`It fits.`
  return (
    <>
      <div className={styles['foot']}>
        <p className={styles['role']}>
          {i18n._(ROLE_NAMES[caption?.caption.role ?? 'text'])}
          {refusal || missing || sprite?.overflows ? null : (
            <small>{left === undefined ? fits : t`About ${left} more characters fit.`}</small>
          )}
        </p>
        <div className={styles['ends']}>
          <Button onClick={field.cancel}>{t`Cancel`}</Button>
          <Button variant="primary" disabled={refusal !== null} onClick={field.finish}>
            {t`Done`}
          </Button>
        </div>
      </div>
      {missing ? (
        <p className={styles['warning']} role="alert">{t`These characters can’t be printed: ${missing}`}</p>
      ) : refusal ? (
        <p className={styles['warning']} role="alert">
          {localised(EDIT_REFUSALS[refusal].sentence)}
        </p>
      ) : sprite?.overflows ? (
        <p className={styles['warning']} role="alert">
          {t`Too long for this spot: about ${beyond} characters don’t fit.`}
        </p>
      ) : null}
    </>
  )
}

/** How many characters lie below the place, or beside it where it is narrower than one of them. */
function charactersBeyond(sprite: NonNullable<Parameters<typeof rowsOfSprite>[0]>, fonts: FontBook): number {
  const rows = rowsOfSprite(sprite, fonts)
  const room = sprite.angle === 90 ? sprite.box.width : sprite.box.height
  const top = rows[0]?.top ?? 0
  const first = rows.find(({ bottom }) => bottom - top > room + 1e-6)
  return Math.max(1, (rows.at(-1)?.to ?? 0) - (first?.from ?? 0))
}
