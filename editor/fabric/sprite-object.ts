import { FabricObject } from 'fabric/es'
import type { Box } from '../../domain/geometry.ts'
import { asId } from '../../domain/ids.ts'
import { type CanvasPaints, paintOnCanvas } from '../paint-on-canvas.ts'
import type { Scene, Sprite } from '../scene/scene.ts'

/**
 * Some sprites of a page as one Fabric object: geometry in spread mm, centre origin, no cache of its own.
 *
 * It is painted by the shared painter and by nothing else, so the editor shows what is printed.
 */
export class SpriteObject extends FabricObject {
  readonly key: string
  /** Under a finger: it may leave its page. */
  carried = false
  private readonly paints: CanvasPaints
  private shown: Scene
  /** Where the object lies on its page, mm: what `_render` undoes to paint in page coordinates. */
  private home: Box

  constructor(key: string, paints: CanvasPaints) {
    super({ strokeWidth: 0, objectCaching: false, originX: 'center', originY: 'center' })
    this.key = key
    this.paints = paints
    this.shown = { pageId: asId(''), width: 0, height: 0, bleed: 0, sprites: [] }
    this.home = { x: 0, y: 0, width: 0, height: 0 }
  }

  /** Takes what it shows: `sprites` of `scene`, which lie in `home`, page mm. */
  become(scene: Scene, sprites: readonly Sprite[], home: Box): void {
    this.shown = { ...scene, sprites }
    this.home = home
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    ctx.save()
    ctx.translate(-this.home.x - this.home.width / 2, -this.home.y - this.home.height / 2)
    paintOnCanvas(ctx, this.shown, this.paints, { scale: 1, clip: !this.carried })
    ctx.restore()
  }
}
