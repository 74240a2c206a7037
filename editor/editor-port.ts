import type { Placement, Slot, SlotAddress } from '../domain/design/design.ts'
import type { Pinch } from '../domain/design/placing/crop.ts'
import type { Gap, PlacedSlot } from '../domain/design/placing/gaps.ts'
import type { OverFold } from '../domain/design/placing/spread-photo.ts'
import type { CloseUp } from '../domain/editing/design-place.ts'
import type { Box, Point, Size } from '../domain/geometry.ts'
import type { CaptionId, PageId, PhotoId, SlotId } from '../domain/ids.ts'
import type { Colour } from '../domain/theme/theme.ts'
import type { Degrees, Mm } from '../domain/units.ts'
import type { FontBook } from './scene/font-book.ts'
import type { Scene } from './scene/scene.ts'
import type { Caret } from './scene/text/caret.ts'
import type { CaretRow } from './scene/text/caret-rows.ts'

/** What a finger, a mouse or a key did, as facts. Who decides what follows is the editing machine. */
export type Gesture =
  | { readonly kind: 'photo.tapped'; readonly at: SlotAddress }
  | { readonly kind: 'caption.tapped'; readonly pageId: PageId; readonly captionId: CaptionId }
  /** Enter on a text: a key that opens it means to write. */
  | { readonly kind: 'caption.opened'; readonly pageId: PageId; readonly captionId: CaptionId }
  /** A tap on a page beside everything. */
  | { readonly kind: 'page.tapped'; readonly pageId: PageId }
  | { readonly kind: 'canvas.tapped' }
  /** A photo was picked up and let go over another slot. */
  | { readonly kind: 'photo.dragged'; readonly from: SlotAddress; readonly to: SlotAddress }
  /**
   * A photo is being carried; `at` in client px, so that the page strip can open the page below it. Let go now, it would change
   * places with the slot that it is `over`, or join that page.
   */
  | {
      readonly kind: 'photo.carried'
      readonly from: SlotAddress
      readonly at: Point
      readonly over:
        | { readonly kind: 'slot'; readonly at: SlotAddress }
        | { readonly kind: 'page'; readonly pageId: PageId }
        | undefined
    }
  /** A photo was picked up and let go in its place. */
  | { readonly kind: 'photo.put back'; readonly at: SlotAddress }
  /** The carried photo was let go where no slot is, `onto` the paper of another page perhaps; `at` in client px. */
  | {
      readonly kind: 'photo.let go'
      readonly from: SlotAddress
      readonly at: Point
      readonly onto: PageId | undefined
    }
  /** A gap was pulled: where the slots of its page lie now. */
  | { readonly kind: 'gap.pulled'; readonly pageId: PageId; readonly slots: readonly PlacedSlot[] }
  /** A chosen text was moved or pulled from one box of its page (mm) to another; while `isHeld` it is still in the hand. */
  | {
      readonly kind: 'text.placed'
      readonly pageId: PageId
      readonly captionId: CaptionId
      readonly from: Box
      readonly to: Box
      readonly isHeld: boolean
    }
  /** A flick over the spread: 1 to the next spread, -1 back. */
  | { readonly kind: 'canvas.swiped'; readonly by: 1 | -1 }

/** The pictures that pages are painted from, as far as they are on this phone. */
export interface Pictures {
  /** Decoded and ready, or `undefined`. Never starts anything. */
  pictureOf(photoId: PhotoId): HTMLImageElement | HTMLCanvasElement | undefined
}

/** One page of the spread; `at` is the top left of its trim in spread mm. */
export interface SpreadPage {
  readonly pageId: PageId
  readonly scene: Scene
  readonly at: { readonly x: Mm; readonly y: Mm }
}

