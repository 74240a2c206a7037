import { config } from 'fabric/es'
import type { Box, Point, Size } from '../../domain/geometry.ts'
import type { SpreadContent, SpreadPinch, SpreadView, SpreadViewOptions, Viewport } from '../editor-port.ts'
import { carry } from './carry.ts'
import { type CropMode, enterCrop } from './crop-mode.ts'
import { foldShades } from './fold-shades.ts'
import { gapPulls } from './gap-pulls.ts'
import { glide } from './glide.ts'
import { CaptionObject, Ground, PhotoFrame } from './page-objects.ts'
import { pagePapers } from './page-papers.ts'
import { pieceKey } from './page-pieces.ts'
import { spreadCamera, type WorkedOn } from './spread-camera.ts'
import { SpreadCanvas } from './spread-canvas.ts'
import { sameContent, spreadObjects } from './spread-objects.ts'
import { textsInHand } from './text-place.ts'
import { extentOf, inView } from './viewport.ts'
import { enterWriting, textOn, type WriteMode } from './write-mode.ts'

/** Screens of 3 device px per css px get 2: a quarter of a millimetre is finer than a finger. */
const MAX_DPR = 2

/** Neither of the two canvases is larger than this: together with the strip of pages they stay below 32 MB. */
const MAX_PIXELS = 3_000_000

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
  layer.append(element)
  const papers = pagePapers(layer)
  host.prepend(layer)

  let content: SpreadContent = { pages: [] }
  let size: Size = sizeOf(host)
  let cropping: Cropping | undefined
  let writing: WriteMode | undefined
  config.configure({ devicePixelRatio: ratioFor(size) })
  const canvas = new SpreadCanvas(element, size, {
    paints: () => writing !== undefined || texts.isHeld(),
    area: () => (texts.isHeld() ? undefined : writing?.area()),
    around: () => writing?.around() ?? { x: 0, y: 0, ...size },
    paint(ctx) {
      writing?.paint(ctx)
      texts.paint(ctx)
    },
  })
  const folds = foldShades(canvas.upperCanvasEl)
  const texts = textsInHand({
    canvas,
    content: () => (writing ? undefined : content),
    view: () => camera.view(),
    accent: options.accent,
    onGesture: options.onGesture,
  })
  const objects = spreadObjects({
    ...{ canvas, options, textControls: texts.controls },
    content: () => content,
    isWriting: () => writing !== undefined,
  })
  const workedOn = (): WorkedOn | undefined => {
    if (cropping) {
      return { kind: 'frame', frame: cropping.frame, width: cropping.width }
    }
    const text = writing?.place()
    return text && { kind: 'text', ...text }
  }
  const camera = spreadCamera({
    extent: () => extentOf(content.pages, content.around),
    size: () => size,
    ...{ workedOn, onLook: (look) => options.onLook?.(look) },
    onSeen(view) {
      papers.lay(content.pages, view)
      folds.lay(content.pages, view)
      canvas.setViewportTransform([view.scale, 0, 0, view.scale, view.left, view.top])
      options.onView(view)
      cropping?.mode?.placeAnew()
      writing?.placeAnew()
      canvas.seenSoon()
      gliding.follow()
    },
  })
  const gliding: ReturnType<typeof glide> = glide({
    ...{ host, layer, painted: element, view: camera.view },
  })

  const resize = () => {
    size = sizeOf(host)
    config.configure({ devicePixelRatio: ratioFor(size) })
    canvas.setDimensions(size)
    camera.look()
  }

  const gaps = gapPulls({
    ...{ canvas, objects: objects.all, onGesture: options.onGesture, accent: options.accent },
    content: () => content,
    view: camera.view,
    restore: objects.reconcile,
  })

  const corner = (): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: left, y: top }
  }
  const toHost = ({ x, y }: Point): Point => {
    const { x: left, y: top } = corner()
    return { x: x - left, y: y - top }
  }
  const pinchInHost = (pinch: SpreadPinch) => ({ ...pinch, from: toHost(pinch.from), to: toHost(pinch.to) })

  const carrying = carry({
    ...{ canvas, host, view: camera.view, restore: objects.reconcile, onGesture: options.onGesture },
  })

  const observer = new ResizeObserver(() => {
    const now = sizeOf(host)
    if (now.width !== size.width || now.height !== size.height) {
      resize()
    }
  })
  observer.observe(host)
  camera.look()

  return {
    show(next) {
      if (sameContent(content, next)) {
        return
      }
      const moved = !sameExtent(extentOf(content.pages, content.around), extentOf(next.pages, next.around))
      content = next
      objects.reconcile()
      gaps.show()
      writing?.follow()
      if (moved) {
        camera.reset()
        // Other pages are seen in the frame that is being made: the next would hand the canvas to the screen twice.
        canvas.renderAll()
      }
      carrying.follow()
    },
    repaint() {
      canvas.paintSoon()
      carrying.repaint()
    },
    lookAt: camera.lookAt,
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
      isOnChosen(event) {
        const object = canvas.objectAt(event)
        return object !== undefined && object === canvas.getActiveObject()
      },
      lift(event) {
        const object = canvas.objectAt(event)
        if (object instanceof PhotoFrame && object.hasPhoto) {
          carrying.lift(object, event)
          return true
        }
        return false
      },
      pull: gaps.pull,
      holdText: (event) => texts.hold(canvas.objectAt(event)),
      isOnControl: () => canvas.isOnControl(),
      canLeaf: camera.canLeaf,
      isClose: camera.isClose,
      movesView(event) {
        const object = canvas.objectAt(event)
        const isHeld = object instanceof CaptionObject && object === canvas.getActiveObject()
        return camera.isClose() && !isHeld && !canvas.isOnControl() && canvas.gapAt(event) === undefined
      },
      slide(pinch) {
        canvas.ignoresMoves = pinch !== null
        if (pinch) {
          canvas.inHand?.cancel()
        }
        layer.style.transform = pinch ? transformOf(pinchInHost(pinch)) : ''
      },
      settle: (pinch) => camera.settle(pinchInHost(pinch)),
      lookCloser: (at) => camera.lookCloser(toHost(at)),
    },
    crop(wished) {
      const { at } = wished.subject
      const frame = objects.all.get(pieceKey(at.pageId, at.slotId))
      const page = content.pages.find(({ pageId }) => pageId === at.pageId)
      const sprite = page?.scene.sprites.find(({ id }) => id === at.slotId)
      if (!(frame instanceof PhotoFrame) || !page || sprite?.kind !== 'photo') {
        return undefined
      }
      const { box } = sprite
      const now: Cropping = {
        frame: { ...box, x: page.at.x + box.x, y: page.at.y + box.y },
        width: wished.width,
        before: camera.view(),
        mode: undefined,
      }
      const comeCloser = gliding.remember(true)
      cropping = now
      camera.look()
      const mode = enterCrop(
        {
          ...{ canvas, frame, sprite },
          area: () => inView(now.frame, camera.view()),
          corner,
        },
        wished,
      )
      now.mode = mode
      comeCloser()
      return {
        ...mode,
        leave() {
          if (cropping === now) {
            const goBack = gliding.remember(false)
            cropping = undefined
            mode.leave()
            camera.comeBack(now.before)
            goBack()
          }
        },
      }
    },
    write({ pageId, captionId, onCaret }) {
      const caption = objects.all.get(pieceKey(pageId, captionId))
      if (!(caption instanceof CaptionObject)) {
        return undefined
      }
      const before = camera.view()
      const mode = enterWriting({
        sprite: () => textOn(content.pages, pageId, captionId),
        ...{ canvas, caption, onCaret, fonts: options.fonts, accent: options.accent },
        view: camera.view,
        corner,
        pan: camera.pan,
      })
      writing = mode
      camera.look()
      return {
        ...mode,
        leave() {
          if (writing === mode) {
            writing = undefined
            mode.leave()
            camera.comeBack(before)
          }
        },
      }
    },
    dispose() {
      carrying.drop()
      cropping?.mode?.leave()
      cropping = undefined
      writing?.leave()
      writing = undefined
      observer.disconnect()
      gliding.dispose()
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

function transformOf({ from, to, scale }: SpreadPinch): string {
  return `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
}

function sizeOf(host: HTMLElement): Size {
  return { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) }
}

function ratioFor({ width, height }: Size): number {
  return Math.max(1, Math.min(MAX_DPR, window.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / (width * height))))
}

function sameExtent(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
