import type { Box } from '../../../domain/geometry.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useWidth } from '../../ui/layout/use-width.ts'
import { CoverFront } from '../../ui/pictures/CoverFront.tsx'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../ui/pictures/PageMock.tsx'
import type { SampleScenes } from './sample-book.ts'
import styles from './ThemePictures.module.css'

interface ThemeCoverProps {
  readonly scenes: SampleScenes
  readonly fonts: FontBook
  readonly images: EditorImages
  /** As wide as its place instead of with air around it. */
  readonly fills?: boolean
}

/** The front of a sample book, painted by the painter that paints the print. */
export function ThemeCover({ scenes: { cover, front }, fonts, images, fills = false }: ThemeCoverProps) {
  return (
    <div className={styles['cover']} data-shape={shapeOf(front, fills)}>
      <CoverFront scene={cover} front={front} images={images} fonts={fonts} />
    </div>
  )
}

function shapeOf(front: Box, fills: boolean): 'full' | 'wide' | 'high' {
  if (fills) {
    return 'full'
  }
  return front.width > front.height ? 'wide' : 'high'
}

interface ThemeSpreadProps {
  readonly pages: readonly [Scene, Scene]
  readonly fonts: FontBook
  readonly images: EditorImages
}

/** Two facing pages of a sample book. */
export function ThemeSpread({ pages: [left, right], fonts, images }: ThemeSpreadProps) {
  const [host, width] = useWidth<HTMLDivElement>()
  return (
    <div
      ref={host}
      className={styles['spread']}
      style={{ aspectRatio: `${left.width + right.width} / ${left.height}` }}
    >
      {width > 0 ? (
        <>
          <PageMock ratio={left.width / left.height} fold="right">
            <PageCanvas scene={left} images={images} fonts={fonts} width={width / 2} />
          </PageMock>
          <PageMock ratio={right.width / right.height} fold="left">
            <PageCanvas scene={right} images={images} fonts={fonts} width={width / 2} />
          </PageMock>
        </>
      ) : null}
    </div>
  )
}
