import { type RefObject, useEffect, useRef } from 'react'

/** Where the focus goes when what had it is gone: what is selected, else the pages; of a list without a canvas its first button. */
const NEXT = ['[data-testid=canvas] [aria-pressed=true]', '[data-pages]', 'main button:not(:disabled)'] as const

/** What a tool has opened; a list inside of it is the nearer one. */
const OPENED = '[data-opened-by]'

/** What lies over the editor looks after the focus itself. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu]'

/**
 * Tools come and go with what is selected. One that had the focus and goes leaves it on the document, where a keyboard
 * begins at the top again and a screen reader falls silent: it goes on to what the tools were for. In a list that keeps it,
 * whose lines change with what is chosen, it goes on to what is chosen there now. From what a tool had opened (`data-opened-by`)
 * it goes back to that tool (`data-opens`), wherever it was while that was open.
 */
export function useRestoredFocus(): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const editor = host.current
    if (!editor) {
      return
    }
    let last: HTMLElement | null = null
    let list: Element | null = null
    let opened: HTMLElement | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null
      list = last?.closest('[data-keeps-focus]') ?? null
      opened = last?.closest<HTMLElement>(OPENED) ?? editor.querySelector<HTMLElement>(OPENED)
    }
    const watch = new MutationObserver(() => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body
      if (isLost && !document.querySelector(OVER)) {
        const kept = list?.isConnected ? list.querySelector<HTMLElement>('[aria-pressed=true]') : null
        const opener = opened && !opened.isConnected ? openerOf(editor, opened) : null
        const next = kept ?? opener ?? NEXT.map((one) => editor.querySelector<HTMLElement>(one)).find(Boolean)
        next?.focus({ preventScroll: true })
      }
    })
    editor.addEventListener('focusin', note)
    watch.observe(editor, { childList: true, subtree: true })
    return () => {
      editor.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [])
  return host
}

function openerOf(editor: HTMLElement, { dataset }: HTMLElement): HTMLElement | null {
  return editor.querySelector<HTMLElement>(`[data-opens="${dataset['openedBy']}"]`)
}
