import type { Design, Page } from '../../../../domain/design/design.ts'
import { wallOf } from '../../../../domain/design/sheets/wall.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { SheetPaper } from '../../../../domain/product/paper.ts'
import type { FontBook } from '../../../../editor/scene/font-book.ts'
import type { Scene } from '../../../../editor/scene/scene.ts'
import type { EditorImages } from '../../../ports/render-resources.ts'
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
}

/** The wall as it will hang, to be looked at: every picture in its place, all of them to one scale. */
export function WallPicture({ design, paper, sceneOf, images, fonts, room }: WallPictureProps) {
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
        const scene = page && sceneOf(page)
        const left = Math.round(box.x * scale)
        const width = Math.round((box.x + box.width) * scale) - left
        return scene ? (
          <div key={sheetId} className={styles['picture']} style={{ left, top: Math.round(box.y * scale), width }}>
            <PageMock ratio={scene.width / scene.height}>
              <PageCanvas scene={scene} images={images} fonts={fonts} width={width} />
            </PageMock>
          </div>
        ) : null
      })}
    </div>
  )
}
