import { Canvas, type FabricObject, type Point, type TPointerEvent } from 'fabric/es'
import type { Box, Size } from '../../domain/geometry.ts'
import { GapHandle } from './gap-handle.ts'
import { CaptionObject, Ground, PageObject, PhotoFrame } from './page-objects.ts'
import { type TextLayer, textLayer } from './text-layer.ts'

/** What is painted over the pages, below the border of the chosen object; css px. */
interface PaintedOver {
  /** There is something now. */
  paints(): boolean
  /** All that is painted above the pages now lies there; `undefined`: it may lie anywhere. */
  area(): Box | undefined
  /** Whatever of the pages may come into sight while it does. */
  around(): Box
  paint(ctx: CanvasRenderingContext2D): void
}

/** How far beside a caption still means the caption, css px. */
const SLOP = 10

/**
 * Fabric's interactive canvas for a spread: it finds what lies under a finger, knows what is chosen and what is lifted off the pages.
 *
 * The pages are painted on the lower canvas. Whatever changes while nothing on the pages does (borders, controls) is
 * painted on the upper one.
 */
export class SpreadCanvas extends Canvas {
  /** The photo that is in the hand, off the pages. */
  private lifted: PhotoFrame | undefined
  /** What is painted on the upper canvas for now, as it changes with every move of a finger. */
  private apart: readonly FabricObject[] = []
  /**
   * What a finger has that Fabric does not move by itself. It keeps that finger, whatever a second one does; once its contact is lost it lies
   * where it lay.
   */
  inHand: { cancel(): void } | undefined
  /** Recognised gestures have the fingers: Fabric need not look for what lies under every move of them. */
  ignoresMoves = false
  /** The pages have changed since the lower canvas was painted. */
  private isStale = true
  private readonly over: PaintedOver
  /** Something is on the upper canvas. */
  private hasTop = false
  /** Instead of the upper canvas, where all that is above the pages lies together. */
  private layer: TextLayer | undefined

  /** @param size css px; told at once, since two canvases of another size would be made anew before anything is seen */
  constructor(element: HTMLCanvasElement, size: Size, over: PaintedOver) {
    super(element, {
      ...size,
      ...{ enablePointerEvents: true, selection: false, preserveObjectStacking: true, renderOnAddRemove: false },
      ...{ enableRetinaScaling: true, stopContextMenu: false },
    })
    this.over = over
    this.skipControlsDrawing = true
    this.upperCanvasEl.setAttribute('aria-hidden', 'true')
    this.showTop()
    this.upperCanvasEl.addEventListener('pointerdown', this.stopAtSecondFinger)
    this.upperCanvasEl.addEventListener('pointercancel', this.stopWhenLost)
  }

  /** The topmost object under the finger, the lifted one left aside. */
  objectAt(event: TPointerEvent): PageObject | undefined {
    const objects = this.getObjects().filter((object) => !(object instanceof GapHandle))
    const { target } = this.searchPossibleTargets(objects, this.getScenePoint(event))
    return target instanceof PageObject ? target : undefined
  }

  /** The place or the page under the finger, whatever is written over it; the lifted one left aside. */
  paperAt(event: TPointerEvent): PhotoFrame | Ground | undefined {
    const point = this.getScenePoint(event)
    const objects = this.getObjects().filter(
      (object) => (object instanceof PhotoFrame || object instanceof Ground) && isWithin(object, point),
    )
    const { target } = super.searchPossibleTargets(objects, point)
    return target instanceof PhotoFrame || target instanceof Ground ? target : undefined
  }

  /** The gap under the finger, the nearest where several are in reach. */
  gapAt(event: TPointerEvent): GapHandle | undefined {
    const point = this.getScenePoint(event)
    const { target } = this.searchPossibleTargets(this.getObjects(), point)
    const distance = ({ gap: { axis }, left, top }: GapHandle) =>
      Math.abs(axis === 'x' ? point.x - left : point.y - top)
    const near = this.getObjects().filter(
      (object): object is GapHandle => object instanceof GapHandle && object.containsPoint(point),
    )
    return target instanceof GapHandle ? near.sort((a, b) => distance(a) - distance(b))[0] : undefined
  }

