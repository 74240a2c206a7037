import Cropper from 'cropperjs'
import { config, FabricImage, Rect, StaticCanvas } from 'fabric/es'
import { createRoot } from 'react-dom/client'
import EasyCrop from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { applyEdit } from '../../domain/design/change/apply-edit.ts'
import { findPage, type Page } from '../../domain/design/design.ts'
import { canvasSize } from '../../domain/design/placing/canvas-size.ts'
import { gapsOf, pulledBy } from '../../domain/design/placing/gaps.ts'
import type { Point } from '../../domain/geometry.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { type Paper, pageFormat } from '../../domain/product/paper.ts'
import type { CropView, SpreadContent, Viewport } from '../../editor/editor-port.ts'
import { fabricEditor } from '../../editor/fabric/fabric-editor.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { sideBySide } from '../../editor/spread.ts'
import { type CropOnCanvas, EditorCanvas } from '../../src/design-editor/canvas/EditorCanvas.tsx'
import type { RenderResources } from '../../src/ports/render-resources.ts'
import { anEditorStory, type EditorStory } from '../../stories/editor/editor-fixtures.ts'
import { aBenchBook, noFonts } from './book.ts'
import { frames } from './frames.ts'
import type { BenchPhoto } from './photo.ts'
import { bareList, pageReorder } from './reorder.tsx'

/** One editor under the same hand: `frame` is called once in every frame of the gesture. */
export interface Variant {
  frame(share: number): void
  end?(): void
  dispose(): void
}

export type MakeVariant = (host: HTMLElement, photo: BenchPhoto) => Promise<Variant>

const FRAME = { x: 37, y: 70, width: 300, height: 360 }
const DPR = 2

/** The gesture that all follow: in and out once, to either side, a quarter of a right angle round. */
function gestureAt(share: number): { zoom: number; x: number; y: number; degrees: number } {
  const wave = Math.sin(share * Math.PI)
  return { zoom: 1.2 + wave, x: 40 * Math.sin(share * 2 * Math.PI), y: 30 * wave, degrees: 22 * wave }
}

/** The limit: one picture, one clip, one drawImage, nothing else. */
const bareCanvas: MakeVariant = async (host, { proxy }) => {
  const canvas = document.createElement('canvas')
  canvas.width = host.clientWidth * DPR
  canvas.height = host.clientHeight * DPR
  canvas.style.cssText = `width:${host.clientWidth}px;height:${host.clientHeight}px`
  host.append(canvas)
  const ctx = canvas.getContext('2d') as CanvasRenderingContext2D
  return {
    frame(share) {
      const { zoom, x, y, degrees } = gestureAt(share)
      ctx.setTransform(DPR, 0, 0, DPR, 0, 0)
      ctx.clearRect(0, 0, host.clientWidth, host.clientHeight)
      ctx.save()
      ctx.beginPath()
      ctx.rect(FRAME.x, FRAME.y, FRAME.width, FRAME.height)
      ctx.clip()
      ctx.translate(FRAME.x + FRAME.width / 2 + x, FRAME.y + FRAME.height / 2 + y)
      ctx.rotate((degrees * Math.PI) / 180)
      const scale = (FRAME.height / proxy.naturalHeight) * zoom
      ctx.scale(scale, scale)
      ctx.imageSmoothingQuality = 'high'
      ctx.drawImage(proxy, -proxy.naturalWidth / 2, -proxy.naturalHeight / 2)
      ctx.restore()
    },
    dispose: () => canvas.remove(),
  }
}

/** Two fingers on a host, as pointer events. */
function fingers(host: HTMLElement) {
  const touched = host.querySelector('canvas.upper-canvas') ?? host
  // A contact that a script makes cannot be captured.
  touched.setPointerCapture = () => undefined
  const box = host.getBoundingClientRect()
  const send = (name: string, id: number, x: number, y: number) => {
    touched.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        cancelable: true,
        pointerId: id,
        pointerType: 'touch',
        isPrimary: id === 1,
        buttons: name === 'pointerup' ? 0 : 1,
        clientX: box.left + x,
        clientY: box.top + y,
      }),
    )
  }
  const both = (name: string, share: number) => {
    const { zoom, x, y, degrees } = gestureAt(share)
    const angle = (degrees * Math.PI) / 180
    const [middleX, middleY] = [host.clientWidth / 2 + x, host.clientHeight / 2 + y]
    const reach = 50 * zoom
    const [byX, byY] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    send(name, 1, middleX - byX, middleY - byY)
    send(name, 2, middleX + byX, middleY + byY)
  }
  return {
    one: (name: string, { x, y }: Point) => send(name, 1, x, y),
    down: () => both('pointerdown', 0),
    move: (share: number) => both('pointermove', share),
    up: () => both('pointerup', 1),
  }
}

