import { useEffect, useState } from 'react'
import type { AlbumId } from '../../../domain/ids.ts'
import type { EventPhoto } from '../../../domain/image-analysis/event-title.ts'
import type { Language } from '../../../domain/language.ts'
import { nameDate } from '../../../domain/photo/name-date.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { usePorts } from '../../ports/ports.ts'

/** What tells of a photo when it was taken. */
interface DatedPhoto {
  readonly fileName: string
  readonly takenAt?: number
}

/** Titles out of the dates and places of photos, the fullest first; none as long as they are looked up. */
export function useProposedTitles(
  aid: AlbumId,
  photos: readonly DatedPhoto[],
  /** Of the domain: another function proposes anew. */
  propose: (photos: readonly EventPhoto[], language: Language) => readonly string[],
): readonly string[] {
  const { analyses } = usePorts()
  const [titles, setTitles] = useState<readonly string[]>([])
  useEffect(() => {
    let isShown = true
    analyses.places(aid).then((placeOf) => {
      const facts = photos.map((photo) => {
        const takenAt = photo.takenAt ?? nameDate(photo.fileName)
        const place = placeOf(photo)
        return { ...(takenAt === undefined ? {} : { takenAt }), ...(place ? { place } : {}) }
      })
      if (isShown) {
        setTitles(propose(facts, spokenLanguage()))
      }
    }, console.error)
    return () => {
      isShown = false
    }
  }, [analyses, aid, photos, propose])
  return titles
}
