import { useEffect } from 'react'
import type { ShareCard } from '../ports/messenger-port.ts'

let shown: ShareCard | null = null
const listeners = new Set<() => void>()

function show(card: ShareCard | null): void {
  shown = card
  for (const listener of [...listeners]) {
    listener()
  }
}

export function subscribeToCard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The card of the screen that is shown; `null`: the shop's own. */
export function cardOf(): ShareCard | null {
  return shown
}

/** What this screen looks like when it is shared; the shop's own card when it is left. */
export function useShareCard(card: ShareCard | null): void {
  const { title, desc, link, image } = card ?? { title: '', desc: '', link: '', image: '' }
  useEffect(() => {
    if (title === '') {
      return
    }
    const mine: ShareCard = { title, desc, link, image }
    show(mine)
    return () => {
      if (shown === mine) {
        show(null)
      }
    }
  }, [title, desc, link, image])
}