  /** These are painted above the pages until others are, or none. */
  paintApart(objects: readonly FabricObject[]): void {
    this.apart = objects
    delete this._objectsToRender
    this.paintSoon()
  }

  /** The pages have changed: they are painted in the next frame. */
  paintSoon(): void {
    this.layer?.forgetPages()
    this.seenSoon()
  }

  /** The pages are as they were, and are seen from elsewhere in the next frame. */
  seenSoon(): void {
    this.isStale = true
    this.requestRenderAll()
  }

  /** `frame` is in the hand from now on: the pages are seen without it, and so is what is chosen on them. */
  lift(frame: PhotoFrame): void {
    this.stop()
    this.lifted = frame
    frame.lift(true)
    this.setCursor('grabbing')
    delete this._objectsToRender
    this.paintSoon()
  }

  letGo(): void {
    this.lifted?.lift(false)
    this.lifted = undefined
    this.setCursor(this.defaultCursor)
    delete this._objectsToRender
    this.paintSoon()
  }

  isLifted(object: FabricObject): boolean {
    return object === this.lifted
  }

  /** It is painted above the pages, which do not change with it. */
  isApart(object: FabricObject): boolean {
    return this.apart.includes(object)
  }

  isOnControl(): boolean {
    return Boolean(this._currentTransform?.corner)
  }

  /** Fabric knows no lost contact: what it was moving would go on with the next one. */
  readonly stop = () => {
    if (this._currentTransform) {
      this.endCurrentTransform()
    }
    this.inHand?.cancel()
  }

  /** A thin caption may be missed by a little where nothing else is touched. */
  override searchPossibleTargets(objects: FabricObject[], point: Point): ReturnType<Canvas['searchPossibleTargets']> {
    const there = objects.filter((object) => isWithin(object, point))
    const found = super.searchPossibleTargets(there, point)
    const slop = SLOP / this.getZoom()
    const caption =
      found.target && !(found.target instanceof Ground)
        ? undefined
        : objects.findLast((object) => object instanceof CaptionObject && isNear(object, point, slop))
    return caption ? { ...found, target: caption, container: caption } : found
  }

  override _onMouseMove(event: TPointerEvent): void {
    if (!this.ignoresMoves && !this.lifted) {
      super._onMouseMove(event)
    }
  }

  override renderAll(): void {
    if (this.destroyed) {
      return
    }
    this.cancelRequestedRender()
    if (this.isStale && !this.showsHeld()) {
      this.isStale = false
      super.renderAll()
    }
    this.renderTop()
  }

  /** The upper canvas is seen only while there is something on it: every canvas in sight is handed to the screen with each frame. */
  override renderTop(): void {
    if (this.destroyed) {
      return
    }
    const area = this.over.area()
    if (this.layer && !area && this.isStale) {
      this.renderAll()
      return
    }
    this.renderLayer(area)
    const paints = !area && (this.apart.length > 0 || this.bordered() !== undefined || this.over.paints())
    if (paints || this.hasTop) {
      super.renderTop()
    }
    if (paints !== this.hasTop) {
      this.hasTop = paints
      this.showTop()
    }
  }

  /** Whether the pages are seen as a bitmap, below all that is painted now. */
  private showsHeld(): boolean {
    if (!this.over.area()) {
      return false
    }
    this.layer ??= textLayer(this.lowerCanvasEl, this.upperCanvasEl)
    const [scale, , , , left, top] = this.viewportTransform
    const { width, height } = this
    return this.layer.showPages({
      ...{ view: { scale, left, top }, seen: { width, height }, around: this.over.around() },
      ratio: this.getRetinaScaling(),
      draw: (ctx, isBeyond) => this.paintPages(ctx as unknown as CanvasRenderingContext2D, isBeyond),
    })
  }

