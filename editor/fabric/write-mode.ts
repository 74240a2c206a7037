import { type Box, centreOf, type Point } from '../../domain/geometry.ts'
import type { CaptionId, PageId } from '../../domain/ids.ts'
import type { SpreadPage, TextRange, Viewport, WriteView, WritingMarks } from '../editor-port.ts'
import type { FontBook } from '../scene/font-book.ts'
import { after, applied, type Matrix, moved, turnedBy } from '../scene/matrix.ts'
import type { TextSprite } from '../scene/scene.ts'
import { caretAt, caretBox, chosenBoxes, linesBox } from '../scene/text/caret.ts'
import type { CaretRow } from '../scene/text/caret-rows.ts'
import { rowsOfSprite, setIn } from '../scene/text/sprite-rows.ts'
import { paintLoupe } from './loupe.ts'
import type { CaptionObject } from './page-objects.ts'
import type { SpreadCanvas } from './spread-canvas.ts'
import { HANDLE_HEIGHT, handleAt, handlesOf, paintHandles } from './text-handles.ts'
import { inView } from './viewport.ts'

/** Where a text is written. */
export interface WritePlace {
  readonly canvas: SpreadCanvas
  readonly caption: CaptionObject
  readonly fonts: FontBook
  readonly accent: string
  /** As the page shows it now. */
  sprite(): { readonly sprite: TextSprite; readonly at: SpreadPage['at'] } | undefined
  view(): Viewport
  /** The top left of the canvas, client px. */
  corner(): Point
  /** Moves what is seen by so much, css px. */
  pan(by: Point): void
  onCaret(box: Box): void
}

export interface WriteMode extends WriteView {
  /** Where on the canvas all lies that is seen of it, css px; `undefined`: handles or a loupe may be anywhere. */
  area(): Box | undefined
  /** What is seen, and what comes into sight where the text goes on, css px of the canvas. */
  around(): Box
  /** Over the pages, css px. */
  paint(ctx: CanvasRenderingContext2D): void
  /** The text says something else now: the caret is brought into sight. */
  follow(): void
  /** The text is seen elsewhere. */
  placeAnew(): void
  /** What is to be in sight. */
  place(): WrittenPlace | undefined
}

/** What is to be seen around a text that is written. */
export interface WrittenPlace {
  /** Spread mm. */
  readonly box: Box
  /** The caret, spread mm. */
  readonly caret: Box
  /** All its lines, spread mm. */
  readonly lines: Box
  /** The size of its letters. */
  readonly em: number
}

/**
 * Shows the caret in a caption on the page, what is chosen and what is composed.
 *
 * The text itself is painted by the page's painter, from the same rows: a caret never stands elsewhere than the letters. All of
 * it is on the upper canvas, the text too, so that neither a key nor a blink of the caret paints anything of the page.
 */
