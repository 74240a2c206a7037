import { type FocusEvent, type KeyboardEvent, useState } from 'react'

interface Row {
  /** How many items it has. */
  readonly count: number
  /** Which of them Tab comes to. Absent: the one that had the focus last. */
  readonly home?: number
  /** Items that have several buttons each: all of one item are stops, and the keys lead to the same button of another one. */
  readonly items?: 'li'
}

/**
 * A row or grid of many buttons is one stop of Tab; inside of it arrows, Home and End lead from one to the next. The keys go by the order
 * in which they stand, up and down by rows, and belong to the row: they leaf no pages meanwhile.
 */
export function useRovingFocus({ count, home, items: kind }: Row) {
  const [at, setAt] = useState<number>()
  const stop = Math.max(0, Math.min(at ?? home ?? 0, count - 1))
  const itemsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(kind ?? 'button')]
  const placeOf = (row: HTMLElement, target: EventTarget) =>
    itemsOf(row).findIndex((item) => item.contains(target as Element))
  return {
    row: {
      'data-roving': kind ?? true,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
        const items = itemsOf(currentTarget)
        const from = placeOf(currentTarget, target)
        const across = kind ? items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length : 0
        const to = altKey || ctrlKey || metaKey || shiftKey ? undefined : KEYS[key]?.(from, items.length - 1, across)
        if (from >= 0 && to !== undefined && to !== from) {
          event.preventDefault()
          event.stopPropagation()
          const inReach = Math.max(0, Math.min(to, items.length - 1))
          sameButton(items[from], items[inReach], target as HTMLElement)?.focus()
        }
      },
      onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
        const place = placeOf(currentTarget, target)
        setAt(place < 0 ? undefined : place)
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

/** Places beyond an end are its last one. */
const KEYS: Readonly<Record<string, (from: number, last: number, across: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  ArrowUp: (from, _, across) => from - across,
  ArrowDown: (from, _, across) => from + across,
  Home: () => 0,
  End: (_, last) => last,
}

function sameButton(from: HTMLElement | undefined, to: HTMLElement | undefined, target: HTMLElement) {
  if (to instanceof HTMLButtonElement) {
    return to
  }
  const buttons = [...(to?.querySelectorAll('button') ?? [])]
  const which = [...(from?.querySelectorAll('button') ?? [])].findIndex((one) => one.contains(target))
  return buttons[which] ?? buttons[0]
}
