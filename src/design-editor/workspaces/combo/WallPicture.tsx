import { useLingui } from '@lingui/react/macro'
import type { Design, Page } from '../../../../domain/design/design.ts'
import { wallOf } from '../../../../domain/design/sheets/wall.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { type SheetPaper, sheetFormatOf } from '../../../../domain/product/paper.ts'
import type { FontBook } from '../../../../editor/scene/font-book.ts'
import type { Scene } from '../../../../editor/scene/scene.ts'
import { localised } from '../../../i18n/i18n.ts'
import type { EditorImages } from '../../../ports/render-resources.ts'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../../ui/pictures/PageMock.tsx'
import styles from './WallPicture.module.css'

interface WallPictureProps {
  readonly design: Pick<Design, 'pages'>
  readonly paper: SheetPaper
  readonly sceneOf: (page: Page) => Scene
  readonly images: EditorImages
  readonly fonts: FontBook
  /** What there is to draw in, css px. */
  readonly room: Size
  readonly selected?: PageId | undefined
  /** Pictures that have too few pixels for their size. */
  readonly soft?: ReadonlySet<PageId>
  /** Absent: the wall is only looked at. */
  readonly onTap?: (page: Page) => void
}

/** The wall as it will hang: every picture in its place, all of them to one scale. */
export function WallPicture(props: WallPictureProps) {
  const { design, paper, room } = props
  const wall = wallOf(paper)
  const scale = Math.max(0.01, Math.min(room.width / wall.width, room.height / wall.height))
  return (
    <div
      className={styles['wall']}
      style={{ width: wall.width * scale, height: wall.height * scale }}
      data-testid="wall"
    >
      {wall.places.map(({ sheetId, box }) => {
        const page = design.pages.find(({ sheet }) => sheet?.id === sheetId)
        const left = Math.round(box.x * scale)
        const width = Math.round((box.x + box.width) * scale) - left
        const place = { left, top: Math.round(box.y * scale), width }
        return page ? <Hung key={sheetId} {...props} page={page} sheetId={sheetId} place={place} /> : null
      })}
    </div>
  )
}

interface HungProps extends WallPictureProps {
  readonly page: Page
  readonly sheetId: string
  readonly place: { readonly left: number; readonly top: number; readonly width: number }
}

/** One picture in its place. */
function Hung({ page, sheetId, place, design, paper, sceneOf, images, fonts, selected, soft, onTap }: HungProps) {
  const { t } = useLingui()
  const scene = sceneOf(page)
  const picture = (
    <PageMock ratio={scene.width / scene.height}>
      <PageCanvas scene={scene} images={images} fonts={fonts} width={place.width} />
    </PageMock>
  )
  if (!onTap) {
    return (
      <div className={styles['picture']} style={place}>
        {picture}
      </div>
    )
  }
  const number = design.pages.indexOf(page) + 1
  const size = localised(sheetFormatOf(paper, page.sheet).name)
  const isSoft = soft?.has(page.id) ?? false
  return (
    <button
      type="button"
      className={styles['picture']}
      style={place}
      aria-label={isSoft ? t`Picture ${number}, ${size}, soft` : t`Picture ${number}, ${size}`}
      aria-pressed={page.id === selected}
      data-sheet={sheetId}
      data-photo={page.slots[0]?.placement?.photoId}
      onClick={() => onTap(page)}
    >
      {picture}
      {isSoft ? (
        <span className={styles['badge']}>
          <Icon name="warning" size={14} />
        </span>
      ) : null}
    </button>
  )
}
