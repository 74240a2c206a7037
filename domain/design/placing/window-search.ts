import type { Box } from '../../geometry.ts'
import type { Focus } from '../../photo/photo.ts'
import type { Mm } from '../../units.ts'

/**
 * What of a slot will not be seen, mm: its edges that the cut takes (or might), and a band that disappears in the fold.
 * No face may lie there.
 */
export interface HiddenMargin {
  readonly left: Mm
  readonly top: Mm
  readonly right: Mm
  readonly bottom: Mm
  /** From the slot's left edge; only across a spread. */
  readonly fold?: { readonly from: Mm; readonly to: Mm }
}

/** A stretch of one axis. */
interface Span {
  readonly from: number
  readonly to: number
}

/** One axis of a photo, as fractions of it, and the window that goes over it. */
export interface Axis {
  /** How much of the photo the window takes. */
  readonly size: number
  /** Shares of the window that are not seen. */
  readonly hiddenMargin: { readonly before: number; readonly behind: number; readonly fold?: Span }
  readonly focus: Span | undefined
  readonly faces: readonly Span[]
}

/** A rounding error is no cut. */
const SLACK = 1e-9

/** Where the window starts: in the middle, moved by no more than keeping the focus whole needs. */
export function windowStart(axis: Axis): number {
  const { size, focus, hiddenMargin } = axis
  const middle = (1 - size) / 2
  if (!focus) {
    return within(middle, size)
  }
  const seen = { from: hiddenMargin.before * size, to: size - hiddenMargin.behind * size }
  if (focus.to - focus.from <= seen.to - seen.from && !hiddenMargin.fold) {
    return within(Math.min(Math.max(middle, focus.to - seen.to), focus.from - seen.from), size)
  }
  return leastLoss(axis, seen)
}

/** The focus of one axis, and the faces in it. A photo that tells no faces is looked at as a whole. */
export function axisOf(
  focus: Focus | undefined,
  along: 'x' | 'y',
  { size, hiddenMargin }: Pick<Axis, 'size' | 'hiddenMargin'>,
): Axis {
  const length = along === 'x' ? 'width' : 'height'
  const span = (box: Box): Span => ({ from: box[along], to: box[along] + box[length] })
  const faces = focus ? (focus.faces ?? [focus]).map(span) : []
  return { size, hiddenMargin, focus: focus && span(focus), faces: faces.map(coreOf) }
}

/** The outermost share of a face's box, on each side, is ear or shadow: it may go before another face does. */
const RIM = 0.06

function coreOf({ from, to }: Span): Span {
  const rim = (to - from) * RIM
  return { from: from + rim, to: to - rim }
}

/** The room around a face, as a share of it: hair, chin, air. */
const AIR = 0.25

/** What a cut face costs, what one costs besides that is neither in nor out, missing air, and one step from the wished place. */
const COST = { cut: 1, half: 0.3, air: 0.1, way: 0.001 } as const

/**
 * Not everything can be kept: the fewest faces are cut, none of them in its middle where that can be helped, and what is
 * kept stands free.
 */
function leastLoss({ size, hiddenMargin, focus, faces }: Axis, seen: Span): number {
  const centred = (span: Span) => (span.from + span.to) / 2 - (seen.from + seen.to) / 2
  const wished = within(focus ? centred(focus) : (1 - size) / 2, size)
  const sorted = [...faces].sort((a, b) => a.from - b.from || a.to - b.to)
  const fold = hiddenMargin.fold && { from: hiddenMargin.fold.from * size, to: hiddenMargin.fold.to * size }
  const starts = [
    wished,
    ...sorted.flatMap((first, at) => [
      ...edgesOf(first, seen, fold),
      ...sorted.slice(at).map((last) => centred({ from: first.from, to: Math.max(first.to, last.to) })),
    ]),
  ].map((start) => within(start, size))
  const costOf = (start: number) =>
    faces.reduce(
      (cost, face) => cost + lossOf(face, moved(seen, start), fold && moved(fold, start)),
      COST.way * Math.abs(start - wished),
    )
  return starts.reduce(
    (best, start) => {
      const cost = costOf(start)
      return cost < best.cost - SLACK ? { start, cost } : best
    },
    { start: wished, cost: costOf(wished) },
  ).start
}

/** Starts that put a face just inside the window, or just beside the fold, with air around it and without. */
function edgesOf(face: Span, seen: Span, fold: Span | undefined): number[] {
  const air = (face.to - face.from) * AIR
  return [0, air].flatMap((layoutArea) => [
    face.from - layoutArea - seen.from,
    face.to + layoutArea - seen.to,
    ...(fold ? [face.to + layoutArea - fold.from, face.from - layoutArea - fold.to] : []),
  ])
}

function lossOf(face: Span, seen: Span, fold: Span | undefined): number {
  const length = face.to - face.from
  if (length <= 0) {
    return 0
  }
  const folded = fold ? shared(face, fold) : 0
  const kept = (shared(face, seen) - folded) / length
  if (kept < 1 - SLACK) {
    return COST.cut + COST.half * 4 * kept * (1 - kept)
  }
  const air = length * AIR
  const free = Math.min(
    face.from - seen.from,
    seen.to - face.to,
    ...(fold ? [face.from >= fold.to ? face.from - fold.to : fold.from - face.to] : []),
  )
  return COST.air * Math.max(0, 1 - free / air)
}

function shared(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
}

function moved({ from, to }: Span, by: number): Span {
  return { from: from + by, to: to + by }
}

function within(start: number, size: number): number {
  return Math.min(Math.max(0, 1 - size), Math.max(0, start))
}
