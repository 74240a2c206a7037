import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { coverChoices } from '../../../domain/design/change/cover-change.ts'
import { COVER_NAMES } from '../../features/cover/cover-names.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useRovingFocus } from '../hooks/use-roving-focus.ts'
import styles from './LayoutPanel.module.css'

interface CoverRowProps {
  readonly document: EditorDocument
  readonly resources: RenderResources
  readonly coverPhotos: number
  readonly make: EditCommands['make']
}

/** Height of a cover in the row, css px. */
const THUMB = 84

/** The four covers of the look with this book's photo and words: a tap, and it has another one. */
export function CoverRow({ document, resources, coverPhotos, make }: CoverRowProps) {
  const { t, i18n } = useLingui()
  const { design, world, photoBook, sceneOf } = document
  const choices = useMemo(
    () => coverChoices(design, { ...world, photos: photoBook }, Math.max(1, coverPhotos)),
    [design, world, photoBook, coverPhotos],
  )
  const roving = useRovingFocus({ count: choices.length, home: choices.findIndex(({ isShown }) => isShown) })
  return choices.length > 0 ? (
    <ul className={styles['row']} aria-label={t`Covers`} {...roving.row}>
      {choices.map(({ style, page, isShown, edit }, at) => {
        const scene = sceneOf(page)
        return (
          <li key={style}>
            <button
              type="button"
              className={styles['choice']}
              tabIndex={roving.tabIndexOf(at)}
              aria-pressed={isShown}
              onClick={isShown ? undefined : () => make(edit, t`Cover changed`)}
            >
              <span className={styles['pages']}>
                <PageCanvas
                  scene={scene}
                  images={resources.images}
                  fonts={resources.fonts.book}
                  width={Math.round((THUMB * scene.width) / scene.height)}
                />
              </span>
              <span className={styles['name']}>{i18n._(COVER_NAMES[style])}</span>
            </button>
          </li>
        )
      })}
    </ul>
  ) : (
    <p className={styles['one']}>{t`This cover has one layout.`}</p>
  )
}
