import type { TextRange, WriteHands, WriteOptions, WriteView } from '../../../editor/editor-port.ts'
import type { Caret } from '../../../editor/scene/text/caret.ts'

/** What fingers do to a text that is written. */
export interface WriteTouch {
  hands(): WriteHands | undefined
  /** The caret stands there, or what lies between is chosen. */
  onChoose(from: Caret, to: Caret): void
  /** Chooses the word around a caret, and says what it is. */
  onWord(at: Caret): TextRange
  /** A tap beside the text. */
  onOutside(): void
}

/** A text that is written on the canvas. */
export interface WriteOnCanvas extends WriteTouch {
  /** The writing begins anew with each key. */
  readonly key: string
  readonly options: WriteOptions
  /** Who shows the caret; `null` when the text is left. */
  onView(view: WriteView | null): void
}
