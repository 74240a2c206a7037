import type { Box } from '../../../domain/geometry.ts'
import type { FontBook } from '../../../editor/scene/font-book.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { useWidth } from '../layout/use-width.ts'
import styles from './CoverFront.module.css'
import { PageCanvas } from './PageCanvas.tsx'
import { PageMock } from './PageMock.tsx'

interface CoverFrontProps {
  /** The whole cover: back, spine and front, or the front alone. */
  readonly scene: Scene
  /** Where the front lies on it, mm. */
  readonly front: Box
  readonly images: EditorImages
  readonly fonts: FontBook
}

/** The front of a cover, as wide as its place, painted by the painter that paints the print. */
export function CoverFront({ scene, front, images, fonts }: CoverFrontProps) {
  const [host, width] = useWidth<HTMLSpanElement>()
  const scale = width / front.width
  return (
    <span ref={host} className={styles['host']}>
      <PageMock ratio={front.width / front.height} fold="left">
        {width > 0 ? (
          <span className={styles['cover']} style={{ transform: `translateX(${-front.x * scale}px)` }}>
            <PageCanvas scene={scene} images={images} fonts={fonts} width={scene.width * scale} />
          </span>
        ) : null}
      </PageMock>
    </span>
  )
}
