import { type CompositionEvent, type FormEvent, type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import type { Box } from '../../../domain/geometry.ts'
import type { TextRange, WriteView } from '../../../editor/editor-port.ts'
import { type Caret, caretBeside, caretBox, caretRowOf, wordAround } from '../../../editor/scene/text/caret.ts'
import type { Writing } from './use-writing.ts'
import type { WriteOnCanvas } from './write-on-canvas.ts'

/** The field of a text that is written, and what the canvas shows of it. */
export interface WritingFieldState {
  readonly element: RefObject<HTMLTextAreaElement | null>
  /** Title and spine are one line: Enter ends them. */
  readonly isOneLine: boolean
  readonly canvas: WriteOnCanvas
  readonly handlers: {
    onInput(event: FormEvent<HTMLTextAreaElement>): void
    onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void
    onCompositionStart(event: CompositionEvent<HTMLTextAreaElement>): void
    onCompositionUpdate(event: CompositionEvent<HTMLTextAreaElement>): void
    onCompositionEnd(): void
  }
  /** Shows caret, choice and composition as the field has them. */
  mark(): void
  finish(): void
  cancel(): void
}

/** The key code of every key that an input method takes for itself. */
const IME_KEY = 229

/**
 * Joins the field of a text to the canvas. The field is the truth of text, selection and composition, and the browser does
 * everything in it that goes by characters; what goes by lines goes by the lines of the page.
 */
export function useWritingField(writing: Writing): WritingFieldState | undefined {
  const element = useRef<HTMLTextAreaElement>(null)
  const view = useRef<WriteView | null>(null)
  const kept = useRef<Kept>({ caret: { at: 0, up: false } })
  const mark = useCallback(() => {
    const field = element.current
    if (field && document.activeElement === field) {
      const chosen = { from: field.selectionStart, to: field.selectionEnd }
      const { composed } = kept.current
      view.current?.mark({ caret: caretOf(field, kept.current.caret), chosen, ...(composed ? { composed } : {}) })
    }
  }, [])
  const { caption } = writing
  if (!caption) {
    return undefined
  }
  const { role, id } = caption.caption
  const isOneLine = role === 'title' || role === 'spine'

  const choose = (from: number, to: Caret) => {
    const field = element.current
    kept.current = { caret: to }
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(Math.min(from, to.at), Math.max(from, to.at), to.at < from ? 'backward' : 'forward')
    mark()
  }
  const finish = () => {
    if (writing.written(writing.typed.now()).refusal === null) {
      writing.done(element.current?.value ?? caption.caption.text)
    }
  }
  /** Up, Down, Home and End, by the lines of the page; `undefined`: the browser's own. */
  const movedTo = (field: HTMLTextAreaElement, key: string): Caret | undefined => {
    const rows = view.current?.rows() ?? []
    const caret = caretOf(field, kept.current.caret)
    const row = caretRowOf(rows, caret)
    if (!row) {
      return undefined
    }
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      const goal = kept.current.goal ?? caretBox(rows, caret).x
      const next = caretBeside(rows, caret, key === 'ArrowUp' ? -1 : 1, goal)
      kept.current = { ...kept.current, goal }
      return next
    }
    if (key === 'Home') {
      return { at: row.from, up: false }
    }
    return key === 'End' ? { at: row.to, up: row.soft } : undefined
  }
  return {
    ...{ element, isOneLine, mark, finish, cancel: writing.cancel },
    canvas: {
      key: `${caption.pageId}/${id}`,
      options: { pageId: caption.pageId, captionId: id, onCaret: (box) => stand(element.current, box) },
      onView(next) {
        view.current = next
        mark()
      },
      hands: () => view.current?.hands,
      onChoose: (from, to) => choose(from.at, to),
      onWord({ at }) {
        const word = wordAround(element.current?.value ?? '', at)
        choose(word.from, { at: word.to, up: false })
        return word
      },
      onOutside: finish,
    },
    handlers: {
      onInput({ currentTarget: field }) {
        if (isOneLine && !kept.current.composed && /[\r\n]/u.test(field.value)) {
          const { selectionEnd } = field
          field.value = field.value.replace(/[\r\n]/gu, ' ')
          field.setSelectionRange(selectionEnd, selectionEnd)
        }
        kept.current = { ...kept.current, caret: { at: field.selectionEnd, up: false } }
        writing.type(field.value)
        mark()
      },
      onKeyDown(event) {
        // `isComposing` is the only true word on it in Safari, whose compositionend comes before the key.
        if (event.nativeEvent.isComposing || kept.current.composed || event.keyCode === IME_KEY) {
          return
        }
        const isWithKey = event.ctrlKey || event.metaKey || event.altKey
        if (event.key === 'Escape') {
          event.preventDefault()
          event.stopPropagation()
          writing.cancel()
        } else if (event.key === 'Enter' && (isOneLine || event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          finish()
        } else if (!isWithKey) {
          const field = event.currentTarget
          const from = event.shiftKey ? anchorOf(field) : undefined
          const { goal } = kept.current
          const to = movedTo(field, event.key)
          if (to) {
            event.preventDefault()
            const held = kept.current.goal
            choose(from ?? to.at, to)
            kept.current = { caret: to, ...(held !== undefined && isVertical(event.key) ? { goal: held } : {}) }
          } else if (goal !== undefined) {
            kept.current = { caret: kept.current.caret }
          }
        }
      },
      onCompositionStart({ currentTarget: { selectionStart } }) {
        kept.current = { ...kept.current, composed: { from: selectionStart, to: selectionStart } }
      },
      onCompositionUpdate({ data }) {
        const { composed } = kept.current
        if (composed) {
          kept.current = { ...kept.current, composed: { from: composed.from, to: composed.from + data.length } }
        }
      },
      onCompositionEnd() {
        const { composed: _ended, ...rest } = kept.current
        kept.current = rest
        mark()
      },
    },
  }
}

/** What the field itself does not know. */
interface Kept {
  /** Where the caret was put last, and on which row of two. */
  readonly caret: Caret
  /** Where Up and Down lead, mm. */
  readonly goal?: number
  readonly composed?: TextRange
}

function isVertical(key: string): boolean {
  return key === 'ArrowUp' || key === 'ArrowDown'
}

function caretOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement, known: Caret): Caret {
  const at = selectionDirection === 'backward' ? selectionStart : selectionEnd
  return known.at === at ? known : { at, up: false }
}

/** The end of the selection that stays when it is extended. */
function anchorOf({ selectionStart, selectionEnd, selectionDirection }: HTMLTextAreaElement): number {
  return selectionDirection === 'backward' ? selectionEnd : selectionStart
}

/** Moved as it is drawn: to lay it out anew would lay out its whole text. */
function stand(field: HTMLTextAreaElement | null, { x, y, height }: Box): void {
  if (field) {
    const high = `${Math.max(1, height)}px`
    field.style.transform = `translate(${x}px, ${y}px)`
    if (field.style.height !== high) {
      field.style.height = high
    }
  }
}
