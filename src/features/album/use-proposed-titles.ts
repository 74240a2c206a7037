import { useEffect, useMemo, useState } from 'react'
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

/** What a photo says of when and where it was taken; absent as long as places are looked up. */
export function useEventFacts(aid: AlbumId): ((photo: DatedPhoto) => EventPhoto) | undefined {
  const { analyses } = usePorts()
  const [facts, setFacts] = useState<{ readonly of: (photo: DatedPhoto) => EventPhoto }>()
  useEffect(() => {
    let isShown = true
    analyses.places(aid).then((placeOf) => {
      const of = (photo: DatedPhoto) => {
        const takenAt = photo.takenAt ?? nameDate(photo.fileName)
        const place = placeOf(photo)
        return { ...(takenAt === undefined ? {} : { takenAt }), ...(place ? { place } : {}) }
      }
      if (isShown) {
        setFacts({ of })
      }
    }, console.error)
    return () => {
      isShown = false
    }
  }, [analyses, aid])
  return facts?.of
}

/** Titles out of the dates and places of photos, the fullest first; none as long as they are looked up. */
export function useProposedTitles(
  aid: AlbumId,
  photos: readonly DatedPhoto[],
  /** Of the domain: another function proposes anew. */
  propose: (photos: readonly EventPhoto[], language: Language) => readonly string[],
): readonly string[] {
  const factsOf = useEventFacts(aid)
  return useMemo(() => (factsOf ? propose(photos.map(factsOf), spokenLanguage()) : []), [factsOf, photos, propose])
}
