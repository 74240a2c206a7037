import type { Placement } from '../../domain/design/design.ts'
import type { Box, Point, Size } from '../../domain/geometry.ts'
import { after, type Matrix, moved, scaled } from '../scene/matrix.ts'
import { photoMatrix } from '../scene/photo-matrix.ts'
import type { PhotoSprite } from '../scene/scene.ts'

/** How the photo is seen beside where it lies: it gives a little where it can go no further. */
export interface Give {
  /** Css px. */
  readonly by: Point
  /** About `at`, css px from the frame's top left. */
  readonly scale: number
  readonly at: Point
}

/** What is seen of a photo that is moved under its frame, between Fabric's two canvases. */
export interface CropLayers {
  /** Where the frame is seen, css px of the canvas. */
  fit(frame: Box): void
  /** The only thing that runs in every frame of a gesture. */
  place(placement: Placement, give: Give | undefined): void
  /** Fingers are on the photo: its thirds show, and a compositor keeps it ready to move. */
  hold(isHeld: boolean): void
  remove(): void
}

/** The spread around the frame, dimmed but seen; the part of the photo that is cut away, fainter than the part that stays. */
const DIM = 'rgba(20,18,15,.6)'
const GHOST = '.38'

/** A photo that gave goes back in this time. */
const BACK = 'transform 160ms ease-out'

/**
 * Two layers of one picture: faint and whole, sharp and clipped by the frame. They only ever get a new CSS transform, so a
 * phone's compositor moves them without painting, and nothing of the page is painted meanwhile.
 *
 *     lower canvas: the page | dim | ghost | frame: photo, border, thirds | upper canvas: Fabric's controls
 */
export function cropLayers(
  picture: HTMLImageElement | HTMLCanvasElement,
  { radius, border, box }: Pick<PhotoSprite, 'radius' | 'border' | 'box'>,
  onto: { readonly parent: HTMLElement; readonly before: Element },
): CropLayers {
  const natural = naturalSize(picture)
  const page = onto.parent.ownerDocument
  const add = (parent: Element, css: string, part?: string) => {
    const element = page.createElement('div')
    element.style.cssText = `position:absolute;${css}`
    if (part) {
      element.dataset['part'] = part
    }
    parent.append(element)
    return element
  }
  const root = page.createElement('div')
  root.setAttribute('aria-hidden', 'true')
  root.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none;'
  add(root, `inset:0;background:${DIM};`)
  const ghost = copyOf(picture)
  ghost.style.cssText = `${PHOTO}opacity:${GHOST};`
  root.append(ghost)
  const frame = add(root, 'overflow:hidden;', 'frame')
  const photo = copyOf(picture)
  photo.style.cssText = PHOTO
  frame.append(photo)
  const edge = add(frame, 'inset:0;box-sizing:border-box;border-radius:inherit;')
  const thirds = add(frame, `inset:0;opacity:0;${THIRDS}`, 'thirds')
  onto.parent.insertBefore(root, onto.before)
  const quiet = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true
  if (!quiet) {
    // The page itself shows the photo where it is until then.
    root.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200, easing: 'ease-out' })
  }

  let area: Box = { x: 0, y: 0, width: 1, height: 1 }
  let size: Size = natural
  const move = (element: HTMLElement, matrix: Matrix) => {
    element.style.transform = `matrix(${matrix.join(',')})`
  }
  return {
    fit(seen) {
      area = seen
      const scale = area.width / box.width
      // A layer of about the size that it is seen in: a compositor keeps one of its own size at every zoom otherwise.
      const share = Math.max(area.width / natural.width, area.height / natural.height)
      size = { width: natural.width * share, height: natural.height * share }
      for (const element of [photo, ghost]) {
        Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` })
      }
      Object.assign(frame.style, {
        ...{ left: `${area.x}px`, top: `${area.y}px`, width: `${area.width}px`, height: `${area.height}px` },
        borderRadius: `${radius * scale}px`,
      })
      edge.style.border = border ? `${border.width * scale}px solid ${border.colour}` : ''
    },
    place(placement, give) {
      const lies = photoMatrix({ ...placement, box: { x: 0, y: 0, width: area.width, height: area.height } }, size)
      const seen = give ? after(givenBy(give), lies) : lies
      move(photo, seen)
      move(ghost, after(moved(area.x, area.y), seen))
    },
    hold(isHeld) {
      thirds.style.opacity = isHeld ? '1' : '0'
      for (const element of [photo, ghost]) {
        element.style.willChange = isHeld ? 'transform' : 'auto'
        element.style.transition = isHeld || quiet ? '' : BACK
      }
    },
    remove() {
      root.remove()
      for (const element of [photo, ghost]) {
        if (element instanceof HTMLCanvasElement) {
          element.width = 0
          element.height = 0
        }
      }
    },
  }
}

const PHOTO = 'position:absolute;left:0;top:0;max-width:none;transform-origin:0 0;'

/** Two lines each way. */
const LINE = 'linear-gradient(rgba(255,255,255,.7) 0 0)'
const THIRDS = `background:${['33.33%', '66.67%']
  .flatMap((at) => [`${LINE} ${at} 0/1px 100% no-repeat`, `${LINE} 0 ${at}/100% 1px no-repeat`])
  .join(',')};`

function givenBy({ by, scale, at }: Give): Matrix {
  return after(moved(by.x + at.x, by.y + at.y), after(scaled(scale, scale), moved(-at.x, -at.y)))
}

/** An element can stand in one place of a document only. */
function copyOf(picture: HTMLImageElement | HTMLCanvasElement): HTMLImageElement | HTMLCanvasElement {
  if (picture instanceof HTMLImageElement) {
    const image = picture.ownerDocument.createElement('img')
    image.src = picture.src
    image.alt = ''
    image.draggable = false
    return image
  }
  const copy = picture.ownerDocument.createElement('canvas')
  copy.width = picture.width
  copy.height = picture.height
  copy.getContext('2d')?.drawImage(picture, 0, 0)
  return copy
}

function naturalSize(picture: HTMLImageElement | HTMLCanvasElement): Size {
  return picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height }
}