let large: EditorStory | undefined

/** A book of sixty pages. */
export function largeBook(): EditorStory {
  large ??= anEditorStory({ count: 220 })
  return large
}

/** One photo of a page cropped in its place, the page in sight, under real pointer events, clamping and all. */
const cropInPlace: MakeVariant = async (host, { proxy }) => {
  const { scene } = aBenchBook({ photosOnPage: 4, picture: proxy })
  const sprite = scene.sprites.find((one) => one.kind === 'photo')
  if (sprite?.kind !== 'photo') {
    throw new Error('the page has no photo')
  }
  const { id, box: _box, kind: _kind, radius: _radius, ...placement } = sprite
  const subject = { at: { pageId: scene.pageId, slotId: id }, placement, source: { width: 4000, height: 3000 } }
  const content = { pages: sideBySide([scene]) }
  let view: CropView | null = null
  const { close, hands } = await onCanvas(host, proxy, content, {
    key: 'bench',
    options: { picture: proxy, subject, width: canvasSize(window.innerWidth), onChange: quiet },
    onView: (next) => {
      view = next
    },
    view: () => view,
    onOutside: quiet,
  })
  hands.down()
  return { frame: hands.move, end: hands.up, dispose: close }
}

/** A gap of a page of a large book, pulled to and fro by one finger; what is shown is what its edit would print. */
const gapDrag: MakeVariant = async (host, { proxy }) => {
  const { design, world } = largeBook()
  const photos = photoBook(world.photos)
  const { page, gap } = widestGap(design.pages, world.paper)
  const scene = sceneOf({ ...{ design, page, photos, theme: world.theme }, product: world.paper, fonts: noFonts })
  const gaps = [
    {
      ...{ ...gap, pageId: page.id },
      slotsAt(by: number) {
        const layout = { kind: 'places', slots: pulledBy(page, gap, by), captions: [] } as const
        const verdict = applyEdit(design, { cmd: 'page_layout', pageId: page.id, layout }, { ...world, photos })
        return (verdict.kind === 'applied' ? findPage(verdict.next, page.id) : page)?.slots ?? []
      },
    },
  ]
  let view: Viewport = { scale: 1, left: 0, top: 0 }
  const { close, finger } = await onCanvas(host, proxy, { pages: sideBySide([scene]), gaps }, undefined, (now) => {
    view = now
  })
  const { x, y, width, height } = gap.box
  const at = (share: number): Point => {
    const by = Math.sin(share * 2 * Math.PI) * 60
    const middle = { x: (x + width / 2) * view.scale + view.left, y: (y + height / 2) * view.scale + view.top }
    return gap.axis === 'x' ? { ...middle, x: middle.x + by } : { ...middle, y: middle.y + by }
  }
  finger('pointerdown', at(0))
  return {
    frame: (share) => finger('pointermove', at(share)),
    end: () => finger('pointerup', at(1)),
    dispose: close,
  }
}

/** The gap that can be pulled farthest in the book. */
function widestGap(pages: readonly Page[], paper: Paper) {
  const all = pages.flatMap((page) => gapsOf(page, pageFormat(paper, page).page).map((gap) => ({ page, gap })))
  const [widest] = all.sort((a, b) => b.gap.to - b.gap.from - (a.gap.to - a.gap.from))
  if (!widest) {
    throw new Error('no page of the book has a gap')
  }
  return widest
}

/** Our page canvas, pinched. */
const ourEditor: MakeVariant = async (host, { proxy }) => {
  const { scene } = aBenchBook({ photosOnPage: 9, picture: proxy })
  const { close, hands } = await onCanvas(host, proxy, { pages: sideBySide([scene]) })
  hands.down()
  return { frame: hands.move, end: hands.up, dispose: close }
}

