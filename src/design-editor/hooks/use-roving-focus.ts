import { type FocusEvent, type KeyboardEvent, useState } from 'react'

interface Row {
  /** How many buttons it has. */
  readonly count: number
  /** Which of them Tab comes to. Absent: the one that had the focus last. */
  readonly home?: number
}

/**
 * A row of many buttons is one stop of Tab; inside of it arrows, Home and End lead from one to the next. The keys go by the order in which
 * the buttons stand, and belong to the row: they leaf no pages meanwhile.
 */
export function useRovingFocus({ count, home }: Row) {
  const [at, setAt] = useState<number>()
  const stop = Math.min(at ?? home ?? 0, count - 1)
  return {
    row: {
      'data-roving': true,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
        const buttons = buttonsOf(currentTarget)
        const from = buttons.indexOf(target as HTMLElement)
        const to = altKey || ctrlKey || metaKey || shiftKey ? undefined : KEYS[key]?.(from, buttons.length - 1)
        if (from >= 0 && to !== undefined) {
          event.preventDefault()
          event.stopPropagation()
          buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus()
        }
      },
      onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
        const index = buttonsOf(currentTarget).indexOf(target)
        setAt(index < 0 ? undefined : index)
      },
      onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
        if (home !== undefined && !currentTarget.contains(relatedTarget)) {
          setAt(undefined)
        }
      },
    },
    tabIndexOf: (index: number) => (index === stop ? 0 : -1),
  }
}

const KEYS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function buttonsOf(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll('button')]
}