/** Everything the canvas shows. */
export interface SpreadContent {
  readonly pages: readonly SpreadPage[]
  /** So much around the pages is seen too, mm: the wood of a frame. */
  readonly around?: Mm
  /** The slot or caption with the accent outline. */
  readonly selected?: { readonly pageId: PageId; readonly id: SlotId | CaptionId }
  /** The slot that waits for its partner in a swap. */
  readonly swapping?: SlotAddress
  /** A chosen text is moved and pulled by hand, and this near to the trim (mm) is not safe from the cutter. */
  readonly safe?: Mm
  /** Gaps that may be pulled, where pages are laid out by hand; other gaps are another list. */
  readonly gaps?: readonly SpreadGap[]
}

/** A gap between photos of a page of the spread. */
export interface SpreadGap extends Gap {
  readonly pageId: PageId
  /** The slots of the page as they are when it is pulled so far. */
  slotsAt(by: Mm): readonly Slot[]
}

/** A gap that a finger pulls. */
export interface GapPull {
  /** The finger is there, client px: the photos at the gap follow. */
  to(at: Point): void
  /** It was let go. */
  end(): void
  /** The contact was lost: everything lies where it was. */
  cancel(): void
}

/** A text that a finger has. */
export interface HeldText {
  /** The finger went so far since it pressed, css px. */
  follow(by: Point): void
  /** It was let go. */
  release(): void
  /** The contact was lost: the text lies where it lay. */
  cancel(): void
}

/** From spread mm to css px of the canvas: `x * scale + left`, `y * scale + top`. */
export interface Viewport {
  readonly scale: number
  readonly left: number
  readonly top: number
}

export interface SpreadViewOptions {
  readonly pictures: Pictures
  readonly fonts: FontBook
  readonly accent: Colour
  onGesture(gesture: Gesture): void
  /** The spread moved or changed its size: what lies over it in the DOM follows. */
  onView(view: Viewport): void
  /** Fingers came closer or moved there; `null`: all of the spread is seen again. */
  onLook?(look: CloseUp | null): void
}

/** The page canvas: shows a spread, knows what lies under a finger. */
export interface SpreadView {
  /** Makes the canvas agree with `content`; what has not changed is not touched. Painted in the next frame. */
  show(content: SpreadContent): void
  /** Pictures have arrived: paints what uses them. */
  repaint(): void
  /** Brings a part of the spread (mm) into sight, what was looked at closer, or all of it. */
  lookAt(where?: Box | CloseUp): void
  readonly hands: SpreadHands
  /** Comes closer to a photo, to be cropped in its frame; nothing where it does not lie. */
  crop(options: CropOptions): CropView | undefined
  /** Comes closer to a text, to be written on its page; nothing where it does not lie. */
  write(options: WriteOptions): WriteView | undefined
  dispose(): void
}

/** What two fingers or one did on the canvas: what lay `from` lies `to`, client px, so many times as large. */
export interface SpreadPinch {
  readonly from: Point
  readonly to: Point
  readonly scale: number
}

/** What recognised gestures may do to the spread that they happen on. */
export interface SpreadHands {
  /** Tells what lies under the finger. */
  tap(event: PointerEvent): void
  /** What a tap there would tell, `at` in client px; it is not told. */
  under(at: Point): Gesture
  isOnPhotoOrText(event: PointerEvent): boolean
  /** What is selected lies there. */
  isOnChosen(event: PointerEvent): boolean
  /** The photo that was pressed at `event` follows the finger until it is let go; `false` where none lies. */
  lift(event: PointerEvent): boolean
  /** The gap that was pressed at `event` follows the finger. */
  pull(event: PointerEvent): GapPull | undefined
  /** The chosen text that was pressed at `event` follows the finger from there; `undefined` where it does not lie. */
  holdText(event: PointerEvent): HeldText | undefined
  /** Fabric has the finger: it is on a control. */
  isOnControl(): boolean
  /** Whether a flick leafs on (1) or back (-1): nothing more of the spread lies there. */
  canLeaf(by: 1 | -1): boolean
  /** Some of the spread lies beyond the edges of the canvas. */
  isClose(): boolean
  /** It does, and nothing that was pressed at `event` goes along with a finger: the view does. */
  movesView(event: PointerEvent): boolean
  /** Moves the painted picture without painting it anew; `null` puts it back. */
  slide(pinch: SpreadPinch | null): void
  /** The view as the fingers left it. */
  settle(pinch: SpreadPinch): void
  /** Comes closer to a point (client px), or back to all of the spread. */
  lookCloser(at: Point): void
}

