import { config, StaticCanvas } from 'fabric/es'
import type { Box, Size } from '../../domain/geometry.ts'
import type { SpreadContent, SpreadPage, SpreadView, SpreadViewOptions, Viewport } from '../editor-port.ts'
import type { Sprite } from '../scene/scene.ts'
import type { BoxedSprite } from './photo-sprite.ts'
import { drawSprite } from './photo-sprite.ts'
import { paintDecor } from './spread-decor.ts'
import { spreadGestures } from './spread-gestures.ts'
import { SpriteObject } from './sprite-object.ts'
import { clampedView, extentOf, hasMore, viewOf, zoomedView, zoomOfView } from './viewport.ts'

/** Screens of 3 device px per css px get 2: a quarter of a millimetre is finer than a finger. */
const MAX_DPR = 2

/** Soft, from above. A layer of its own: a blurred shadow costs a software canvas more than the page itself. */
const PAPER_SHADOW = '0 1px 3px rgba(50,40,25,.14),0 10px 28px rgba(50,40,25,.16)'

/** No canvas is larger than this; old phones drop one of 16 million pixels and blank the page. */
const MAX_PIXELS = 4_200_000

/**
 * Mounts the page canvas into `host`, which gives it its size.
 *
 * The canvas element is the view's own and leaves with it, so that mounting twice (React's strict mode) is harmless
 * while Fabric takes its time to dispose.
 */
export function mountSpreadView(host: HTMLElement, options: SpreadViewOptions): SpreadView {
  const layer = host.ownerDocument.createElement('div')
  layer.style.cssText = 'position:absolute;inset:0;overflow:visible;transform-origin:0 0;'
  const element = host.ownerDocument.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  const paper = host.ownerDocument.createElement('div')
  paper.style.cssText = `position:absolute;box-shadow:${PAPER_SHADOW};`
  layer.append(paper, element)
  host.prepend(layer)

  const objects = new Map<string, SpriteObject>()
  let content: SpreadContent = { pages: [] }
  let size: Size = sizeOf(host)
  /** What is looked at: a part of the spread, all of it, or where the fingers went. */
  let viewport: Box | 'all' | 'free' = 'all'
  let view: Viewport = { scale: 1, left: 0, top: 0 }
  let carried: SpriteObject | undefined

  const canvas = new StaticCanvas(element, { renderOnAddRemove: false, enableRetinaScaling: true })
  canvas.on('after:render', ({ ctx }) =>
    paintDecor(ctx, content, view, { ratio: canvas.getRetinaScaling(), accent: options.accent }),
  )

  const resize = () => {
    size = sizeOf(host)
    config.configure({ devicePixelRatio: ratioFor(size) })
    canvas.setDimensions(size)
    look()
  }

  const see = (wished: Viewport) => {
    const extent = extentOf(content.pages)
    view = clampedView(wished, extent, size)
    paper.style.left = `${extent.x * view.scale + view.left}px`
    paper.style.top = `${extent.y * view.scale + view.top}px`
    paper.style.width = `${extent.width * view.scale}px`
    paper.style.height = `${extent.height * view.scale}px`
    canvas.setViewportTransform([view.scale, 0, 0, view.scale, view.left, view.top])
    options.onView(view)
    canvas.requestRenderAll()
  }

  /** Shows again what is looked at: after a turn of the phone, a keyboard, a leaf. */
  const look = () => {
    see(viewport === 'free' ? view : viewOf(viewport === 'all' ? extentOf(content.pages) : viewport, size))
  }

  const stopGestures = spreadGestures(host, {
    content: () => content,
    view: () => view,
    zoom: () => zoomOfView(view, extentOf(content.pages), size),
    hasMore: (by) => hasMore(view, extentOf(content.pages), size, by),
    slide: (matrix) => {
      layer.style.transform = matrix ?? ''
    },
    see: (pinch) => {
      see(zoomedView(view, pinch))
      viewport = zoomOfView(view, extentOf(content.pages), size) <= 1.001 ? 'all' : 'free'
      options.onGesture({ kind: 'canvas.zoomed', zoom: zoomOfView(view, extentOf(content.pages), size) })
    },
    carry: (at, to) => {
      const object = carried ?? objects.get(keyOf(at.pageId, at.slotId))
      if (object && !carried) {
        carried = object
        object.carried = true
        object.set({ opacity: 0.85 })
        canvas.bringObjectToFront(object)
      }
      object?.set({ left: to.x, top: to.y })
      canvas.requestRenderAll()
    },
    putDown: () => {
      carried = undefined
      reconcile()
    },
    tell: options.onGesture,
  })

  const observer = new ResizeObserver(() => {
    const now = sizeOf(host)
    if (now.width !== size.width || now.height !== size.height) {
      resize()
    }
  })
  observer.observe(host)
  resize()

  /** Makes the objects agree with the spread, by key: adds, redraws, reorders, removes. The carried one is left alone. */
  const reconcile = () => {
    const wanted = content.pages.flatMap(piecesOf)
    const keys = new Set(wanted.map((piece) => piece.key))
    for (const [key, object] of objects) {
      if (!keys.has(key) && object !== carried) {
        canvas.remove(object)
        objects.delete(key)
      }
    }
    wanted.forEach((piece, index) => {
      const known = objects.get(piece.key)
      const object = known ?? new SpriteObject(piece.key, options)
      if (!known) {
        objects.set(piece.key, object)
        canvas.add(object)
      }
      if (object !== carried) {
        object.carried = false
        object.set({ opacity: 1 })
        piece.draw(object)
        canvas.moveObjectTo(object, index)
      }
    })
    if (carried) {
      canvas.bringObjectToFront(carried)
    }
    canvas.requestRenderAll()
  }

  return {
    show(next) {
      if (sameContent(content, next)) {
        return
      }
      const moved = !sameExtent(extentOf(content.pages), extentOf(next.pages))
      content = next
      reconcile()
      if (moved) {
        viewport = 'all'
        look()
      }
    },
    repaint() {
      canvas.requestRenderAll()
    },
    lookAt(box) {
      viewport = box ?? 'all'
      look()
    },
    dispose() {
      observer.disconnect()
      stopGestures()
      layer.remove()
      objects.clear()
      void canvas.dispose().then(() => {
        // Phones keep the memory of a canvas until it is collected, unless it is made empty.
        element.width = 0
        element.height = 0
      })
    },
  }
}

