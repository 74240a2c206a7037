import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { PageId } from '../../../domain/ids.ts'
import { pageName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { roomOn } from '../edits/page-edits.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import styles from './MovePhotoSheet.module.css'
import { PageThumb } from './PageThumb.tsx'

interface MovePhotoSheetProps {
  readonly document: EditorDocument
  /** Where the photo lies. */
  readonly from: PageId
  readonly resources: RenderResources
  readonly pictures: ReadonlyMap<PageId, string>
  onMove(pageId: PageId): void
  onClose(): void
}

/** Width of a page, css px. */
const THUMB = 72

/** The pages that a photo may move to, each by its picture; one that takes no more says why. */
export function MovePhotoSheet({ document, from, resources, pictures, onMove, onClose }: MovePhotoSheetProps) {
  const { t, i18n } = useLingui()
  const { design, world, sceneOf } = document
  const list = useRef<HTMLUListElement>(null)
  // The pages around the photo are the likeliest.
  useEffect(() => list.current?.querySelector('[data-here]')?.scrollIntoView({ block: 'center' }), [])
  const why = { room: '', full: t`full`, locked: t`locked`, none: '' }
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={t`Move the photo to`}>
      <ul className={styles['pages']} ref={list}>
        {design.pages.map((page) => {
          const isHere = page.id === from
          const room = roomOn(page, world)
          const note = isHere ? t`it’s here now` : why[room]
          return room === 'none' ? null : (
            <li key={page.id} data-here={isHere || undefined}>
              <button
                type="button"
                className={styles['page']}
                disabled={isHere || room !== 'room'}
                onClick={() => onMove(page.id)}
              >
                <PageThumb scene={sceneOf(page)} {...{ resources }} picture={pictures.get(page.id)} width={THUMB} />
                {i18n._(pageName(design, page.id))}
                {note ? <small>{note}</small> : null}
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
