import { memo } from 'react'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { useShownPicture } from '../../ui/pictures/use-shown-picture.ts'
import styles from './PageThumb.module.css'

interface PageThumbProps {
  readonly scene: Scene
  readonly resources: RenderResources
  /** The page as the shop has painted it; absent, or when it does not load, it is painted here. */
  readonly picture: string | undefined
  readonly width: number
}

/** A page in small. While a leaf is carried its list is drawn with every move; what lies on the pages is not. */
export const PageThumb = memo(function PageThumb({ scene, resources, picture, width }: PageThumbProps) {
  const shown = useShownPicture(picture)
  if (picture && !shown.failed) {
    return (
      <img
        key={shown.key}
        className={styles['painted']}
        src={picture}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        {...{ width, height: Math.round((width * scene.height) / scene.width), onError: shown.onError }}
      />
    )
  }
  return <PageCanvas scene={scene} images={resources.images} fonts={resources.fonts.book} width={width} />
})
