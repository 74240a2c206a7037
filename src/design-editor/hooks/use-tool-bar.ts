import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Tools are one stop of Tab; inside of them arrows, Home and End lead from one that can be pressed to the next, and belong to them: they leaf
 * no pages meanwhile. Tab comes back to the tool that had the focus last.
 */
export function useToolBar() {
  const host = useRef<HTMLDivElement>(null)
  const stop = useRef<HTMLButtonElement>(undefined)
  const tools = () => [...(host.current?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled)
  const settle = () => {
    const all = tools()
    const at = all.find((tool) => tool === stop.current) ?? all[0]
    for (const tool of all) {
      tool.tabIndex = tool === at ? 0 : -1
    }
  }
  useEffect(() => {
    const bar = host.current
    settle()
    // Tools come, go and cannot be pressed without the bar being drawn anew.
    const observer = new MutationObserver(settle)
    if (bar) {
      observer.observe(bar, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
    }
    return () => observer.disconnect()
  })
  const focused = ({ target }: FocusEvent) => {
    stop.current = tools().find((tool) => tool === target) ?? stop.current
    settle()
  }
  const pressed = (event: KeyboardEvent) => {
    const all = tools()
    const from = all.indexOf(event.target as HTMLButtonElement)
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    const to = altKey || ctrlKey || metaKey || shiftKey || from < 0 ? undefined : KEYS[key]?.(from, all.length - 1)
    if (to !== undefined) {
      event.preventDefault()
      event.stopPropagation()
      all[Math.max(0, Math.min(to, all.length - 1))]?.focus()
    }
  }
  return { ref: host, 'data-roving': true, onFocus: focused, onKeyDown: pressed }
}

/** Places beyond an end are that end. */
const KEYS: Readonly<Record<string, (from: number, last: number) => number>> = {
  ArrowLeft: (from) => from - 1,
  ArrowRight: (from) => from + 1,
  Home: () => 0,
  End: (_, last) => last,
}
