import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { AlbumGroup } from '../../../domain/album/album.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { eventTitles } from '../../../domain/image-analysis/event-title.ts'
import { nameDate } from '../../../domain/photo/name-date.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { usePorts } from '../../ports/ports.ts'
import styles from './TitleIdeas.module.css'

interface TitleIdeasProps {
  readonly aid: AlbumId
  readonly group: AlbumGroup
  readonly onChoose: (title: string) => void
}

/** Titles out of the dates and places of a group's photos, one tap each. Shown only while nothing is written. */
export function TitleIdeas({ aid, group, onChoose }: TitleIdeasProps) {
  const ideas = useTitleIdeas(aid, group)
  return ideas.length === 0 ? null : (
    <div className={styles['ideas']}>
      <span className={styles['label']}>
        <Trans>From when and where the photos were taken</Trans>
      </span>
      <div className={styles['row']}>
        {ideas.map((idea) => (
          <button key={idea} type="button" className={styles['idea']} onClick={() => onChoose(idea)}>
            {idea}
          </button>
        ))}
      </div>
    </div>
  )
}

function useTitleIdeas(aid: AlbumId, { photos }: AlbumGroup): readonly string[] {
  const { analyses } = usePorts()
  const [ideas, setIdeas] = useState<readonly string[]>([])
  useEffect(() => {
    let shown = true
    analyses.places(aid).then((placeOf) => {
      const facts = photos.map((photo) => {
        const takenAt = photo.takenAt ?? nameDate(photo.fileName)
        const place = placeOf(photo)
        return { ...(takenAt === undefined ? {} : { takenAt }), ...(place ? { place } : {}) }
      })
      if (shown) {
        setIdeas(eventTitles(facts, spokenLanguage()))
      }
    }, console.error)
    return () => {
      shown = false
    }
  }, [analyses, aid, photos])
  return ideas
}
