import { afterEach, expect, test, vi } from 'vitest'
import { canvasSize } from '../../domain/design/placing/canvas-size.ts'
import type { Box, Point } from '../../domain/geometry.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { anEditorStory } from '../../stories/editor/editor-fixtures.ts'
import { customerOn } from '../../tests/support/worlds/customer.ts'
import type { Gesture, SpreadPage, SpreadView, Viewport } from '../editor-port.ts'
import { sceneOf } from '../scene/compose/scene-of.ts'
import type { Scene } from '../scene/scene.ts'
import { sideBySide } from '../spread.ts'
import { fabricEditor } from './fabric-editor.ts'

let mounted: SpreadView | undefined

afterEach(() => {
  mounted?.dispose()
  mounted = undefined
  document.body.replaceChildren()
})

const { design, world, resources } = anEditorStory()
const photos = photoBook(world.photos)
const scenes = design.pages.map((page) =>
  sceneOf({ design, page, product: world.paper, theme: world.theme, photos, fonts: resources.fonts.book }),
)

function openSpread(pages: readonly SpreadPage[], size = { width: 360, height: 400 }) {
  const host = document.createElement('div')
  host.style.cssText = `position:relative;width:${size.width}px;height:${size.height}px;margin:11px 7px`
  document.body.append(host)
  const gestures: Gesture[] = []
  let viewport: Viewport = { scale: 1, left: 0, top: 0 }
  const view = fabricEditor.mountSpreadView(host, {
    pictures: resources.images,
    fonts: resources.fonts.book,
    accent: '#c8402d',
    onGesture: (gesture) => gestures.push(gesture),
    onView: (seen) => {
      viewport = seen
    },
  })
  mounted = view
  view.show({ pages })
  return { host, view, gestures, viewport: () => viewport }
}

/** The same touches in every run. */
function touches(count: number, size: { readonly width: number; readonly height: number }): Point[] {
  let seed = 20_261_122
  const next = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  return Array.from({ length: count }, () => ({ x: next() * size.width, y: next() * size.height }))
}

function isIn(box: Box, { x, y }: Point, beside = 0): boolean {
  return (
    x >= box.x - beside && y >= box.y - beside && x <= box.x + box.width + beside && y <= box.y + box.height + beside
  )
}

/** What lies under a point of the spread by the geometry of its scenes; a text may be missed by `slop` mm. */
function under(pages: readonly SpreadPage[], point: Point, slop: number): Gesture {
  for (const { pageId, scene, at } of pages) {
    const here = { x: point.x - at.x, y: point.y - at.y }
    // What runs off the page is cut with the paper: over the fold lies the other page.
    const onPaper = isIn({ x: 0, y: 0, width: scene.width, height: scene.height }, here)
    for (const beside of [0, slop]) {
      for (const sprite of scene.sprites.toReversed()) {
        if (sprite.kind === 'text' && sprite.written && isIn(sprite.box, here, beside)) {
          return { kind: 'caption.tapped', pageId, captionId: sprite.id }
        }
        if ((sprite.kind === 'photo' || sprite.kind === 'blank') && onPaper && isIn(sprite.box, here)) {
          return { kind: 'photo.tapped', at: { pageId, slotId: sprite.id } }
        }
      }
    }
    if (onPaper) {
      return { kind: 'page.tapped', pageId }
    }
  }
  return { kind: 'canvas.tapped' }
}

test('a thousand touches: what Fabric hits is what lies under the finger by the geometry of the scene', () => {
  const spreads = [[0], [3, 4], [5, 6], [7, 8]].map((at) => sideBySide(at.flatMap((index) => scenes[index] ?? [])))
  const met = new Set<string>()
  for (const [index, pages] of spreads.entries()) {
    const { host, view, gestures, viewport } = openSpread(pages)
    if (index % 2 === 1) {
      view.lookAt({ x: 40, y: 20, width: 120, height: 120 })
    }
    const box = host.getBoundingClientRect()
    const wished: Gesture[] = []
    for (const { x, y } of touches(250, box)) {
      const { scale, left, top } = viewport()
      wished.push(under(pages, { x: (x - left) / scale, y: (y - top) / scale }, 10 / scale))
      view.hands.tap(new PointerEvent('pointerup', { clientX: x + box.left, clientY: y + box.top }))
    }
    expect(gestures).toEqual(wished)
    for (const { kind } of gestures) {
      met.add(kind)
    }
    view.dispose()
    host.remove()
  }
  mounted = undefined
  expect([...met].sort()).toEqual(['canvas.tapped', 'caption.tapped', 'page.tapped', 'photo.tapped'])
})

test('a press that becomes a swipe or a pinch selects nothing and moves nothing, not even when its end gets lost', () => {
  const pages = sideBySide([scenes[4] as never])
  const { host, gestures } = openSpread(pages)
  const canvas = host.querySelector('canvas.upper-canvas') as HTMLCanvasElement
  const box = host.getBoundingClientRect()
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  customerOn(host, 'touch').drags(middle, { x: middle.x + 60, y: middle.y })
  const cancel = new PointerEvent('pointercancel', { bubbles: true, pointerId: 1, isPrimary: true })
  canvas.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, isPrimary: true, buttons: 1 }))
  canvas.dispatchEvent(cancel)
  customerOn(host, 'touch').pinches(
    [middle, { ...middle, x: middle.x + 40 }],
    [middle, { ...middle, x: middle.x + 90 }],
  )
  expect(gestures).toEqual([])
})