/** What is being cropped. */
export interface CropSubject {
  readonly at: SlotAddress
  readonly placement: Placement
  /** Upright pixels of the original. */
  readonly source: Size
  /** How far one may zoom in; absent: as far as any photo. */
  readonly maxZoom?: number
  /** What must not be cut away: where `reset` looks. */
  readonly focus?: Box
  /** Of a half of a photo over the fold: all of it moves and is held by its edges, as it is printed. */
  readonly over?: OverFold
}

export interface CropOptions {
  readonly picture: HTMLImageElement | HTMLCanvasElement
  readonly subject: CropSubject
  /** How wide the frame is seen, css px, unless it would be too high. */
  readonly width: number
  /** Told some ten times a second while the photo moves, and at the end of every gesture. */
  onChange(placement: Placement): void
}

/** A photo that is cropped where it lies: its frame stands still, the photo moves below it and always covers it. */
export interface CropView {
  /** Quarter turns clockwise as the shopper sees them. */
  turn(by: number): void
  flip(axis: 'h' | 'v'): void
  angle(degrees: Degrees): void
  /** Zooms about the middle of the frame. */
  zoom(factor: number): void
  /** Moves the photo by a share of the frame. */
  nudge(by: Point): void
  /** Upright, whole, unflipped, the focus in sight. */
  reset(): void
  placement(): Placement
  /** The same photo with other pixels: it stays where it is, under the fingers too. */
  show(picture: CropOptions['picture']): void
  readonly hands: CropHands
  /** Leaves the crop: the spread is seen as it was before. */
  leave(): void
}

/** What recognised gestures may do to the photo. */
export interface CropHands {
  /** Fabric has the finger: it is on a control. */
  isOnControl(): boolean
  /** In client px. */
  isOutside(at: Point): boolean
  /** What follows counts from here. */
  hold(): void
  /** Since it was held; client px. One finger neither scales nor turns. */
  follow(pinch: Pinch): void
  release(): void
  /** Zooms about a point in client px. */
  zoom(at: Point, factor: number): void
}

/** What is seen beside a text that is written: where the caret stands, what is chosen, what an input method composes. */
export interface WritingMarks {
  readonly caret: Caret
  readonly chosen: TextRange
  readonly composed?: TextRange
}

/** A part of a text; `from` and `to` are the same where there is none. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

export interface WriteOptions {
  readonly pageId: PageId
  readonly captionId: CaptionId
  /** Where the caret (or what is composed) is seen, css px of the canvas: the field stands there. */
  onCaret(box: Box): void
}

/** A text that is written where it lies. What it says comes with the content; this shows the caret in it. */
export interface WriteView {
  /** Where a caret can stand, in the text as it is seen now. */
  rows(): readonly CaretRow[]
  mark(marks: WritingMarks): void
  readonly hands: WriteHands
  /** Leaves the text: the spread is seen as it was before. */
  leave(): void
}

/** What lies under a finger; client px. */
export interface WriteHands {
  caretAt(at: Point): Caret
  isOutside(at: Point): boolean
  /** Whether a finger works on the text, or a mouse: handles are for fingers. */
  touched(isFinger: boolean): void
  /** The handle that is pressed there. */
  handleAt(at: Point): TextHandle | undefined
  /** What lies at the caret is seen larger, above a finger there; `null`: no more. */
  magnify(finger: Point | null): void
}

/** A handle of the caret, or of an end of what is chosen, in the hand. */
export interface TextHandle {
  /** The other end, which stays; absent: it is the caret's. */
  readonly fixed?: number
  /** Where it is when the finger is there, client px. */
  caretAt(at: Point): Caret
}

/** The door from screens to the canvas. Loaded when an editor screen opens, never before. */
export interface EditorPort {
  mountSpreadView(host: HTMLElement, options: SpreadViewOptions): SpreadView
}
