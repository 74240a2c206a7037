import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import { inCentimetres } from '../../../../domain/design/placing/quality.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { listed } from '../../../i18n/listed.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../../ui/pictures/PageMock.tsx'
import type { SceneOf } from '../../hooks/use-scenes.ts'
import { CopiesStepper } from './CopiesStepper.tsx'
import styles from './PrintTile.module.css'
import { useNear } from './use-near.ts'

/** What a tap on a print or on what belongs to it does. */
export interface PrintActs {
  open(page: PageId): void
  copies(page: PageId, count: number): void
}

interface PrintTileProps {
  readonly page: Page
  readonly number: number
  /** The paper, the way up that it is used. */
  readonly paper: Size
  /** The square or oblong that prints lie in: all of them to one scale. */
  readonly room: Size
  /** What friends wrote to it and is not done with. */
  readonly comments: number
  /** Up to what size it is sharp, mm; absent: as large as it is printed. */
  readonly soft: Size | undefined
  readonly resources: RenderResources
  readonly sceneOf: SceneOf
  /** Grows when letters of words on it may have come; of a print without words it stays. */
  readonly letters: number
  readonly acts: PrintActs
  /** Of its buttons: the list of prints is one stop of Tab. */
  readonly tabIndex: number
}

/** A print as it comes out of the machine, how many there will be of it, and the way to change it. */
export const PrintTile = memo(function PrintTile(props: PrintTileProps) {
  const { page, number, paper, room, comments, soft, resources, sceneOf, acts, tabIndex } = props
  const { t } = useLingui()
  const [host, near] = useNear<HTMLDivElement>()
  const scale = Math.min(room.width / paper.width, room.height / paper.height)
  const width = Math.floor(paper.width * scale)
  const sharp = soft && inCentimetres(soft)
  const copies = page.copies ?? 1
  const written = comments > 0 ? t`${plural(comments, { one: '# comment', other: '# comments' })}` : ''
  return (
    <li className={styles['tile']} data-testid="print" data-fit={page.slots[0]?.fit} data-copies={copies}>
      <div className={styles['place']} style={{ height: Math.ceil(room.height) }} ref={host}>
        <button
          type="button"
          className={styles['paper']}
          style={{ width }}
          aria-label={listed([sharp ? t`Picture ${number}, blurry` : t`Picture ${number}`, written])}
          data-print={page.id}
          tabIndex={tabIndex}
          onClick={() => acts.open(page.id)}
        >
          <PageMock ratio={paper.width / paper.height} size="small">
            {near ? (
              <PageCanvas scene={sceneOf(page)} images={resources.images} fonts={resources.fonts.book} width={width} />
            ) : null}
          </PageMock>
          {comments > 0 ? <span className={styles['comments']}>{comments}</span> : null}
        </button>
      </div>
      <p className={styles['sharp']}>
        {sharp ? (
          <>
            <Icon name="warning" size={14} />
            {t`Sharp up to ${sharp.width} × ${sharp.height} cm`}
          </>
        ) : null}
      </p>
      <div className={styles['foot']}>
        <IconButton
          icon="more"
          label={t`More options for picture ${number}`}
          tabIndex={tabIndex}
          onClick={() => acts.open(page.id)}
        />
        <CopiesStepper
          value={copies}
          tabIndex={tabIndex}
          label={t`Copies of picture ${number}`}
          less={t`Fewer copies of picture ${number}`}
          more={t`More copies of picture ${number}`}
          onChange={(count) => acts.copies(page.id, count)}
        />
      </div>
    </li>
  )
}, isSame)

/** The scenes of a page that is the same object are the same, but for letters; what the acts do does not depend on the moment. */
function isSame(a: PrintTileProps, b: PrintTileProps): boolean {
  return (
    a.page === b.page &&
    a.letters === b.letters &&
    a.number === b.number &&
    a.comments === b.comments &&
    a.tabIndex === b.tabIndex &&
    a.room.width === b.room.width &&
    a.room.height === b.room.height &&
    a.soft?.width === b.soft?.width &&
    a.soft?.height === b.soft?.height &&
    a.resources === b.resources
  )
}