test('B§9 crop frame: a frame that is cropped is 500 px wide, or the window less 50, unless it would be too high [B§9.crop-frame]', () => {
  const frameIn = (window: number, pick: (box: Box) => boolean) => {
    const page = scenes
      .flatMap((scene) => sideBySide([scene]))
      .find(({ scene }) => scene.sprites.some((one) => one.kind === 'photo' && pick(one.box)))
    const sprite = page?.scene.sprites.find((one) => one.kind === 'photo' && pick(one.box))
    if (!page || sprite?.kind !== 'photo') {
      throw new Error('the story has no such photo')
    }
    const { host, view, viewport } = openSpread([page], { width: window, height: 560 })
    view.crop({
      picture: resources.images.pictureOf(sprite.photoId) as HTMLCanvasElement,
      subject: {
        at: { pageId: page.pageId, slotId: sprite.id },
        placement: sprite,
        source: { width: 4032, height: 3024 },
      },
      width: canvasSize(window),
      onChange: () => undefined,
    })
    const { scale } = viewport()
    view.dispose()
    host.remove()
    return { width: Math.round(sprite.box.width * scale), height: Math.round(sprite.box.height * scale) }
  }
  const lying = ({ width, height }: Box) => width > 1.3 * height
  expect([frameIn(375, lying).width, frameIn(1000, lying).width]).toEqual([325, 500])
  expect(frameIn(375, ({ width, height }) => height > 1.3 * width).height).toBeLessThanOrEqual(500)
  mounted = undefined
})

/** A phone whose owner minds no motion; every way that something is seen on stands still, to be looked at. */
function withMotion() {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: false } as MediaQueryList) : matchMedia.call(window, query),
  )
}

/** A photo that is seen smaller than it is cropped: how a book is laid out says which page has one. */
function openSmallPhoto() {
  const small = (scene: Scene) =>
    scene.sprites.find((one) => one.kind === 'photo' && one.box.width < 0.6 * scene.width && one.box.x > 0)
  const page = sideBySide(scenes.slice(1).filter(small).slice(0, 1))
  const [shown] = page
  const sprite = shown && small(shown.scene)
  if (!shown || sprite?.kind !== 'photo') {
    throw new Error('the story has no such photo')
  }
  const opened = openSpread(page)
  /** Where the photo is seen by the view that is told. */
  const seen = () => {
    const { scale, left, top } = opened.viewport()
    const { x, y } = opened.host.getBoundingClientRect()
    return [sprite.box.x * scale + left + x, sprite.box.y * scale + top + y, sprite.box.width * scale].map(Math.round)
  }
  const crop = () =>
    opened.view.crop({
      picture: resources.images.pictureOf(sprite.photoId) as HTMLCanvasElement,
      subject: {
        at: { pageId: shown.pageId, slotId: sprite.id },
        placement: sprite,
        source: { width: 4032, height: 3024 },
      },
      width: 325,
      onChange: () => undefined,
    })
  const frame = () => {
    const { left, top, width } = (opened.host.querySelector('[data-part=frame]') as HTMLElement).getBoundingClientRect()
    return [left, top, width].map(Math.round)
  }
  const layer = () => opened.host.querySelector('.canvas-container')?.parentElement as HTMLElement
  /** The whole of the pages, with their shadow. */
  const paper = () => {
    const { left, top, width } = layer().firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    return [left, top, width].map(Math.round)
  }
  return { ...opened, seen, crop, frame, layer, paper }
}

test('crop: the spread comes closer from where it was seen and goes back there, over at once for who touches it', () => {
  withMotion()
  const { host, seen, crop, frame, layer, paper } = openSmallPhoto()
  const before = seen()
  const cropView = crop()
  const after = seen()
  expect(after[2]).toBeGreaterThan(before[2] as number)
  const way = layer().getAnimations()[0] as Animation
  way.pause()
  way.currentTime = 0
  expect(frame()).toEqual(before)
  way.currentTime = 199.9
  expect(frame()).toEqual(after)
  way.currentTime = 0
  host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, isPrimary: true }))
  expect([frame(), layer().getAnimations(), host.querySelectorAll('canvas').length]).toEqual([after, [], 3 + 1])
  const close = paper()
  cropView?.leave()
  const back = layer().getAnimations()[0] as Animation
  back.pause()
  back.currentTime = 0
  expect([seen(), paper()]).toEqual([before, close])
})

test('crop: where motion is not wished the spread is closer at once', () => {
  const { seen, crop, frame, layer } = openSmallPhoto()
  crop()
  expect([frame(), layer().getAnimations()]).toEqual([seen(), []])
})

test('the editor holds two canvases of at most three million pixels each, and gives them back', async () => {
  const { host, view } = openSpread(sideBySide([scenes[4] as never]))
  const canvases = [...host.querySelectorAll('canvas')]
  expect(canvases.map(({ className }) => className)).toEqual(['lower-canvas', 'upper-canvas'])
  expect(canvases.every(({ width, height }) => width * height <= 3_000_000)).toBe(true)
  view.dispose()
  mounted = undefined
  await expect.poll(() => canvases.map(({ width, height }) => width * height)).toEqual([0, 0])
})
