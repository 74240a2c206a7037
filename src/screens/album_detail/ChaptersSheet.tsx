import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { cleanAlbumText, GROUP_TITLE_MAX } from '../../../domain/album/album-text.ts'
import { canBePrinted, PrintedField } from '../../features/album/PrintedField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './ChaptersSheet.module.css'
import type { ProposedChapters } from './use-proposed-chapters.ts'

interface ChaptersSheetProps {
  readonly proposed: ProposedChapters
  readonly onClose: () => void
  /** The photos stay one story, and nobody asks again. */
  readonly onRefuse: () => void
  readonly onMake: (titles: readonly string[]) => void
}

/** So many of its photos show what a chapter is about. */
const SHOWN = 4

/** The chapters that the photos would make, each with its first photos and a title to change. */
export function ChaptersSheet({ proposed: { chapters }, onClose, onRefuse, onMake }: ChaptersSheetProps) {
  const { t } = useLingui()
  const [titles, setTitles] = useState(chapters.map(({ title }) => title))
  const isFine = titles.every((title) => canBePrinted(title, GROUP_TITLE_MAX))
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t`Chapters`}
      action={
        <div className={styles['actions']}>
          <Button onClick={onRefuse}>
            <Trans>No chapters</Trans>
          </Button>
          <Button variant="primary" disabled={!isFine} onClick={() => onMake(titles.map(cleanAlbumText))}>
            <Plural value={chapters.length} one="Make # chapter" other="Make # chapters" />
          </Button>
        </div>
      }
    >
      <p className={styles['intro']}>
        <Trans>
          Your photos were taken on several occasions. Each chapter starts on its own page, with a title and one strong
          photo.
        </Trans>
      </p>
      <ol className={styles['chapters']}>
        {chapters.map(({ photos, line }, at) => (
          <li key={photos[0]?.id} className={styles['chapter']}>
            <span className={styles['pictures']} aria-hidden="true">
              {photos.slice(0, SHOWN).map(({ id, imageThumb }) => (
                <img key={id} src={imageThumb} alt="" decoding="async" />
              ))}
            </span>
            <PrintedField
              label={t`Title of chapter ${at + 1}`}
              value={titles[at] ?? ''}
              max={GROUP_TITLE_MAX}
              onValueChange={(title) => setTitles(titles.map((one, place) => (place === at ? title : one)))}
            />
            <p className={styles['line']}>
              <Plural value={photos.length} one="# photo" other="# photos" /> · {line}
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
