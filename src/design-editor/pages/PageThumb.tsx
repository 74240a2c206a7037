import { memo, useState } from 'react'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { useShownPicture } from '../../ui/pictures/use-shown-picture.ts'
import { NearImage } from '../photos/NearImage.tsx'
import styles from './PageThumb.module.css'

interface PageThumbProps {
  readonly scene: Scene
  readonly resources: RenderResources
  /** The page as the shop has painted it; absent, or when it does not load, it is painted here. */
  readonly picture: string | undefined
  readonly width: number
}

/** A picture of the shop that may be seen. */
interface Decoded {
  readonly key: string
  readonly src: string
}

/**
 * A page in small. While a leaf is carried its list is drawn with every move; what lies on the pages is not. What was seen
 * stays until the shop's picture is decoded: an element that only has its address is blank.
 */
export const PageThumb = memo(function PageThumb({ scene, resources, picture, width }: PageThumbProps) {
  const shown = useShownPicture(picture)
  const wanted = picture && !shown.failed ? { key: shown.key, src: picture } : undefined
  // What is there from the first moment replaces nothing.
  const [decoded, setDecoded] = useState<Decoded | undefined>(wanted)
  if (!wanted && decoded) {
    // The page was changed here: what the shop had painted is not what it looks like now.
    setDecoded(undefined)
  }
  const size = { width, height: Math.round((width * scene.height) / scene.width) }
  const before = wanted && decoded?.key !== wanted.key ? decoded : undefined
  const isDecoded = wanted !== undefined && decoded?.key === wanted.key
  return (
    <span className={styles['thumb']} style={size}>
      {before ? <img key={before.key} className={styles['painted']} src={before.src} alt="" {...size} /> : null}
      {before || isDecoded ? null : (
        <PageCanvas scene={scene} images={resources.images} fonts={resources.fonts.book} width={width} />
      )}
      {wanted ? (
        <NearImage
          key={wanted.key}
          className={styles[isDecoded ? 'painted' : 'coming']}
          src={wanted.src}
          {...size}
          onLoad={({ currentTarget }) => {
            currentTarget.decode().then(() => setDecoded(wanted), shown.onError)
          }}
          onError={shown.onError}
        />
      ) : null}
    </span>
  )
})
