import type { KeyboardCoordinateGetter } from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { type RefObject, useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Left and right go through the leaves as they are read, over the ends of rows; up and down go by what lies there. */
export const carriedByKeys: KeyboardCoordinateGetter = (event, args) => {
  const step = STEPS[event.code]
  if (step === undefined) {
    return sortableKeyboardCoordinates(event, args)
  }
  event.preventDefault()
  const { over, droppableContainers, droppableRects } = args.context
  const inOrder = droppableContainers
    .getEnabled()
    .sort((a, b) => (a.data.current?.['sortable']?.index ?? 0) - (b.data.current?.['sortable']?.index ?? 0))
  const next = inOrder[inOrder.findIndex(({ id }) => id === (over?.id ?? args.active)) + step]
  const rect = next && droppableRects.get(next.id)
  return rect ? { x: rect.left, y: rect.top } : undefined
}

/**
 * A sheet keeps arrow keys and Escape from the document, where the keyboard sensor hears them: while a leaf is lifted they are handed
 * on from the element that is returned.
 */
export function useArrowsFor(lifted: boolean): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = host.current
    const handOn = (event: KeyboardEvent) => {
      if (event.key.startsWith('Arrow') || event.key === 'Escape') {
        event.stopPropagation()
        event.preventDefault()
        document.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, cancelable: true }))
      }
    }
    if (lifted) {
      element?.addEventListener('keydown', handOn)
    }
    return () => element?.removeEventListener('keydown', handOn)
  }, [lifted])
  return host
}
