import { FabricObject } from 'fabric/es'
import type { SpreadGap, SpreadPage } from '../editor-port.ts'
import { traceRounded } from '../scene/rounded-path.ts'
import type { ObjectPaints } from './page-objects.ts'

/** A finger may miss the middle of a gap by so much, css px: with both sides it is as wide as anything that is touched. */
const REACH = 22

/** What is seen of it, css px. */
const PILL = { length: 34, width: 7 } as const

/** A gap between photos, to be pulled: an object of its own, so that Fabric hits it and knows its cursor. It is not printed. */
export class GapHandle extends FabricObject {
  readonly gap: SpreadGap
  /** It lies where it meets another gap, or makes both sides alike. */
  isSnapped = false
  private readonly accent: string
  private readonly home: { readonly left: number; readonly top: number }

  constructor(gap: SpreadGap, { at }: SpreadPage, { accent }: Pick<ObjectPaints, 'accent'>) {
    const { x, y, width, height } = gap.box
    const home = { left: at.x + x + width / 2, top: at.y + y + height / 2 }
    super({
      ...{ ...home, width, height, padding: REACH, originX: 'center', originY: 'center', strokeWidth: 0 },
      ...{ hasControls: false, hasBorders: false, selectable: false, objectCaching: false },
      hoverCursor: gap.axis === 'x' ? 'col-resize' : 'row-resize',
    })
    this.gap = gap
    this.home = home
    this.accent = accent
    this.setCoords()
  }

  /** So far from where it was, mm. */
  pull(by: number): void {
    const { left, top } = this.home
    this.set(this.gap.axis === 'x' ? { left: left + by } : { top: top + by })
    this.setCoords()
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    const px = 1 / (this.canvas?.getZoom() ?? 1)
    const [width, height] =
      this.gap.axis === 'x' ? [PILL.width * px, PILL.length * px] : [PILL.length * px, PILL.width * px]
    ctx.beginPath()
    traceRounded(ctx, { x: -width / 2, y: -height / 2, width, height }, (PILL.width / 2) * px)
    ctx.fillStyle = this.isSnapped ? this.accent : '#ffffff'
    ctx.fill()
    ctx.lineWidth = 1.5 * px
    ctx.strokeStyle = this.isSnapped ? '#ffffff' : this.accent
    ctx.stroke()
  }

  override isOnScreen(): boolean {
    return true
  }
}
