import { FabricObject, type Point, type TPointerEvent } from 'fabric/es'
import type { SlotAddress } from '../../domain/design/design.ts'
import type { Box } from '../../domain/geometry.ts'
import type { CaptionId, PageId } from '../../domain/ids.ts'
import type { Colour } from '../../domain/theme/theme.ts'
import type { Gesture, SpreadPage } from '../editor-port.ts'
import { type CanvasPaints, paintOnCanvas } from '../paint-on-canvas.ts'
import type { BlankSprite, PhotoSprite, Scene, Sprite, TextSprite } from '../scene/scene.ts'
import { sameDrawing } from './same-drawing.ts'

/** What objects are painted from, and the colour of the chosen one's border. */
export interface ObjectPaints extends CanvasPaints {
  readonly accent: Colour
}

/**
 * A part of a page as a Fabric object: geometry in spread mm, centre origin, no cache of its own.
 *
 * It is painted by the shared painter and by nothing else, so the editor shows what is printed. Fabric hits, selects and
 * moves it; a press alone neither selects nor lets go, because it may become a swipe or a pinch.
 */
export abstract class PageObject extends FabricObject {
  /** What a tap on it means. */
  abstract readonly tapped: Gesture
  readonly pageId: PageId
  private readonly paints: ObjectPaints
  private shown: Scene
  /** It looks or lies other than when this was last set to `false`. */
  isChanged = true
  /** Where the object lies on its page, mm: what `_render` undoes to paint in page coordinates. */
  private home: Box = NOWHERE
  /** The paper of its page, mm on the spread. */
  private paper: Box = NOWHERE

  constructor({ pageId, scene }: SpreadPage, paints: ObjectPaints, hoverCursor: string) {
    super({
      ...{ strokeWidth: 0, objectCaching: false, originX: 'center', originY: 'center' },
      ...{ hasControls: false, lockMovementX: true, lockMovementY: true, hoverCursor, moveCursor: 'grabbing' },
      ...{ borderColor: paints.accent, borderScaleFactor: BORDER },
    })
    this.pageId = pageId
    this.paints = paints
    this.shown = { ...scene, sprites: [] }
  }

  /** Takes its place on `page`, and what it shows there: `sprites`, which lie in `home`, page mm. */
  protected lie({ scene, at }: SpreadPage, sprites: readonly Sprite[], home: Box): void {
    const [left, top] = [at.x + home.x + home.width / 2, at.y + home.y + home.height / 2]
    const shown = { ...scene, sprites }
    const drawn = [shown, home, left, top]
    if (sameDrawing(drawn, [this.shown, this.home, this.left, this.top])) {
      return
    }
    this.isChanged = true
    this.shown = shown
    this.home = home
    this.paper = { ...at, width: scene.width, height: scene.height }
    this.set({
      ...{ left, top },
      ...{ width: home.width, height: home.height, scaleX: 1, scaleY: 1 },
    })
    this.setCoords()
  }

  /** Whether a point of the spread lies on its page's paper: what runs off is cut there, and over the fold lies the other page. */
  isOnPaper({ x, y }: Point): boolean {
    const { paper } = this
    return x >= paper.x && x < paper.x + paper.width && y >= paper.y && y < paper.y + paper.height
  }

  override _render(ctx: CanvasRenderingContext2D): void {
    ctx.save()
    ctx.translate(-this.home.x - this.home.width / 2, -this.home.y - this.home.height / 2)
    paintOnCanvas(ctx, this.shown, this.paints, { scale: 1, clip: true })
    ctx.restore()
  }

  /** It alone, from the corner of `ctx` on, over the edge of its page too. */
  paintAlone(ctx: CanvasRenderingContext2D, scale: number): void {
    ctx.save()
    ctx.scale(scale, scale)
    ctx.translate(-this.home.x, -this.home.y)
    paintOnCanvas(ctx, this.shown, this.paints, { scale: 1, clip: false })
    ctx.restore()
  }

  override onSelect({ e }: { e?: TPointerEvent } = {}): boolean {
    return e !== undefined
  }

  override onDeselect({ e }: { e?: TPointerEvent } = {}): boolean {
    return e !== undefined
  }

  /** How far beyond the object's edge its border stands, css px; inside, so that its outer edge is the object's. */
  protected readonly borderBeyond: number = -BORDER / 2

  override strokeBorders(ctx: CanvasRenderingContext2D, { x, y }: Point): void {
    const dash = ctx.getLineDash()
    const colour = ctx.strokeStyle
    const line = this.borderScaleFactor
    const [width, height] = [x + 2 * this.borderBeyond, y + 2 * this.borderBeyond]
    ctx.setLineDash([])
    ctx.lineWidth = line + 2
    ctx.strokeStyle = 'rgba(255, 255, 255, 0.9)'
    ctx.strokeRect(-width / 2, -height / 2, width, height)
    ctx.setLineDash(dash)
    ctx.lineWidth = line
    ctx.strokeStyle = colour
    ctx.strokeRect(-width / 2, -height / 2, width, height)
  }
}

/** All of a page that a finger goes through: paper, fills, drawings, what the page says of itself. */
export class Ground extends PageObject {
  readonly tapped: Gesture

  constructor(page: SpreadPage, paints: ObjectPaints) {
    super(page, paints, 'default')
    this.tapped = { kind: 'page.tapped', pageId: page.pageId }
  }

  show(page: SpreadPage): void {
    const { scene } = page
    const sprites = scene.sprites.filter((sprite) => !isTouched(sprite))
    this.lie(page, sprites, { x: 0, y: 0, width: scene.width, height: scene.height })
  }
}

/** A slot with its photo, or waiting for one. */
export class PhotoFrame extends PageObject {
  readonly at: SlotAddress
  readonly tapped: Gesture
  hasPhoto = false

  constructor(page: SpreadPage, { id }: PhotoSprite | BlankSprite, paints: ObjectPaints) {
    super(page, paints, 'pointer')
    this.at = { pageId: page.pageId, slotId: id }
    this.tapped = { kind: 'photo.tapped', at: this.at }
  }

  show(page: SpreadPage, sprite: PhotoSprite | BlankSprite): void {
    this.hasPhoto = sprite.kind === 'photo'
    this.lie(page, [sprite], sprite.box)
  }

  /** It is in the hand, and nothing is found in its place but what lies below; or it lies there again. */
  lift(isLifted: boolean): void {
    this.set({ evented: !isLifted })
  }
}

/** A text. It is thin, so a finger may miss it by a little where no photo lies. */
export class CaptionObject extends PageObject {
  readonly tapped: Gesture
  /** Not on its side, as a spine's is: it can be moved by hand. */
  isUpright = true
  /** Letters begin at the very edge of their place: the border stands clear of them. */
  protected override readonly borderBeyond: number = BORDER

  constructor(page: SpreadPage, captionId: CaptionId, paints: ObjectPaints) {
    super(page, paints, 'text')
    this.tapped = { kind: 'caption.tapped', pageId: page.pageId, captionId }
  }

  show(page: SpreadPage, sprite: TextSprite): void {
    this.isUpright = sprite.angle === 0
    this.lie(page, [sprite], sprite.box)
  }
}

/** Sprites that are objects of their own: a finger may touch them. */
export function isTouched(sprite: Sprite): sprite is PhotoSprite | BlankSprite | TextSprite {
  return sprite.kind === 'photo' || sprite.kind === 'blank' || (sprite.kind === 'text' && sprite.written !== undefined)
}

/** The border of the chosen object, css px. */
const BORDER = 3

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }
