import { config, type TPointerEvent } from 'fabric/es'
import type { Box, Point, Size } from '../../domain/geometry.ts'
import type { SpreadContent, SpreadPinch, SpreadView, SpreadViewOptions, Viewport } from '../editor-port.ts'
import { type CropMode, enterCrop } from './crop-mode.ts'
import { gapPulls } from './gap-pulls.ts'
import { Caption, Ground, type PageObject, PhotoFrame } from './page-objects.ts'
import { keyOf, piecesOf } from './page-pieces.ts'
import { paintFolds } from './paint-folds.ts'
import { SpreadCanvas } from './spread-canvas.ts'
import { textsInHand } from './text-place.ts'
import {
  clampedView,
  cropView,
  extentOf,
  hasMore,
  inView,
  lookOf,
  viewOf,
  viewOfLook,
  writeView,
  zoomedView,
  zoomOfView,
} from './viewport.ts'
import { enterWriting, textOn, type WriteMode } from './write-mode.ts'

/** Screens of 3 device px per css px get 2: a quarter of a millimetre is finer than a finger. */
const MAX_DPR = 2

/** Soft, from above. A layer of its own: a blurred shadow costs a software canvas more than the page itself. */
const PAPER_SHADOW = '0 1px 3px rgba(50,40,25,.14),0 10px 28px rgba(50,40,25,.16)'

/** Neither of the two canvases is larger than this: together with the strip of pages they stay below 32 MB. */
const MAX_PIXELS = 3_000_000