export function enterWriting(place: WritePlace): WriteMode {
  const { canvas, caption } = place
  let marks: WritingMarks = NO_MARKS
  let known: { readonly sprite: TextSprite; readonly rows: readonly CaretRow[] } | undefined
  let isLit = true
  /** A finger works on the text: handles show. */
  let isTouched = false
  /** Where the finger is that the loupe follows, client px. */
  let magnified: Point | undefined
  const rows = (): readonly CaretRow[] => {
    const sprite = place.sprite()?.sprite
    if (sprite && known?.sprite !== sprite) {
      known = { sprite, rows: rowsOfSprite(sprite, place.fonts) }
    }
    return known?.rows ?? []
  }
  /** From the text's own mm to the spread's: a spine's lies on its side. */
  const lies = (): Matrix => {
    const { at, sprite } = place.sprite() ?? NOWHERE
    const centre = centreOf(setIn(sprite))
    const onPage = moved(at.x, at.y)
    return sprite.angle === 0
      ? onPage
      : after(onPage, after(moved(centre.x, centre.y), after(turnedBy(sprite.angle), moved(-centre.x, -centre.y))))
  }
  const seen = (box: Box): Box => inView(spreadBox(box, lies()), place.view())
  const show = () => {
    const { composed, caret } = marks
    place.onCaret(seen(caretBox(rows(), composed ? { at: composed.from, up: false } : caret)))
    canvas.requestRenderAll()
  }
  const bringIntoSight = () => {
    const { width, height } = canvas
    const caret = seen(caretBox(rows(), marks.caret))
    const high = caret.height + (isTouched ? HANDLE_HEIGHT : 0)
    const by = {
      // By whole px: the pages are moved as they are painted.
      x: Math.round(into(caret.x, caret.width, width, EDGE, STRIDE)),
      y: Math.round(into(caret.y, high, height, EDGE, 0)),
    }
    if (Math.abs(by.x) > 0.5 || Math.abs(by.y) > 0.5) {
      place.pan(by)
    } else {
      show()
    }
  }

  let isFollowing = false
  /** Once for all that an event changes: a key changes the text, and then the place of its caret. */
  const follow = () => {
    if (!isFollowing) {
      isFollowing = true
      queueMicrotask(() => {
        isFollowing = false
        if (!hasLeft) {
          bringIntoSight()
        }
      })
    }
  }
  let hasLeft = false

  const quiet = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  let timer = 0
  const blink = () => {
    window.clearInterval(timer)
    isLit = true
    if (!quiet) {
      timer = window.setInterval(() => {
        isLit = !isLit
        canvas.requestRenderAll()
      }, BLINK)
    }
  }
  const { borderScaleFactor, hasBorders, hasControls } = caption
  caption.set({ borderScaleFactor: 1, hasControls: false })
  canvas.ignoresMoves = true
  canvas.paintApart([caption])
  blink()

  const toText = ({ x, y }: Point): Point => {
    const { scale, left, top } = place.view()
    const corner = place.corner()
    return applied(inverse(lies()), { x: (x - corner.x - left) / scale, y: (y - corner.y - top) / scale })
  }
  const toCanvas = (at: Point): Point => {
    const { scale, left, top } = place.view()
    const { x, y } = applied(lies(), at)
    return { x: x * scale + left, y: y * scale + top }
  }
  const onCanvas = ({ x, y }: Point): Point => {
    const corner = place.corner()
    return { x: x - corner.x, y: y - corner.y }
  }
  const size = () => ({ width: canvas.width, height: canvas.height })
  const handles = () => (isTouched ? handlesOf({ rows: rows(), marks, size: size(), toCanvas }) : [])

  const paintMarks = (ctx: CanvasRenderingContext2D) => {
    const { sprite } = place.sprite() ?? NOWHERE
    const { scale, left, top } = place.view()
    ctx.save()
    ctx.transform(scale, 0, 0, scale, left, top)
    ctx.transform(...lies())
    const all = rows()
    const px = 1 / scale
    ctx.fillStyle = place.accent
    ctx.globalAlpha = 0.26
    for (const box of chosenBoxes(all, marks.chosen.from, marks.chosen.to)) {
      ctx.fillRect(box.x, box.y, box.width, box.height)
    }
    ctx.globalAlpha = 1
    ctx.fillStyle = sprite.colour
    for (const box of marks.composed ? chosenBoxes(all, marks.composed.from, marks.composed.to) : []) {
      ctx.fillRect(box.x, box.y + box.height / 2 + UNDERLINE * sprite.size, box.width, 1.5 * px)
    }
    ctx.fillStyle = MISSING
    for (const row of all) {
      for (const x of row.missing) {
        ctx.fillRect(x - 1.5 * px, (row.top + row.bottom - sprite.size) / 2, 3 * px, sprite.size)
      }
    }
    const isChosen = marks.chosen.from !== marks.chosen.to
    ctx.fillStyle = place.accent
    for (const { caret } of isChosen ? handles() : []) {
      const { x, y, height } = caretBox(all, caret)
      ctx.fillRect(x - px, y, 2 * px, height)
    }
    if ((isLit || magnified) && !isChosen) {
      const { x, y, height } = caretBox(all, marks.caret)
      const high = Math.min(height, sprite.size * CARET)
      ctx.fillRect(x - px, y + (height - high) / 2, 2 * px, high)
    }
    ctx.restore()
  }
  return {
    rows,
    mark(next) {
      // A browser tells of the selection once more after each key.
      if (sameMarks(marks, next)) {
        return
      }
      marks = next
      blink()
      follow()
    },
    follow() {
      // Letters come instead of what was chosen or pointed at: the handle of a caret would only hide them.
      isTouched = isTouched && marks.chosen.from !== marks.chosen.to
      follow()
    },
    placeAnew: show,
    place() {
      const found = place.sprite()
      const on = lies()
      return (
        found && {
          box: spreadBox(setIn(found.sprite), on),
          caret: spreadBox(caretBox(rows(), marks.caret), on),
          lines: spreadBox(linesBox(rows()), on),
          em: found.sprite.size,
        }
      )
    },
    hands: {
      caretAt: (at) => caretAt(rows(), toText(at)),
      isOutside(at) {
        const { sprite } = place.sprite() ?? NOWHERE
        const slop = SLOP / place.view().scale
        const { x, y } = toText(at)
        const box = reach(setIn(sprite), rows())
        return x < box.x - slop || y < box.y - slop || x > box.x + box.width + slop || y > box.y + box.height + slop
      },
      touched(isFinger) {
        isTouched = isFinger
        canvas.requestRenderAll()
      },
      handleAt(at) {
        const held = handleAt(handles(), onCanvas(at))
        if (!held) {
          return undefined
        }
        // A finger below the letters means the letters it took the handle from.
        const { x, y, height } = caretBox(rows(), held.caret)
        const from = toText(at)
        const by = { x: x - from.x, y: y + height / 2 - from.y }
        const { fixed } = held
        return {
          ...(fixed === undefined ? {} : { fixed }),
          caretAt(to) {
            const now = toText(to)
            return caretAt(rows(), { x: now.x + by.x, y: now.y + by.y })
          },
        }
      },
      magnify(at) {
        magnified = at ?? undefined
        caption.hasBorders = !magnified
        canvas.requestRenderAll()
      },
    },
    area() {
      const found = place.sprite()?.sprite
      if (!found || isTouched || magnified) {
        return undefined
      }
      const { x, y, width, height } = seen(reach(setIn(found), rows()))
      // Letters stand out of their lines by a little, the border of the chosen text and its caret out of its box.
      const beside = 8 + found.size * place.view().scale * 0.5
      const [left, top] = [Math.max(0, x - beside), Math.max(0, y - beside)]
      const right = Math.min(canvas.width, x + width + beside)
      const bottom = Math.min(canvas.height, y + height + beside)
      return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined
    },
    around() {
      const { width, height } = canvas
      const found = place.sprite()?.sprite
      const text = found ? seen(setIn(found)) : { x: 0, y: 0, width, height }
      const [left, right] = further(text.x, text.x + text.width, width)
      const [top, bottom] = further(text.y, text.y + text.height, height)
      return { x: left, y: top, width: right - left, height: bottom - top }
    },
    paint(ctx) {
      paintMarks(ctx)
      paintHandles(ctx, handles(), place.accent)
      if (magnified) {
        const { x, y, height } = seen(caretBox(rows(), marks.caret))
        const finger = onCanvas(magnified)
        const of = { x, y: y + height / 2 }
        const pages = canvas.lowerCanvasEl
        const over = (within: CanvasRenderingContext2D) => {
          canvas.renderApart(within)
          paintMarks(within)
        }
        paintLoupe(ctx, { pages, size: size(), of, high: height, finger, accent: place.accent, over })
      }
    },
    leave() {
      hasLeft = true
      window.clearInterval(timer)
      canvas.ignoresMoves = false
      caption.set({ borderScaleFactor, hasBorders, hasControls })
      canvas.paintApart([])
    },
  }
}

