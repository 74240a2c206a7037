import { useEffect, useState } from 'react'
import type { AlbumId } from '../../../domain/ids.ts'
import { usePorts } from '../../ports/ports.ts'

/** What the shopper has decided about an album on this phone: none of it is offered again. */
export interface SettledOffers {
  /** Whether this offer may be made; `false` as long as nobody knows. */
  isOpen(name: string): boolean
  settle(names: readonly string[]): void
}

export function useSettledOffers(aid: AlbumId): SettledOffers {
  const { analyses } = usePorts()
  const [settled, setSettled] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let shown = true
    analyses.settled(aid).then((known) => shown && setSettled(known), console.error)
    return () => {
      shown = false
    }
  }, [analyses, aid])
  return {
    isOpen: (name) => settled !== null && !settled.includes(name),
    settle(names) {
      const all = [...(settled ?? []), ...names]
      setSettled(all)
      void analyses.settle(aid, all)
    },
  }
}