/** Our canvas as the app mounts it, with two fingers over it. */
async function onCanvas(
  host: HTMLElement,
  picture: HTMLImageElement,
  content: SpreadContent,
  crop?: CropOnCanvas,
  onView: (view: Viewport) => void = quiet,
) {
  const place = document.createElement('div')
  place.style.cssText = 'position:absolute;inset:0;display:flex'
  host.append(place)
  const root = createRoot(place)
  root.render(
    <EditorCanvas
      content={content}
      resources={paintedFrom(picture)}
      editor={fabricEditor}
      crop={crop}
      onGesture={quiet}
    >
      {(view) => {
        onView(view)
        return null
      }}
    </EditorCanvas>,
  )
  await frames(4)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const hands = fingers(host)
  return { hands, finger: hands.one, close }
}

const quiet = () => undefined

/** Every photo is this picture. */
function paintedFrom(picture: HTMLImageElement): RenderResources {
  return {
    images: {
      pictureOf: () => picture,
      want: quiet,
      failed: () => false,
      subscribe: () => quiet,
      dispose: quiet,
    },
    fonts: { book: noFonts, load: () => Promise.resolve() },
    loadEditor: () => Promise.resolve(fabricEditor),
  }
}

/** Fabric as its guide shows it: the whole photo, clipped by an object. */
const stockFabric: MakeVariant = async (host, { fullImage }) => {
  config.configure({ devicePixelRatio: window.devicePixelRatio })
  const element = document.createElement('canvas')
  host.append(element)
  const canvas = new StaticCanvas(element, { width: host.clientWidth, height: host.clientHeight })
  const image = new FabricImage(fullImage, {
    clipPath: new Rect({
      left: FRAME.x + FRAME.width / 2,
      top: FRAME.y + FRAME.height / 2,
      width: FRAME.width,
      height: FRAME.height,
      absolutePositioned: true,
    }),
  })
  canvas.add(image)
  return {
    frame(share) {
      const { zoom, x, y, degrees } = gestureAt(share)
      const scale = (FRAME.height / fullImage.naturalHeight) * zoom
      image.set({
        left: FRAME.x + FRAME.width / 2 + x,
        top: FRAME.y + FRAME.height / 2 + y,
        scaleX: scale,
        scaleY: scale,
        angle: degrees,
      })
      canvas.renderAll()
    },
    dispose: () => void canvas.dispose().then(() => element.remove()),
  }
}

const easyCrop: MakeVariant = async (host, { full }) => {
  const place = document.createElement('div')
  place.style.cssText = 'position:absolute;inset:0'
  host.append(place)
  const root = createRoot(place)
  const nothing = () => undefined
  const show = (share: number) => {
    const { zoom, x, y, degrees } = gestureAt(share)
    root.render(
      <EasyCrop
        image={full}
        crop={{ x, y }}
        zoom={zoom}
        rotation={degrees}
        aspect={FRAME.width / FRAME.height}
        onCropChange={nothing}
      />,
    )
  }
  show(0)
  await frames(20)
  return {
    frame: show,
    dispose() {
      root.unmount()
      place.remove()
    },
  }
}

const cropperJs: MakeVariant = async (host, { full }) => {
  const image = document.createElement('img')
  image.src = full
  image.style.maxWidth = '100%'
  host.append(image)
  const cropper = new Cropper(image)
  const shown = cropper.getCropperImage()
  await shown?.$ready()
  const start = shown?.$getTransform() ?? [1, 0, 0, 1, 0, 0]
  return {
    frame(share) {
      const { zoom, x, y, degrees } = gestureAt(share)
      shown?.$resetTransform()
      shown?.$setTransform(start)
      shown?.$scale(zoom)
      shown?.$rotate(`${degrees}deg`)
      shown?.$move(x, y)
    },
    dispose() {
      cropper.destroy()
      host.replaceChildren()
    },
  }
}

export const VARIANTS = {
  'bare canvas': bareCanvas,
  'crop in place': cropInPlace,
  'our editor': ourEditor,
  'gap drag': gapDrag,
  'page reorder': () => pageReorder(largeBook()),
  'dnd-kit alone': (host) => bareList(host, largeBook()),
  'stock Fabric': stockFabric,
  'react-easy-crop': easyCrop,
  cropperjs: cropperJs,
} as const satisfies Record<string, MakeVariant>

export type VariantName = keyof typeof VARIANTS
