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

type CropPicture = HTMLImageElement | HTMLCanvasElement

/** What is seen of a photo that is moved under its frame, between Fabric's two canvases. */
export interface CropLayers {
  /** Where the frame is seen, css px of the canvas. */
  fit(frame: Box): void
  /** The only thing that runs in every frame of a gesture. */
  place(placement: Placement, give: Give | undefined): void
  /** Fingers are on the photo: its thirds show, and a compositor keeps it ready to move. */
  hold(isHeld: boolean): void
  /** Other pixels of the same photo take the place of those that are seen, as soon as they can be painted. */
  show(picture: CropPicture): void
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
  picture: CropPicture,
  { radius, border, box }: Pick<PhotoSprite, 'radius' | 'border' | 'box'>,
  onto: { readonly parent: HTMLElement; readonly before: Element },
): CropLayers {
  let natural = naturalSize(picture)
  let seen: CropPicture | undefined = picture
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
  let ghost = copyOf(picture)
  ghost.style.cssText = `${PHOTO}opacity:${GHOST};`
  root.append(ghost)
  const frame = add(root, 'overflow:hidden;', 'frame')
  let photo = copyOf(picture)
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
  let lies: { readonly placement: Placement; readonly give: Give | undefined } | undefined
  const layers: CropLayers = {
    fit(frameSeen) {
      area = frameSeen
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
      lies = { placement, give }
      const laid = photoMatrix({ ...placement, box: { x: 0, y: 0, width: area.width, height: area.height } }, size)
      const given = give ? after(givenBy(give), laid) : laid
      move(photo, given)
      move(ghost, after(moved(area.x, area.y), given))
    },
    show(next) {
      if (next === seen) {
        return
      }
      seen = next
      const copies = [copyOf(next), copyOf(next)] as const
      // Undecoded, both would be blank for a moment.
      void Promise.all(copies.map(decoded)).then(() => {
        if (seen !== next) {
          return
        }
        for (const [before, copy] of [
          [photo, copies[0]],
          [ghost, copies[1]],
        ] as const) {
          copy.style.cssText = before.style.cssText
          before.replaceWith(copy)
          free(before)
        }
        photo = copies[0]
        ghost = copies[1]
        natural = naturalSize(next)
        layers.fit(area)
        if (lies) {
          layers.place(lies.placement, lies.give)
        }
      })
    },
    hold(isHeld) {
      thirds.style.opacity = isHeld ? '1' : '0'
      for (const element of [photo, ghost]) {
        element.style.willChange = isHeld ? 'transform' : 'auto'
        element.style.transition = isHeld || quiet ? '' : BACK
      }
    },
    remove() {
      seen = undefined
      root.remove()
      free(photo)
      free(ghost)
    },
  }
  return layers
}

/** Gives the pixels of a canvas back at once. */
function free(element: CropPicture): void {
  if (element instanceof HTMLCanvasElement) {
    element.width = 0
    element.height = 0
  }
}

/** A picture that cannot be decoded is shown as the browser shows it. */
async function decoded(element: CropPicture): Promise<void> {
  if (element instanceof HTMLImageElement) {
    await element.decode().catch(() => undefined)
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
function copyOf(picture: CropPicture): CropPicture {
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

function naturalSize(picture: CropPicture): Size {
  return picture instanceof HTMLImageElement
    ? { width: picture.naturalWidth, height: picture.naturalHeight }
    : { width: picture.width, height: picture.height }
}
