import { useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '../../../domain/geometry.ts'
import type { DeskPage } from '../../../editor/editor-port.ts'
import type { Studio } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import styles from './StillCanvas.module.css'

interface StillDeskProps {
  readonly pages: readonly DeskPage[]
  readonly studio: Studio
  /** What is looked at, desk mm; absent: everything. */
  readonly box?: Box | undefined
}

const MARGIN = 14

/** The pages as still pictures, in the place where the board will show them. */
export function StillDesk({ pages, studio, box }: StillDeskProps) {
  const host = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = host.current
    if (element) {
      setSize({ width: element.clientWidth, height: element.clientHeight })
    }
  }, [])
  const wide = pages.reduce((sum, page) => sum + page.scene.width, 0) || 1
  const high = Math.max(1, ...pages.map((page) => page.scene.height))
  const seen = box ?? { x: 0, y: 0, width: wide, height: high }
  const scale = Math.max(0, Math.min((size.width - 2 * MARGIN) / seen.width, (size.height - 2 * MARGIN) / seen.height))
  return (
    <div className={styles['still']} ref={host}>
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
              images={studio.images}
              fonts={studio.fonts.book}
              width={Math.round(page.scene.width * scale)}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}