interface Piece {
  readonly key: string
  draw(object: SpriteObject): void
}

/** A page in pieces: its ground in one, and each thing that a finger may touch. */
function piecesOf(page: SpreadPage): Piece[] {
  const { scene, at } = page
  const trim = { x: 0, y: 0, width: scene.width, height: scene.height }
  const ground: Piece = {
    key: keyOf(page.pageId, 'ground'),
    draw: (object) => {
      object.become(
        scene,
        scene.sprites.filter((sprite) => !isBoxed(sprite)),
        trim,
      )
      object.set({ left: at.x + trim.width / 2, top: at.y + trim.height / 2, width: trim.width, height: trim.height })
      object.setCoords()
    },
  }
  const items = scene.sprites.filter(isBoxed).map(
    (sprite): Piece => ({
      key: keyOf(page.pageId, sprite.id),
      draw: (object) => drawSprite(object, sprite, scene, at),
    }),
  )
  return [ground, ...items]
}

function isBoxed(sprite: Sprite): sprite is BoxedSprite {
  return sprite.kind === 'photo' || sprite.kind === 'blank' || (sprite.kind === 'text' && !sprite.drawn)
}

function keyOf(pageId: string, id: string): string {
  return `${pageId}/${id}`
}

function sizeOf(host: HTMLElement): Size {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) }
}

function ratioFor({ width, height }: Size): number {
  return Math.max(1, Math.min(MAX_DPR, window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height))))
}

/** Whether two spreads look the same: a scene that is the same object is the same picture. */
function sameContent(a: SpreadContent, b: SpreadContent): boolean {
  return (
    a.pages.length === b.pages.length &&
    a.pages.every(({ scene, at }, index) => {
      const other = b.pages[index]
      return other?.scene === scene && other.at.x === at.x && other.at.y === at.y
    }) &&
    a.selected?.pageId === b.selected?.pageId &&
    a.selected?.id === b.selected?.id &&
    a.swapping?.slotId === b.swapping?.slotId
  )
}

function sameExtent(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