/** A view this little closer than the whole shows the whole. */
const WHOLE = 1.001

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

  const objects = new Map<string, PageObject>()
  let content: SpreadContent = { pages: [] }
  let size: Size = sizeOf(host)
  /** What is looked at: a part of the spread, all of it, or where the fingers went. */
  let viewport: Box | 'all' | 'free' = 'all'
  let view: Viewport = { scale: 1, left: 0, top: 0 }
  let cropping: Cropping | undefined
  config.configure({ devicePixelRatio: ratioFor(size) })
  let writing: WriteMode | undefined
  const canvas = new SpreadCanvas(element, (ctx) => {
    paintFolds(ctx, content.pages, view)
    writing?.paint(ctx)
    texts.paint(ctx)
  })
  const texts = textsInHand({
    canvas,
    content: () => (writing ? undefined : content),
    view: () => view,
    accent: options.accent,
    onGesture: options.onGesture,
  })

  const resize = () => {
    size = sizeOf(host)
    config.configure({ devicePixelRatio: ratioFor(size) })
    canvas.setDimensions(size)
    look()
  }

  /** What is worked on may lie in the middle, whatever is then seen beside the pages. */
  const see = (wished: Viewport) => {
    const extent = extentOf(content.pages)
    view = cropping || writing ? wished : clampedView(wished, extent, size)
    paper.style.left = `${extent.x * view.scale + view.left}px`
    paper.style.top = `${extent.y * view.scale + view.top}px`
    paper.style.width = `${extent.width * view.scale}px`
    paper.style.height = `${extent.height * view.scale}px`
    canvas.setViewportTransform([view.scale, 0, 0, view.scale, view.left, view.top])
    options.onView(view)
    cropping?.mode?.placeAnew()
    writing?.placeAnew()
    canvas.paintSoon()
  }

  /** Shows again what is looked at: after a turn of the phone, a keyboard, a leaf. */
  const look = () => {
    if (cropping) {
      see(cropView(cropping.frame, size, cropping.width))
      return
    }
    const written = writing?.place()
    if (written) {
      see(writeView(written, extentOf(content.pages), size))
      return
    }
    see(viewport === 'free' ? view : viewOf(viewport === 'all' ? extentOf(content.pages) : viewport, size))
  }

  const gaps = gapPulls({
    ...{ canvas, objects, onGesture: options.onGesture, accent: options.accent },
    content: () => content,
    view: () => view,
    restore: () => reconcile(),
  })

  const zoom = () => zoomOfView(view, extentOf(content.pages), size)
  const corner = (): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: left, y: top }
  }
  const toHost = ({ x, y }: Point): Point => {
    const { x: left, y: top } = corner()
    return { x: x - left, y: y - top }
  }
  const settle = ({ from, to, scale }: SpreadPinch) => {
    see(zoomedView(view, { from: toHost(from), to: toHost(to), scale }))
    viewport = zoom() <= WHOLE ? 'all' : 'free'
    options.onLook?.(viewport === 'free' ? lookOf(view, size) : null)
  }

  canvas.on('object:moving', ({ target, e }) => {
    if (target instanceof PhotoFrame) {
      options.onGesture({ kind: 'photo.carried', from: target.at, at: clientPoint(e) })
    }
  })
  canvas.on('mouse:up', ({ e }) => {
    const below = canvas.objectAt(e)
    const frame = canvas.letGo()
    if (frame) {
      reconcile()
      options.onGesture(
        below instanceof PhotoFrame
          ? { kind: 'photo.dragged', from: frame.at, to: below.at }
          : { kind: 'photo.let go', from: frame.at, at: clientPoint(e) },
      )
    }
  })
  const drop = () => {
    canvas.letGo()
    reconcile()
  }
  canvas.upperCanvasEl.addEventListener('pointercancel', drop)

  const observer = new ResizeObserver(() => {
    const now = sizeOf(host)
    if (now.width !== size.width || now.height !== size.height) {
      resize()
    }
  })
  observer.observe(host)
  resize()

  /** Makes the objects agree with the spread, by key: adds, redraws, reorders, removes. The lifted one is left alone. */
  const reconcile = () => {
    const wanted = content.pages.flatMap(piecesOf)
    const keys = new Set(wanted.map((piece) => piece.key))
    for (const [key, object] of objects) {
      if (!keys.has(key) && !canvas.isLifted(object)) {
        canvas.remove(object)
        objects.delete(key)
      }
    }
    wanted.forEach((piece, index) => {
      const known = objects.get(piece.key)
      const object = known ?? piece.make(options)
      if (!known) {
        objects.set(piece.key, object)
        if (object instanceof Caption) {
          object.controls = texts.controls
        }
        canvas.add(object)
      }
      if (!canvas.isLifted(object)) {
        piece.draw(object)
        canvas.moveObjectTo(object, index)
      }
    })
    choose()
    canvas.paintSoon()
  }

  /** What the shopper has chosen is Fabric's active object. */
  const choose = () => {
    const { selected, swapping } = content
    const chosen = selected && objects.get(keyOf(selected.pageId, selected.id))
    if (chosen) {
      chosen.borderDashArray = swapping ? DASHES : null
      chosen.hasControls =
        chosen instanceof Caption ? content.safe !== undefined && chosen.isUpright && !writing : chosen.hasControls
      canvas.setActiveObject(chosen)
    } else {
      canvas.discardActiveObject()
    }
  }

  return {
    show(next) {
      if (sameContent(content, next)) {
        return
      }
      const moved = !sameExtent(extentOf(content.pages), extentOf(next.pages))
      content = next
      reconcile()
      gaps.show()
      writing?.follow()
      if (moved) {
        const wasCloser = viewport === 'free'
        viewport = 'all'
        look()
        if (wasCloser) {
          options.onLook?.(null)
        }
      }
    },
    repaint() {
      canvas.paintSoon()
    },
    lookAt(where) {
      if (where && 'scale' in where) {
        see(viewOfLook(where, size))
        viewport = zoom() <= WHOLE ? 'all' : 'free'
        return
      }
      viewport = where ?? 'all'
      look()
    },
    hands: {
      tap(event) {
        const object = canvas.objectAt(event)
        options.onGesture(object?.tapped ?? { kind: 'canvas.tapped' })
      },
      under({ x, y }) {
        const object = canvas.objectAt(new MouseEvent('mousemove', { clientX: x, clientY: y }))
        return object?.tapped ?? { kind: 'canvas.tapped' }
      },
      isOnPhotoOrText(event) {
        const object = canvas.objectAt(event)
        return object !== undefined && !(object instanceof Ground)
      },
      lift(event) {
        const object = canvas.objectAt(event)
        if (object instanceof PhotoFrame && object.hasPhoto) {
          canvas.lift(object, event)
          options.onGesture({ kind: 'photo.carried', from: object.at, at: clientPoint(event) })
          return true
        }
        return false
      },
      pull: gaps.pull,
      holdText: (event) => texts.hold(canvas.objectAt(event)),
      isOnControl: () => canvas.isOnControl(),
      canLeaf: (by) => zoom() <= WHOLE || !hasMore(view, extentOf(content.pages), size, by),
      isClose: () => zoom() > WHOLE,
      slide(pinch) {
        canvas.ignoresMoves = pinch !== null
        layer.style.transform = pinch ? transformOf({ ...pinch, from: toHost(pinch.from), to: toHost(pinch.to) }) : ''
      },
      settle,
      lookCloser: (at) => settle({ from: at, to: at, scale: zoom() > WHOLE ? 1 / zoom() : CLOSER }),
    },
    crop(wished) {
      const { at } = wished.subject
      const frame = objects.get(keyOf(at.pageId, at.slotId))
      const page = content.pages.find(({ pageId }) => pageId === at.pageId)
      const sprite = page?.scene.sprites.find(({ id }) => id === at.slotId)
      if (!(frame instanceof PhotoFrame) || !page || sprite?.kind !== 'photo') {
        return undefined
      }
      const { box } = sprite
      const now: Cropping = {
        frame: { ...box, x: page.at.x + box.x, y: page.at.y + box.y },
        width: wished.width,
        before: view,
        mode: undefined,
      }
      cropping = now
      look()
      const mode = enterCrop(
        {
          ...{ canvas, frame, sprite },
          area: () => inView(now.frame, view),
          corner,
        },
        wished,
      )
      now.mode = mode
      return {
        ...mode,
        leave() {
          if (cropping === now) {
            cropping = undefined
            mode.leave()
            viewport === 'free' ? see(now.before) : look()
          }
        },
      }
    },
    write({ pageId, captionId, onCaret }) {
      const caption = objects.get(keyOf(pageId, captionId))
      if (!(caption instanceof Caption)) {
        return undefined
      }
      const before = view
      const mode = enterWriting({
        sprite: () => textOn(content.pages, pageId, captionId),
        ...{ canvas, caption, onCaret, fonts: options.fonts, accent: options.accent },
        view: () => view,
        corner,
        pan: ({ x, y }) => see({ ...view, left: view.left + x, top: view.top + y }),
      })
      writing = mode
      look()
      return {
        ...mode,
        leave() {
          if (writing === mode) {
            writing = undefined
            mode.leave()
            viewport === 'free' ? see(before) : look()
          }
        },
      }
    },
    dispose() {
      cropping?.mode?.leave()
      cropping = undefined
      writing?.leave()
      writing = undefined
      observer.disconnect()
      canvas.upperCanvasEl.removeEventListener('pointercancel', drop)
      layer.remove()
      objects.clear()
      canvas.close()
    },
  }
}

interface Cropping {
  /** Spread mm. */
  readonly frame: Box
  readonly width: number
  /** What was seen before. */
  readonly before: Viewport
  mode: CropMode | undefined
}

/** Two taps beside everything look so much closer. */
const CLOSER = 2.5

/** The border of a photo that waits for its partner, css px. */
const DASHES = [6, 4]

function clientPoint(event: TPointerEvent): Point {
  return 'clientX' in event ? { x: event.clientX, y: event.clientY } : { x: 0, y: 0 }
}

function transformOf({ from, to, scale }: SpreadPinch): string {
  return `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
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
    a.swapping?.slotId === b.swapping?.slotId &&
    a.gaps === b.gaps
  )
}

function sameExtent(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
