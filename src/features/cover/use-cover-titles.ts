import { useEffect, useState } from 'react'
import type { AlbumId } from '../../../domain/ids.ts'
import { coverTitles } from '../../../domain/image-analysis/event-title.ts'
import { nameDate } from '../../../domain/photo/name-date.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { usePorts } from '../../ports/ports.ts'

/** What tells of a photo when it was taken. */
interface DatedPhoto {
  readonly fileName: string
  readonly takenAt?: number
}

/** Titles for the cover out of the dates and places of the photos, the fullest first; none as long as they are looked up. */
export function useCoverTitles(aid: AlbumId, photos: readonly DatedPhoto[]): readonly string[] {
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
        setTitles(coverTitles(facts, spokenLanguage()))
      }
    }, console.error)
    return () => {
      isShown = false
    }
  }, [analyses, aid, photos])
  return titles
}
