import { Trans } from '@lingui/react/macro'
import type { AlbumGroup } from '../../../domain/album/album.ts'
import type { AlbumId } from '../../../domain/ids.ts'
import { eventTitles } from '../../../domain/image-analysis/event-title.ts'
import { useProposedTitles } from '../../features/album/use-proposed-titles.ts'
import { Suggestions } from '../../ui/controls/Suggestions.tsx'
import styles from './TitleIdeas.module.css'

interface TitleIdeasProps {
  readonly aid: AlbumId
  readonly group: AlbumGroup
  readonly onChoose: (title: string) => void
}

/** Titles out of the dates and places of a group's photos, one tap each. Shown only while nothing is written. */
export function TitleIdeas({ aid, group, onChoose }: TitleIdeasProps) {
  const ideas = useProposedTitles(aid, group.photos, eventTitles)
  return ideas.length === 0 ? null : (
    <div className={styles['ideas']}>
      <span className={styles['label']}>
        <Trans>From when and where the photos were taken</Trans>
      </span>
      <Suggestions suggestions={ideas} onChoose={onChoose} />
    </div>
  )
}
