import type { CSSProperties } from 'react'
import type { Box } from '../../../domain/geometry.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import styles from './FoundPage.module.css'

interface FoundPageProps {
  readonly scene: Scene
  /** The photo or text of it that is meant; absent: the whole page. */
  readonly part: string | undefined
  readonly resources: RenderResources
}

/** Css px of a page in a row. */
const THUMB = 72

/** A page in which something was found, and where on it. */
export function FoundPage({ scene, part, resources }: FoundPageProps) {
  const sprite = part === undefined ? undefined : scene.sprites.find(({ id }) => id === part)
  return (
    <span className={styles['page']}>
      <PageCanvas scene={scene} images={resources.images} fonts={resources.fonts.book} width={THUMB} />
      {sprite && 'box' in sprite ? (
        <span className={styles['part']} style={inShares(sprite.box, scene)} data-part={sprite.id} />
      ) : null}
    </span>
  )
}

/** What of the box lies on the page, in shares of it. */
function inShares({ x, y, width, height }: Box, page: Scene): CSSProperties {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(page.width, x + width), Math.min(page.height, y + height)]
  const share = (length: number, of: number) => `${(100 * length) / of}%`
  return {
    left: share(left, page.width),
    top: share(top, page.height),
    width: share(right - left, page.width),
    height: share(bottom - top, page.height),
  }
}