/** A text as its page shows it, and where the page lies. */
export function textOn(pages: readonly SpreadPage[], pageId: PageId, captionId: CaptionId) {
  const page = pages.find((one) => one.pageId === pageId)
  const found = page?.scene.sprites.find(({ id }) => id === captionId)
  return page && found?.kind === 'text' ? { sprite: found, at: page.at } : undefined
}

/**
 * What has to move to bring a stretch into sight: so far from the edges, and by a stride further where it has to, that not
 * every key moves the pages.
 */
function into(start: number, length: number, room: number, edge: number, stride: number): number {
  const within = (least: number) => {
    const beside = Math.max(0, Math.min(least, room / 3, (room - length) / 2))
    return Math.min(room - beside - length, Math.max(beside, start)) - start
  }
  return within(edge) === 0 ? 0 : within(edge + stride)
}

/** From where to where is seen in turn while a caret goes from `from` to `to`, no further than the view to either side. */
function further(from: number, to: number, view: number): readonly [number, number] {
  const beside = view / 3
  return [
    Math.floor(Math.max(-view, Math.min(0, from - beside))),
    Math.ceil(Math.min(2 * view, Math.max(view, to + beside))),
  ]
}

/** The box of a text, and whatever of it stands out. */
function reach(box: Box, rows: readonly CaretRow[]): Box {
  const left = Math.min(box.x, ...rows.map(({ stops: [first] }) => first?.x ?? box.x))
  const right = Math.max(box.x + box.width, ...rows.map((row) => row.endX))
  const top = Math.min(box.y, ...rows.map((row) => row.top))
  const bottom = Math.max(box.y + box.height, ...rows.map((row) => row.bottom))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A box of the text's own mm on the spread, upright. */
function spreadBox(box: Box, lies: Matrix): Box {
  const a = applied(lies, box)
  const b = applied(lies, { x: box.x + box.width, y: box.y + box.height })
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) }
}

function sameMarks(a: WritingMarks, b: WritingMarks): boolean {
  return (
    a !== NO_MARKS &&
    a.caret.at === b.caret.at &&
    a.caret.up === b.caret.up &&
    sameRange(a.chosen, b.chosen) &&
    sameRange(a.composed, b.composed)
  )
}

function sameRange(a: TextRange | undefined, b: TextRange | undefined): boolean {
  return a?.from === b?.from && a?.to === b?.to
}

/** Before the field has told any. */
const NO_MARKS: WritingMarks = { caret: { at: 0, up: false }, chosen: { from: 0, to: 0 } }

/** Of a turn and a move: neither makes larger. */
function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  return [a, c, b, d, -(a * e + b * f), -(c * e + d * f)]
}

/** The caret keeps this distance from the edges of the canvas, less than a text that is seen whole; css px. */
const EDGE = 12
const STRIDE = 60
/** A finger may miss the text by so much, css px. */
const SLOP = 22
/** The caret shows and hides in turns, ms. */
const BLINK = 530
/** In multiples of the text's size: how high a caret is, and how far below the middle of its row the line lies that marks what is composed. */
const CARET = 1.25
const UNDERLINE = 0.5

const MISSING = '#c8402d'

const NOWHERE = {
  at: { x: 0, y: 0 },
  sprite: { box: { x: 0, y: 0, width: 0, height: 0 }, angle: 0, size: 1, colour: '#000000' },
} as const