  /** Of what lies beyond the view all, or nothing. */
  private paintPages(ctx: CanvasRenderingContext2D, isBeyond: boolean): void {
    const { skipOffscreen } = this
    this.skipOffscreen = !isBeyond
    this.renderAbove(ctx, this._chooseObjectsToRender())
    this.skipOffscreen = skipOffscreen
  }

  private renderLayer(area: Box | undefined): void {
    if (!area) {
      this.layer?.leave()
      this.layer = undefined
      return
    }
    this.layer ??= textLayer(this.lowerCanvasEl, this.upperCanvasEl)
    this.layer.paint(area, this.getRetinaScaling(), (ctx) => this.paintAbove(ctx))
  }

  /** Fingers find it all the same. */
  private showTop(): void {
    this.upperCanvasEl.style.opacity = this.hasTop ? '' : '0'
  }

  override renderTopLayer(ctx: CanvasRenderingContext2D): void {
    super.renderTopLayer(ctx)
    if (this.layer) {
      return
    }
    ctx.save()
    const ratio = this.getRetinaScaling()
    ctx.setTransform(ratio, 0, 0, ratio, 0, 0)
    this.paintAbove(ctx)
    ctx.restore()
  }

  private paintAbove(ctx: CanvasRenderingContext2D): void {
    this.renderApart(ctx)
    this.over.paint(ctx)
    this.bordered()?._renderControls(ctx)
  }

  /** What is chosen, unless a photo is in the hand. */
  private bordered(): FabricObject | undefined {
    return this.lifted ? undefined : this.getActiveObject()
  }

  /** What lies above the pages for now. */
  renderApart(ctx: CanvasRenderingContext2D): void {
    this.renderAbove(ctx, this.apart)
  }

  private renderAbove(ctx: CanvasRenderingContext2D, objects: readonly FabricObject[]): void {
    ctx.save()
    ctx.transform(...this.viewportTransform)
    for (const object of objects) {
      object.render(ctx)
    }
    ctx.restore()
  }

  override _chooseObjectsToRender(): FabricObject[] {
    return this.getObjects().filter((object) => object !== this.lifted && !this.apart.includes(object))
  }

  /** Nothing of the pages changes because a finger comes or goes. */
  override _shouldRender(): boolean {
    return false
  }

  /** Stops everything at once and gives the memory back, which phones else keep until it is collected. */
  close(): void {
    this.layer?.leave()
    this.layer = undefined
    const canvases = [this.lowerCanvasEl, this.upperCanvasEl]
    this.upperCanvasEl.removeEventListener('pointerdown', this.stopAtSecondFinger)
    this.upperCanvasEl.removeEventListener('pointercancel', this.stopWhenLost)
    void this.dispose().then(() => {
      for (const canvas of canvases) {
        canvas.width = 0
        canvas.height = 0
      }
    })
  }

  /** Two fingers look closer: what one of them was moving stays where it is. */
  private readonly stopAtSecondFinger = ({ isPrimary }: PointerEvent) => {
    if (!isPrimary && !this.lifted && !this.inHand) {
      this.stop()
    }
  }

  /** Fabric follows the main finger only. */
  private readonly stopWhenLost = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) {
      this.stop()
    }
  }
}

function isNear({ left, top, width, height }: FabricObject, { x, y }: Point, slop: number): boolean {
  return Math.abs(x - left) <= width / 2 + slop && Math.abs(y - top) <= height / 2 + slop
}

/** Whether a photo is there at a point of the spread: not where its paper ends. Texts and whatever else are as large as they are. */
function isWithin(object: FabricObject, point: Point): boolean {
  return !(object instanceof PhotoFrame) || object.isOnPaper(point)
}
