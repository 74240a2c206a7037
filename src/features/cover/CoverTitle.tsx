import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanAlbumText } from '../../../domain/album/album-text.ts'
import { COVER_TITLE_MAX, shortCoverTitle } from '../../../domain/album/cover-title.ts'
import { Suggestions } from '../../ui/controls/Suggestions.tsx'
import { canBePrinted, PrintedField } from '../album/PrintedField.tsx'
import styles from './CoverTitle.module.css'

interface CoverTitleProps {
  /** `undefined`: nobody has said yet; empty: none is wished. */
  readonly title: string | undefined
  readonly ideas: readonly string[]
  readonly onTitle: (title: string) => void
  /** Told with everything that is typed: what cannot be printed, or is too long, is not kept when the field is left. */
  readonly onTyped: (mayBeKept: boolean) => void
}

/** What the book is called: taken from dates and places with a tap, typed, or deliberately nothing. */
export function CoverTitle({ title, ideas, onTitle, onTyped }: CoverTitleProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(title ?? '')
  const type = (text: string) => {
    setTyped(text)
    onTyped(canBePrinted(text, COVER_TITLE_MAX))
  }
  const take = (idea: string) => {
    type(idea)
    onTitle(idea)
  }
  return (
    <div className={styles['title']}>
      <PrintedField
        label={t`Title and year on the cover`}
        hint={title === undefined ? t`Nothing is printed until you choose` : t`It’s printed on the spine too`}
        value={typed}
        max={COVER_TITLE_MAX}
        onValueChange={type}
        onBlur={() => {
          const said = shortCoverTitle(cleanAlbumText(typed))
          // An empty field that was only passed through says nothing.
          if (canBePrinted(typed, COVER_TITLE_MAX) && said !== (title ?? '')) {
            onTitle(said)
          }
        }}
      />
      <Suggestions suggestions={ideas} onChoose={take} chosen={{ value: title }} none={<Trans>No title</Trans>} />
    </div>
  )
}
