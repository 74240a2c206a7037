import { useState } from 'react'

/** Marks where the carried photo would lie. */
export function useShownTarget(): { show(element: HTMLElement | undefined): void } {
  const [marked] = useState<{ element?: HTMLElement | undefined }>(() => ({}))
  return {
    show(element) {
      if (marked.element !== element) {
        delete marked.element?.dataset['over']
        marked.element = element
        if (element) {
          element.dataset['over'] = 'true'
        }
      }
    },
  }
}
