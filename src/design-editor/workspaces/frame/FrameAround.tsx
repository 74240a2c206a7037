import type { CSSProperties } from 'react'
import type { PageId } from '../../../../domain/ids.ts'
import type { SheetPaper } from '../../../../domain/product/paper.ts'
import type { Mm } from '../../../../domain/units.ts'
import type { SpreadPage, Viewport } from '../../../../editor/editor-port.ts'
import styles from './FrameAround.module.css'

interface FrameAroundProps {
  readonly pages: readonly SpreadPage[]
  readonly paper: SheetPaper
  /** `#rrggbb` of the wood; absent: walnut. */
  readonly wood: string | undefined
  readonly view: Viewport
  /** The picture that the tools are for, where none is chosen on the canvas. */
  readonly current: PageId | undefined
  /** What lies at the edge of the card can be taken hold of: it is seen through. */
  readonly isWorkedOn: boolean
}

const WALNUT = '#6b4a32'

/** The wood around a picture, of the longer side of what it holds. */
const WOOD_SHARE = 0.055

/** How wide the wood around these pictures is, mm. */
export function woodOf(pages: readonly SpreadPage[]): Mm {
  const { wide, high } = inside(pages)
  return WOOD_SHARE * Math.max(wide, high)
}

function inside(pages: readonly SpreadPage[]) {
  const wide = pages.reduce((sum, { scene }) => sum + scene.width, 0)
  return { wide, high: Math.max(...pages.map(({ scene }) => scene.height)) }
}

/** Wood and card around the pictures, in their place over the canvas: as the frame will hang. */
export function FrameAround({ pages, paper, wood, view, current, isWorkedOn }: FrameAroundProps) {
  const { wide, high } = inside(pages)
  const edge = woodOf(pages)
  const space = (paper.space ?? 0) * view.scale
  const colour = wood ?? WALNUT
  const at = (x: number, y: number, width: number, height: number): CSSProperties => ({
    left: x * view.scale + view.left,
    top: y * view.scale + view.top,
    width: width * view.scale,
    height: height * view.scale,
  })
  return (
    <div className={styles['around']} aria-hidden="true">
      {space > 0
        ? pages.map(({ pageId, scene, at: { x, y } }) => (
            <span
              key={pageId}
              className={styles['card']}
              data-current={pageId === current || undefined}
              data-worked-on={isWorkedOn || undefined}
              style={{ ...at(x, y, scene.width, scene.height), borderWidth: space }}
            />
          ))
        : null}
      <div
        className={styles['wood']}
        style={
          {
            ...at(-edge, -edge, wide + 2 * edge, high + 2 * edge),
            '--wood': colour,
            '--edge': `${edge * view.scale}px`,
          } as CSSProperties
        }
        data-testid="frame-picture"
        data-wood={colour}
      />
    </div>
  )
}
