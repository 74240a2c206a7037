import type { Slot } from '../../domain/design/design.ts'
import type { Box, Point } from '../../domain/geometry.ts'
import type { SlotId } from '../../domain/ids.ts'
import type { GapPull, SpreadContent, SpreadGap, SpreadPage, SpreadViewOptions, Viewport } from '../editor-port.ts'
import type { Sprite } from '../scene/scene.ts'
import { GapHandle } from './gap-handle.ts'
import { type PageObject, PhotoFrame } from './page-objects.ts'
import { pieceKey } from './page-pieces.ts'
import type { SpreadCanvas } from './spread-canvas.ts'

/** A pull that ends this near to where gaps are alike ends there, css px. */
const SNAP = 6

interface GapSetup extends Pick<SpreadViewOptions, 'onGesture' | 'accent'> {
  readonly canvas: SpreadCanvas
  readonly objects: ReadonlyMap<string, PageObject>
  content(): SpreadContent
  view(): Viewport
  /** Puts every object back where the design has it. */
  restore(): void
}

/** The gaps that may be pulled, as handles above the pages; the photos at a pulled one follow it. */
export interface GapPulls {
  /** Makes the handles agree with the spread. */
  show(): void
  /** Pulls the gap under the finger; `undefined` where there is none. */
  pull(event: PointerEvent): GapPull | undefined
}

export function gapPulls({ canvas, objects, content, view, restore, onGesture, accent }: GapSetup): GapPulls {
  let shown: SpreadContent['gaps']
  let handles: GapHandle[] = []

  const pulledFrames = (gap: SpreadGap, page: SpreadPage): Pulled[] => {
    const before = new Map(gap.slotsAt(0).map((slot) => [slot.id, slot.box]))
    const ends = [gap.from, gap.to].flatMap((by) => gap.slotsAt(by))
    const moved = new Set(ends.flatMap(({ id, box }) => (sameBox(box, before.get(id)) ? [] : [id])))
    return [...moved].flatMap((id) => {
      const frame = objects.get(pieceKey(page.pageId, id))
      const sprite = page.scene.sprites.find((one) => one.id === id)
      return frame instanceof PhotoFrame && sprite ? [{ id, frame, sprite }] : []
    })
  }

  return {
    show() {
      const { gaps, pages } = content()
      if (gaps === shown) {
        return
      }
      shown = gaps
      canvas.remove(...handles)
      handles = (gaps ?? []).flatMap((gap) => {
        const page = pages.find(({ pageId }) => pageId === gap.pageId)
        return page ? [new GapHandle(gap, page, { accent })] : []
      })
      canvas.add(...handles)
      canvas.paintSoon()
    },
    pull(event) {
      const handle = canvas.gapAt(event)
      const page = content().pages.find(({ pageId }) => pageId === handle?.gap.pageId)
      if (!handle || !page) {
        return undefined
      }
      const { gap } = handle
      const start = { x: event.clientX, y: event.clientY }
      const frames = pulledFrames(gap, page)
      let by = 0
      canvas.paintApart([...frames.map(({ frame }) => frame), handle])
      const end = () => {
        handle.pull(0)
        handle.isSnapped = false
        canvas.paintApart([])
        restore()
      }
      return {
        to(at: Point) {
          const { scale } = view()
          const wished = (at[gap.axis] - start[gap.axis]) / scale
          const pulled = snapped(gap, wished, SNAP / scale)
          by = pulled.by
          handle.isSnapped = pulled.isSnapped
          handle.pull(by)
          const slots = gap.slotsAt(by)
          for (const { id, frame, sprite } of frames) {
            const slot = slots.find((one) => one.id === id)
            if (slot) {
              frame.show(page, inSlot(sprite, slot))
            }
          }
          canvas.requestRenderAll()
        },
        end() {
          const slots = gap.slotsAt(by).map(({ id, box }) => ({ id, box }))
          end()
          if (by !== 0) {
            onGesture({ kind: 'gap.pulled', pageId: gap.pageId, slots })
          }
        },
        cancel: end,
      }
    },
  }
}

interface Pulled {
  readonly id: SlotId
  readonly frame: PhotoFrame
  readonly sprite: Sprite
}

type FrameSprite = Parameters<PhotoFrame['show']>[1]

/** The photo as it would be painted in this slot. */
function inSlot(sprite: Sprite, { box, placement }: Slot): FrameSprite {
  return { ...(sprite as FrameSprite), box, ...(placement ?? {}) } as FrameSprite
}

function snapped({ from, to, snaps }: SpreadGap, wished: number, reach: number) {
  const near = [0, ...snaps]
    .filter((by) => Math.abs(by - wished) <= reach)
    .sort((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0]
  return near === undefined
    ? { by: Math.max(from, Math.min(to, wished)), isSnapped: false }
    : { by: near, isSnapped: near !== 0 }
}

function sameBox(a: Box, b: Box | undefined): boolean {
  return b !== undefined && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}
