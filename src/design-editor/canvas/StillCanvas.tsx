import { type MouseEvent, useState } from 'react'
import type { Box, Point } from '../../../domain/geometry.ts'
import type { SpreadPage } from '../../../editor/editor-port.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { useSize } from '../hooks/use-size.ts'
import styles from './StillCanvas.module.css'
import { namesOf } from './use-early-tap.ts'

interface StillCanvasProps {
  readonly pages: readonly SpreadPage[]
  readonly resources: RenderResources
  /** What is looked at, spread mm; absent: everything. */
  readonly box?: Box | undefined
  /** What a finger wants of them, client px: what the canvas will do as soon as it is there. */
  onTap?(at: Point, pages: readonly SpreadPage[]): void
}

const MARGIN = 14

/** The pages as still pictures, in the place where the canvas will show them. */
export function StillCanvas({ pages, resources, box, onTap }: StillCanvasProps) {
  const [host, size] = useSize<HTMLDivElement>()
  const [tapped, setTapped] = useState<{ readonly at: Point; readonly on: string } | null>(null)
  const wide = pages.reduce((sum, page) => sum + page.scene.width, 0) || 1
  const high = Math.max(1, ...pages.map((page) => page.scene.height))
  const seen = box ?? { x: 0, y: 0, width: wide, height: high }
  const scale = Math.max(0, Math.min((size.width - 2 * MARGIN) / seen.width, (size.height - 2 * MARGIN) / seen.height))
  const keep = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLDivElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    setTapped({ at: { x: clientX - left, y: clientY - top }, on: namesOf(pages) })
    onTap?.({ x: clientX, y: clientY }, pages)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures have nothing that a keyboard could reach; the canvas has.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className={styles['still']} ref={host} data-testid="still-canvas" onClick={onTap && keep}>
      {scale > 0 ? (
        <div
          className={styles['pages']}
          style={{
            left: size.width / 2 - (seen.x + seen.width / 2) * scale,
            top: size.height / 2 - (seen.y + seen.height / 2) * scale,
          }}
        >
          {pages.map((page) => (
            <PageCanvas
              key={page.pageId}
              scene={page.scene}
              images={resources.images}
              fonts={resources.fonts.book}
              width={Math.round(page.scene.width * scale)}
            />
          ))}
        </div>
      ) : null}
      {tapped?.on === namesOf(pages) ? (
        <span className={styles['tapped']} style={{ left: tapped.at.x, top: tapped.at.y }} />
      ) : null}
    </div>
  )
}
